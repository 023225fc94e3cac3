/** The tutorial: what a newcomer is told on the learning scenario, each thing when it first comes up. */

import type { Lesson } from '../art'

export const LESSONS: Record<string, Lesson[]> = {
  'first-contact': [
    { id: 'welcome', prompt: 'prompt-action', text: 'toi-lesson-welcome' },
    { id: 'activation', prompt: 'prompt-activation', text: 'toi-lesson-activation' },
    { id: 'advance', prompt: 'prompt-advance-step', text: 'toi-lesson-advance' },
    { id: 'target', prompt: 'prompt-fire-target', text: 'toi-lesson-target' },
    { id: 'declare', prompt: 'prompt-fire-declare', text: 'toi-lesson-declare' },
    { id: 'op-fire', prompt: 'prompt-op-fire', text: 'toi-lesson-op-fire' },
    { id: 'casualties', prompt: 'prompt-casualties', text: 'toi-lesson-casualties' },
    { id: 'pinned', event: 'Pinned', text: 'toi-lesson-pinned' },
    { id: 'disrupted', event: 'Disrupted', text: 'toi-lesson-disrupted' },
    { id: 'fatigued', event: 'Fatigued', text: 'toi-lesson-fatigued' },
    { id: 'control', event: 'ControlTaken', text: 'toi-lesson-control' },
    { id: 'command', prompt: 'prompt-command-reserve', text: 'toi-lesson-command' },
    { id: 'status', prompt: 'prompt-status-op-fire', text: 'toi-lesson-status' },
  ],
}

/** The tutorial: what a newcomer is told on the learning scenario, each thing when it first comes up. */

import type { Lesson } from '../art'

export const LESSONS: Record<string, Lesson[]> = {
  neuville: [
    { id: 'chit', prompt: 'prompt-activation-unit', text: 'gts-lesson-chit' },
    { id: 'action', prompt: 'prompt-action', text: 'gts-lesson-action' },
    { id: 'move', prompt: 'prompt-move-step', text: 'gts-lesson-move' },
    { id: 'fire', prompt: 'prompt-fire-target', text: 'gts-lesson-fire' },
    { id: 'opportunity', prompt: 'prompt-opportunity-fire', text: 'gts-lesson-opportunity' },
    { id: 'test', prompt: 'prompt-test', text: 'gts-lesson-test' },
    { id: 'convert', prompt: 'prompt-suffer-convert', text: 'gts-lesson-convert' },
    { id: 'second', prompt: 'prompt-action-second', text: 'gts-lesson-second' },
    { id: 'leader', prompt: 'prompt-leader-transfer', text: 'gts-lesson-leader' },
    { id: 'points', prompt: 'prompt-dispatch-convert', text: 'gts-lesson-points' },
    { id: 'buy', prompt: 'prompt-dispatch-chit', text: 'gts-lesson-buy' },
    { id: 'assault', prompt: 'prompt-assault-declare', text: 'gts-lesson-assault' },
    { id: 'cohesion', event: 'CohesionHit', text: 'gts-lesson-cohesion' },
    { id: 'step', event: 'StepLost', text: 'gts-lesson-step' },
  ],
}

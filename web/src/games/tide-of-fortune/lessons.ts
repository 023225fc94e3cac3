/** The tutorial: what a newcomer is told on the learning scenario, each thing when it first comes up. */

import type { Lesson } from '../art'

export const LESSONS: Record<string, Lesson[]> = {
  'joes-bridge': [
    { id: 'welcome', prompt: 'prompt-strategic-operation', text: 'tof-lesson-welcome' },
    { id: 'bid', prompt: 'prompt-bid-stake', text: 'tof-lesson-bid' },
    { id: 'convert', prompt: 'prompt-bid-convert', text: 'tof-lesson-convert' },
    { id: 'army', prompt: 'prompt-operation-army', text: 'tof-lesson-army' },
    { id: 'reaction', prompt: 'prompt-impulse-reaction', text: 'tof-lesson-reaction' },
    { id: 'division', prompt: 'prompt-operation-division', text: 'tof-lesson-division' },
    { id: 'order', prompt: 'prompt-operation-order', text: 'tof-lesson-order' },
    { id: 'assets', prompt: 'prompt-assets-attach', text: 'tof-lesson-assets' },
    { id: 'unit', prompt: 'prompt-order-unit', text: 'tof-lesson-unit' },
    { id: 'march', prompt: 'prompt-movement-march', text: 'tof-lesson-march' },
    { id: 'anti-tank', prompt: 'prompt-movement-anti-tank', text: 'tof-lesson-anti-tank' },
    { id: 'attack', prompt: 'prompt-attack-target', text: 'tof-lesson-attack' },
    { id: 'support', prompt: 'prompt-combat-support', text: 'tof-lesson-support' },
    { id: 'loss', prompt: 'prompt-combat-loss', text: 'tof-lesson-loss' },
    { id: 'spoiling', event: 'SpoilingRose', text: 'tof-lesson-spoiling' },
    { id: 'demolition', prompt: 'prompt-demolition-target', text: 'tof-lesson-demolition' },
    { id: 'recovery', prompt: 'prompt-recovery-unit', text: 'tof-lesson-recovery' },
    { id: 'tired', event: 'Tired', text: 'tof-lesson-tired' },
  ],
}

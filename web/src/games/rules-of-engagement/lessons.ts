/** The tutorial: what a newcomer is told on the learning scenario, each thing when it first comes up. */

import type { Lesson } from '../art'

export const LESSONS: Record<string, Lesson[]> = {
  'orchard-lane': [
    { id: 'roe-deploy', prompt: 'prompt-deploy', text: 'roe-lesson-deploy' },
    { id: 'roe-order', prompt: 'prompt-order', text: 'roe-lesson-order' },
    { id: 'roe-move-squad', prompt: 'prompt-move-squad', text: 'roe-lesson-move-squad' },
    { id: 'roe-move', prompt: 'prompt-move', text: 'roe-lesson-move' },
    { id: 'roe-opportunity', prompt: 'prompt-opportunity', text: 'roe-lesson-opportunity' },
    { id: 'roe-fire', prompt: 'prompt-fire-squad', text: 'roe-lesson-fire' },
    { id: 'roe-losses', prompt: 'prompt-losses', text: 'roe-lesson-losses' },
    { id: 'roe-respond', prompt: 'prompt-respond', text: 'roe-lesson-respond' },
    { id: 'roe-fall-back', prompt: 'prompt-fall-back', text: 'roe-lesson-fall-back' },
  ],
}

/** The tutorial: what a newcomer is told on the learning scenario, each thing when it first comes up. */

import type { Lesson } from '../art'

export const LESSONS: Record<string, Lesson[]> = {
  'first-patrol': [
    { id: 'hon-deploy', prompt: 'prompt-deploy', text: 'hon-lesson-deploy' },
    { id: 'hon-orders', prompt: 'prompt-order-place', text: 'hon-lesson-orders' },
    { id: 'hon-activation', prompt: 'prompt-activation', text: 'hon-lesson-activation' },
    { id: 'hon-move', prompt: 'prompt-move', text: 'hon-lesson-move' },
    { id: 'hon-opportunity', prompt: 'prompt-opportunity-fire', text: 'hon-lesson-opportunity' },
    { id: 'hon-reserve', prompt: 'prompt-reserve', text: 'hon-lesson-reserve' },
    { id: 'hon-fire', event: 'ShotResolved', text: 'hon-lesson-fire' },
    { id: 'hon-suppressed', event: 'Suppressed', text: 'hon-lesson-suppressed' },
    { id: 'hon-loss', event: 'StepLost', text: 'hon-lesson-loss' },
    { id: 'hon-bluff', event: 'BluffsDiscarded', text: 'hon-lesson-bluff' },
    { id: 'hon-control', event: 'ControlTaken', text: 'hon-lesson-control' },
  ],
}

/** It is my turn: in the title and the icon of the tab, and, if wanted, by a sound and a notification. */

import { useSignalEffect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { MatchStore } from '~/state/match'
import { settings } from '~/state/settings'
import { speaker, t } from '~/text/language'

const PLAIN = './icon.svg'
const CALLING =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -16 32 32"><path d="M-7-13H7L14 0 7 13H-7L-14 0Z" fill="#1a1e1b"/><circle r="8" fill="#f2c14e"/></svg>',
  )

/** Two short notes. */
function ring(): void {
  const audio = new AudioContext()
  for (const [at, pitch] of [
    [0, 660],
    [0.16, 880],
  ] as const) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.12, audio.currentTime + at)
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.3)
    tone.connect(volume).connect(audio.destination)
    tone.start(audio.currentTime + at)
    tone.stop(audio.currentTime + at + 0.32)
  }
}

function call(title: string): void {
  if (settings.sound.peek()) ring()
  const may = settings.notify.peek() && 'Notification' in window && Notification.permission === 'granted'
  if (may && document.hidden) new Notification(title, { tag: 'bocage' })
}

export function useAttention(store: MatchStore): void {
  useSignalEffect(() => {
    const [shown, waiting] = [store.latest.value, store.stage.queue.value.at(-1)?.snapshot]
    const now = waiting ?? shown
    const mine = Boolean(now?.decision) && !now?.result
    const name = now ? now.name || speaker.value.word(now.scenario) : ''
    document.title = [mine ? `● ${t('your-turn')}` : '', name, 'Bocage'].filter(Boolean).join(' · ')
    document.querySelector('link[rel="icon"]')?.setAttribute('href', mine ? CALLING : PLAIN)
  })
  useEffect(() => {
    let asked = true
    return store.stage.onHear(now => {
      const mine = now.decision !== null && !now.result
      if (mine && !asked) call(document.title)
      asked = mine
    })
  }, [store])
  useEffect(
    () => () => {
      document.title = 'Bocage'
      document.querySelector('link[rel="icon"]')?.setAttribute('href', PLAIN)
    },
    [],
  )
}

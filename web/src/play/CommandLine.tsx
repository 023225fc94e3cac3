import { useSignal } from '@preact/signals'
import { matching } from '~/state/choices'
import type { MatchStore } from '~/state/match'
import { speaker, t } from '~/text/language'
import { useBorrowedFocus } from './focus'

/** Typed commands: words of an option, its number, or the name of a place or unit. */
export function CommandLine({ store, close }: { store: MatchStore; close: () => void }) {
  const typed = useSignal('')
  const input = useBorrowedFocus<HTMLInputElement>(store)
  const number = /^\s*\d+\s*$/.test(typed.value) ? store.entries.value[Number(typed.value) - 1] : undefined
  const found = number?.options ?? matching(typed.value, store.options.value, option => speaker.value.plain(option))
  const place = store.plan.value?.plots.find(plot => plot.name.toLowerCase() === typed.value.trim().toLowerCase())
  const enter = () => {
    if (place) {
      store.cursor.value = place.place
      store.touch(place.place)
    } else if (number) store.choose(number)
    else if (found[0]) void store.pick(found[0])
    close()
  }
  return (
    <div class="command">
      <input
        ref={input}
        value={typed.value}
        placeholder={t('type-a-choice')}
        aria-label={t('type-a-choice')}
        aria-controls="command-found"
        onInput={event => {
          typed.value = event.currentTarget.value
        }}
        onKeyDown={event => {
          event.stopPropagation()
          if (event.key === 'Enter') {
            // Else the same key would go on to press the choice that gets the focus, and roll its dice.
            event.preventDefault()
            enter()
          }
          if (event.key === 'Escape') close()
        }}
      />
      <ul id="command-found" aria-live="polite">
        {place && <li class="first">{t('go-to', { place: place.name })}</li>}
        {found.slice(0, 6).map((option, i) => (
          <li key={option.index} class={i === 0 && !place ? 'first' : ''}>
            <button
              type="button"
              onClick={() => {
                void store.pick(option)
                close()
              }}
            >
              {speaker.value.plain(option)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

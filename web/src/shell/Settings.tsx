import type { Signal } from '@preact/signals'
import { PACES, settings } from '~/state/settings'
import { LOCALES, t } from '~/text/language'
import { Dialog } from './Dialog'

/** French or English, at any time. */
export function LanguageSwitch() {
  return (
    <div class="segments" role="group" aria-label={t('language')}>
      {LOCALES.map(locale => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={settings.locale.value === locale}
          aria-label={locale === 'fr' ? 'Français' : 'English'}
          onClick={() => {
            settings.locale.value = locale
          }}
        >
          {locale.toUpperCase()}
        </button>
      ))}
    </div>
  )
}

export function SettingsDialog({ close }: { close: () => void }) {
  return (
    <Dialog title={t('settings')} close={close}>
      <div class="settings">
        <span class="label">{t('language')}</span>
        <LanguageSwitch />
        <Choice label={t('theme')} value={settings.theme} of={['auto', 'light', 'dark']} prefix="theme" />
        <Choice label={t('motion')} value={settings.motion} of={['auto', 'full', 'reduced']} prefix="motion" />
        <Choice label={t('pace')} value={settings.pace} of={PACES} prefix="pace" />
        <label class="field">
          <span class="label">{t('your-name')}</span>
          <input
            value={settings.name.value}
            maxLength={40}
            onInput={event => {
              settings.name.value = event.currentTarget.value
            }}
          />
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={settings.curtain.value}
            onChange={event => {
              settings.curtain.value = event.currentTarget.checked
            }}
          />
          {t('curtain-setting')}
        </label>
        <Check label={t('sound-setting')} value={settings.sound} />
        <Check label={t('notify-setting')} value={settings.notify} ask={mayNotify} />
      </div>
    </Dialog>
  )
}

/** The browser is asked once; what it answers holds. */
const mayNotify = async (): Promise<boolean> =>
  'Notification' in window && (await Notification.requestPermission()) === 'granted'

function Check({ label, value, ask }: { label: string; value: Signal<boolean>; ask?: () => Promise<boolean> }) {
  const change = async (wanted: boolean) => {
    value.value = wanted && (ask ? await ask() : true)
  }
  return (
    <label class="check">
      <input type="checkbox" checked={value.value} onChange={event => void change(event.currentTarget.checked)} />
      {label}
    </label>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Signal<Value>
  of: readonly Value[]
  prefix: string
}

function Choice<Value extends string>({ label, value, of, prefix }: ChoiceProps<Value>) {
  return (
    <>
      <span class="label">{label}</span>
      <div class="segments" role="group" aria-label={label}>
        {of.map(one => (
          <button
            key={one}
            type="button"
            aria-pressed={value.value === one}
            onClick={() => {
              value.value = one
            }}
          >
            {t(`${prefix}-${one}`)}
          </button>
        ))}
      </div>
    </>
  )
}

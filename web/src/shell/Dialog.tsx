import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { t } from '~/text/language'

interface DialogProps {
  title: string
  close: () => void
  children: ComponentChildren
  wide?: boolean
}

export function Dialog({ title, close, children, wide = false }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  // Before what is in it runs its effects: nothing can be scrolled into view while it is closed.
  useLayoutEffect(() => {
    element.current?.showModal()
  }, [])
  return (
    <dialog
      ref={element}
      class={wide ? 'dialog wide' : 'dialog'}
      aria-label={title}
      onClose={close}
      onKeyDown={event => event.stopPropagation()}
      onClick={event => event.target === element.current && element.current?.close()}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" class="square" onClick={() => element.current?.close()} aria-label={t('close')}>
          ×
        </button>
      </header>
      <div class="body" tabIndex={0}>
        {children}
      </div>
    </dialog>
  )
}

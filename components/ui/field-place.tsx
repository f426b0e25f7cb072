import type { ReactNode } from 'react'

/** Where a field of the form stands, so that an error in the summary leads to it. */
export function FieldPlace(props: { name: string; children: ReactNode; className?: string }) {
  return (
    <div data-field={props.name} className={props.className}>
      {props.children}
    </div>
  )
}

/** Puts the focus into a field of the form and brings it into view. */
export function focusField(name: string): void {
  const place = document.querySelector(`[data-field="${CSS.escape(name)}"]`)
  const control = place?.querySelector<HTMLElement>('input,button,select,textarea')
  control?.closest('details')?.setAttribute('open', '')
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}

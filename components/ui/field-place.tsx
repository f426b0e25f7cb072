import type { ReactNode } from 'react'
import { PlaceName } from './field-problems.ts'

/** Marks the position of a form field, so that an error in the summary can link to it, and gives its name. */
export function FieldPlace(props: { name: string; children: ReactNode; className?: string }) {
  return (
    <div data-field={props.name} className={props.className}>
      <PlaceName value={props.name}>{props.children}</PlaceName>
    </div>
  )
}

/** Focuses the first field of a form. */
export function focusFirstField(form: Element | null): void {
  const name = form?.querySelector<HTMLElement>('[data-field]')?.dataset['field']
  if (name !== undefined) focusField(name)
}

/** Focuses a field of the form and scrolls it into view. */
export function focusField(name: string): void {
  const place = document.querySelector(`[data-field="${CSS.escape(name)}"]`)
  const controls = place?.querySelectorAll<HTMLElement>('input,button,select,textarea,a') ?? []
  const control = [...controls].find(({ tabIndex }) => tabIndex >= 0)
  control?.closest('details')?.setAttribute('open', '')
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}

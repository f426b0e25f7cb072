import { isTyping } from './key-guard.ts'
import type { Stroke } from './early-keys.ts'

/** Where Tab leads to. */
const STOPS = 'a[href],button,input,select,textarea,[tabindex]'

/**
 * Does what a press that was kept would have done now, at the element that has the focus: tells everybody who listens, and where
 * none of them takes it, writes, goes on or presses as the browser would.
 */
export function pressAgain({ key, code }: Stroke): void {
  const target = document.activeElement ?? document.body
  const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, composed: true })
  if (!target.dispatchEvent(event)) return
  if (key === 'Tab') return toNextStop(target)
  if (key === 'Enter' && isTyping(event)) return (target as HTMLInputElement).form?.requestSubmit()
  if (key === 'Enter' && target instanceof HTMLElement && target.matches('a,button')) return target.click()
  if (key.length === 1 && isTyping(event)) write(target as HTMLInputElement, key)
}

function write(field: HTMLInputElement, text: string): void {
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
}

function toNextStop(from: Element): void {
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) =>
      stop === from || (stop.tabIndex >= 0 && stop.offsetParent !== null && !stop.matches(':disabled')),
  )
  const next = stops[stops.indexOf(from as HTMLElement) + 1]
  next?.focus()
  if (next instanceof HTMLInputElement) next.select()
}

import type { FocusEvent, HTMLInputTypeAttribute } from 'react'
import { typedByInput } from '../../lib/typed-text.ts'
import { putText } from './put-text.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * Cleans the text of a field as it is left, so that the agent sees the text that is sent (gap 255): pasted
 * text loses its invisible characters, a phone number its `tel:`. The field gets the same event as for typed
 * text. Passwords and other types of input are left alone.
 * @param onBlur called as the field is left, with the clean text
 */
export function cleanOnLeave<Input extends Control>(
  type: HTMLInputTypeAttribute | undefined,
  onBlur: ((event: FocusEvent<Input>) => void) | undefined,
) {
  return (event: FocusEvent<Input>) => {
    const input = event.currentTarget
    const clean = (typedByInput as Partial<Record<string, (typed: string) => string>>)[type ?? 'text']
    if (clean && !input.readOnly && !input.disabled) putText(input, clean(input.value))
    onBlur?.(event)
  }
}

import type { ComboboxOption } from './combobox-option.ts'
import type { FieldFrameProps } from './field-frame.tsx'

/** Properties of a combobox whose options come from elsewhere while the person types. */
export type ComboboxProps<Option extends ComboboxOption> = FieldFrameProps & {
  value: Option | null
  onValueChange: (value: Option | null) => void
  /** Called after `onValueChange` where Enter or the pointer chose, which may lead on: Tab fills in and goes to the next field. */
  onPicked?: ((value: Option) => void) | undefined
  /** Called with every keystroke, and with nothing once what was typed is over; answer by giving new `options`. */
  onQueryChange: (query: string) => void
  options: readonly Option[]
  /** The query that `options` answer. While it differs from what is typed, an early Tab or Enter waits for its answer. */
  optionsFor: string
  loading?: boolean
  /** What to say when nothing is found. */
  emptyText?: string
  placeholder?: string
  disabled?: boolean
  autoFocus?: boolean
}

import type { FieldFrameProps } from './field-frame.tsx'

/** One choice of a select. */
export type SelectOption<Value extends string> = { value: Value; label: string; detail?: string }

/** Properties of a select; `value` null shows the placeholder. */
export type SelectProps<Value extends string> = FieldFrameProps & {
  options: readonly SelectOption<Value>[]
  value: Value | null
  onValueChange: (value: Value) => void
  placeholder?: string
  /** The name in a form. */
  name?: string
  disabled?: boolean
}

'use client'

import { useId, type ComponentProps, type ReactNode } from 'react'
import { cleanOnLeave } from './clean-on-leave.ts'
import { cx } from './cx.ts'
import { controlClass, FieldFrame, fieldAria, fieldIds, type FieldFrameProps } from './field-frame.tsx'

/** A line of text. Accepts the result of react-hook-form's `register` and every attribute of an input. */
export type TextFieldProps = FieldFrameProps &
  Omit<ComponentProps<'input'>, 'className' | 'size'> & {
    /** Monospaced, for codes and references. */
    code?: boolean
    /** True: only screen readers have the label; the placeholder says it to others. */
    hideLabel?: boolean
    /** Something small at the right end inside the field: a unit, a key cap. */
    suffix?: ReactNode
  }

/** A labelled text field, with hint and error linked to it. Pasted text is cleaned when the field is left. */
export function TextField({
  label,
  look,
  hint,
  error,
  className,
  code,
  suffix,
  hideLabel,
  ...input
}: TextFieldProps) {
  const generated = useId()
  const ids = fieldIds(input.id ?? generated)
  return (
    <FieldFrame
      label={label}
      look={look}
      hint={hint}
      error={error}
      hideLabel={hideLabel}
      className={className}
      ids={ids}
    >
      <span className="relative block">
        <input
          type="text"
          autoComplete="off"
          spellCheck={false}
          {...input}
          onBlur={cleanOnLeave(input.type, input.onBlur)}
          {...fieldAria(ids, { hint, error })}
          id={ids.control}
          className={cx(
            controlClass(look, error !== undefined),
            code && 'code text-13',
            suffix !== undefined && 'pr-14',
          )}
        />
        {suffix && (
          <span className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-ink3">
            {suffix}
          </span>
        )}
      </span>
    </FieldFrame>
  )
}

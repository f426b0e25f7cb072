'use client'

import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { controlClass, FieldFrame, fieldAria, fieldIds, type FieldFrameProps } from './field-frame.tsx'

/**
 * A line of text. Takes what `register` of react-hook-form gives; every attribute of an input goes through.
 */
export type TextFieldProps = FieldFrameProps &
  Omit<ComponentProps<'input'>, 'className' | 'size'> & {
    /** For codes and references: monospaced. */
    code?: boolean
    /** Something small at the right end inside the box: a unit, a key cap. */
    suffix?: ReactNode
  }

/** A labelled line of text, with its hint and its error tied to it. */
export function TextField({ label, look, hint, error, className, code, suffix, ...input }: TextFieldProps) {
  const generated = useId()
  const ids = fieldIds(input.id ?? generated)
  return (
    <FieldFrame label={label} look={look} hint={hint} error={error} className={className} ids={ids}>
      <span className="relative block">
        <input
          type="text"
          autoComplete="off"
          spellCheck={false}
          {...input}
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

'use client'

import { useId, type ComponentProps } from 'react'
import { cleanOnLeave } from './clean-on-leave.ts'
import { cx } from './cx.ts'
import { controlClass, FieldFrame, fieldAria, fieldIds, type FieldFrameProps } from './field-frame.tsx'

/** Several lines of text; accepts every attribute of a textarea. */
export type TextAreaProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, 'className'>

/**
 * A labelled text area, with hint and error linked to it. Booking services take its text as one line, so the
 * lines are joined when the field is left.
 */
export function TextArea({ label, look, hint, error, className, ...area }: TextAreaProps) {
  const generated = useId()
  const ids = fieldIds(area.id ?? generated)
  return (
    <FieldFrame label={label} look={look} hint={hint} error={error} className={className} ids={ids}>
      <textarea
        {...area}
        onBlur={cleanOnLeave('text', area.onBlur)}
        {...fieldAria(ids, { hint, error })}
        id={ids.control}
        className={cx(
          controlClass(look, error !== undefined),
          'h-auto min-h-[76px] resize-y py-1.5 read-only:bg-sunk',
        )}
      />
    </FieldFrame>
  )
}

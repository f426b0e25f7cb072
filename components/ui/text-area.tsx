'use client'

import { useId, type ComponentProps } from 'react'
import { cx } from './cx.ts'
import { controlClass, FieldFrame, fieldAria, fieldIds, type FieldFrameProps } from './field-frame.tsx'

/** Several lines of text; accepts every attribute of a textarea. */
export type TextAreaProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, 'className'>

/** A labelled text area, with hint and error linked to it. */
export function TextArea({ label, look, hint, error, className, ...area }: TextAreaProps) {
  const generated = useId()
  const ids = fieldIds(area.id ?? generated)
  return (
    <FieldFrame label={label} look={look} hint={hint} error={error} className={className} ids={ids}>
      <textarea
        {...area}
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

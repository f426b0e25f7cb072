'use client'

import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { AnsweredForm } from '../ui/answered-form.tsx'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { useFocusInvalid } from '../ui/use-focus-invalid.ts'

/**
 * The form of a search as one bar. Enter in any field searches. A field with a missing value shows that and
 * takes the focus.
 * @param props.errors the problems of the fields; another object is a new answer
 */
export function SearchForm(props: {
  label: string
  errors: object
  onSubmit: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  className?: string
  children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  useFocusInvalid(form, props.errors)
  return (
    <AnsweredForm
      ref={form}
      role="search"
      aria-label={props.label}
      noValidate
      onSubmit={props.onSubmit}
      onKeyDown={props.onKeyDown}
      className={cx('card flex', props.className)}
    >
      {props.children}
    </AnsweredForm>
  )
}

/** The last cell of the bar: the button that searches. */
export function SubmitCell({ className }: { className?: string | false }) {
  return (
    <span
      className={cx(
        'flex items-center px-3 py-2 max-narrow:[&>button]:w-full max-narrow:[&>button]:justify-center',
        className,
      )}
    >
      <Button type="submit" variant="primary" keys="Enter">
        Search
      </Button>
    </span>
  )
}

'use client'

import type { ReactNode } from 'react'
import { cx } from '../ui/cx.ts'
import { Popover } from '../ui/popover.tsx'

/**
 * Who comes: one cell of the bar, with the numbers in a popover.
 * @param props.text the party in words
 * @param props.windowLabel names the popover, where the label of the cell is too short for it
 */
export function PartyCell(props: {
  label: string
  text: string
  error?: string | undefined
  windowLabel?: string
  windowClassName: string
  /** Whether the popover is open, where the bar opens it. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The field that gets the focus first. */
  initialFocus?: () => HTMLElement | null
  className?: string | undefined
  children: ReactNode
}) {
  const { label, text, error, windowLabel, windowClassName, className, children, ...popover } = props
  return (
    <div className={cx('flex min-w-0 flex-col justify-center', className)}>
      <Popover
        {...popover}
        label={windowLabel ?? label}
        trigger={
          <button
            type="button"
            aria-invalid={error ? true : undefined}
            className="flex min-w-0 flex-col justify-center px-3 py-1.5 text-left -outline-offset-2"
          >
            <span className="text-11 text-ink2">{label}</span>
            <span className="h-6 w-full truncate text-15 font-medium">{text}</span>
            {/* The error is inside the button: the popover opens below it and would cover the error. */}
            {error && <span className="text-12 text-bad">{error}</span>}
          </button>
        }
        align="end"
        ofForm
        className={windowClassName}
      >
        {children}
      </Popover>
    </div>
  )
}

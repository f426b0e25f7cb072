'use client'

import { Dialog as Base } from '@base-ui/react/dialog'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

/** The layer that dims the page below a dialog or a sheet. */
export function WindowBackdrop() {
  return (
    <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
  )
}

/** The close button in the corner. */
export function WindowClose({ className }: { className?: string }) {
  return (
    <Base.Close
      aria-label="Close"
      className={cx('rounded-pill p-1 text-ink3 hover:bg-sunk hover:text-ink', className)}
    >
      <Icon name="close" />
    </Base.Close>
  )
}

/**
 * Whether a press outside of a window is the second click of a double click on the button that opened it: the
 * window is already open then, and must not close.
 */
export function isSecondClick({ reason, event }: { reason: string; event: Event }): boolean {
  return reason === 'outside-press' && event instanceof UIEvent && event.detail > 1
}

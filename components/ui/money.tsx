'use client'

import { useState } from 'react'
import { formatCents } from '../../lib/money.ts'
import { cx } from './cx.ts'

/** An amount: tabular, two decimals, right-aligned in its box; it flashes once, softly, when it changes. */
export function Money(props: { totalCents: number; currency?: string; className?: string; flash?: boolean }) {
  const flashKey = useFlash(props.totalCents)
  return (
    <span
      key={flashKey}
      className={cx(
        'figures rounded-[4px] text-right whitespace-nowrap',
        flashKey > 0 && props.flash !== false && 'animate-flash',
        props.className,
      )}
    >
      {formatCents(props.totalCents, props.currency)}
    </span>
  )
}

/**
 * Counts the changes of a value since it was first shown: as a React key it restarts the flash with every
 * change.
 */
function useFlash(value: number): number {
  const [shown, setShown] = useState({ value, changes: 0 })
  if (shown.value === value) return shown.changes
  const next = { value, changes: shown.changes + 1 }
  setShown(next)
  return next.changes
}

'use client'

import { useState } from 'react'
import { formatCents, type ClientCents } from '../../lib/money.ts'
import { cx } from './cx.ts'

/** An amount: tabular figures, two decimals, right-aligned; flashes once when it changes. */
export function Money(props: {
  totalCents: ClientCents
  currency?: string
  className?: string
  flash?: boolean
}) {
  const flashKey = useFlash(props.totalCents)
  return (
    <span
      key={flashKey}
      translate="no"
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

/** Counts the changes of a value since the first render: as a React key it restarts the flash. */
function useFlash(value: number): number {
  const [shown, setShown] = useState({ value, changes: 0 })
  if (shown.value === value) return shown.changes
  const next = { value, changes: shown.changes + 1 }
  setShown(next)
  return next.changes
}

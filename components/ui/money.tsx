'use client'

import { formatCents } from '../../lib/money.ts'
import { cx } from './cx.ts'
import { useFlash } from './use-flash.ts'

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

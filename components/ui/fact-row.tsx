import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/**
 * A label and its amount in a card. An amount is never broken; a longer word, as of an e-mail, may be.
 * `strong` for the total.
 */
export function FactRow(props: { label: ReactNode; children: ReactNode; strong?: boolean }) {
  return (
    <div
      className={cx(
        'flex items-baseline justify-between gap-4 px-4 py-1.5',
        props.strong && 'mt-1.5 border-t pt-2.5 font-bold first:mt-0 first:border-t-0 first:pt-1.5',
      )}
    >
      <dt className={props.strong ? '' : 'text-ink2'}>{props.label}</dt>
      <dd className="figures max-w-[72%] text-right">{props.children}</dd>
    </div>
  )
}

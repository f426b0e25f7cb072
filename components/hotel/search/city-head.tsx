import type { ReactElement } from 'react'
import { firstCard } from '../../shell/card-list.tsx'
import { MarkupNote } from '../../ui/shown-prices.tsx'
import { ChipRow } from '../../ui/chip-row.tsx'
import type { FilterChip } from './filter-chips.ts'

/**
 * How many hotels match, how many the place has, and the active filters. Its height is constant.
 * @param hotelCount hotels of the place; null while it is not known
 */
export function CityHead(props: {
  total: number | null
  hotelCount: number | null
  chips: readonly FilterChip[]
  onDrop: (chip: FilterChip) => void
  /** The sort control, at the right of the count. */
  sort: ReactElement | null
  /** Shown before the chips. */
  tools: ReactElement | null
}) {
  const { total, hotelCount } = props
  return (
    <div className="flex flex-col">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="figures shrink-0 text-15 font-bold">
          {total === null ? 'Hotels' : availableText(total, hotelCount)}
        </h2>
        {props.sort}
      </div>
      <div className="flex min-w-0 items-center gap-2 py-1">
        {props.tools}
        <ChipRow chips={props.chips} onDrop={props.onDrop} rest={firstCard} />
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3 text-ink2">
        <span>Lowest price for the whole stay. Open a hotel to see rates and book.</span>
        <MarkupNote kind="hotel" />
      </p>
    </div>
  )
}

/**
 * `41 available of 330`. The place's count may be older than its newest hotels; then the match count is shown
 * alone.
 */
export function availableText(total: number, hotelCount: number | null): string {
  const count = `${total.toLocaleString('en-US')} available`
  return hotelCount !== null && hotelCount >= total
    ? `${count} of ${hotelCount.toLocaleString('en-US')}`
    : count
}

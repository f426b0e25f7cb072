import type { FilterChip } from '../../../lib/hotel/filter-chips.ts'
import { ChipRow } from './chip-row.tsx'

/**
 * How many hotels pass, of how many the place has, and what that was asked with. Keeps its height whatever it says.
 * @param hotelCount hotels of the place; null while it is not known
 */
export function CityHead(props: {
  total: number | null
  hotelCount: number | null
  chips: readonly FilterChip[]
  onDrop: (chip: FilterChip) => void
  children: React.ReactNode
}) {
  const { total, hotelCount } = props
  return (
    <div className="flex flex-col gap-1">
      <div className="flex min-h-8 items-center gap-3">
        <h2 className="figures shrink-0 text-15 font-bold">
          {total === null ? 'Hotels' : countText(total, hotelCount)}
        </h2>
        <ChipRow chips={props.chips} onDrop={props.onDrop} />
        {props.children}
      </div>
      <p className="text-ink2">
        From-prices for the whole stay. Nothing is bookable here; open a hotel to see its rates.
      </p>
    </div>
  )
}

/** `41 of 330`. A place may have been counted before its last hotels came: then the count stands alone. */
export function countText(total: number, hotelCount: number | null): string {
  const count = total.toLocaleString('en-US')
  return hotelCount !== null && hotelCount >= total
    ? `${count} of ${hotelCount.toLocaleString('en-US')}`
    : count
}

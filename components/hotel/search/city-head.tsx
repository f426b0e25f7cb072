import type { ReactElement } from 'react'
import type { City } from '../../../lib/hotel/city.ts'
import { toggleFilter, type CityView, type HotelFilters } from '../../../lib/hotel/city-view.ts'
import type { ClientCents, NetCents } from '../../../lib/money.ts'
import { plural } from '../../../lib/plural.ts'
import { firstCard } from '../../shell/card-list.tsx'
import { ChipRow } from '../../ui/chip-row.tsx'
import { CompactSelect } from '../../ui/compact-select.tsx'
import { MarkupNote } from '../../ui/shown-prices.tsx'
import { filterChips } from './filter-chips.ts'

/**
 * How many hotels match, how many the place has, their order, and the active filters. Its height is constant.
 * @param props.hotelCount hotels of the place; null while it is not known
 * @param props.shownOf the price per night that is shown for a net one
 * @param props.tools shown before the chips
 */
export function CityHead(props: {
  shown: City | null
  hotelCount: number | null
  view: CityView
  shownOf: (netCents: NetCents) => ClientCents
  onFilter: (filters: HotelFilters) => void
  onSort: (sort: string | null) => void
  tools: ReactElement
}) {
  const { shown, view } = props
  const { filters } = view
  return (
    <div className="flex flex-col">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="figures shrink-0 text-15 font-bold">
          {shown ? availableText(shown.total, props.hotelCount) : 'Hotels'}
        </h2>
        {shown && (
          <CompactSelect
            label="Sort"
            options={[
              { value: '', label: 'Recommended' },
              ...shown.sorts.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={view.sort ?? ''}
            onValueChange={(sort) => props.onSort(sort === '' ? null : sort)}
          />
        )}
      </div>
      <div className="flex min-w-0 items-center gap-2 py-1">
        {props.tools}
        <ChipRow
          chips={filterChips(filters, shown?.facets ?? [], props.shownOf)}
          onDrop={({ key, value }) => props.onFilter(toggleFilter(filters, key, value, false))}
          rest={firstCard}
        />
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3 text-ink2">
        <span>Lowest total per stay. Open a hotel for rates.</span>
        <MarkupNote kind="hotel" />
      </p>
    </div>
  )
}

/**
 * `41 of 330 hotels available`. The place's count may be older than its newest hotels; then the match count
 * is shown alone.
 */
export function availableText(total: number, hotelCount: number | null): string {
  const count = total.toLocaleString('en-US')
  return hotelCount !== null && hotelCount >= total
    ? `${count} of ${plural(hotelCount, 'hotel')} available`
    : `${plural(total, 'hotel')} available`
}

import { formatShort, type ClientCents, type NetCents, clientPrice } from '../../../lib/money.ts'
import type { FilterName } from './filter-rescue.ts'
import { allianceName } from './alliances.ts'
import type { FareTypeChoice, Filters, FlagName, Span, StopsChoice } from './filter-groups.ts'
import { minutesText } from '../../../lib/air/minutes-text.ts'

/** The labels of the stops choices. */
export const STOP_WORDS: Record<StopsChoice, string> = { '0': 'Nonstop', '1': '1 stop', '2': '2+ stops' }

/** The labels of the fare types. */
export const FARE_TYPE_WORDS: Record<FareTypeChoice, string> = {
  published: 'Published fare',
  private: 'Private fare',
}

/** The labels of the conditions, in the order of the rail. */
export const FLAG_WORDS: Record<FlagName, string> = {
  refundable: 'Refundable',
  freeRefund: 'Free refund',
  bag: 'Bag included',
  noLowCost: 'No low-cost',
}

/** `4 seats or more`. */
export function seatsText(least: number): string {
  return `${least} seats or more`
}

/** The upper end of a slider that was not moved; no fare exceeds it. */
export const OPEN_END = 9_999_999

/**
 * A filter as the text of its chip: `Nonstop`, `SQ, EK`, `up to $2,000`.
 * @param shownOf the total that is shown for a net one
 */
export function filterText(
  filters: Filters,
  name: FilterName,
  shownOf: (netCents: NetCents) => ClientCents = (netCents) => clientPrice(netCents, 0),
): string {
  switch (name) {
    case 'stops':
      return filters.stops.map((choice) => STOP_WORDS[choice]).join(', ')
    case 'airlines':
      return filters.airlines.join(', ')
    case 'connections':
      return `via ${filters.connections.join(', ')}`
    case 'alliances':
      return filters.alliances.map(allianceName).join(', ')
    case 'fareTypes':
      return filters.fareTypes.map((type) => FARE_TYPE_WORDS[type]).join(', ')
    case 'refundable':
    case 'freeRefund':
    case 'bag':
    case 'noLowCost':
      return FLAG_WORDS[name]
    case 'seats':
      return seatsText(filters.seats ?? 0)
    case 'price':
      return spanText(filters.price, (cents) => formatShort(shownOf(cents)), OPEN_END * 100)
    case 'duration':
      return spanText(filters.duration, minutesText, OPEN_END)
    case 'times':
      return 'Times of day'
  }
}

function spanText(span: Span | null, format: (value: number) => string, openEnd: number): string {
  if (!span) return ''
  const [low, high] = span
  if (low === 0) return `up to ${format(high)}`
  return high >= openEnd ? `from ${format(low)}` : `${format(low)} to ${format(high)}`
}

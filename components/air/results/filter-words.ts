import { formatShort } from '../../../lib/money.ts'
import type { FilterName } from './filter-rescue.ts'
import type { Filters, Span, StopsChoice } from './filters.ts'
import { minutesText } from '../minutes-text.ts'

/** The labels of the stops choices. */
export const STOP_WORDS: Record<StopsChoice, string> = { '0': 'Nonstop', '1': '1 stop', '2': '2+ stops' }

/** The upper end of a slider that was not moved; no fare exceeds it. */
export const OPEN_END = 9_999_999

/**
 * A filter as the text of its chip: `Nonstop`, `SQ, EK`, `up to $2,000`.
 * @param addedCents what is added to every net price before it is shown
 */
export function filterText(filters: Filters, name: FilterName, addedCents = 0): string {
  switch (name) {
    case 'stops':
      return filters.stops.map((choice) => STOP_WORDS[choice]).join(', ')
    case 'airlines':
      return filters.airlines.join(', ')
    case 'refundable':
      return 'Refundable'
    case 'bag':
      return 'Bag included'
    case 'privateFare':
      return 'Private fare'
    case 'price':
      return spanText(filters.price, (cents) => formatShort(cents + addedCents), OPEN_END * 100)
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

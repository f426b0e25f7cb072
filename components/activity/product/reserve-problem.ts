import type { PriceDay } from '../../../lib/activity/price-day.ts'
import type { Variant } from '../../../lib/activity/variant.ts'
import { formatDay, type CalendarDate } from '../../../lib/dates.ts'
import { plural } from '../../../lib/plural.ts'
import {
  partyProblem,
  partySize,
  priceSetOf,
  quoteOf,
  type TicketParty,
} from '../../../lib/activity/quote.ts'
import { verdictOf, verdictText } from '../nationality.ts'
import type { Restrictions } from '../../../lib/activity/activity-reads.ts'
import { dayState } from './product-days.ts'
import type { Slot } from './slots.ts'

/** The selection, as far as it is loaded. */
export type ProductSelection = {
  /** Undefined while they load. */
  restrictions: Restrictions | undefined
  nationality: string
  type: Variant | undefined
  date: CalendarDate | null
  /** The date of the price list; null if it is not on it, undefined while the list loads. */
  entry: PriceDay | null | undefined
  slot: Slot | null
  party: TicketParty
}

/** Why nothing can be reserved yet: neither the dates nor their prices are known. */
export const LOADING_PRICES = 'Loading the prices'

/**
 * Why the selection cannot be reserved, as a sentence for the screen; undefined if it can. The nationality
 * comes first: without a permitted one nothing else matters.
 */
export function reserveProblem(selection: ProductSelection): string | undefined {
  const { restrictions, nationality, type, date, entry, slot, party } = selection
  if (!restrictions || !type) return LOADING_PRICES
  const verdict = verdictOf(restrictions, nationality)
  if (verdict === 'forbidden') return verdictText(restrictions, nationality)
  if (verdict === 'unknown') return "Select the traveller's nationality first"
  // Before the dates are known, none is to be selected.
  if (entry === undefined) return LOADING_PRICES
  if (date === null) return 'Select a date'
  const state = dayState(entry ?? undefined)
  if (state.kind === 'sold-out') return `Sold out on ${formatDay(date)}; select another date`
  if (state.kind === 'not-offered') return `Not offered on ${formatDay(date)}; select another date`
  if (type.timeslots.length > 0) {
    if (!slot) return 'Select a start time'
    if (slot.state === 'sold-out') return `${slot.startTime} is sold out; select another time`
    if (slot.state === 'not-offered') return `${slot.startTime} is not offered on ${formatDay(date)}`
  }
  const problem = partyProblem(type, party)
  if (problem !== undefined) return problem
  const size = partySize(party)
  const set = priceSetOf(entry, slot?.uuid ?? null, size)
  if (set && set.quantity < size)
    return `${plural(set.quantity, 'place')} left for ${plural(size, 'traveller')}`
  return quoteOf(set, party) === null ? `No price for these travellers on ${formatDay(date)}` : undefined
}

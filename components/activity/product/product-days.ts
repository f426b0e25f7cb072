import type { PriceDay, PriceSet } from '../../../lib/activity/price-day.ts'
import { bookedTicketTypes } from '../../../contract/activity/codes.ts'
import { unitCents } from '../../../lib/activity/quote.ts'
import type { CalendarDate } from '../../../lib/dates.ts'
import { shadesOf } from '../../ui/price-shades.ts'

/** How a date is sold. `cents`: the lowest adult price of its starts; `places`: the most that a start has. */
export type DayState =
  { kind: 'offered'; cents: number; places: number } | { kind: 'sold-out' } | { kind: 'not-offered' }

/** The price list of a variant by date. */
export type Days = ReadonlyMap<CalendarDate, PriceDay>

/** The state of a date; a date that is not on the list, or has no prices, is not offered. */
export function dayState(entry: PriceDay | undefined): DayState {
  const priced = (entry?.prices ?? []).flatMap((set) => {
    const cents = shownCents(set)
    return cents === null ? [] : [{ cents, places: set.quantity }]
  })
  if (priced.length === 0) return { kind: 'not-offered' }
  const open = priced.filter(({ places }) => places > 0)
  if (open.length === 0) return { kind: 'sold-out' }
  return {
    kind: 'offered',
    cents: Math.min(...open.map(({ cents }) => cents)),
    places: Math.max(...open.map(({ places }) => places)),
  }
}

/** An adult's price; where no adults come, the price of the first ticket type that has one. */
function shownCents(set: PriceSet): number | null {
  for (const type of bookedTicketTypes) {
    const cents = unitCents(set, type)
    if (cents !== null) return cents
  }
  return null
}

/** The lowest price of all dates that can be booked, in cents; null if there is none. */
export function lowestCents(entries: Iterable<PriceDay>): number | null {
  let lowest: number | null = null
  for (const entry of entries) {
    const state = dayState(entry)
    if (state.kind === 'offered' && (lowest === null || state.cents < lowest)) lowest = state.cents
  }
  return lowest
}

/** The lowest price of each shade of the heat map. */
export function shadesOfDays(entries: Iterable<PriceDay>): number[] {
  const prices: number[] = []
  for (const entry of entries) {
    const state = dayState(entry)
    if (state.kind === 'offered') prices.push(state.cents)
  }
  return shadesOf(prices)
}

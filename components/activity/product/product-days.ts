import type { PriceListEntry } from '../../../contract/activity/price-list.ts'
import { bookedTicketTypes } from '../../../contract/activity/codes.ts'
import { unitCents, type PriceSet } from '../../../lib/activity/quote.ts'
import { addDays, daysBetween, type CalendarDate } from '../../../lib/dates.ts'

/** How a date is sold. `cents`: the lowest adult price of its starts; `places`: the most that a start has. */
export type DayState =
  { kind: 'offered'; cents: number; places: number } | { kind: 'sold-out' } | { kind: 'not-offered' }

/** The price list of a variant by date. */
export type Days = ReadonlyMap<CalendarDate, PriceListEntry>

/** A month as `YYYY-MM`. */
export type Month = string

/** The state of a date; a date that is not on the list, or has no prices, is not offered. */
export function dayState(entry: PriceListEntry | undefined): DayState {
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
export function lowestCents(entries: Iterable<PriceListEntry>): number | null {
  let lowest: number | null = null
  for (const entry of entries) {
    const state = dayState(entry)
    if (state.kind === 'offered' && (lowest === null || state.cents < lowest)) lowest = state.cents
  }
  return lowest
}

/** The months from one date to another, both included. */
export function monthsBetween(from: CalendarDate, to: CalendarDate): Month[] {
  const months: Month[] = []
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = monthAfter(month, 1)) months.push(month)
  return months
}

/** The month some months later; earlier for a negative number. */
export function monthAfter(month: Month, by: number): Month {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const months = year * 12 + number - 1 + by
  return `${String(Math.floor(months / 12))}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** Monday is 0. */
export function weekdayOf(date: CalendarDate): number {
  return (new Date(date).getUTCDay() + 6) % 7
}

/** The weeks from Monday to Sunday that contain a range of dates; null for dates outside it. */
export function weeksOf(from: CalendarDate, to: CalendarDate): (CalendarDate | null)[][] {
  const monday = addDays(from, -weekdayOf(from))
  const count = Math.floor(daysBetween(monday, to) / 7) + 1
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const date = addDays(monday, week * 7 + day)
      return date >= from && date <= to ? date : null
    }),
  )
}

/** First and last date of a month. */
export function monthRange(month: Month): { from: CalendarDate; to: CalendarDate } {
  return { from: `${month}-01`, to: addDays(`${monthAfter(month, 1)}-01`, -1) }
}

/** Number of shades of the heat map. */
const SHADES = 5

/**
 * The lowest price of each shade, ascending, at most five: one price a shade while there are few, otherwise
 * shades with about the same number of prices.
 */
export function shadesOf(entries: Iterable<PriceListEntry>): number[] {
  const prices = new Set<number>()
  for (const entry of entries) {
    const state = dayState(entry)
    if (state.kind === 'offered') prices.add(state.cents)
  }
  const sorted = [...prices].sort((one, other) => one - other)
  if (sorted.length <= SHADES) return sorted
  return Array.from(
    { length: SHADES },
    (_, shade) => sorted[Math.floor((shade * sorted.length) / SHADES)] ?? 0,
  )
}

/** The shade of a price, from 0. */
export function shadeOf(shades: readonly number[], cents: number): number {
  return Math.max(
    0,
    shades.findLastIndex((lowest) => cents >= lowest),
  )
}

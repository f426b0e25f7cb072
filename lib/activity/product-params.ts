import { isCalendarDate, type CalendarDate } from '../dates.ts'
import type { ActivityTrip } from './activity-trip.ts'
import { writeParty } from './party-params.ts'
import type { TicketParty } from './quote.ts'
import { writeShown, type ShownTickets } from './shown-tickets.ts'

/** The selection on the page of a product; null for a part that is not selected. */
export type ProductChoice = { variant: string | null; date: CalendarDate | null; slot: string | null }

/** The parameter of a product's page and of its form that holds the catalogue's own parameters. */
export const SEARCH = 's'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** True for a uuid in lower case. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** Reads the selection of an address: `variant=uuid&date=2027-04-14&slot=uuid`. Other values are ignored. */
export function readChoice(params: URLSearchParams): ProductChoice {
  const [variant, date, slot] = ['variant', 'date', 'slot'].map((name) => params.get(name) ?? '')
  return {
    variant: isUuid(variant ?? '') ? (variant ?? null) : null,
    date: isCalendarDate(date ?? '') ? (date ?? null) : null,
    slot: isUuid(slot ?? '') ? (slot ?? null) : null,
  }
}

/** Writes a selection into the parameters of an address, which keep everything else. */
export function writeChoice(params: URLSearchParams, choice: ProductChoice): void {
  for (const [name, value] of Object.entries(choice)) {
    if (value === null) params.delete(name)
    else params.set(name, value)
  }
}

/** The travellers of a trip by ticket type. */
export function partyOfTrip(trip: Pick<ActivityTrip, 'adults' | 'children' | 'seniors'>): TicketParty {
  return { adult: trip.adults, child: trip.children, senior: trip.seniors }
}

/**
 * The address of the booking form of a variant on a date. It carries the client's days and the search for the
 * way back.
 * @param slot null without start times
 * @param search as in the address of the product; null without one
 * @param shown the prices on the page, which the form compares its own with; null without any
 */
export function bookActivityHref(selection: {
  product: string
  variant: string
  date: CalendarDate
  slot: string | null
  days: Pick<ActivityTrip, 'from' | 'to'>
  party: TicketParty
  search: string | null
  shown: ShownTickets | null
}): `/activities/book?${string}` {
  const { product, variant, date, slot, days, party, search, shown } = selection
  const params = new URLSearchParams([
    ['variant', variant],
    ['product', product],
    ['date', date],
    ...(slot === null ? [] : [['slot', slot] as [string, string]]),
    ['from', days.from],
    ['to', days.to],
  ])
  writeParty(params, party)
  if (shown) writeShown(params, shown)
  if (search) params.set(SEARCH, search)
  return `/activities/book?${params}`
}

import { anyText, day, uuid } from '../address/formats.ts'
import { hrefOf, param, readParams, writeWhole } from '../address/params.ts'
import type { ActivityStart } from './activity-offer.ts'
import type { ActivityTrip } from './activity-trip.ts'
import { ticketPartyParams, readTicketParty } from './party-params.ts'
import { choiceParams, SEARCH } from './product-params.ts'
import type { TicketParty } from './quote.ts'
import { shownParams, type ShownTickets } from './shown-tickets.ts'

/** The contents of the address of the booking form; `bookActivityHref` writes it. */
export type BookPlace = ActivityStart & {
  /** Uuid of the product, which the way back leads to; null if the address has none. */
  product: string | null
  /** The client's days, for the way back; null if the address has none. */
  days: Pick<ActivityTrip, 'from' | 'to'> | null
  party: TicketParty
  /** The search that led to the product, as its address has it; null if the address has none. */
  search: string | null
}

const visitParams = { from: param('from', day), to: param('to', day), ...ticketPartyParams }
const searchParams = { search: param(SEARCH, anyText()) }
const bookParams = {
  variant: choiceParams.variant,
  product: param('product', uuid),
  date: choiceParams.date,
  slot: choiceParams.slot,
  ...visitParams,
  ...shownParams,
  ...searchParams,
}

/**
 * Reads the address of the form; null if it names no variant or no date. Without travellers it means one
 * adult.
 */
export function readBookPlace(address: URLSearchParams): BookPlace | null {
  const { variant, date, slot, product, from, to, search } = readParams(bookParams, address)
  if (variant === null || date === null) return null
  const days = from === null || to === null ? null : { from, to }
  const party = readTicketParty(address) ?? { adult: 1, child: 0, senior: 0 }
  return { variant, date, slot, product, days, party, search }
}

/**
 * The address of the booking form of a variant on a date. It carries the client's days and the search for the
 * way back.
 * @param start.slot null without start times
 * @param start.search as in the address of the product; null without one
 * @param start.shown the prices on the page, which the form compares its own with; null without any
 */
export function bookActivityHref(
  start: ActivityStart & {
    product: string
    days: Pick<ActivityTrip, 'from' | 'to'>
    party: TicketParty
    search: string | null
    shown: ShownTickets | null
  },
) {
  const { days, party, ...rest } = start
  return hrefOf('/activities/book', writeWhole(bookParams, { ...days, ...party, ...rest }))
}

/**
 * The page of a product with a selection on it, for these days and travellers of the client, and with the
 * search that led to it.
 */
export function productHref(product: string, selected: Partial<Omit<BookPlace, 'product'>> = {}) {
  const { days, party, ...rest } = selected
  const pageParams = { ...visitParams, ...searchParams, ...choiceParams }
  return hrefOf(`/activities/${product}`, writeWhole(pageParams, { ...days, ...party, ...rest }))
}

/**
 * The way back from the form, to choose another date or start for the travellers that it has now.
 * @param product uuid; null if it is not known, which leaves the catalogue
 */
export function backFromForm(product: string | null, place: BookPlace, party: TicketParty): string {
  return product === null ? '/activities' : productHref(product, { ...place, party })
}

import { isCalendarDate } from '../dates.ts'
import type { ActivityStart } from './activity-offer.ts'
import type { ActivityTrip } from './activity-trip.ts'
import { readTicketParty, writeParty } from './party-params.ts'
import { isUuid, SEARCH, writeChoice } from './product-params.ts'
import type { TicketParty } from './quote.ts'

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

/**
 * Reads the address of the form; null if it names no variant or no date. Without travellers it means one
 * adult.
 */
export function readBookPlace(address: URLSearchParams): BookPlace | null {
  const uuid = (name: string) => {
    const value = address.get(name) ?? ''
    return isUuid(value) ? value : null
  }
  const day = (name: string) => {
    const value = address.get(name) ?? ''
    return isCalendarDate(value) ? value : null
  }
  const [variant, date, from, to] = [uuid('variant'), day('date'), day('from'), day('to')]
  if (variant === null || date === null) return null
  const days = from === null || to === null ? null : { from, to }
  const party = readTicketParty(address) ?? { adult: 1, child: 0, senior: 0 }
  const search = address.get(SEARCH)
  return { variant, date, slot: uuid('slot'), product: uuid('product'), days, party, search }
}

/**
 * The page of a product with a selection on it, for these days and travellers of the client, and with the
 * search that led to it.
 */
export function productHref(
  product: string,
  selected: Partial<Omit<BookPlace, 'product'>> = {},
): `/activities/${string}` {
  const { variant = null, date = null, slot = null, days, party, search } = selected
  const address = new URLSearchParams(days ? { from: days.from, to: days.to } : {})
  if (party) writeParty(address, party)
  if (search) address.set(SEARCH, search)
  writeChoice(address, { variant, date, slot })
  return `/activities/${product}${address.size > 0 ? `?${address}` : ''}`
}

/**
 * The way back from the form, to choose another date or start for the travellers that it has now.
 * @param product uuid; null if it is not known, which leaves the catalogue
 */
export function backFromForm(product: string | null, place: BookPlace, party: TicketParty): string {
  return product === null ? '/activities' : productHref(product, { ...place, party })
}

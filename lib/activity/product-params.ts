import { day, uuid } from '../address/formats.ts'
import { param, readParams, type Values } from '../address/params.ts'
import type { ActivityTrip } from './activity-trip.ts'
import type { TicketParty } from './quote.ts'

/** The selection in an address: `variant=uuid&date=2027-04-14&slot=uuid`. */
export const choiceParams = {
  variant: param('variant', uuid),
  date: param('date', day),
  slot: param('slot', uuid),
}

/** The selection on the page of a product; null for a part that is not selected. */
export type ProductChoice = Values<typeof choiceParams>

/** The parameter of a product's page and of its form that holds the catalogue's own parameters. */
export const SEARCH = 's'

/** Reads the selection of an address. Other values are ignored. */
export function readChoice(address: URLSearchParams): ProductChoice {
  return readParams(choiceParams, address)
}

/** The travellers of a trip by ticket type. */
export function partyOfTrip(trip: Pick<ActivityTrip, 'adults' | 'children' | 'seniors'>): TicketParty {
  return { adult: trip.adults, child: trip.children, senior: trip.seniors }
}

import type { BookedTicketType } from '../../contract/activity/codes.ts'
import { whole } from '../address/formats.ts'
import { param, readParams, type Param } from '../address/params.ts'
import { partySize, type TicketParty } from './quote.ts'

/**
 * The travellers of an address by ticket type (Activity v2, POST bookings):
 * `adults=2&children=1&seniors=0`.
 */
export const ticketPartyParams = {
  adult: param('adults', whole(0, 99), 0),
  child: param('children', whole(0, 99), 0),
  senior: param('seniors', whole(0, 99), 0),
} satisfies Record<BookedTicketType, Param<number>>

/** Reads the travellers of an address; null if it names nobody. */
export function readTicketParty(address: URLSearchParams): TicketParty | null {
  const party = readParams(ticketPartyParams, address)
  return partySize(party) === 0 ? null : party
}

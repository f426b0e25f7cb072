import { bookedTicketTypes } from '../../contract/activity/codes.ts'
import type { TicketParty } from './quote.ts'

/** The parameter of each ticket type (Activity v2, POST bookings). */
const params = { adult: 'adults', child: 'children', senior: 'seniors' } as const

/** Reads the travellers of an address, `adults=2&children=1&seniors=0`; null if it names nobody. */
export function readTicketParty(address: URLSearchParams): TicketParty | null {
  const counts = bookedTicketTypes.map((type) => {
    const count = address.get(params[type]) ?? ''
    return [type, /^\d{1,2}$/.test(count) ? Number(count) : 0] as const
  })
  return counts.every(([, count]) => count === 0) ? null : (Object.fromEntries(counts) as TicketParty)
}

/** Writes the travellers into the parameters of an address, which keep everything else. */
export function writeParty(address: URLSearchParams, party: TicketParty): void {
  for (const type of bookedTicketTypes) address.set(params[type], String(party[type]))
}

import { bookedTicketTypes, type BookedTicketType } from '../../contract/activity/codes.ts'
import type { PriceDay, PriceSet } from './price-day.ts'
import type { Variant } from './variant.ts'
import { plural } from '../plural.ts'
import type { NetCents } from '../money.ts'

/** How many travellers hold a ticket of each type that a booking counts (Activity v2, POST bookings). */
export type TicketParty = Readonly<Record<BookedTicketType, number>>

/** The tickets of one type in a total. */
export type QuoteLine = { type: BookedTicketType; count: number; unitCents: NetCents; cents: NetCents }

/** The prices of a party's tickets and their total, before the surcharges of options. */
export type Quote = { lines: readonly QuoteLine[]; totalCents: NetCents }

/** Number of travellers. */
export function partySize(party: TicketParty): number {
  return bookedTicketTypes.reduce((sum, type) => sum + party[type], 0)
}

/**
 * The price set that applies to so many travellers at a start of a date: of the start's own sets, otherwise
 * of those for the whole day (gap 178), the first with places for everybody, or the first of all. Null where
 * the list has none of either.
 * @param slotUuid null for a variant without start times
 */
export function priceSetOf(entry: PriceDay | null, slotUuid: string | null, size: number): PriceSet | null {
  const sets = entry?.prices ?? []
  const own = sets.filter(({ timeSlotUuid }) => timeSlotUuid === slotUuid)
  const fitting = own.length > 0 ? own : sets.filter(({ timeSlotUuid }) => timeSlotUuid === null)
  return fitting.find(({ quantity }) => quantity >= size) ?? fitting[0] ?? null
}

/** The price of one ticket for the traveller, in cents; null if it has no price. */
export function unitCents(set: PriceSet, type: BookedTicketType): number | null {
  return set.ticketCents[type] ?? null
}

/** The total of a party; null if a traveller's ticket has no price. */
export function quoteOf(set: PriceSet | null, party: TicketParty): Quote | null {
  if (!set) return null
  const lines: QuoteLine[] = []
  for (const type of bookedTicketTypes) {
    const count = party[type]
    if (count === 0) continue
    const unit = unitCents(set, type)
    if (unit === null) return null
    lines.push({ type, count, unitCents: unit, cents: count * unit })
  }
  return { lines, totalCents: lines.reduce((sum, { cents }) => sum + cents, 0) }
}

/** The tickets of a variant that a booking can count and that it sells, adults first. */
export function soldTickets({ ticketTypes }: Pick<Variant, 'ticketTypes'>) {
  return bookedTicketTypes.flatMap((type) => {
    const ticket = ticketTypes.find((one) => one.type === type)
    return ticket?.allowed && ticket.max > 0 ? [{ ...ticket, type }] : []
  })
}

/**
 * Why a variant cannot be booked for a party, as a sentence for the screen: a ticket outside its own limits
 * or a booking outside the variant's. Undefined if it can.
 */
export function partyProblem(
  type: Pick<Variant, 'ticketTypes' | 'minPax' | 'maxPax'>,
  party: TicketParty,
): string | undefined {
  const sold = soldTickets(type)
  for (const category of bookedTicketTypes) {
    const ticket = sold.find((one) => one.type === category)
    const count = party[category]
    if (!ticket && count > 0) return `No ${category} tickets for this variant`
    if (ticket && count < ticket.min) return `At least ${ticketCount(ticket.min, category)}`
    if (ticket && count > ticket.max) return `At most ${ticketCount(ticket.max, category)}`
  }
  const size = partySize(party)
  const least = Math.max(1, type.minPax)
  if (size < least) return `At least ${plural(least, 'traveller')}`
  if (type.maxPax !== null && size > type.maxPax) return `At most ${plural(type.maxPax, 'traveller')}`
  return undefined
}

/** `2 adults`, `1 child`. */
export function ticketCount(count: number, type: BookedTicketType): string {
  return type === 'child' ? plural(count, 'child', 'children') : plural(count, type)
}

import 'server-only'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { OfferFacts } from '../../lib/booking/offer-facts.ts'
import { timesOf } from '../../lib/booking/offer-times.ts'

type Placed = { kind: BookingKind; slot: string; facts: OfferFacts; isBooked: boolean }

/**
 * The slot of a trip that an offer belongs to: that of an offer of its kind for the same time, to which it is
 * an alternative, otherwise null for a slot of its own. Things to do are alternatives only if they are the
 * same thing, since two tours of one day may both be wanted. Nothing is an alternative to what is booked.
 */
export function slotOf(placed: readonly Placed[], kind: BookingKind, facts: OfferFacts): string | null {
  const isEvent = facts.stretches.every(({ use }) => use === 'event')
  const wanted = timesOf(facts)
  const rival = placed.find((each) => {
    if (each.kind !== kind || each.isBooked) return false
    if (isEvent) return each.facts.title === facts.title && dayOf(each.facts) === dayOf(facts)
    const taken = timesOf(each.facts)
    return taken.from.wall < wanted.to.wall && wanted.from.wall < taken.to.wall
  })
  return rival?.slot ?? null
}

function dayOf(facts: OfferFacts): string {
  return timesOf(facts).from.wall.slice(0, 10)
}

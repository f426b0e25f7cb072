import 'server-only'
import { z } from 'zod'
import { hotelPageOf } from '../../lib/hotel/hotel.ts'
import { hotelRatesOptions } from '../../lib/hotel/hotel-rates.ts'
import type { Rate } from '../../lib/hotel/rate.ts'
import { termsKinds } from '../../lib/booking/refund-terms.ts'
import { SERVICE_AWAY } from '../../lib/not-responding.ts'
import type { UnreadOffer } from '../booking/kind-offers.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { isSessionLost } from '../gateway-client/outcome.ts'
import type { AnyGrant } from '../session/grant.ts'

/** The rate to look for, as a trip has stored it. */
export const wantedRate = z.object({
  hotelId: z.int().positive(),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  rooms: z.array(z.object({ name: z.string(), adults: z.int(), childAges: z.array(z.int()) })).min(1),
  board: z.string(),
  refund: z.enum(termsKinds),
  totalCents: z.int(),
})

export type WantedRate = z.infer<typeof wantedRate>

/** The rate to look for in order to replace this one. */
export function wantedOfRate({ hotelId, checkIn, checkOut, rooms, board, terms, price }: Rate): WantedRate {
  return {
    ...{ hotelId, checkIn, checkOut, board },
    rooms: rooms.map(({ name, adults, childAges }) => ({ name, adults, childAges: [...childAges] })),
    refund: terms.kind,
    totalCents: price.totalCents,
  }
}

/**
 * Searches the same stay again and answers the rate that gives most nearly the same: the same rooms and
 * meals, then the same kind of refund, then the nearest price. Other rooms and meals are another thing.
 */
export async function sameRate(
  desk: Desk,
  grant: AnyGrant,
  wanted: WantedRate,
): Promise<{ kind: 'found'; rate: Rate } | UnreadOffer> {
  const { hotelId, checkIn, checkOut, rooms } = wanted
  const stay = {
    checkIn,
    checkOut,
    rooms: rooms.map(({ adults, childAges }) => ({ adults, children: childAges })),
  }
  const [id, input] = hotelRatesOptions(hotelId, stay).queryKey
  const answer = await callAs(desk, grant, id, input)
  if (isSessionLost(answer)) return { kind: 'session' }
  if (answer.kind === 'unknown') return { kind: 'failed', message: `${SERVICE_AWAY}.` }
  if (answer.kind === 'refused') return { kind: 'failed', message: answer.message }
  const rate = nearestRate(
    wanted,
    (hotelPageOf(answer.data, stay)?.rates ?? []).map(({ offer }) => offer),
  )
  return rate === null ? { kind: 'gone' } : { kind: 'found', rate }
}

function nearestRate(wanted: WantedRate, rates: readonly Rate[]): Rate | null {
  const same = rates.filter((rate) => keyOf(wantedOfRate(rate)) === keyOf(wanted))
  const isOther = ({ terms }: Rate) => Number(terms.kind !== wanted.refund)
  const apart = ({ price }: Rate) => Math.abs(price.totalCents - wanted.totalCents)
  const nearest = same.toSorted((one, other) => isOther(one) - isOther(other) || apart(one) - apart(other))
  return nearest[0] ?? null
}

function keyOf({ rooms, board }: WantedRate): string {
  return JSON.stringify([rooms.map(({ name }) => name), board])
}

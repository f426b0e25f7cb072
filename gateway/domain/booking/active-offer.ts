import type { Tx } from '../../store/transaction.ts'
import type { BookingKey } from './booking-row.ts'
import type { KindOfBooking } from './kind.ts'

/**
 * Reserves the keys of a booking's offer for as long as it is active. False when another active booking of
 * the office has one of them; the caller then ends the booking with `freeOffer`. Keys are written in order,
 * so that two bookings cannot deadlock.
 */
export async function reserveOffer(tx: Tx, key: BookingKey, keys: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(keys)].sort()
  const rows = wanted.map((offer_key) => ({ office_id: key.officeId, offer_key, reference: key.reference }))
  const written = await tx
    .insertInto('active_offer')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('offer_key')
    .execute()
  return written.length === wanted.length
}

/**
 * Whether another active booking of the office has this offer, with or without reserved keys. One that is
 * made at the same moment is not seen.
 */
export async function isBooked(
  tx: Tx,
  { officeId, reference }: BookingKey,
  kind: Pick<KindOfBooking, 'name' | 'alive'>,
  offerCode: string,
): Promise<boolean> {
  const other = await tx
    .selectFrom('booking')
    .select('reference')
    .where('office_id', '=', officeId)
    .where('offer_code', '=', offerCode)
    .where('kind', '=', kind.name)
    .where('state', 'in', kind.alive)
    .where('reference', '<>', reference)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Frees the keys of a booking that has ended, or that reserved nothing. */
export async function freeOffer(tx: Tx, { officeId, reference }: BookingKey): Promise<void> {
  await tx
    .deleteFrom('active_offer')
    .where('office_id', '=', officeId)
    .where('reference', '=', reference)
    .execute()
}

/** Frees the offer keys of some travellers of a booking that goes on without them. */
export async function freeOfferKeys(
  tx: Tx,
  { officeId, reference }: BookingKey,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  await tx
    .deleteFrom('active_offer')
    .where('office_id', '=', officeId)
    .where('reference', '=', reference)
    .where('offer_key', 'in', keys)
    .execute()
}

import { sql } from 'kysely'
import type { Tx } from '../../store/transaction.ts'
import type { Booked } from './answered-before.ts'
import type { BookingRequest, Offer } from './offer.ts'

/** The data of one booking, complete before its transaction begins. */
export type Order<A extends object> = {
  request: Pick<BookingRequest<A, never>, 'kind' | 'grant' | 'clientReference'>
  offer: Offer<A>
  bodyHash: string
  /** Null where gap 85 does not apply. */
  dedupeKey: string | null
  dedupe: boolean
}

/** Writes the row of a hold, which reserves the caller's reference. Null when that is taken. */
export async function insertBooking<A extends object>(tx: Tx, order: Order<A>): Promise<string | null> {
  const { offer, request } = order
  const { grant, kind } = request
  const number = sql`nextval('booking_number')::text`
  const row = await tx
    .insertInto('booking')
    .values({
      office_id: grant.officeId,
      reference: sql<string>`(select ${kind.letters}::text || lpad(n, greatest(7, length(n)), '0') from (select ${number} as n) as next)`,
      kind: kind.name,
      state: 'held',
      owner_id: grant.userId,
      owner_name: grant.displayName,
      ordered_by: null,
      client_reference: request.clientReference,
      dedupe_key: order.dedupeKey,
      body_hash: order.bodyHash,
      offer_code: offer.offerCode,
      total_cents: offer.totalCents,
      hold_id: null,
      created_at: grant.now,
      updated_at: grant.now,
      lapses_at: offer.lapsesAt,
      limit_at: offer.limitAt,
      confirmed_at: null,
      cancelled_at: null,
      first_answer: '{}',
      detail: JSON.stringify(offer.detail(true)),
      request_id: grant.requestId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reference')
    .executeTakeFirst()
  return row?.reference ?? null
}

type Finished = {
  state?: 'short' | 'duplicate'
  hold_id?: bigint
  dedupe_key?: null
  lapses_at?: null
  limit_at?: null
  detail?: string
}

/** Stores the answer for repeated requests, together with the columns that depend on the hold. */
export async function finishBooking(tx: Tx, officeId: string, booked: Booked, rest: Finished): Promise<void> {
  await tx
    .updateTable('booking')
    .set({ ...rest, first_answer: JSON.stringify(booked) })
    .where('office_id', '=', officeId)
    .where('reference', '=', booked.reference)
    .execute()
}

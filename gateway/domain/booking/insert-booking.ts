import { sql } from 'kysely'
import type { Tx } from '../../store/transaction.ts'
import type { Booked } from './answered-before.ts'
import type { BookingKey } from './booking-row.ts'
import type { BookingRequest, Offer, PlacingRules } from './offer.ts'
import type { SealedPeople } from './people.ts'

/** The data of one booking, complete before its transaction begins. */
export type Order<A extends object> = {
  request: Pick<BookingRequest<A, never>, 'kind' | 'grant' | 'clientReference'>
  offer: Offer<A>
  /** The reference that it gets. */
  reference: string
  people: SealedPeople
  bodyHash: string
  rules: PlacingRules
}

/**
 * Writes the row of a hold with its people, which reserves the caller's reference. False when that is taken.
 */
export async function insertBooking<A extends object>(tx: Tx, order: Order<A>): Promise<boolean> {
  const { offer, request, reference, people } = order
  const { grant, kind } = request
  const row = {
    office_id: grant.officeId,
    reference,
    kind: kind.name,
    state: kind.first,
    owner_id: grant.userId,
    owner_name: grant.displayName,
    ordered_by: null,
    client_reference: request.clientReference,
    dedupe_key: order.rules.boundTo,
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
    people: JSON.stringify(people.texts),
    request_id: grant.requestId,
  }
  // One statement: the people get their keys where the booking gets its row.
  const rows = await tx
    .with('made', (from) =>
      from
        .insertInto('booking')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning(['office_id', 'reference']),
    )
    .insertInto('person_key')
    .columns(['office_id', 'reference', 'position', 'wrapped_key'])
    .expression(
      sql`select office_id, reference, position - 1, wrapped_key from made,
        unnest(${people.wrappedKeys}::text[]) with ordinality as listed (wrapped_key, position)`,
    )
    .returning('position')
    .execute()
  return rows.length > 0
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

/** Deletes a booking whose hold failed, with its people; the caller has freed everything else. */
export async function forgetBooking(tx: Tx, { officeId, reference }: BookingKey): Promise<void> {
  await tx
    .deleteFrom('booking')
    .where('office_id', '=', officeId)
    .where('reference', '=', reference)
    .execute()
}

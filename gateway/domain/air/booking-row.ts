import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { AUTO_CANCEL_MINUTES } from '../../../contract/air/booking-states.ts'
import type { RequestOf } from '../../../contract/registry.ts'
import { plusSeconds } from '../../clock.ts'
import type { Tx } from '../../store/transaction.ts'
import type { Grant } from '../session/caller.ts'
import type { AirDetail } from './air-booking.ts'
import type { AirBooked } from './answered-before.ts'
import type { BookableFare } from './bookable-fare.ts'

export type AirBookInput = RequestOf<'air.book'>['body']

/** Everything that one booking is made of, gathered before its transaction begins. */
export type Order = {
  grant: Grant<'air_book'>
  input: AirBookInput
  quote: BookableFare
  bodyHash: string
  /** Null where gap 85 does not apply. */
  dedupeKey: string | null
  dedupe: boolean
}

/** Instants of office time; the airline's limit in whole seconds, as it is told (gap 62). */
export function deadlinesOf(order: Order) {
  const at = order.grant.now
  const limit = plusSeconds(at, order.quote.fare.ticketLimitMinutes * 60)
  const ticketLimitAt = new Date(Math.floor(limit.getTime() / 1000) * 1000)
  const autoCancelAt = plusSeconds(at, AUTO_CANCEL_MINUTES * 60)
  return { ticketLimitAt, lapsesAt: ticketLimitAt < autoCancelAt ? ticketLimitAt : autoCancelAt }
}

/** Writes the row, which reserves reference and fare. Null when one of them is taken: the unique indexes decide. */
export async function insertRow(tx: Tx, order: Order, state: 'held' | 'duplicate'): Promise<string | null> {
  const { grant, input, quote } = order
  const limits = state === 'held' ? deadlinesOf(order) : null
  const number = sql`nextval('booking_number')::text`
  const row = await tx
    .insertInto('booking')
    .values({
      office_id: grant.officeId,
      unique_id: sql<string>`(select 'PO' || lpad(n, greatest(7, length(n)), '0') from (select ${number} as n) as next)`,
      kind: 'air',
      state,
      owner_id: grant.userId,
      owner_name: grant.displayName,
      ordered_by: null,
      client_unique_id: input.ClientUniqueId ?? null,
      dedupe_key: order.dedupeKey,
      active_fare: order.dedupe && state === 'held' ? quote.fareSourceCode : null,
      body_hash: order.bodyHash,
      fare_source_code: quote.fareSourceCode,
      total_cents: quote.totalCents,
      hold_id: null,
      created_at: grant.now,
      updated_at: grant.now,
      lapses_at: limits?.lapsesAt ?? null,
      ticket_limit_at: limits?.ticketLimitAt ?? null,
      ticketed_at: null,
      cancelled_at: null,
      first_answer: '{}',
      detail: detailOf(order, state === 'held' ? recordLocator() : ''),
      request_id: grant.requestId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('unique_id')
    .executeTakeFirst()
  return row?.unique_id ?? null
}

type Finished = {
  state?: 'short'
  hold_id?: bigint
  active_fare?: null
  lapses_at?: null
  ticket_limit_at?: null
  detail?: string
}

/** Keeps the answer for whoever asks the same again, with what only the hold could tell. */
export async function finishRow(tx: Tx, officeId: string, booked: AirBooked, rest: Finished): Promise<void> {
  await tx
    .updateTable('booking')
    .set({ ...rest, first_answer: JSON.stringify(booked) })
    .where('office_id', '=', officeId)
    .where('unique_id', '=', booked.uniqueId)
    .execute()
}

export function detailOf(order: Order, airlinePnr: string): string {
  const { input, quote } = order
  const detail: AirDetail = {
    fare: quote.fare,
    scenario: quote.scenario,
    phone: input.TravelerInfo.PhoneNumber,
    email: input.TravelerInfo.Email,
    travelers: input.TravelerInfo.AirTravelers,
    markup: {
      adultCents: Math.round(input.MarkupForAdult * 100),
      childCents: Math.round(input.MarkupForChild * 100),
      infantCents: Math.round(input.MarkupForInfant * 100),
    },
    airlinePnr,
    issueDueAt: null,
    eTickets: [],
    notes: [],
  }
  return JSON.stringify(detail)
}

/** Letters and digits that are not mistaken for each other. */
const LOCATOR = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** The airline's own reference of a reservation: six characters. */
function recordLocator(): string {
  return Array.from({ length: 6 }, () => LOCATOR.charAt(randomInt(LOCATOR.length))).join('')
}

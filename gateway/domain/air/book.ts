import { createHash, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { AUTO_CANCEL_MINUTES } from '../../../contract/air/booking-states.ts'
import type { RequestOf } from '../../../contract/registry.ts'
import { plusSeconds } from '../../clock.ts'
import type { Services } from '../../services.ts'
import type { Tx } from '../../store/transaction.ts'
import { totalCents } from '../../supply/air/fare.ts'
import { allOrNothing } from '../all-or-nothing.ts'
import { runDue } from '../booking/run-due.ts'
import { setTimer } from '../booking/timer.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import type { Grant } from '../session/caller.ts'
import { hold } from '../wallet/hold.ts'
import { usdText } from '../wallet/usd-text.ts'
import type { AirDetail } from './air-booking.ts'
import { answeredBefore, type AirBooked } from './answered-before.ts'
import type { BookableFare, NotBookable, Quote } from './bookable-fare.ts'
import { giveBackSeats, takeSeats } from './seats.ts'
import { travelerFault } from './travelers.ts'

export type AirBookInput = RequestOf<'air.book'>['body']

/** Everything that one booking is made of, gathered before its transaction begins. */
type Order = {
  grant: Grant<'air_book'>
  input: AirBookInput
  quote: BookableFare
  bodyHash: string
  /** Null where gap 85 does not apply. */
  dedupeKey: string | null
  dedupe: boolean
}

/**
 * Reserves a fare and holds its total: 10/10, or a record that says why not: 40/41 the wallet is short, 40/42 the
 * office has this fare booked. The same ClientUniqueId with the same body answers what was answered first.
 * Source: Session gateway, AirBook; gaps 55-64, 84, 85.
 * Errors: those of the quote; Err0106001 travellers that do not fit, or a used ClientUniqueId with another body;
 * Err0102005 no seats left.
 */
export async function bookAir(
  services: Services,
  grant: Grant<'air_book'>,
  input: AirBookInput,
  quote: Quote,
): Promise<Outcome<AirBooked, NotBookable | 'Err0106001'>> {
  const { dedupe } = services.settings
  const bodyHash = createHash('sha256').update(JSON.stringify(input)).digest('hex')
  const dedupeKey = dedupe ? (input.ClientUniqueId ?? null) : null
  const earlier = await answeredBefore(services.db, { officeId: grant.officeId, dedupeKey, bodyHash })
  if (earlier) return earlier
  const quoted = await quote()
  if (!quoted.ok) return quoted
  const { fare, query } = quoted.value
  if (totalCents(fare) !== quoted.value.totalCents)
    throw new Error('a bookable fare must add up to its total')
  const fault = travelerFault(input.TravelerInfo.AirTravelers, fare, query)
  if (fault) return fail('Err0106001', fault)
  // A lapsed hold must not make the wallet look short, nor its fare look taken.
  await runDue(services, grant.officeId)
  const order: Order = { grant, input, quote: quoted.value, bodyHash, dedupeKey, dedupe }
  return allOrNothing(services.db, (tx) => write(tx, order))
}

async function write(tx: Tx, order: Order): Promise<Outcome<AirBooked, 'Err0102005' | 'Err0106001'>> {
  const uniqueId = await insert(tx, order, 'held')
  if (uniqueId === null) return writeDuplicate(tx, order)
  const { grant, quote } = order
  if (!(await takeSeats(tx, grant.officeId, quote.fare))) return fail('Err0102005')
  const held = await hold(tx, {
    officeId: grant.officeId,
    amountCents: BigInt(quote.totalCents),
    reference: uniqueId,
    family: 'air',
    at: grant.now,
    requestId: grant.requestId,
  })
  if (!held.ok) {
    await giveBackSeats(tx, grant.officeId, quote.fare)
    return ok(await turnShort(tx, order, uniqueId, held.shortCents))
  }
  const { lapsesAt, ticketLimitAt } = deadlines(order)
  const booked: AirBooked = { ...answer(order, uniqueId), state: 'held', ticketLimitAt, warning: null }
  await finish(tx, grant.officeId, booked, { hold_id: held.holdId })
  await setTimer(tx, {
    officeId: grant.officeId,
    kind: 'air-lapse',
    subject: uniqueId,
    dueAt: lapsesAt,
    requestId: grant.requestId,
  })
  return ok(booked)
}

/** The fare or the reference is taken: the first answer again, or a 40/42 record of its own. */
async function writeDuplicate(tx: Tx, order: Order): Promise<Outcome<AirBooked, 'Err0106001'>> {
  const request = { officeId: order.grant.officeId, dedupeKey: order.dedupeKey, bodyHash: order.bodyHash }
  const earlier = await answeredBefore(tx, request)
  if (earlier) return earlier
  const uniqueId = await insert(tx, order, 'duplicate')
  if (uniqueId === null) {
    // Between the two statements somebody else used the same ClientUniqueId.
    return (await answeredBefore(tx, request)) ?? fail('Err0106001')
  }
  const warning =
    'Duplicate booking: the office has an active booking of this fare. Nothing was reserved or held.'
  const booked: AirBooked = { ...answer(order, uniqueId), state: 'duplicate', ticketLimitAt: null, warning }
  await finish(tx, order.grant.officeId, booked, {})
  return ok(booked)
}

async function turnShort(tx: Tx, order: Order, uniqueId: string, shortCents: bigint): Promise<AirBooked> {
  const total = BigInt(order.quote.totalCents)
  const warning =
    `Insufficient balance: the fare is USD ${usdText(total)}, the wallet has USD ${usdText(total - shortCents)} ` +
    `available, USD ${usdText(shortCents)} is missing. Nothing was reserved or held.`
  const booked: AirBooked = { ...answer(order, uniqueId), state: 'short', ticketLimitAt: null, warning }
  const nothing = { state: 'short' as const, active_fare: null, lapses_at: null, ticket_limit_at: null }
  await finish(tx, order.grant.officeId, booked, { ...nothing, detail: detailOf(order, '') })
  return booked
}

function answer(order: Order, uniqueId: string) {
  return { uniqueId, priceChanged: order.quote.priceChanged }
}

/** Instants of office time; the airline's limit in whole seconds, as it is told (gap 62). */
function deadlines(order: Order) {
  const at = order.grant.now
  const limit = plusSeconds(at, order.quote.fare.ticketLimitMinutes * 60)
  const ticketLimitAt = new Date(Math.floor(limit.getTime() / 1000) * 1000)
  const autoCancelAt = plusSeconds(at, AUTO_CANCEL_MINUTES * 60)
  return { ticketLimitAt, lapsesAt: ticketLimitAt < autoCancelAt ? ticketLimitAt : autoCancelAt }
}

/** Writes the row, which reserves reference and fare. Null when one of them is taken: the unique indexes decide. */
async function insert(tx: Tx, order: Order, state: 'held' | 'duplicate'): Promise<string | null> {
  const { grant, input, quote } = order
  const limits = state === 'held' ? deadlines(order) : null
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
async function finish(tx: Tx, officeId: string, booked: AirBooked, rest: Finished): Promise<void> {
  await tx
    .updateTable('booking')
    .set({ ...rest, first_answer: JSON.stringify(booked) })
    .where('office_id', '=', officeId)
    .where('unique_id', '=', booked.uniqueId)
    .execute()
}

function detailOf(order: Order, airlinePnr: string): string {
  const { input, quote } = order
  const [first, last] = [quote.query.legs[0], quote.query.legs.at(-1)]
  const detail: AirDetail = {
    fare: quote.fare,
    roundTrip: quote.query.legs.length > 1 && first?.origin === last?.destination,
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

import { createHash } from 'node:crypto'
import type { Services } from '../../services.ts'
import type { Tx } from '../../store/transaction.ts'
import { totalCents } from '../../supply/air/fare.ts'
import { allOrNothing } from '../all-or-nothing.ts'
import { runDue } from '../booking/run-due.ts'
import { clearTimers, setTimer } from '../booking/timer.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import type { Grant } from '../session/caller.ts'
import { hold } from '../wallet/hold.ts'
import { usdText } from '../wallet/usd-text.ts'
import { answeredBefore, type AirBooked } from './answered-before.ts'
import type { NotBookable, Quote } from './bookable-fare.ts'
import { deadlinesOf, detailOf, finishRow, insertRow, type AirBookInput, type Order } from './booking-row.ts'
import { giveBackSeats, takeSeats } from './seats.ts'
import { travelerFault } from './travelers.ts'

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
  const uniqueId = await insertRow(tx, order, 'held')
  if (uniqueId === null) return writeDuplicate(tx, order)
  const { grant, quote } = order
  if (!(await takeSeats(tx, grant.officeId, quote.fare))) return fail('Err0102005')
  const { lapsesAt, ticketLimitAt } = deadlinesOf(order)
  await setTimer(tx, {
    officeId: grant.officeId,
    kind: 'air-lapse',
    subject: uniqueId,
    dueAt: lapsesAt,
    requestId: grant.requestId,
  })
  // The wallet last: every booking of the office waits for its row.
  const held = await hold(tx, {
    officeId: grant.officeId,
    amountCents: BigInt(quote.totalCents),
    reference: uniqueId,
    family: 'air',
    at: grant.now,
    requestId: grant.requestId,
  })
  if (!held.ok) return ok(await turnShort(tx, order, uniqueId, held.shortCents))
  const booked: AirBooked = { ...answer(order, uniqueId), state: 'held', ticketLimitAt, warning: null }
  await finishRow(tx, grant.officeId, booked, { hold_id: held.holdId })
  return ok(booked)
}

/** The fare or the reference is taken: the first answer again, or a 40/42 record of its own. */
async function writeDuplicate(tx: Tx, order: Order): Promise<Outcome<AirBooked, 'Err0106001'>> {
  const request = { officeId: order.grant.officeId, dedupeKey: order.dedupeKey, bodyHash: order.bodyHash }
  const earlier = await answeredBefore(tx, request)
  if (earlier) return earlier
  const uniqueId = await insertRow(tx, order, 'duplicate')
  if (uniqueId === null) {
    // Between the two statements somebody else used the same ClientUniqueId.
    return (await answeredBefore(tx, request)) ?? fail('Err0106001')
  }
  const warning =
    'Duplicate booking: the office has an active booking of this fare. Nothing was reserved or held.'
  const booked: AirBooked = { ...answer(order, uniqueId), state: 'duplicate', ticketLimitAt: null, warning }
  await finishRow(tx, order.grant.officeId, booked, {})
  return ok(booked)
}

/** Undoes what was reserved before the wallet was asked, and keeps the record 40/41 (gap 64). */
async function turnShort(tx: Tx, order: Order, uniqueId: string, shortCents: bigint): Promise<AirBooked> {
  const { officeId } = order.grant
  await giveBackSeats(tx, officeId, order.quote.fare)
  await clearTimers(tx, officeId, uniqueId)
  const total = BigInt(order.quote.totalCents)
  const warning =
    `Insufficient balance: the fare is USD ${usdText(total)}, the wallet has USD ${usdText(total - shortCents)} ` +
    `available, USD ${usdText(shortCents)} is missing. Nothing was reserved or held.`
  const booked: AirBooked = { ...answer(order, uniqueId), state: 'short', ticketLimitAt: null, warning }
  const nothing = { state: 'short' as const, active_fare: null, lapses_at: null, ticket_limit_at: null }
  await finishRow(tx, officeId, booked, { ...nothing, detail: detailOf(order, '') })
  return booked
}

function answer(order: Order, uniqueId: string) {
  return { uniqueId, priceChanged: order.quote.priceChanged }
}

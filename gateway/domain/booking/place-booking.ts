import { createHash } from 'node:crypto'
import type { Services } from '../../services.ts'
import type { Tx } from '../../store/transaction.ts'
import { allOrNothing } from '../all-or-nothing.ts'
import type { Fault } from '../fault.ts'
import { fail, ok, type Outcome } from '../outcome.ts'
import { keyedHash } from '../../store/data-keys.ts'
import { hold } from '../wallet/hold.ts'
import { freeOffer, isBooked, reserveOffer } from './active-offer.ts'
import { answeredBefore, freeName, isBound, type AskedBefore, type Booked } from './answered-before.ts'
import { nextReference } from './booking-number.ts'
import { finishBooking, forgetBooking, insertBooking, type Order } from './insert-booking.ts'
import type { BookingRequest, PlacingRules } from './offer.ts'
import { sealPeople } from './people.ts'
import { runDue } from './run-due.ts'
import { clearTimers, setTimer } from './timer.ts'
import { lockRow } from './touch.ts'

/** Why a quoted offer was not booked. */
export type NotPlaced = 'gone' | 'reference-used'

/**
 * Reserves an offer and holds its total. The result is `held`, or why it failed: `short` of funds, or
 * `duplicate`, already booked by the office; a record of that is stored where the rules keep them. Repeating
 * a client reference with the same body returns the first answer, unless the kind lets bookings share one. A
 * request that reserved nothing does not bind, nor does a booking that has ended: the call is tried anew. The
 * order of the checks is the same for every kind: answered before, the offer and its rules, due effects in
 * the office, free reference, free offer, supply, wallet.
 * Source: Session gateway, States and transitions; gaps 64, 85, 86, 217, 242.
 * Faults: those of the quote; `reference-used`; `gone`: the supply is sold out.
 */
export async function placeBooking<A extends object, F extends Fault, D = never>(
  services: Services,
  request: BookingRequest<A, F, D>,
): Promise<Outcome<Booked & A, F | NotPlaced, D>> {
  const { grant, kind } = request
  const dedupe = services.settings.dedupe && !kind.sharesReferences
  const rules: PlacingRules = request.rules ?? {
    boundTo: dedupe ? request.clientReference : null,
    staysBound: false,
    reservesOffer: dedupe,
    isOnlyOne: false,
    keepsRefused: kind.keepsRefused,
  }
  const bodyHash = keyedHash(await services.keys.hashKey(), hashOf(request.body))
  const attempt = askedOf(request, rules, bodyHash)
  if (await isBound(services.db, attempt)) {
    // A hold that has lapsed unseen does not answer.
    if (!rules.staysBound) await runDue(services, grant.officeId)
    const earlier = await answeredBefore<A>(services.db, attempt)
    if (earlier) return earlier
  }
  const quoted = await request.quote()
  if (!quoted.ok) return quoted
  // Lapsed holds are released first: they would block funds and offers.
  await runDue(services, grant.officeId)
  const offer = quoted.value
  const reference = await nextReference(services, kind.letters)
  const people = sealPeople(services.keys.master, { officeId: grant.officeId, reference }, offer.people)
  const order: Order<A> = { request, offer, reference, people, bodyHash, rules }
  return allOrNothing(services.db, (tx) => write(tx, order))
}

function hashOf(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}

async function write<A extends object>(tx: Tx, order: Order<A>): Promise<Outcome<Booked & A, NotPlaced>> {
  const { reference } = order
  const attempt = askedOf(order.request, order.rules, order.bodyHash)
  await freeName(tx, attempt)
  if (!(await insertBooking(tx, order))) {
    // Another request with the same reference was quicker.
    return (await answeredBefore<A>(tx, attempt)) ?? fail('reference-used')
  }
  const { grant, kind } = order.request
  const { offer } = order
  const key = { officeId: grant.officeId, reference }
  if (await isTaken(tx, order)) {
    return ok(await reserveNothing(tx, order, { reference, state: 'duplicate', limitAt: null, short: null }))
  }
  if (!(await offer.take(tx))) return fail('gone')
  await setTimer(tx, {
    officeId: grant.officeId,
    kind: kind.lapseJob,
    subject: reference,
    dueAt: offer.lapsesAt,
    requestId: grant.requestId,
  })
  // The wallet comes last because all bookings of the office wait for its row.
  const held = await hold(tx, {
    officeId: grant.officeId,
    amountCents: BigInt(offer.totalCents),
    reference,
    family: kind.name,
    at: grant.now,
    requestId: grant.requestId,
  })
  if (!held.ok) {
    await offer.giveBack(tx)
    await clearTimers(tx, grant.officeId, reference)
    const short = { totalCents: offer.totalCents, missingCents: Number(held.shortCents) }
    return ok(await reserveNothing(tx, order, { reference, state: 'short', limitAt: null, short }))
  }
  const booked: Booked = { reference, state: 'held', limitAt: offer.limitAt, short: null }
  const answer = await finish(tx, order, booked, { hold_id: held.holdId })
  if (kind.onMoved) {
    const row = await lockRow(tx, key)
    if (row) await kind.onMoved(tx, null, kind.bookingOf(row))
  }
  return ok(answer)
}

/** Whether an active booking stands in the way of this one. */
async function isTaken<A extends object>(tx: Tx, { request, reference, offer, rules }: Order<A>) {
  const { grant, kind } = request
  const key = { officeId: grant.officeId, reference }
  if (rules.isOnlyOne && (await isBooked(tx, key, kind, offer.offerCode))) return true
  return rules.reservesOffer && !(await reserveOffer(tx, key, offer.activeKeys))
}

/** The identity of a request. */
function askedOf(
  { grant, kind }: Pick<BookingRequest<object, never>, 'grant' | 'kind'>,
  { boundTo, staysBound }: PlacingRules,
  bodyHash: string,
): AskedBefore {
  const freeIn = staysBound ? [] : kind.ended
  return { officeId: grant.officeId, kind: kind.name, dedupeKey: boundTo, freeIn, bodyHash }
}

/**
 * Turns the row into a record that nothing was reserved, `short` or `duplicate` (gap 64), or deletes it where
 * the kind keeps no such records (gap 182). Offer and reference are free again, so that the same call can be
 * tried anew (gap 217).
 */
async function reserveNothing<A extends object>(
  tx: Tx,
  order: Order<A>,
  booked: Booked & { state: 'short' | 'duplicate' },
): Promise<Booked & A> {
  const { grant } = order.request
  const key = { officeId: grant.officeId, reference: booked.reference }
  if (!order.rules.keepsRefused) {
    await forgetBooking(tx, key)
    return { ...booked, ...order.offer.answer }
  }
  await freeOffer(tx, key)
  const { state } = booked
  const nothing = { state, dedupe_key: null, lapses_at: null, limit_at: null }
  return finish(tx, order, booked, { ...nothing, detail: JSON.stringify(order.offer.detail(false)) })
}

async function finish<A extends object>(
  tx: Tx,
  order: Order<A>,
  booked: Booked,
  rest: Parameters<typeof finishBooking>[3],
): Promise<Booked & A> {
  const answer = { ...booked, ...order.offer.answer }
  await finishBooking(tx, order.request.grant.officeId, answer, rest)
  return answer
}

import 'server-only'
import type { AirState } from '../../contract/air/booking-states.ts'
import type { ActOutcome } from '../../lib/booking/act-outcome.ts'
import { rememberBooking } from '../booking/remember.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway/call-as.ts'
import { isSessionLost, type Outcome } from '../gateway/outcome.ts'
import { bodyHash } from '../intent/body-hash.ts'
import { claimIntent, findIntent, reopenIntent, settleIntent, type IntentKey } from '../intent/intent.ts'
import type { AnyGrant, Grant } from '../session/grant.ts'
import { singleFlight } from '../single-flight.ts'
import { appendAudit } from '../store/audit.ts'
import { inTransaction } from '../store/transaction.ts'
import { mayStillArrive } from './may-still-arrive.ts'
import { bookingView } from './view.ts'

/** A commit on a booking that exists: how it is sent, and by which states one sees that it took effect. */
type Act = {
  verb: 'air.order-ticket' | 'air.cancel'
  send: () => Promise<Outcome<unknown>>
  doneStates: readonly (AirState | 'unknown')[]
}

/** Orders the ticket of a held booking. */
export function orderTicketOf(
  desk: Desk,
  grant: Grant<'air_order_ticket'>,
  uniqueId: string,
): Promise<ActOutcome> {
  return act(desk, grant, uniqueId, {
    verb: 'air.order-ticket',
    send: () => callAs(desk, grant, 'air.order-ticket', { UniqueId: uniqueId }),
    doneStates: ['ticketing', 'ticketed'],
  })
}

/** Cancels a held booking. */
export function cancelBookingOf(
  desk: Desk,
  grant: Grant<'air_cancel'>,
  uniqueId: string,
): Promise<ActOutcome> {
  return act(desk, grant, uniqueId, {
    verb: 'air.cancel',
    send: () => callAs(desk, grant, 'air.cancel', { UniqueId: uniqueId }),
    doneStates: ['cancelled'],
  })
}

/**
 * Sends a commit once: a second click gets the first one's result. After a refusal it may be tried again. After an
 * unknown outcome the record tells and nothing is sent: 20, 21, 30 are proof that it was done, 10 that it was not once
 * the first one can no longer arrive.
 */
function act(desk: Desk, grant: AnyGrant, uniqueId: string, what: Act): Promise<ActOutcome> {
  const key = { officeId: grant.officeId, verb: what.verb, reference: uniqueId }
  return singleFlight(`act:${key.verb}:${key.officeId}:${uniqueId}`, async () => {
    const made = { bodyHash: bodyHash(uniqueId), by: grant.userName }
    const claim = await claimIntent(desk, key, made, ['refused'])
    if (claim.kind === 'taken') {
      if (claim.intent.state === 'done') return { kind: 'done' }
      const isUnderWay = claim.intent.state === 'sent' && mayStillArrive(desk, claim.intent)
      return isUnderWay ? { kind: 'unknown' } : byRecord(desk, grant, key, what)
    }
    const outcome = await what.send()
    if (outcome.kind === 'ok') return finish(desk, grant, key)
    if (outcome.kind === 'unknown' && outcome.sent) return byRecord(desk, grant, key, what)
    return refuse(desk, key, outcome)
  })
}

async function refuse(
  desk: Desk,
  key: IntentKey,
  outcome: Exclude<Outcome<unknown>, { kind: 'ok' }>,
): Promise<ActOutcome> {
  if (outcome.kind === 'unknown') {
    await reopenIntent(desk, key)
    const message = 'The booking service does not answer. Nothing was sent.'
    return { kind: 'refused', code: 'Unavailable', message }
  }
  if (isSessionLost(outcome)) {
    await reopenIntent(desk, key)
    return { kind: 'session' }
  }
  await settleIntent(desk, await desk.store.db(), key, { state: 'refused' })
  return { kind: 'refused', code: outcome.code, message: outcome.message }
}

/**
 * Reads the record to learn what became of a commit whose answer was lost. A record without its effect proves nothing
 * while the commit may still arrive.
 */
async function byRecord(desk: Desk, grant: AnyGrant, key: IntentKey, what: Act): Promise<ActOutcome> {
  const askedAt = desk.clock.now()
  const db = await desk.store.db()
  const isTooEarly = mayStillArrive(desk, await findIntent(db, key))
  const read = await callAs(desk, grant, 'air.booking-data', { UniqueId: key.reference })
  if (read.kind !== 'ok') {
    await settleIntent(desk, db, key, { state: 'unknown' })
    return isSessionLost(read) ? { kind: 'session' } : { kind: 'unknown' }
  }
  const booking = bookingView(read.data)
  await rememberBooking(desk, db, grant, booking, askedAt)
  if (what.doneStates.includes(booking.state)) return finish(desk, grant, key)
  if (isTooEarly) {
    await settleIntent(desk, db, key, { state: 'unknown' })
    return { kind: 'unknown' }
  }
  await settleIntent(desk, db, key, { state: 'refused' })
  return {
    kind: 'refused',
    code: 'NotDone',
    message: 'The booking service did not do it: the booking is as it was. You may try again.',
  }
}

/** Intent, audit and the list's state in one transaction. */
async function finish(desk: Desk, grant: AnyGrant, key: IntentKey): Promise<ActOutcome> {
  const askedAt = desk.clock.now()
  const read = await callAs(desk, grant, 'air.booking-data', { UniqueId: key.reference })
  const booking = read.kind === 'ok' ? bookingView(read.data) : null
  await inTransaction(await desk.store.db(), async (trx) => {
    const before = await trx
      .selectFrom('booking')
      .select('state')
      .where('office_id', '=', key.officeId)
      .where('unique_id', '=', key.reference)
      .executeTakeFirst()
    if (!(await settleIntent(desk, trx, key, { state: 'done', answer: { kind: 'done' } }))) return
    if (booking) await rememberBooking(desk, trx, grant, booking, askedAt)
    await appendAudit(trx, {
      officeId: key.officeId,
      at: desk.clock.now(),
      who: grant.userName,
      verb: key.verb,
      reference: key.reference,
      before: before?.state ?? null,
      after: booking?.state ?? null,
      requestId: grant.requestId,
    })
  })
  return { kind: 'done' }
}

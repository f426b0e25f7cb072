import 'server-only'
import { airStateOf } from '../../contract/air/booking-states.ts'
import type { AirBookingRecord } from '../../contract/air/booking-data.ts'
import type { BookingLookUp } from '../../lib/booking/look-up.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway/call-as.ts'
import { isSessionLost, type Outcome } from '../gateway/outcome.ts'
import { claimIntent, findIntent, settleIntent, type IntentKey, type IntentRow } from '../intent/intent.ts'
import type { AnyGrant } from '../session/grant.ts'
import { adoptBooking } from './adopt.ts'
import { bookingReading } from './booking-reading.ts'
import { isOurReference, referenceAfter } from './client-reference.ts'
import { HOLD_VERB } from './hold-verb.ts'
import { MAY_STILL_ARRIVE_MILLISECONDS, mayStillArrive } from './may-still-arrive.ts'
import { notBooked } from './not-booked.ts'

/** A given-up attempt is watched this long after it could last arrive (trust rules: AirBook unknown). */
const WATCH_MILLISECONDS = 10 * 60_000

/**
 * Looks for the booking of a client reference. Found: it is adopted. Not found is no proof while the request may still
 * be under way; after that the attempt is given up, and watched.
 */
export async function lookUpHold(desk: Desk, grant: AnyGrant, reference: string): Promise<BookingLookUp> {
  const key = { officeId: grant.officeId, verb: HOLD_VERB, reference }
  const intent = await findIntent(await desk.store.db(), key)
  if (intent?.state === 'refused') return { kind: 'not-booked', nextReference: referenceAfter(reference) }
  const askedAt = desk.clock.now()
  const read = await callAs(desk, grant, 'air.booking-data', { ClientUniqueId: reference })
  if (read.kind === 'ok') return found(desk, grant, key, intent, { record: read.data, askedAt })
  if (isSessionLost(read)) return { kind: 'session' }
  if (read.kind === 'refused' && read.code === 'Err0103003') return missing(desk, grant, key, intent)
  return intent ? { kind: 'pending' } : failed(read)
}

/** Reads a booking by the gateway's reference. */
export async function lookUpBooking(desk: Desk, grant: AnyGrant, uniqueId: string): Promise<BookingLookUp> {
  const askedAt = desk.clock.now()
  const read = await callAs(desk, grant, 'air.booking-data', { UniqueId: uniqueId })
  if (read.kind === 'ok') return { kind: 'read', ...(await bookingReading(desk, grant, read.data, askedAt)) }
  if (isSessionLost(read)) return { kind: 'session' }
  if (read.kind === 'refused' && read.code === 'Err0103003') return { kind: 'not-found' }
  return failed(read)
}

async function found(
  desk: Desk,
  grant: AnyGrant,
  key: IntentKey,
  intent: IntentRow | null,
  { record, askedAt }: { record: AirBookingRecord; askedAt: Date },
): Promise<BookingLookUp> {
  const state = airStateOf(record.Category, record.Status)
  if (state === 'short' || state === 'duplicate' || state === 'failed') {
    const nextReference = referenceAfter(key.reference)
    const answer = notBooked(nextReference)
    if (intent) await settleIntent(desk, await desk.store.db(), key, { state: 'refused', answer })
    return { kind: 'not-booked', nextReference }
  }
  if (intent && intent.state !== 'done') {
    const answer = { kind: 'held' as const, uniqueId: record.UniqueId, priceChanged: false }
    await adoptBooking(desk, grant, key, { answer, uniqueId: record.UniqueId, record, askedAt })
  }
  return { kind: 'read', ...(await bookingReading(desk, grant, record, askedAt)) }
}

async function missing(
  desk: Desk,
  grant: AnyGrant,
  key: IntentKey,
  intent: IntentRow | null,
): Promise<BookingLookUp> {
  const db = await desk.store.db()
  if (intent?.sent_at) {
    if (mayStillArrive(desk, intent)) {
      if (intent.state === 'sent') return { kind: 'pending' }
      await settleIntent(desk, db, key, { state: 'unknown' })
      return { kind: 'pending' }
    }
    const watchMilliseconds = MAY_STILL_ARRIVE_MILLISECONDS + WATCH_MILLISECONDS
    return giveUp(desk, key, new Date(intent.sent_at.getTime() + watchMilliseconds))
  }
  if (!isOurReference(key.reference)) return { kind: 'not-found' }
  // Nothing was sent under it. Taking the reference away makes sure that nothing will be: the browser's own request may
  // still be on its way to the desk.
  const claim = await claimIntent(desk, key, { bodyHash: '', by: grant.userName })
  return claim.kind === 'claimed' ? giveUp(desk, key, null) : { kind: 'pending' }
}

async function giveUp(desk: Desk, key: IntentKey, watchUntil: Date | null): Promise<BookingLookUp> {
  const nextReference = referenceAfter(key.reference)
  const answer = notBooked(nextReference)
  const watch = watchUntil === null ? {} : { watchUntil }
  const db = await desk.store.db()
  if (await settleIntent(desk, db, key, { state: 'refused', answer, ...watch })) {
    return { kind: 'not-booked', nextReference }
  }
  // Settled meanwhile by an answer or another look-up: the next look tells which.
  return { kind: 'pending' }
}

function failed(read: Exclude<Outcome<unknown>, { kind: 'ok' }>): BookingLookUp {
  const message = read.kind === 'refused' ? read.message : 'The booking service did not answer.'
  return { kind: 'failed', message }
}

import 'server-only'
import { refusalReason } from '../../lib/booking/act-outcome.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { BookingReading, BookingView } from '../../lib/booking/booking-view.ts'
import { SERVICE_AWAY } from '../../lib/not-responding.ts'
import type { Desk } from '../desk.ts'
import { isSessionLost, type Outcome } from '../gateway-client/outcome.ts'
import { claimIntent, findIntent, settleIntent, type IntentKey, type IntentRow } from '../intent/intent.ts'
import type { AnyGrant } from '../session/grant.ts'
import { keepTravellers } from '../traveller/keep.ts'
import { adoptBooking } from './adopt.ts'
import { isOurReference, referenceAfter } from './client-reference.ts'
import { isOfEarlierUse } from './earlier-use.ts'
import type { KindOfBooking } from './kind.ts'
import { MAY_STILL_ARRIVE_MILLISECONDS, mayStillArrive } from './may-still-arrive.ts'
import { notBooked } from './not-booked.ts'
import { bookingReading } from './reading.ts'

/**
 * How long a given-up attempt is watched after its request could last arrive (trust rules: a hold of unknown
 * outcome).
 */
const WATCH_MILLISECONDS = 10 * 60_000

/** The outcome of looking up a booking by either reference. */
export type BookingLookUp<View extends BookingView = BookingView> =
  | ({ kind: 'read' } & BookingReading<View>)
  /** By client reference: not found yet, but it may still arrive. Look again. */
  | { kind: 'pending' }
  /**
   * By client reference: not found, and it can no longer arrive, so nothing is booked. Has the reference of
   * the next attempt.
   */
  | { kind: 'not-booked'; nextReference: string }
  | { kind: 'not-found' }
  | { kind: 'session' }
  | { kind: 'failed'; message: string }

type NothingRead = Exclude<BookingLookUp, { kind: 'read' }>

/**
 * Looks for the booking of a client reference, and adopts it when found. Not finding it proves nothing while
 * the request may still arrive; after that the attempt is given up, and watched.
 */
export async function lookUpHold<View extends BookingView>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindOfBooking<View>,
  reference: string,
): Promise<BookingLookUp<View>> {
  const key = { officeId: grant.officeId, verb: kind.hold.operation, reference }
  const intent = await findIntent(await desk.store.db(), key)
  if (intent?.state === 'refused') return { kind: 'not-booked', nextReference: referenceAfter(reference) }
  const askedAt = desk.clock.now()
  const read = await kind.read(desk, grant, { clientReference: reference })
  if (read.kind === 'ok') return found(desk, grant, kind, { key, intent, booking: read.data, askedAt })
  if (isSessionLost(read)) return { kind: 'session' }
  if (read.kind === 'refused' && isNotFound(kind, read.code)) return missing(desk, grant, key, intent)
  return intent ? { kind: 'pending' } : failed(read)
}

/** Reads a booking by the gateway's reference. */
export async function lookUpBooking<View extends BookingView>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindOfBooking<View>,
  reference: string,
): Promise<BookingLookUp<View>> {
  const askedAt = desk.clock.now()
  const read = await kind.read(desk, grant, { reference })
  if (read.kind === 'ok') {
    return { kind: 'read', ...(await bookingReading(desk, grant, kind, read.data, askedAt)) }
  }
  if (isSessionLost(read)) return { kind: 'session' }
  if (read.kind === 'refused' && isNotFound(kind, read.code)) return { kind: 'not-found' }
  return failed(read)
}

async function found<View extends BookingView>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindOfBooking<View>,
  seen: { key: IntentKey; intent: IntentRow | null; booking: View; askedAt: Date },
): Promise<BookingLookUp<View>> {
  const { key, intent, booking, askedAt } = seen
  if (intent && intent.state !== 'done') {
    if (isOfEarlierUse(booking, intent)) return missing(desk, grant, key, intent)
    // A booking that has ended may have had the reference before: the one that was sent may still arrive.
    if (stateFacts(booking).standing === 'over' && mayStillArrive(desk, intent)) return { kind: 'pending' }
  }
  if (stateFacts(booking).standing === 'none') {
    const nextReference = referenceAfter(key.reference)
    const answer = notBooked(nextReference)
    if (intent) await settleIntent(desk, await desk.store.db(), key, { state: 'refused', answer })
    return { kind: 'not-booked', nextReference }
  }
  if (intent && intent.state !== 'done') {
    const { reference } = booking
    const answer = { kind: 'held' as const, reference, priceChanged: false }
    await adoptBooking(desk, grant, kind, key, { answer, reference, read: { booking, askedAt } })
    const form = await kind.hold.formOf?.(desk, grant, reference)
    const people = form?.kind === 'ok' && form.data !== null ? kind.hold.travellersOf?.(form.data) : undefined
    await keepTravellers(desk, grant, people, reference)
  }
  return { kind: 'read', ...(await bookingReading(desk, grant, kind, booking, askedAt)) }
}

async function missing(
  desk: Desk,
  grant: AnyGrant,
  key: IntentKey,
  intent: IntentRow | null,
): Promise<NothingRead> {
  if (intent?.sent_at) {
    if (mayStillArrive(desk, intent)) return { kind: 'pending' }
    const watchMilliseconds = MAY_STILL_ARRIVE_MILLISECONDS + WATCH_MILLISECONDS
    return giveUp(desk, key, new Date(intent.sent_at.getTime() + watchMilliseconds))
  }
  if (!isOurReference(key.reference)) return { kind: 'not-found' }
  // Nothing was sent under this reference. Claiming it ensures that nothing will be: the browser's own
  // request may still be on its way to the desk.
  const claim = await claimIntent(desk, key, { bodyHash: '', by: grant.userName })
  return claim.kind === 'claimed' ? giveUp(desk, key, null) : { kind: 'pending' }
}

async function giveUp(desk: Desk, key: IntentKey, watchUntil: Date | null): Promise<NothingRead> {
  const nextReference = referenceAfter(key.reference)
  const answer = notBooked(nextReference)
  const db = await desk.store.db()
  if (await settleIntent(desk, db, key, { state: 'refused', answer, watchUntil })) {
    return { kind: 'not-booked', nextReference }
  }
  // Settled in the meantime by an answer or another look-up: the next look-up reports it.
  return { kind: 'pending' }
}

function isNotFound({ kind }: Pick<KindOfBooking, 'kind'>, code: string): boolean {
  return refusalReason(kind, code) === 'not-found'
}

function failed(read: Exclude<Outcome<unknown>, { kind: 'ok' }>): NothingRead {
  const message = read.kind === 'refused' ? read.message : `${SERVICE_AWAY}.`
  return { kind: 'failed', message }
}

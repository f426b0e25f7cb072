import 'server-only'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { refusalReason } from '../../lib/booking/act-outcome.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { BookingReading, BookingView } from '../../lib/booking/booking-view.ts'
import { SERVICE_AWAY } from '../../lib/not-responding.ts'
import type { Desk } from '../desk.ts'
import { isSessionLost, type CallOutcome } from '../gateway-client/outcome.ts'
import { lookUpTable, type LookUpEvent } from '../intent/hold-table.ts'
import {
  claimIntent,
  findIntent,
  nextOf,
  settleIntent,
  type IntentKey,
  type IntentRow,
} from '../intent/intent.ts'
import { moves, stateOf } from '../intent/moves.ts'
import type { AnyGrant } from '../session/grant.ts'
import { recordHold } from './record-hold.ts'
import { setClientOfLead } from './set-client.ts'
import { isOurReference, referenceAfter } from './client-reference.ts'
import { isOfEarlierUse } from './earlier-use.ts'
import type { KindHandling, KindTypes } from './kind.ts'
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

type Seen<View extends BookingView> = { booking: View; askedAt: Date }

/**
 * Looks for the booking of a client reference, and records it when found. Not finding it proves nothing while
 * the request may still arrive; after that the attempt is given up, and watched (`intent/hold-table.ts`).
 */
export async function lookUpHold<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  reference: string,
): Promise<BookingLookUp<K['view']>> {
  const key = { officeId: grant.officeId, verb: kind.hold.operation, reference }
  const intent = await findIntent(await desk.store.db(), key)
  const state = stateOf(intent)
  const nothing = notBooked(referenceAfter(reference))
  if (lookUpTable['asked-for'].then[state] === 'not-booked') return nothing
  const askedAt = desk.clock.now()
  const read = await kind.read(desk, grant, { clientReference: reference })
  const event = eventOf(desk, kind, { key, intent }, read)
  const step = lookUpTable[event]
  const seen = read.kind === 'ok' ? { booking: read.data, askedAt } : null
  const isMoved =
    moves[step.move][state] !== null && (await move(desk, grant, kind, { key, intent, seen }, step))
  const then = step.move === 'keep' ? step.then[state] : await nextOf(desk, key, step, isMoved)
  switch (then) {
    case 'not-booked':
      return nothing
    case 'pending':
    case 'not-found':
    case 'session':
      return { kind: then }
    case 'show':
    case 'failed':
      return read.kind === 'ok'
        ? { kind: 'read', ...(await bookingReading(desk, grant, kind, read.data, askedAt)) }
        : failed(read)
  }
}

/** Reads a booking by the gateway's reference. */
export async function lookUpBooking<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  reference: string,
): Promise<BookingLookUp<K['view']>> {
  const askedAt = desk.clock.now()
  const read = await kind.read(desk, grant, { reference })
  if (read.kind === 'ok') {
    return { kind: 'read', ...(await bookingReading(desk, grant, kind, read.data, askedAt)) }
  }
  if (isSessionLost(read)) return { kind: 'session' }
  if (read.kind === 'refused' && isNotFound(kind, read.code)) return { kind: 'not-found' }
  return failed(read)
}

/** The event of an attempt, by an answer of the gateway. */
function eventOf<K extends KindTypes>(
  desk: Desk,
  kind: KindHandling<K>,
  { key, intent }: { key: IntentKey; intent: IntentRow | null },
  read: CallOutcome<K['view']>,
): Exclude<LookUpEvent, 'asked-for'> {
  if (read.kind === 'ok') {
    const { standing } = stateFacts(read.data)
    if (intent && intent.state !== 'done') {
      if (isOfEarlierUse(read.data, intent)) return missing(desk, key, intent)
      // A booking that has ended may have had the reference before: the request that was sent may still
      // arrive.
      if (standing === 'over' && mayStillArrive(desk, intent)) return 'ended-before'
    }
    return standing === 'none' ? 'never-booked' : 'found'
  }
  if (isSessionLost(read)) return 'session'
  return read.kind === 'refused' && isNotFound(kind, read.code) ? missing(desk, key, intent) : 'unreadable'
}

function missing(desk: Desk, key: IntentKey, intent: IntentRow | null) {
  if (intent?.sent_at) return mayStillArrive(desk, intent) ? 'missing' : 'overdue'
  return isOurReference(key.reference) ? 'never-sent' : 'not-ours'
}

/** Moves the intent; false if something else settled or sent it meanwhile. */
async function move<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  { key, intent, seen }: { key: IntentKey; intent: IntentRow | null; seen: Seen<K['view']> | null },
  step: (typeof lookUpTable)[LookUpEvent],
): Promise<boolean> {
  if (step.move === 'keep') return false
  if (step.move === 'complete') return seen !== null && record(desk, grant, kind, key, seen)
  if (step.move === 'take-away') {
    const claim = await claimIntent(desk, key, { bodyHash: '', by: grant.userName })
    if (claim.kind === 'taken') return false
  }
  const sentAt = step.move === 'give-up' ? intent?.sent_at : null
  return settleIntent(desk, await desk.store.db(), key, {
    state: 'refused',
    answer: notBooked(referenceAfter(key.reference)),
    watchUntil: sentAt
      ? new Date(sentAt.getTime() + MAY_STILL_ARRIVE_MILLISECONDS + WATCH_MILLISECONDS)
      : null,
  })
}

/** The booking is this attempt's: it is recorded, and the office keeps its travellers. */
async function record<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  key: IntentKey,
  read: Seen<K['view']>,
): Promise<boolean> {
  const { reference } = read.booking
  const answer = { kind: 'held' as const, reference, priceChanged: false }
  await recordHold(desk, grant, kind, key, { answer, reference, read })
  const form = await kind.hold.formOf?.(desk, grant, reference)
  if (form?.kind !== 'ok' || form.data === null) return true
  await kind.hold.onHeld?.(desk, grant, form.data, reference)
  await setClientOfLead(desk, grant, reference, kind.hold.peopleIn(form.data)[0])
  return true
}

function isNotFound({ kind }: { kind: BookingKind }, code: string): boolean {
  return refusalReason(kind, code) === 'not-found'
}

function failed(
  read: Exclude<CallOutcome<unknown>, { kind: 'ok' }>,
): Extract<BookingLookUp, { kind: 'failed' }> {
  const message = read.kind === 'refused' ? read.message : `${SERVICE_AWAY}.`
  return { kind: 'failed', message }
}

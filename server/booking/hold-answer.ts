import 'server-only'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import type { HoldInput } from '../../lib/booking/hold-input.ts'
import type { HoldOutcome } from '../../lib/booking/hold-outcome.ts'
import { isTaken } from '../../lib/booking/price-tolerance.ts'
import { officeConfig } from '../config/office-config.ts'
import type { Desk } from '../desk.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import { bodyHash } from '../intent/body-hash.ts'
import type { AnyGrant } from '../session/grant.ts'
import { recordHold } from './record-hold.ts'
import { referenceAfter } from './client-reference.ts'
import { bookedAlready, isLiveState } from './earlier-booking.ts'
import { isDead } from './earlier-use.ts'
import type { KindHandling, KindTypes } from './kind.ts'
import type { HoldAnswer, ReadyHold } from './kind-hold.ts'
import { notBooked } from './not-booked.ts'
import { setClientOfLead } from './set-client.ts'
import { refusalOf } from './refusal-of.ts'
import { rememberBooking } from './remember.ts'
import {
  recordedOutcome,
  settle,
  unknownOutcome,
  wantedOf,
  type HoldAttempt,
  type Happening,
} from './settle-hold.ts'

/** Settles the answer of the gateway to a hold, or that there is none. */
export async function settleHoldAnswer<K extends KindTypes>(
  attempt: HoldAttempt<K>,
  sent: CallOutcome<HoldAnswer>,
  ready: ReadyHold,
): Promise<HoldOutcome> {
  return sent.kind === 'ok'
    ? settleAnswer(attempt, sent.data, ready)
    : settle(attempt, refused(attempt, sent))
}

/** The event of a request that was refused, was not sent, or has no answer. */
function refused<K extends KindTypes>(
  { kind, key }: HoldAttempt<K>,
  sent: Exclude<CallOutcome<HoldAnswer>, { kind: 'ok' }>,
): Happening {
  if (sent.kind === 'unknown' && sent.sent) return { event: 'lost', outcome: unknownOutcome(key) }
  const outcome = refusalOf(sent, { kind: kind.kind, operation: kind.hold.operation })
  return { event: sent.kind === 'unknown' ? 'unsent' : 'refused', outcome }
}

/** Settles an answer: held, not held for a reason, or a state that is not documented. */
async function settleAnswer<K extends KindTypes>(
  attempt: HoldAttempt<K>,
  answer: HoldAnswer,
  ready: ReadyHold,
): Promise<HoldOutcome> {
  const { desk, grant, kind, key, input } = attempt
  const { state, reference, priceChanged } = answer
  if (state === null) return settle(attempt, { event: 'undocumented', outcome: unknownOutcome(key) })
  if (!isLiveState(kind.kind, state)) return settle(attempt, await notHeld(attempt, answer, state, ready))
  const ownership = await whoseBooking(desk, grant, kind, { reference, input })
  if (ownership.isOver) {
    return settle(attempt, { event: 'ended', outcome: notBooked(referenceAfter(key.reference)) })
  }
  if (!ownership.isOurs) return settle(attempt, await duplicateOf(attempt, ready))
  const heldCents = ownership.read?.booking.money.totalCents ?? ready.totalCents
  // A rise at the very hold is taken as one before it, and the booking tells both.
  const isRiseTaken = priceChanged && heldCents > input.acceptedTotalCents && isTaken(heldCents, input)
  const held: HoldOutcome = { kind: 'held', reference, priceChanged: priceChanged && !isRiseTaken }
  const made = {
    answer: held,
    reference,
    offerCode: input.offerCode,
    read: ownership.read,
    ...(isRiseTaken && {
      raised: { raisedFromCents: input.acceptedTotalCents, totalCents: heldCents },
    }),
  }
  await recordHold(desk, grant, kind, key, made)
  await kind.hold.onHeld?.(desk, grant, input.form, reference)
  await setClientOfLead(desk, grant, reference, kind.hold.peopleIn(input.form)[0])
  return recordedOutcome(attempt)
}

/**
 * Whether a booking is this attempt's, with its record if it was read on the way. `isOver`: it is a booking
 * that has ended, repeated as if it were held (gap 242).
 */
type Whose = { isOurs: boolean; isOver?: true; read?: { booking: BookingView; askedAt: Date } }

/**
 * Whether the booking that the gateway names in its answer was made by this attempt. A gateway may answer
 * with an earlier booking of the offer instead: then the desk knows it under another client reference, or its
 * record has another.
 */
async function whoseBooking<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  { reference, input }: { reference: string; input: HoldInput<unknown> },
): Promise<Whose> {
  const isAnothers = (clientReference: string | null) =>
    clientReference !== null && clientReference.toUpperCase() !== input.clientReference.toUpperCase()
  const db = await desk.store.db()
  const row = await db
    .selectFrom('booking')
    .select('client_reference')
    .where('office_id', '=', grant.officeId)
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (row && isAnothers(row.client_reference)) return { isOurs: false }
  const askedAt = desk.clock.now()
  const read = await kind.read(desk, grant, { reference })
  if (read.kind !== 'ok') return { isOurs: true }
  const seen = { booking: read.data, askedAt }
  if (!isAnothers(read.data.clientReference)) {
    return isDead(read.data) ? { isOurs: false, isOver: true } : { isOurs: true, read: seen }
  }
  await rememberBooking(desk, db, grant, kind, {
    ...seen,
    officeAt: null,
    offerHash: bodyHash(input.offerCode),
  })
  return { isOurs: false }
}

async function duplicateOf<K extends KindTypes>(
  attempt: HoldAttempt<K>,
  ready: ReadyHold,
): Promise<Happening> {
  const { desk, grant, kind, input } = attempt
  const existing = await bookedAlready(desk, grant, kind, wantedOf(attempt, ready))
  const nextReference = referenceAfter(input.clientReference)
  return { event: 'duplicate', outcome: { kind: 'duplicate', existing, nextReference } }
}

async function notHeld<K extends KindTypes>(
  attempt: HoldAttempt<K>,
  answer: HoldAnswer,
  state: string,
  ready: ReadyHold,
): Promise<Happening> {
  const { desk, grant, input } = attempt
  const nextReference = referenceAfter(input.clientReference)
  if (state === 'duplicate') return duplicateOf(attempt, ready)
  await rememberUnheld(attempt, answer.reference)
  const config = state === 'short' ? await officeConfig(desk, grant) : null
  if (config?.kind === 'read') {
    const { totalCents } = ready
    const availableCents = config.wallet.spendableCents
    const shortCents = Math.max(0, totalCents - availableCents)
    const outcome: HoldOutcome = { kind: 'short', shortCents, availableCents, totalCents, nextReference }
    return { event: 'short', outcome }
  }
  return {
    event: 'failed',
    outcome: { kind: 'refused', code: state, message: answer.message, nextReference },
  }
}

/**
 * Puts the record of an attempt that holds nothing, such as one for which the wallet was short, into the
 * office's list, so that somebody sees to it. A record that cannot be read is no reason to fail.
 */
async function rememberUnheld<K extends KindTypes>(
  { desk, grant, kind }: HoldAttempt<K>,
  reference: string,
): Promise<void> {
  if (reference === '') return
  const askedAt = desk.clock.now()
  const read = await kind.read(desk, grant, { reference })
  if (read.kind !== 'ok') return
  const seen = { booking: read.data, askedAt, officeAt: null, madeBy: grant.displayName }
  await rememberBooking(desk, await desk.store.db(), grant, kind, seen)
}

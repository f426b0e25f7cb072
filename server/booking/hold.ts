import 'server-only'
import { kindFacts } from '../../lib/booking/booking-kinds.ts'
import { stateFacts, type BookingState } from '../../lib/booking/booking-state.ts'
import type { HoldOutcome } from '../../lib/booking/hold-outcome.ts'
import { OFFER_GONE } from '../../lib/booking/offer-check.ts'
import type { Desk } from '../desk.ts'
import { isSessionLost, type Outcome } from '../gateway-client/outcome.ts'
import { bodyHash } from '../intent/body-hash.ts'
import {
  claimIntent,
  findIntent,
  reopenIntent,
  settleIntent,
  stampSent,
  type IntentKey,
  type IntentRow,
} from '../intent/intent.ts'
import { officeConfig } from '../office/office-config.ts'
import type { AnyGrant } from '../session/grant.ts'
import { singleFlight } from '../single-flight.ts'
import { adoptBooking } from './adopt.ts'
import { referenceAfter } from './client-reference.ts'
import { earlierBookingOf } from './duplicate.ts'
import type { KindOfBooking } from './kind.ts'
import { lookUpHold } from './look-up.ts'
import { notBooked } from './not-booked.ts'

/** What the gateway answers to a hold, in words of all kinds. `Success: true` can still mean that nothing is held (40/41). */
export type HoldAnswer = {
  uniqueId: string
  /** Null for a Category and Status that are not documented. */
  state: BookingState | null
  priceChanged: boolean
  message: string
}

/** A hold that nothing stops any more: how it is sent, once, and what goes with it. */
export type ReadyHold = {
  kind: 'ready'
  send: () => Promise<Outcome<HoldAnswer>>
  totalCents: number
  /** The draft that it was made from. */
  draftKey: string
}

/** What one kind of hold is: the offer, all values of the form, and everything that can stop it before it is sent. */
export type HoldRequest = {
  clientReference: string
  fareSourceCode: string
  form: unknown
  prepare: () => Promise<ReadyHold | { kind: 'stop'; outcome: HoldOutcome }>
}

type Attempt = { desk: Desk; grant: AnyGrant; kind: KindOfBooking; key: IntentKey; request: HoldRequest }

/**
 * Holds an offer, once for each client reference however often it is asked. Order: intent, whatever the kind prepares
 * (the price of the moment in this very session, consent), the commit. A lost answer is looked up, never sent again.
 * @param grant for the kind's hold: its `prepare` sends with it
 */
export function holdOnce(
  desk: Desk,
  grant: AnyGrant,
  kind: KindOfBooking,
  request: HoldRequest,
): Promise<HoldOutcome> {
  const key = { officeId: grant.officeId, verb: kind.hold.verb, reference: request.clientReference }
  const hash = bodyHash([request.fareSourceCode, request.form])
  return singleFlight(`hold:${key.verb}:${key.officeId}:${key.reference}:${hash}`, () =>
    attemptHold({ desk, grant, kind, key, request }, hash),
  )
}

async function attemptHold(attempt: Attempt, hash: string): Promise<HoldOutcome> {
  const { desk, grant, kind, key, request } = attempt
  const claim = await claimIntent(desk, key, { bodyHash: hash, by: grant.userName })
  if (claim.kind === 'taken') {
    const earlier = await earlierOutcome(attempt, claim.intent)
    return claim.intent.body_hash === hash ? earlier : forAnotherForm(earlier, attempt)
  }
  const ready = await request.prepare()
  if (ready.kind !== 'ready') {
    await reopenIntent(desk, key)
    return ready.outcome
  }
  if (!(await stampSent(desk, key, ready.draftKey))) return settledOutcome(attempt)
  const booked = await ready.send()
  if (booked.kind === 'ok') return settleAnswer(attempt, booked.data, ready.totalCents)
  if (booked.kind === 'unknown' && booked.sent) {
    await settleIntent(desk, await desk.store.db(), key, { state: 'unknown' })
    return { kind: 'unknown', clientReference: key.reference }
  }
  await reopenIntent(desk, key)
  return refusalOf(booked, kind)
}

/** What an earlier attempt with the same reference came to: its answer, or what a look-up finds. */
async function earlierOutcome(
  attempt: Attempt,
  intent: Pick<IntentRow, 'state' | 'answer'>,
): Promise<HoldOutcome> {
  const { desk, grant, kind, key } = attempt
  if (intent.state === 'done' || intent.state === 'refused') return intent.answer as HoldOutcome
  const found = await lookUpHold(desk, grant, kind, key.reference)
  if (found.kind === 'read') return { kind: 'held', uniqueId: found.booking.reference, priceChanged: false }
  if (found.kind === 'session') return { kind: 'session' }
  if (found.kind === 'not-booked') return notBooked(found.nextReference)
  return { kind: 'unknown', clientReference: key.reference }
}

/** What was written down of an attempt that something else settled first: that is what everyone is told. */
async function settledOutcome(attempt: Attempt): Promise<HoldOutcome> {
  const intent = await findIntent(await attempt.desk.store.db(), attempt.key)
  if (!intent) throw new Error('An intent vanished while it was settled.')
  return earlierOutcome(attempt, intent)
}

/**
 * The outcome of an earlier attempt, told to a form with other values under the same reference: that booking is not what
 * this form asks for, so it is named as the other one that it is.
 */
function forAnotherForm(earlier: HoldOutcome, { kind, key }: Attempt): HoldOutcome {
  if (earlier.kind === 'held') {
    const nextReference = referenceAfter(key.reference)
    return { kind: 'duplicate', existingUniqueId: earlier.uniqueId, nextReference }
  }
  if (earlier.kind !== 'unknown') return earlier
  const message =
    `These values were not sent: an earlier attempt at this ${kindFacts(kind.kind).offer.one}, with other values, is ` +
    'still being looked up. Try again in a minute.'
  return { kind: 'refused', code: 'OtherForm', message }
}

/** The gateway answered: held, not held for a reason, or something that is not documented. */
async function settleAnswer(attempt: Attempt, answer: HoldAnswer, totalCents: number): Promise<HoldOutcome> {
  const { desk, grant, kind, key, request } = attempt
  const { state, uniqueId, priceChanged } = answer
  if (state === null) {
    await settleIntent(desk, await desk.store.db(), key, { state: 'unknown' })
    return { kind: 'unknown', clientReference: key.reference }
  }
  if (LIVE.has(stateFacts(state).standing)) {
    const held: HoldOutcome = { kind: 'held', uniqueId, priceChanged }
    const made = { answer: held, uniqueId, fareSourceCode: request.fareSourceCode }
    return (await adoptBooking(desk, grant, kind, key, made)) ? held : settledOutcome(attempt)
  }
  const outcome = await notHeld(attempt, answer, state, totalCents)
  const isFirst = await settleIntent(desk, await desk.store.db(), key, { state: 'refused', answer: outcome })
  return isFirst ? outcome : settledOutcome(attempt)
}

const LIVE: ReadonlySet<string> = new Set(['held', 'underway', 'made'])

async function notHeld(
  { desk, grant, request }: Attempt,
  answer: HoldAnswer,
  state: BookingState,
  totalCents: number,
): Promise<HoldOutcome> {
  const nextReference = referenceAfter(request.clientReference)
  if (state === 'duplicate') {
    const existingUniqueId = await earlierBookingOf(desk, grant.officeId, request.fareSourceCode)
    return { kind: 'duplicate', existingUniqueId, nextReference }
  }
  const config = state === 'short' ? await officeConfig(desk, grant) : null
  if (config?.kind === 'read') {
    const availableCents = config.wallet.spendableCents
    const shortCents = Math.max(0, totalCents - availableCents)
    return { kind: 'short', shortCents, availableCents, totalCents, nextReference }
  }
  return { kind: 'refused', code: state, message: answer.message, nextReference }
}

function refusalOf(outcome: Exclude<Outcome<unknown>, { kind: 'ok' }>, kind: KindOfBooking): HoldOutcome {
  if (outcome.kind === 'unknown') {
    return {
      kind: 'refused',
      code: 'Unavailable',
      message: 'The booking service does not answer. Nothing was sent.',
    }
  }
  if (isSessionLost(outcome)) return { kind: 'session' }
  if (OFFER_GONE.has(outcome.code)) return { kind: 'gone', code: outcome.code }
  if (outcome.code === 'Err0102004') return { kind: 'revalidate' }
  const permission = outcome.code === 'Err0101006' ? { permission: kind.hold.permission } : {}
  return { kind: 'refused', code: outcome.code, message: outcome.message, ...permission }
}

import 'server-only'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { HoldInput } from '../../lib/booking/hold-input.ts'
import type { HoldOutcome } from '../../lib/booking/hold-outcome.ts'
import { kindFacts } from '../../lib/kinds.ts'
import type { Desk } from '../desk.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import { bodyHash } from '../intent/body-hash.ts'
import { formTable, lookedUpTable, sendTable, type FormEvent, type SendEvent } from '../intent/hold-table.ts'
import {
  claimIntent,
  findIntent,
  nextOf,
  reopenIntent,
  settleIntent,
  stampSent,
  type IntentKey,
} from '../intent/intent.ts'
import { stateOf } from '../intent/moves.ts'
import { officeConfig } from '../config/office-config.ts'
import { alsoMay } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { permissionOf } from '../session/permission.ts'
import { notPermitted } from '../session/not-permitted.ts'
import { singleFlight } from '../single-flight.ts'
import { adoptBooking } from './adopt.ts'
import { rememberBooking } from './remember.ts'
import { referenceAfter } from './client-reference.ts'
import { bookedAlready, earlierBookings, isLiveState, type WantedTimes } from './earlier-booking.ts'
import type { KindHandling, KindTypes } from './kind.ts'
import type { HoldAnswer, ReadyHold } from './kind-hold.ts'
import { lookUpHold, type BookingLookUp } from './look-up.ts'
import { notBooked } from './not-booked.ts'
import { refusalOf } from './refusal-of.ts'
import { whoseBooking } from './whose-booking.ts'

type Attempt<K extends KindTypes> = {
  desk: Desk
  grant: AnyGrant
  kind: KindHandling<K>
  key: IntentKey
  input: HoldInput<K['form']>
  /** Hash of the values that the form sends. */
  hash: string
  /** The booking that is booked again. */
  insteadOf: string | undefined
}

/** The event of a claimed attempt, and the outcome that its person is told. */
type Happening = {
  event: Exclude<SendEvent, 'ready' | 'held'>
  outcome: HoldOutcome
}

/**
 * Holds an offer once per client reference, however often it is called. Steps: the intent is claimed; the
 * kind makes its checks (the current price in this very session, consent); the agent is asked about other
 * bookings of the same people at the same time; the commit is sent; its answer is settled. The steps after
 * each event are in `intent/hold-table.ts`. A lost answer is looked up and never sent again. Refused without
 * the permission of the kind's hold.
 * @param insteadOf the booking that has ended and is booked again: the new one keeps it
 */
export async function holdOnce<K extends KindTypes>(
  desk: Desk,
  anyGrant: AnyGrant,
  kind: KindHandling<K>,
  input: HoldInput<K['form']>,
  insteadOf?: string,
): Promise<HoldOutcome> {
  const permission = permissionOf(kind.hold.operation)
  const grant = alsoMay(anyGrant, permission)
  if (!grant) return notPermitted(permission)
  const key = { officeId: grant.officeId, verb: kind.hold.operation, reference: input.clientReference }
  const hash = bodyHash([input.offerCode, input.form])
  const flight = `hold:${key.verb}:${key.officeId}:${key.reference}:${hash}:${input.evenIfBooked}`
  return singleFlight(desk, flight, () => attemptHold({ desk, grant, kind, key, input, hash, insteadOf }))
}

async function attemptHold<K extends KindTypes>(attempt: Attempt<K>): Promise<HoldOutcome> {
  const { desk, grant, kind, input } = attempt
  const earlier = await claim(attempt)
  if (earlier) return earlier
  const ready = await kind.hold.prepare(desk, grant, input)
  if (ready.kind !== 'ready') return settle(attempt, { event: 'stopped', outcome: ready.outcome })
  const before = await earlierBookings(desk, grant, kind, wantedOf(attempt, ready), !input.evenIfBooked)
  if (!input.evenIfBooked && (before.live.length > 0 || before.failed)) {
    const outcome: HoldOutcome = { kind: 'booked-before', existing: before.live }
    return settle(attempt, { event: 'booked-before', outcome })
  }
  if (!(await mayBeSent(attempt, ready, before.ended))) return recordedOutcome(attempt)
  const sent = await ready.send()
  return sent.kind === 'ok'
    ? settleAnswer(attempt, sent.data, ready)
    : settle(attempt, refused(attempt, sent))
}

/** Claims the right to send; null once it is claimed, otherwise the outcome of the form. */
async function claim<K extends KindTypes>(attempt: Attempt<K>): Promise<HoldOutcome | null> {
  const { desk, grant, key, hash } = attempt
  const actor = { name: grant.displayName, reason: null }
  const made = await claimIntent(desk, key, { bodyHash: hash, by: grant.userName, actor })
  if (made.kind === 'claimed') return null
  const { intent } = made
  const event: FormEvent = intent.body_hash === hash ? 'same-form' : 'other-form'
  const then = formTable[event].then[stateOf(intent)]
  switch (then) {
    case 'recorded':
      return intent.answer as HoldOutcome
    case 'repeat':
    case 'spent':
      return answerAgain(attempt, intent.answer as HoldOutcome, then)
    case 'look-up': {
      const lookUp = await lookUpHold(desk, grant, attempt.kind, key.reference)
      const outcome = outcomeOfLookUp(attempt, lookUp)
      const next = lookedUpTable[event][lookUp.kind]
      if (next === 'wait') return otherForm(attempt)
      return next === 'told' ? outcome : answerAgain(attempt, outcome, next)
    }
    case 'prepare':
      // Another instance of the desk has opened it again since the claim failed.
      return claim(attempt)
  }
}

/** The form of a booking that is held gets its answer again; any other goes on with a new reference. */
async function answerAgain<K extends KindTypes>(
  attempt: Attempt<K>,
  answer: HoldOutcome,
  then: 'repeat' | 'spent',
): Promise<HoldOutcome> {
  if (answer.kind !== 'held') return answer
  if (then === 'repeat' && (await isStillHeld(attempt, answer.reference))) return answer
  return { kind: 'spent', nextReference: referenceAfter(attempt.key.reference) }
}

/**
 * Notes that the form is sent now, with the facts of its offer that the booking keeps; false if the attempt
 * was settled meanwhile.
 */
async function mayBeSent<K extends KindTypes>(
  { desk, key, input, insteadOf: formInsteadOf }: Attempt<K>,
  ready: ReadyHold,
  ended: string | null,
): Promise<boolean> {
  const insteadOf = formInsteadOf ?? ended
  const agreed = {
    terms: ready.terms,
    totalCents: input.acceptedTotalCents,
    ...(ready.partSizes && { partSizes: ready.partSizes }),
    ...(ready.markup && { markup: ready.markup }),
    ...(insteadOf !== null && { insteadOf }),
  }
  const isSent = await stampSent(desk, key, { draftKey: ready.draftKey, agreed })
  return (await nextOf(desk, key, sendTable.ready, isSent)) === 'send'
}

/** Moves the intent as the table says, and answers the outcome that its person is told. */
async function settle<K extends KindTypes>(
  attempt: Attempt<K>,
  { event, outcome }: Happening,
): Promise<HoldOutcome> {
  const { desk, key } = attempt
  const step = sendTable[event]
  const then = await nextOf(desk, key, step, await move(attempt, step.move, outcome))
  return then === 'tell' ? outcome : recordedOutcome(attempt)
}

async function move<K extends KindTypes>(
  { desk, key }: Attempt<K>,
  to: (typeof sendTable)[Happening['event']]['move'],
  outcome: HoldOutcome,
): Promise<boolean> {
  if (to === 'reopen') return reopenIntent(desk, key)
  const settled =
    to === 'doubt'
      ? { state: 'unknown' as const }
      : { state: 'refused' as const, answer: withoutPerson(outcome) }
  return settleIntent(desk, await desk.store.db(), key, settled)
}

/**
 * The recorded outcome, also if something else settled the attempt first, or else the outcome of a look-up.
 */
async function recordedOutcome<K extends KindTypes>(attempt: Attempt<K>): Promise<HoldOutcome> {
  const { desk, grant, kind, key } = attempt
  const intent = await findIntent(await desk.store.db(), key)
  if (!intent) throw new Error('An intent vanished while it was settled.')
  if (intent.state === 'done' || intent.state === 'refused') return intent.answer as HoldOutcome
  return outcomeOfLookUp(attempt, await lookUpHold(desk, grant, kind, key.reference))
}

function outcomeOfLookUp<K extends KindTypes>({ key }: Attempt<K>, lookUp: BookingLookUp): HoldOutcome {
  if (lookUp.kind === 'read')
    return { kind: 'held', reference: lookUp.booking.reference, priceChanged: false }
  if (lookUp.kind === 'session' || lookUp.kind === 'not-booked') return lookUp
  return unknown(key)
}

function unknown({ reference }: IntentKey): HoldOutcome {
  return { kind: 'unknown', clientReference: reference }
}
function wantedOf<K extends KindTypes>({ kind, input }: Attempt<K>, { occupied }: ReadyHold): WantedTimes {
  return { people: kind.hold.peopleIn(input.form), occupied, offerCode: input.offerCode }
}

/**
 * Whether the booking of a form is held, by its record: the stored row may be older than its end (gap 242).
 * The stored row decides where the record cannot be read: then the answer leads to the booking's page, which
 * shows the rest.
 */
async function isStillHeld<K extends KindTypes>(
  { desk, grant, kind }: Attempt<K>,
  reference: string,
): Promise<boolean> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('booking')
    .select(['kind', 'state'])
    .where('office_id', '=', grant.officeId)
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!row || stateFacts(row).standing !== 'held') return false
  const askedAt = desk.clock.now()
  const read = await kind.read(desk, grant, { reference })
  if (read.kind !== 'ok') return true
  await rememberBooking(desk, db, grant, kind, { booking: read.data, askedAt, officeAt: null })
  return stateFacts(read.data).standing === 'held'
}

/**
 * A form with other values under a reference of unknown outcome waits, because that attempt may be booked.
 */
function otherForm<K extends KindTypes>({ kind }: Attempt<K>): HoldOutcome {
  const message =
    `Not sent: an earlier attempt to book this ${kindFacts(kind.kind).offer.one} with other details is still being ` +
    'checked. Try again in a minute.'
  return { kind: 'refused', code: 'OtherForm', message }
}

/** The event of a request that was refused, was not sent, or has no answer. */
function refused<K extends KindTypes>(
  { kind, key }: Attempt<K>,
  sent: Exclude<CallOutcome<HoldAnswer>, { kind: 'ok' }>,
): Happening {
  if (sent.kind === 'unknown' && sent.sent) return { event: 'lost', outcome: unknown(key) }
  const outcome = refusalOf(sent, { kind: kind.kind, operation: kind.hold.operation })
  return { event: sent.kind === 'unknown' ? 'unsent' : 'refused', outcome }
}

/** Settles the answer of the gateway: held, not held for a reason, or a state that is not documented. */
async function settleAnswer<K extends KindTypes>(
  attempt: Attempt<K>,
  answer: HoldAnswer,
  ready: ReadyHold,
): Promise<HoldOutcome> {
  const { desk, grant, kind, key, input } = attempt
  const { state, reference, priceChanged } = answer
  if (state === null) return settle(attempt, { event: 'undocumented', outcome: unknown(key) })
  if (!isLiveState(kind.kind, state)) return settle(attempt, await notHeld(attempt, answer, state, ready))
  const ownership = await whoseBooking(desk, grant, kind, { reference, input })
  if (ownership.isOver) {
    return settle(attempt, { event: 'ended', outcome: notBooked(referenceAfter(key.reference)) })
  }
  if (!ownership.isOurs) return settle(attempt, await duplicateOf(attempt, ready))
  const held: HoldOutcome = { kind: 'held', reference, priceChanged }
  const made = { answer: held, reference, offerCode: input.offerCode, read: ownership.read }
  await adoptBooking(desk, grant, kind, key, made)
  await kind.hold.onHeld?.(desk, grant, input.form, reference)
  return recordedOutcome(attempt)
}

/** The outcome as it is stored: the name of a traveller is not kept beyond the answer. */
function withoutPerson(outcome: HoldOutcome): HoldOutcome {
  if (outcome.kind !== 'duplicate' || outcome.existing === null) return outcome
  return { ...outcome, existing: { ...outcome.existing, person: null } }
}

async function duplicateOf<K extends KindTypes>(attempt: Attempt<K>, ready: ReadyHold): Promise<Happening> {
  const { desk, grant, kind, input } = attempt
  const existing = await bookedAlready(desk, grant, kind, wantedOf(attempt, ready))
  const nextReference = referenceAfter(input.clientReference)
  return { event: 'duplicate', outcome: { kind: 'duplicate', existing, nextReference } }
}

async function notHeld<K extends KindTypes>(
  attempt: Attempt<K>,
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
  { desk, grant, kind }: Attempt<K>,
  reference: string,
): Promise<void> {
  if (reference === '') return
  const askedAt = desk.clock.now()
  const read = await kind.read(desk, grant, { reference })
  if (read.kind !== 'ok') return
  const seen = { booking: read.data, askedAt, officeAt: null, madeBy: grant.displayName }
  await rememberBooking(desk, await desk.store.db(), grant, kind, seen)
}

import 'server-only'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { HoldInput } from '../../lib/booking/hold-input.ts'
import type { HoldOutcome } from '../../lib/booking/hold-outcome.ts'
import { kindFacts } from '../../lib/kinds.ts'
import type { Desk } from '../desk.ts'
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
import { alsoMay } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { permissionOf } from '../session/permission.ts'
import { notPermitted } from '../session/not-permitted.ts'
import { singleFlight } from '../single-flight.ts'
import { adoptBooking } from './adopt.ts'
import { keepTravellers } from '../traveller/keep.ts'
import { rememberBooking } from './remember.ts'
import { referenceAfter } from './client-reference.ts'
import { bookedAlready, earlierBookings, isLiveState, type Wanted } from './earlier-booking.ts'
import type { HoldAnswer, KindOfBooking, ReadyHold } from './kind.ts'
import { lookUpHold } from './look-up.ts'
import { notBooked } from './not-booked.ts'
import { refusalOf } from './refusal-of.ts'
import { whoseBooking } from './whose-booking.ts'

type Attempt = {
  desk: Desk
  grant: AnyGrant
  kind: KindOfBooking
  key: IntentKey
  input: HoldInput<unknown>
  /** The booking that is booked again. */
  insteadOf: string | undefined
}

/**
 * Holds an offer once per client reference, however often it is called. Steps: the intent; the checks of the
 * kind (the current price in this very session, consent); the question about other bookings of the same
 * people at the same time; the commit. A lost answer is looked up and never sent again. Refused without the
 * permission of the kind's hold.
 * @param insteadOf the booking that has ended and is booked again: the new one keeps it
 */
export async function holdOnce<Form>(
  desk: Desk,
  anyGrant: AnyGrant,
  kind: KindOfBooking<BookingView, string, Form>,
  input: HoldInput<Form>,
  insteadOf?: string,
): Promise<HoldOutcome> {
  const permission = permissionOf(kind.hold.operation)
  const grant = alsoMay(anyGrant, permission)
  if (!grant) return notPermitted(permission)
  const key = { officeId: grant.officeId, verb: kind.hold.operation, reference: input.clientReference }
  const hash = bodyHash([input.offerCode, input.form])
  const flight = `hold:${key.verb}:${key.officeId}:${key.reference}:${hash}:${input.evenIfBooked}`
  return singleFlight(desk, flight, () => attemptHold({ desk, grant, kind, key, input, insteadOf }, hash))
}

async function attemptHold(attempt: Attempt, hash: string): Promise<HoldOutcome> {
  const { desk, grant, kind, key, input } = attempt
  const actor = { name: grant.displayName, reason: null }
  const claim = await claimIntent(desk, key, { bodyHash: hash, by: grant.userName, actor })
  if (claim.kind === 'taken') return taken(attempt, hash, claim.intent)
  const ready = await kind.hold.prepare(desk, grant, input)
  if (ready.kind !== 'ready') {
    await reopenIntent(desk, key)
    return ready.outcome
  }
  const asks = !input.evenIfBooked
  const earlier = await earlierBookings(desk, grant, kind, wantedOf(attempt, ready), asks)
  if (asks && (earlier.live.length > 0 || earlier.failed)) {
    await reopenIntent(desk, key)
    return { kind: 'booked-before', existing: earlier.live }
  }
  const insteadOf = attempt.insteadOf ?? earlier.ended
  const agreed = {
    terms: ready.terms,
    totalCents: input.acceptedTotalCents,
    ...(ready.partSizes && { partSizes: ready.partSizes }),
    ...(ready.markup && { markup: ready.markup }),
    ...(insteadOf !== null && { insteadOf }),
  }
  if (!(await stampSent(desk, key, { draftKey: ready.draftKey, agreed }))) return settledOutcome(attempt)
  const booked = await ready.send()
  if (booked.kind === 'ok') return settleAnswer(attempt, booked.data, ready)
  if (booked.kind === 'unknown' && booked.sent) {
    await settleIntent(desk, await desk.store.db(), key, { state: 'unknown' })
    return { kind: 'unknown', clientReference: key.reference }
  }
  await reopenIntent(desk, key)
  return refusalOf(booked, { kind: kind.kind, operation: kind.hold.operation })
}

function wantedOf({ kind, input }: Attempt, { occupied }: ReadyHold): Wanted {
  return { people: kind.hold.peopleIn(input.form), occupied, offerCode: input.offerCode }
}

/**
 * The outcome for a form whose reference was used before. The same form again is a repetition of that attempt
 * as long as its hold lives. After that, and for other values, it is an attempt of its own.
 */
async function taken(attempt: Attempt, hash: string, intent: IntentRow): Promise<HoldOutcome> {
  const earlier = await earlierOutcome(attempt, intent)
  const isSame = intent.body_hash === hash
  if (earlier.kind === 'held') {
    if (isSame && (await isStillHeld(attempt, earlier.reference))) return earlier
    return { kind: 'spent', nextReference: referenceAfter(attempt.key.reference) }
  }
  return isSame || earlier.kind !== 'unknown' ? earlier : otherForm(attempt)
}

/**
 * Whether the booking of a form is held, by its record: what is stored may be older than its end (gap 242).
 * What is stored decides where the record cannot be read: then it leads to its page, which shows the rest.
 */
async function isStillHeld({ desk, grant, kind }: Attempt, reference: string): Promise<boolean> {
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

/** The outcome of an earlier attempt with the same reference: its answer, or what a look-up finds. */
async function earlierOutcome(
  attempt: Attempt,
  intent: Pick<IntentRow, 'state' | 'answer'>,
): Promise<HoldOutcome> {
  const { desk, grant, kind, key } = attempt
  if (intent.state === 'done' || intent.state === 'refused') return intent.answer as HoldOutcome
  const found = await lookUpHold(desk, grant, kind, key.reference)
  if (found.kind === 'read') return { kind: 'held', reference: found.booking.reference, priceChanged: false }
  if (found.kind === 'session') return { kind: 'session' }
  if (found.kind === 'not-booked') return notBooked(found.nextReference)
  return { kind: 'unknown', clientReference: key.reference }
}

/** The recorded outcome of an attempt, also if something else settled it first. Everyone gets this one. */
async function settledOutcome(attempt: Attempt): Promise<HoldOutcome> {
  const intent = await findIntent(await attempt.desk.store.db(), attempt.key)
  if (!intent) throw new Error('An intent vanished while it was settled.')
  return earlierOutcome(attempt, intent)
}

/** Other values under a reference of unknown outcome: they wait, because that attempt may be booked. */
function otherForm({ kind }: Attempt): HoldOutcome {
  const message =
    `Not sent: an earlier attempt to book this ${kindFacts(kind.kind).offer.one} with other details is still being ` +
    'checked. Try again in a minute.'
  return { kind: 'refused', code: 'OtherForm', message }
}

/** Settles what the gateway answered: held, not held for a reason, or a state that is not documented. */
async function settleAnswer(attempt: Attempt, answer: HoldAnswer, ready: ReadyHold): Promise<HoldOutcome> {
  const { desk, grant, kind, key, input } = attempt
  const { state, reference, priceChanged } = answer
  if (state === null) {
    await settleIntent(desk, await desk.store.db(), key, { state: 'unknown' })
    return { kind: 'unknown', clientReference: key.reference }
  }
  const isLive = isLiveState(kind.kind, state)
  const found = isLive ? await whoseBooking(desk, grant, kind, { reference, input }) : null
  if (found?.isOurs) {
    const held: HoldOutcome = { kind: 'held', reference, priceChanged }
    const made = { answer: held, reference, offerCode: input.offerCode, read: found.read }
    await adoptBooking(desk, grant, kind, key, made)
    await keepTravellers(desk, grant, kind.hold.travellersOf?.(input.form), reference)
    return settledOutcome(attempt)
  }
  const outcome = found?.isOver
    ? notBooked(referenceAfter(key.reference))
    : isLive
      ? await duplicateOf(attempt, ready)
      : await notHeld(attempt, answer, state, ready)
  const isFirst = await settleIntent(desk, await desk.store.db(), key, {
    state: 'refused',
    answer: withoutPerson(outcome),
  })
  return isFirst ? outcome : settledOutcome(attempt)
}

/** As it is stored: the name of a traveller is not kept beyond the answer. */
function withoutPerson(outcome: HoldOutcome): HoldOutcome {
  if (outcome.kind !== 'duplicate' || outcome.existing === null) return outcome
  return { ...outcome, existing: { ...outcome.existing, person: null } }
}

async function duplicateOf(attempt: Attempt, ready: ReadyHold): Promise<HoldOutcome> {
  const { desk, grant, kind, input } = attempt
  const existing = await bookedAlready(desk, grant, kind, wantedOf(attempt, ready))
  return { kind: 'duplicate', existing, nextReference: referenceAfter(input.clientReference) }
}

async function notHeld(
  attempt: Attempt,
  answer: HoldAnswer,
  state: string,
  ready: ReadyHold,
): Promise<HoldOutcome> {
  const { desk, grant, input } = attempt
  const nextReference = referenceAfter(input.clientReference)
  if (state === 'duplicate') return duplicateOf(attempt, ready)
  await rememberUnheld(attempt, answer.reference)
  const config = state === 'short' ? await officeConfig(desk, grant) : null
  if (config?.kind === 'read') {
    const { totalCents } = ready
    const availableCents = config.wallet.spendableCents
    const shortCents = Math.max(0, totalCents - availableCents)
    return { kind: 'short', shortCents, availableCents, totalCents, nextReference }
  }
  return { kind: 'refused', code: state, message: answer.message, nextReference }
}

/**
 * Puts the record of an attempt that holds nothing into the office's list, so that somebody sees to it: a
 * short wallet is one. A record that cannot be read is no reason to fail.
 */
async function rememberUnheld({ desk, grant, kind }: Attempt, reference: string): Promise<void> {
  if (reference === '') return
  const askedAt = desk.clock.now()
  const read = await kind.read(desk, grant, { reference })
  if (read.kind !== 'ok') return
  const seen = { booking: read.data, askedAt, officeAt: null, madeBy: grant.displayName }
  await rememberBooking(desk, await desk.store.db(), grant, kind, seen)
}

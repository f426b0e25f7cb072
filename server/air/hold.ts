import 'server-only'
import { airStateOf } from '../../contract/air/booking-states.ts'
import type { ResponseOf } from '../../contract/registry.ts'
import { passengerFormSchema } from '../../lib/air/passenger-form.ts'
import { FARE_GONE } from '../../lib/booking/fare-check.ts'
import { fareView } from '../../lib/booking/fare-view.ts'
import type { HoldInput } from '../../lib/booking/hold-input.ts'
import type { HoldOutcome } from '../../lib/booking/hold-outcome.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway/call-as.ts'
import { isSessionLost, type Outcome } from '../gateway/outcome.ts'
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
import type { Grant } from '../session/grant.ts'
import { singleFlight } from '../single-flight.ts'
import { adoptBooking } from './adopt.ts'
import { airBookRequest } from './book-request.ts'
import { checkFare } from './check-fare.ts'
import { referenceAfter } from './client-reference.ts'
import { earlierBookingOf } from './duplicate.ts'
import { HOLD_VERB } from './hold-verb.ts'
import { lookUpHold } from './look-up.ts'
import { notBooked } from './not-booked.ts'

/**
 * Holds a fare, once for each client reference however often it is asked. Order: intent, price of the moment in this very
 * session (a renewed one knows no earlier check), consent, AirBook. A price other than the accepted one is never held.
 */
export function hold(desk: Desk, grant: Grant<'air_book'>, input: HoldInput): Promise<HoldOutcome> {
  const key = { officeId: grant.officeId, verb: HOLD_VERB, reference: input.clientReference }
  const hash = bodyHash([input.fareSourceCode, input.form])
  return singleFlight(`hold:${key.officeId}:${key.reference}:${hash}`, () =>
    holdOnce(desk, grant, key, input, hash),
  )
}

async function holdOnce(
  desk: Desk,
  grant: Grant<'air_book'>,
  key: IntentKey,
  input: HoldInput,
  hash: string,
): Promise<HoldOutcome> {
  const claim = await claimIntent(desk, key, { bodyHash: hash, by: grant.userName })
  if (claim.kind === 'taken') {
    const earlier = await earlierOutcome(desk, grant, key, claim.intent)
    return claim.intent.body_hash === hash ? earlier : forAnotherForm(earlier, key)
  }
  const ready = await prepare(desk, grant, input)
  if (ready.kind !== 'ready') {
    await reopenIntent(desk, key)
    return ready.outcome
  }
  if (!(await stampSent(desk, key))) return settledOutcome(desk, grant, key)
  const booked = await callAs(desk, grant, 'air.book', ready.body)
  if (booked.kind === 'ok') return settleAnswer(desk, grant, key, input, booked.data, ready.totalCents)
  if (booked.kind === 'unknown' && booked.sent) {
    await settleIntent(desk, await desk.store.db(), key, { state: 'unknown' })
    return { kind: 'unknown', clientReference: key.reference }
  }
  await reopenIntent(desk, key)
  return refusalOf(booked)
}

type Ready =
  | { kind: 'ready'; body: Parameters<typeof callAs<'air.book'>>[3]; totalCents: number }
  | { kind: 'stop'; outcome: HoldOutcome }

/** Everything that can stop a hold before anything is committed. */
async function prepare(desk: Desk, grant: Grant<'air_book'>, input: HoldInput): Promise<Ready> {
  const stop = (outcome: HoldOutcome): Ready => ({ kind: 'stop', outcome })
  const checked = await checkFare(desk, grant, input.fareSourceCode)
  if (checked.kind === 'failed')
    return stop({ kind: 'refused', code: 'Unavailable', message: checked.message })
  if (checked.kind !== 'priced') return stop(checked)
  const fare = fareView(checked.itinerary)
  if (fare.price.totalCents !== input.acceptedTotalCents) return stop({ kind: 'revalidate' })
  const rules = { ...fare.rules, today: checked.checkedAt.slice(0, 10) }
  const form = passengerFormSchema(rules).safeParse(input.form)
  if (!form.success) {
    return stop({ kind: 'refused', code: 'BadForm', message: form.error.issues[0]?.message ?? '' })
  }
  const request = airBookRequest(input, fare.fareSourceCode)
  if (!request.ok)
    return stop({ kind: 'refused', code: 'BadForm', message: `${request.field} is missing or wrong.` })
  return { kind: 'ready', body: request.body, totalCents: fare.price.totalCents }
}

/** What an earlier attempt with the same reference came to: its answer, or what a look-up finds. */
async function earlierOutcome(
  desk: Desk,
  grant: Grant<'air_book'>,
  key: IntentKey,
  intent: Pick<IntentRow, 'state' | 'answer'>,
): Promise<HoldOutcome> {
  if (intent.state === 'done' || intent.state === 'refused') return intent.answer as HoldOutcome
  const found = await lookUpHold(desk, grant, key.reference)
  if (found.kind === 'read') return { kind: 'held', uniqueId: found.booking.reference, priceChanged: false }
  if (found.kind === 'session') return { kind: 'session' }
  if (found.kind === 'not-booked') return notBooked(found.nextReference)
  return { kind: 'unknown', clientReference: key.reference }
}

/** What was written down of an attempt that something else settled first: that is what everyone is told. */
async function settledOutcome(desk: Desk, grant: Grant<'air_book'>, key: IntentKey): Promise<HoldOutcome> {
  const intent = await findIntent(await desk.store.db(), key)
  if (!intent) throw new Error('An intent vanished while it was settled.')
  return earlierOutcome(desk, grant, key, intent)
}

/**
 * The outcome of an earlier attempt, told to a form with other values under the same reference: that booking is not what
 * this form asks for, so it is named as the other one that it is.
 */
function forAnotherForm(earlier: HoldOutcome, key: IntentKey): HoldOutcome {
  if (earlier.kind === 'held') {
    const nextReference = referenceAfter(key.reference)
    return { kind: 'duplicate', existingUniqueId: earlier.uniqueId, nextReference }
  }
  if (earlier.kind !== 'unknown') return earlier
  const message =
    'These values were not sent: an earlier attempt at this fare, with other values, is still being looked up. ' +
    'Try again in a minute.'
  return { kind: 'refused', code: 'OtherForm', message }
}

/** AirBook answered. `Success: true` can still mean that nothing is held (40/41, 40/42). */
async function settleAnswer(
  desk: Desk,
  grant: Grant<'air_book'>,
  key: IntentKey,
  input: HoldInput,
  answer: ResponseOf<'air.book'>,
  totalCents: number,
): Promise<HoldOutcome> {
  const state = airStateOf(answer.Category, answer.Status)
  if (state === 'held' || state === 'ticketing' || state === 'ticketed') {
    const held: HoldOutcome = { kind: 'held', uniqueId: answer.UniqueId, priceChanged: answer.PriceChange }
    const made = { answer: held, uniqueId: answer.UniqueId, fare: input.fareSourceCode }
    return (await adoptBooking(desk, grant, key, made)) ? held : settledOutcome(desk, grant, key)
  }
  if (state === null) {
    await settleIntent(desk, await desk.store.db(), key, { state: 'unknown' })
    return { kind: 'unknown', clientReference: key.reference }
  }
  const outcome = await notHeld(desk, grant, input, answer, state, totalCents)
  const isFirst = await settleIntent(desk, await desk.store.db(), key, { state: 'refused', answer: outcome })
  return isFirst ? outcome : settledOutcome(desk, grant, key)
}

async function notHeld(
  desk: Desk,
  grant: Grant<'air_book'>,
  input: HoldInput,
  answer: ResponseOf<'air.book'>,
  state: string,
  totalCents: number,
): Promise<HoldOutcome> {
  const nextReference = referenceAfter(input.clientReference)
  if (state === 'duplicate') {
    const existingUniqueId = await earlierBookingOf(desk, grant.officeId, input.fareSourceCode)
    return { kind: 'duplicate', existingUniqueId, nextReference }
  }
  const config = state === 'short' ? await officeConfig(desk, grant) : null
  if (config?.kind === 'read') {
    const availableCents = config.wallet.spendableCents
    const shortCents = Math.max(0, totalCents - availableCents)
    return { kind: 'short', shortCents, availableCents, totalCents, nextReference }
  }
  return { kind: 'refused', code: state, message: answer.WarningMessage ?? '', nextReference }
}

function refusalOf(outcome: Exclude<Outcome<unknown>, { kind: 'ok' }>): HoldOutcome {
  if (outcome.kind === 'unknown') {
    return {
      kind: 'refused',
      code: 'Unavailable',
      message: 'The booking service does not answer. Nothing was sent.',
    }
  }
  if (isSessionLost(outcome)) return { kind: 'session' }
  if (FARE_GONE.has(outcome.code)) return { kind: 'gone', code: outcome.code }
  if (outcome.code === 'Err0102004') return { kind: 'revalidate' }
  const permission = outcome.code === 'Err0101006' ? { permission: 'air_book' } : {}
  return { kind: 'refused', code: outcome.code, message: outcome.message, ...permission }
}

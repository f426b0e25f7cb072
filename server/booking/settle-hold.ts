import 'server-only'
import type { HoldOutcome } from '../../lib/booking/hold-outcome.ts'
import type { Desk } from '../desk.ts'
import { sendTable, type SendEvent } from '../intent/hold-table.ts'
import { findIntent, nextOf, reopenIntent, settleIntent, type IntentKey } from '../intent/intent.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { WantedTimes } from './earlier-booking.ts'
import type { KindHandling, KindTypes } from './kind.ts'
import type { CheckedInput, ReadyHold } from './kind-hold.ts'
import { lookUpHold, type BookingLookUp } from './look-up.ts'

/** One attempt to hold an offer: its author, the kind, the form, and the intent. */
export type HoldAttempt<K extends KindTypes> = {
  desk: Desk
  grant: AnyGrant
  kind: KindHandling<K>
  key: IntentKey
  input: CheckedInput<K['form']>
  /** Hash of the values that the form sends. */
  hash: string
  /** The booking that is booked again. */
  insteadOf: string | undefined
}

/** The event of a claimed attempt, and the outcome that its person is told. */
export type Happening = {
  event: Exclude<SendEvent, 'ready' | 'held'>
  outcome: HoldOutcome
}

/** What a form wants, to be compared with the bookings of its people. */
export function wantedOf<K extends KindTypes>(
  { kind, input }: HoldAttempt<K>,
  { occupied }: ReadyHold,
): WantedTimes {
  return { people: kind.hold.peopleIn(input.form), occupied, offerCode: input.offerCode }
}

/** Moves the intent as the table says, and answers the outcome that its person is told. */
export async function settle<K extends KindTypes>(
  attempt: HoldAttempt<K>,
  { event, outcome }: Happening,
): Promise<HoldOutcome> {
  const { desk, key } = attempt
  const step = sendTable[event]
  const then = await nextOf(desk, key, step, await move(attempt, step.move, outcome))
  return then === 'tell' ? outcome : recordedOutcome(attempt)
}

async function move<K extends KindTypes>(
  { desk, key }: HoldAttempt<K>,
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

/** The outcome as it is stored: the name of a traveller is not kept beyond the answer. */
function withoutPerson(outcome: HoldOutcome): HoldOutcome {
  if (outcome.kind !== 'duplicate' || outcome.existing === null) return outcome
  return { ...outcome, existing: { ...outcome.existing, person: null } }
}

/**
 * The recorded outcome, also if something else settled the attempt first, or else the outcome of a look-up.
 */
export async function recordedOutcome<K extends KindTypes>(attempt: HoldAttempt<K>): Promise<HoldOutcome> {
  const { desk, grant, kind, key } = attempt
  const intent = await findIntent(await desk.store.db(), key)
  if (!intent) throw new Error('An intent vanished while it was settled.')
  if (intent.state === 'done' || intent.state === 'refused') return intent.answer as HoldOutcome
  return outcomeOfLookUp(attempt, await lookUpHold(desk, grant, kind, key.reference))
}

/** The outcome of an attempt that was looked up. */
export function outcomeOfLookUp<K extends KindTypes>(
  { key }: HoldAttempt<K>,
  lookUp: BookingLookUp,
): HoldOutcome {
  if (lookUp.kind === 'read')
    return { kind: 'held', reference: lookUp.booking.reference, priceChanged: false }
  if (lookUp.kind === 'session' || lookUp.kind === 'not-booked') return lookUp
  return unknownOutcome(key)
}

/** The outcome of an attempt without a clear answer: it is looked up by its reference. */
export function unknownOutcome({ reference }: IntentKey): HoldOutcome {
  return { kind: 'unknown', clientReference: reference }
}

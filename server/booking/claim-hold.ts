import 'server-only'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { HoldOutcome } from '../../lib/booking/hold-outcome.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { formTable, lookedUpTable, type FormEvent } from '../intent/hold-table.ts'
import { claimIntent } from '../intent/intent.ts'
import { stateOf } from '../intent/moves.ts'
import { referenceAfter } from './client-reference.ts'
import type { KindTypes } from './kind.ts'
import { lookUpHold } from './look-up.ts'
import { rememberBooking } from './remember.ts'
import { linkToOption } from './trip-link.ts'
import { outcomeOfLookUp, type HoldAttempt } from './settle-hold.ts'

/** Claims the right to send; null once it is claimed, otherwise the outcome of the form. */
export async function claimHold<K extends KindTypes>(attempt: HoldAttempt<K>): Promise<HoldOutcome | null> {
  const { desk, grant, key, hash, input } = attempt
  const actor = { name: grant.displayName, reason: null }
  const made = await claimIntent(desk, key, { bodyHash: hash, by: grant.userName, actor })
  if (made.kind === 'claimed') {
    const link = { clientReference: key.reference, optionId: input.optionId ?? null, at: desk.clock.now() }
    await linkToOption(await desk.store.db(), grant, link)
    return null
  }
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
      return claimHold(attempt)
  }
}

/** The form of a booking that is held gets its answer again; any other goes on with a new reference. */
async function answerAgain<K extends KindTypes>(
  attempt: HoldAttempt<K>,
  answer: HoldOutcome,
  then: 'repeat' | 'spent',
): Promise<HoldOutcome> {
  if (answer.kind !== 'held') return answer
  if (then === 'repeat' && (await isStillHeld(attempt, answer.reference))) return answer
  return { kind: 'spent', nextReference: referenceAfter(attempt.key.reference) }
}

/**
 * Whether the booking of a form is held, by its record: the stored row may be older than its end (gap 242).
 * The stored row decides where the record cannot be read: then the answer leads to the booking's page, which
 * shows the rest.
 */
async function isStillHeld<K extends KindTypes>(
  { desk, grant, kind }: HoldAttempt<K>,
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
function otherForm<K extends KindTypes>({ kind }: HoldAttempt<K>): HoldOutcome {
  const message =
    `Not sent: an earlier attempt to book this ${kindFacts(kind.kind).offer.one} with other details is still being ` +
    'checked. Try again in a minute.'
  return { kind: 'refused', code: 'OtherForm', message }
}

import 'server-only'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import { SERVICE_AWAY } from '../../lib/not-responding.ts'
import {
  nextStep,
  type FailureChoice,
  type HoldRun,
  type RunItem,
  type RunOutcome,
} from '../../lib/trip/hold-run.ts'
import { actOnMany } from '../booking/act-on-many.ts'
import { holdOnce } from '../booking/hold.ts'
import type { ReadOffer } from '../booking/kind-offers.ts'
import { lookUpBooking, lookUpHold } from '../booking/look-up.ts'
import { nextAttempt } from '../booking/open-form.ts'
import type { Desk } from '../desk.ts'
import { kindOf, readPermission } from '../kinds.ts'
import { alsoMay } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { notPermitted } from '../session/not-permitted.ts'
import { singleFlight } from '../single-flight.ts'
import { changeTrip, refusedChange } from './change-trip.ts'
import { currentOffer, openOption, openOptions, storeOffer } from './check-options.ts'
import { failed, movedBy, type Moved } from './hold-moves.ts'
import { formSource, inHoldOrder } from './hold-plan.ts'
import { moveItem, NO_RUN, runById, startRun, type RunAt } from './hold-runs.ts'
import type { StoredOffer } from './stored-offer.ts'
import { peopleOfTrip } from './travellers.ts'
import { tripById } from './trips.ts'

/** One step for one item. */
type Step = RunAt & { desk: Desk; grant: AnyGrant; item: RunItem }

/** What somebody has agreed to for an option. */
type Agreed = Pick<RunItem, 'optionId' | 'agreedCents' | 'agreedRefund'>

/** Begins to hold the options of a trip that were agreed to; the steps follow one by one. */
export async function holdAgreed(
  desk: Desk,
  grant: AnyGrant,
  { tripId, ifOneFails, agreed }: { tripId: string; ifOneFails: FailureChoice; agreed: readonly Agreed[] },
): Promise<RunOutcome> {
  const open = new Map((await openOptions(desk, grant, tripId))?.map((each) => [each.id, each.kind]))
  const items = agreed.flatMap((each): RunItem[] => {
    const kind = open.get(each.optionId)
    const nothing = { state: 'waiting' as const, clientReference: null, reference: null, message: null }
    return kind ? [{ ...each, kind, ...nothing }] : []
  })
  if (items.length < agreed.length) {
    return { kind: 'refused', message: 'The trip has changed meanwhile. Look at it again.' }
  }
  return startRun(desk, grant, { tripId, ifOneFails, items: inHoldOrder(items) })
}

/**
 * Does the next step of a run: holds an option, looks for a hold without an answer, or releases a hold. The
 * step is stored before its request is sent, under the client reference that it is sent with, and its outcome
 * after it. So a step whose answer is lost anywhere is looked up by the next one and is never sent twice.
 */
export async function stepRun(desk: Desk, grant: AnyGrant, at: RunAt): Promise<RunOutcome> {
  const refused = refusedChange(grant)
  if (refused) return refused
  const flight = `hold-run:${grant.officeId}:${grant.userName}:${at.tripId}:${at.runId}`
  return singleFlight(desk, flight, async () => {
    const run = await runById(desk, grant, at)
    if (run === null) return NO_RUN
    const step = run.endedAt === null ? nextStep(run) : null
    if (step === null) return { kind: 'run', run }
    const { act, item } = step
    return steps[act]({ ...at, desk, grant, item }, run)
  })
}

const steps = { hold: holdItem, 'look-up': lookUpItem, release: releaseItem }

/** Holds an option as it was agreed to. */
async function holdItem(step: Step, run: HoldRun): Promise<RunOutcome> {
  const { desk, grant, item, tripId } = step
  const kind = kindOf(item.kind)
  const [option, trip] = await Promise.all([
    openOption(desk, grant, tripId, item.optionId),
    tripById(desk, grant, tripId),
  ])
  if (option === null || trip === null) {
    return settle(step, ['waiting'], failed('It was booked meanwhile, or taken off the trip.'), run)
  }
  const found = await currentOffer(desk, grant, option)
  if (found.kind === 'session') return found
  if (found.kind !== 'priced') {
    const why = found.kind === 'failed' ? found.message : 'Nobody sells this any more.'
    return settle(step, ['waiting'], failed(why), run)
  }
  const people = await peopleOfTrip(desk, grant, trip)
  const asked = { kind: item.kind, markup: option.offer.markup }
  const filled = found.fill(await formSource(desk, grant, people, asked))
  const form = kind.hold.form.safeParse(filled.form)
  const [problem = null] = filled.problems
  if (problem !== null || !form.success) {
    return settle(step, ['waiting'], failed(problem ?? 'The form is incomplete.'), run)
  }
  if (filled.totalCents === item.agreedCents) await keepAgreed(step, option.offer, found)
  const { clientReference, outcomeOpen } = await nextAttempt(desk, grant, kind, filled.offerCode)
  const claimed = await moveItem(desk, grant, step, {
    optionId: item.optionId,
    from: ['waiting'],
    to: { state: 'sending', clientReference },
  })
  if (claimed === null) return NO_RUN
  // A colleague's step was faster, or an earlier attempt at this offer has no outcome: it is looked up next.
  if (!claimed.moved || outcomeOpen) return { kind: 'run', run: claimed.run }
  const outcome = await holdOnce(desk, grant, kind, {
    offerCode: filled.offerCode,
    clientReference,
    acceptedTotalCents: item.agreedCents,
    acceptedRefund: item.agreedRefund ?? undefined,
    evenIfBooked: false,
    optionId: item.optionId,
    form: form.data,
  })
  return settle(step, ['sending'], movedBy(outcome), claimed.run)
}

/** The option gets the offer that its booking is made of; a price that was accepted is in the timeline. */
async function keepAgreed({ desk, grant, tripId, item }: Step, before: StoredOffer, read: ReadOffer) {
  const { totalCents } = read.price
  await changeTrip(desk, grant, { tripId, version: null }, async (trx) => {
    await storeOffer(desk, grant, trx, { tripId, id: item.optionId, markup: before.markup, read })
    if (before.price.totalCents === totalCents) return null
    return { verb: 'trip.check', before: String(before.price.totalCents), after: String(totalCents) }
  })
}

/** Looks for the booking of an item whose hold has no known outcome. */
async function lookUpItem(step: Step, run: HoldRun): Promise<RunOutcome> {
  const { desk, grant: signedIn, item } = step
  const { clientReference } = item
  if (clientReference === null) return settle(step, ['sending'], { state: 'waiting' }, run)
  const permission = readPermission(item.kind)
  const grant = alsoMay(signedIn, permission)
  if (!grant) return { kind: 'refused', message: notPermitted(permission).message }
  const found = await lookUpHold(desk, grant, kindOf(item.kind), clientReference)
  switch (found.kind) {
    case 'read': {
      const { reference } = found.booking
      const isHeld = stateFacts(found.booking).standing === 'held'
      const to = isHeld
        ? { state: 'held' as const, reference, message: null }
        : { ...failed('Its hold has ended meanwhile.'), reference }
      return settle(step, ['sending'], to, run)
    }
    case 'not-booked':
      return settle(step, ['sending'], movedBy(found), run)
    case 'session':
      return found
    case 'not-found':
    case 'pending':
      return settle(step, ['sending'], { message: null }, run)
    case 'failed':
      return settle(step, ['sending'], { message: `${SERVICE_AWAY}.` }, run)
  }
}

/**
 * Releases a hold, because another one failed and that was chosen. One whose release was sent is read first:
 * it may have ended.
 */
async function releaseItem(step: Step, run: HoldRun): Promise<RunOutcome> {
  const { desk, grant, item } = step
  const { reference } = item
  if (reference === null) return settle(step, ['held', 'releasing'], { state: 'released' }, run)
  if (item.state === 'releasing') {
    const now = await standingNow(step, reference)
    if (now === 'session') return { kind: 'session' }
    if (isGivenBack(now)) return settle(step, ['releasing'], { state: 'released', message: null }, run)
    if (now !== 'held')
      return settle(step, ['releasing'], { message: now === null ? `${SERVICE_AWAY}.` : null }, run)
  } else {
    const claimed = await moveItem(desk, grant, step, {
      optionId: item.optionId,
      from: ['held'],
      to: { state: 'releasing' },
    })
    if (claimed === null) return NO_RUN
    if (!claimed.moved) return { kind: 'run', run: claimed.run }
  }
  const { rows } = await actOnMany(desk, grant, 'cancel', [reference])
  const outcome = rows[0]?.outcome ?? { kind: 'not-tried' }
  switch (outcome.kind) {
    case 'done':
      return settle(step, ['releasing'], { state: 'released', message: null }, run)
    case 'unknown':
      return settle(step, ['releasing'], { message: null }, run)
    case 'not-tried':
      return { kind: 'session' }
    case 'changed':
      return settle(step, ['releasing'], notReleased('It is no hold any more.'), run)
    case 'skipped':
    case 'refused': {
      const isReleased = isGivenBack(await standingNow(step, reference))
      const to = isReleased ? { state: 'released' as const } : notReleased(outcome.message)
      return settle(step, ['releasing'], to, run)
    }
  }
}

/** The money of a hold is back as soon as its end is requested, before its supplier has agreed to it. */
function isGivenBack(standing: Awaited<ReturnType<typeof standingNow>>): boolean {
  return standing === 'over' || standing === 'ending'
}

/** How a booking stands by its record; null if it cannot be read now. */
async function standingNow({ desk, grant: signedIn, item }: Step, reference: string) {
  const grant = alsoMay(signedIn, readPermission(item.kind))
  if (!grant) return null
  const read = await lookUpBooking(desk, grant, kindOf(item.kind), reference)
  if (read.kind === 'session') return 'session'
  return read.kind === 'read' ? stateFacts(read.booking).standing : null
}

/** Stores what a step did. */
async function settle(
  { desk, grant, item, ...at }: Step,
  from: readonly RunItem['state'][],
  to: Moved,
  run: HoldRun,
): Promise<RunOutcome> {
  // Nothing was sent: the item waits again for the person to sign in.
  const change = to === 'session' ? { state: 'waiting' as const, clientReference: null } : to
  const moved = await moveItem(desk, grant, at, { optionId: item.optionId, from, to: change })
  if (to === 'session') return { kind: 'session' }
  return { kind: 'run', run: moved?.run ?? run }
}

const notReleased = (message: string) => ({ state: 'not-released' as const, message })

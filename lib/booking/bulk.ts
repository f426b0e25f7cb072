import type { BookingKind } from '../../contract/booking/kinds.ts'
import { kindFacts } from '../kinds.ts'
import { formatNet, type NetCents } from '../money.ts'
import type { BookingLine } from './booking-list-view.ts'
import { stateFacts } from './booking-state.ts'
import type { ChosenParts } from './chosen-parts.ts'
import { meetingOf } from './occupied.ts'
import { mayBeOneName } from './same-person.ts'

/** An act on many bookings at once: completing holds, or cancelling holds and completed bookings. */
export type BulkVerb = 'complete' | 'cancel'

/**
 * What cancelling a booking would do now. `cost`: the part of the price that is kept and the part that comes
 * back, and what is sent when the person agrees to that; a refund is null where it is known only afterwards.
 * `barred`: why it cannot be cancelled.
 */
export type CancelPreview =
  | { kind: 'cost'; chosen: ChosenParts; feeCents: NetCents; refundCents: NetCents | null }
  | { kind: 'barred'; why: string }

/** The previews of bookings, by their references. */
export type CancelPreviews = Readonly<Record<string, CancelPreview>>

/** Most bookings of one request to the desk. */
export const MOST_AT_ONCE = 50

/** Bookings of one step of a longer run: between two steps it can be stopped, and says how far it is. */
export const BOOKINGS_PER_STEP = 20

/** The bookings of a run divided into its steps, in their order. */
export function bookingSteps(references: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(references.length / BOOKINGS_PER_STEP)
  return Array.from({ length: count }, (_, at) =>
    references.slice(at * BOOKINGS_PER_STEP, (at + 1) * BOOKINGS_PER_STEP),
  )
}

/** A booking in a list of outcomes; all but the reference is null where it is not known. */
export type BulkRow = {
  kind: BookingKind | null
  reference: string
  leadName: string | null
  totalCents: number | null
}

/**
 * The outcome for one booking. `done`: with its state afterwards, null if it could not be read. `refused`:
 * the booking service or the desk refused it, in a sentence. `changed`: its refund is not the one that was
 * agreed to, so nothing was sent and the person is asked again. `unknown`: sent, and it is being looked up
 * whether it took effect. `skipped`: nothing was sent, in a sentence. `not-tried`: the session ended before
 * its turn.
 */
export type BulkOutcome =
  | { kind: 'done'; state: string | null }
  | { kind: 'refused'; message: string }
  | { kind: 'changed' }
  | { kind: 'unknown' }
  | { kind: 'skipped'; message: string }
  | { kind: 'not-tried' }

/**
 * Every booking that was asked for, in the order asked; `session` if the session had ended before the first.
 */
export type BulkAnswer =
  | { kind: 'ran'; rows: (BulkRow & { outcome: BulkOutcome })[]; sessionLost: boolean }
  | { kind: 'session' }
  | { kind: 'refused'; message: string }

/**
 * A booking before the run: it fits, or why nothing will be sent for it. `sameAs`: references of others in
 * the run that are one of its travellers at the same time; left out where there are none. `cost`: that of
 * cancelling it.
 */
export type BulkPlanRow = {
  line: BookingLine
  barrier: string | null
  sameAs?: readonly string[]
  cost?: Extract<CancelPreview, { kind: 'cost' }>
}

/** The verb by which a booking of the kind is cancelled; null where it can be neither held nor completed. */
export function cancelVerbOf(booking: Pick<BookingLine, 'kind' | 'state'>): string | null {
  const { hold, cancels } = kindFacts(booking.kind)
  const { standing } = stateFacts(booking)
  if (standing === 'held') return hold.releases
  return standing === 'made' ? cancels : null
}

/** Why a booking that is neither held nor completed is not cancelled. */
export function notCancellableText({ kind, state }: Pick<BookingLine, 'kind' | 'state'>): string {
  const { standing, word } = stateFacts({ kind, state })
  if (standing === 'underway') return `${word}: not finished yet`
  if (standing === 'ending') return 'Its cancellation is requested already'
  if (standing === 'none') return notHeldText({ kind, state, totalCents: null }, null)
  return standing === 'unknown' ? 'Its state is not known' : `Nothing to cancel: ${word.toLowerCase()}`
}

/** The name of the verb of a kind. */
export function bulkVerbOf(verb: BulkVerb, kind: BookingKind): string {
  const { completes, releases } = kindFacts(kind).hold
  return verb === 'complete' ? completes : releases
}

/** The label of the verb for these kinds: `Ticket`, or `Ticket and confirm`. */
export function bulkLabel(verb: BulkVerb, kinds: readonly BookingKind[]): string {
  const labels = kinds.map((kind) => kindFacts(kind).verbs[bulkVerbOf(verb, kind)]?.label ?? '')
  const [first = '', ...others] = new Set(labels)
  return [first, ...others.map((label) => label.toLowerCase())].join(' and ')
}

/**
 * The plan of a run over these lines. A hold has set its money aside, so every hold fits whatever else is in
 * the wallet; for a booking that is not held nothing can be sent.
 * @param spendableCents the amount that the wallet can spend now; null if it is not known
 * @param nowMs office time, epoch milliseconds
 * @param barOf why this person may not act on a line; null if they may
 */
export function planBulk(
  lines: readonly BookingLine[],
  spendableCents: number | null,
  nowMs: number,
  barOf: (line: BookingLine) => string | null = () => null,
): BulkPlanRow[] {
  return lines.map((line) => ({
    line,
    barrier: barrierOf(line, spendableCents, nowMs) ?? barOf(line),
  }))
}

/**
 * The plan of cancelling these lines.
 * @param previews what was read of them; null while it is being read
 */
export function planCancel(
  lines: readonly BookingLine[],
  previews: CancelPreviews | null,
  barOf: (line: BookingLine) => string | null = () => null,
): BulkPlanRow[] {
  return lines.map((line) => {
    const bar = cancelVerbOf(line) === null ? notCancellableText(line) : barOf(line)
    if (bar !== null) return { line, barrier: bar }
    const preview = previews?.[line.reference]
    if (!preview) return { line, barrier: previews === null ? 'Reading its fee' : 'Its fee is not known' }
    if (preview.kind === 'barred') return { line, barrier: preview.why }
    return { line, barrier: null, cost: preview }
  })
}

/** What cancelling the rows that fit keeps and gives back. `unknown`: rows whose refund is not known. */
export function cancelSums(plan: readonly BulkPlanRow[]): {
  feeCents: number
  refundCents: number
  unknown: number
} {
  const costs = plan.flatMap(({ barrier, cost }) => (barrier === null && cost ? [cost] : []))
  return {
    feeCents: costs.reduce((sum, { feeCents }) => sum + feeCents, 0),
    refundCents: costs.reduce((sum, { refundCents }) => sum + (refundCents ?? 0), 0),
    unknown: costs.filter(({ refundCents }) => refundCents === null).length,
  }
}

/**
 * The plan without bookings that are one traveller at the same time, as long as nobody has chosen them.
 * @param chosen references of the bookings that are completed all the same
 */
export function withoutRepeats(plan: readonly BulkPlanRow[], chosen: ReadonlySet<string>): BulkPlanRow[] {
  const fitting = plan.filter(({ barrier }) => barrier === null)
  const repeats = sameJourneys(fitting.map(({ line }) => line))
  return plan.map((row) => {
    const sameAs = repeats.get(row.line.reference)
    if (!sameAs) return row
    const isChosen = chosen.has(row.line.reference)
    return { ...row, sameAs, barrier: isChosen ? null : `Same traveller and time as ${sameAs.join(', ')}` }
  })
}

function barrierOf(line: BookingLine, spendableCents: number | null, nowMs: number): string | null {
  if (stateFacts(line).standing !== 'held') return notHeldText(line, spendableCents)
  const isOver = line.deadlineAt !== null && Date.parse(line.deadlineAt) <= nowMs
  return isOver ? 'Time is up; its outcome is being checked' : null
}

/** Why nothing can be sent for a booking that is not held. */
export function notHeldText(
  { kind, state, totalCents }: Pick<BookingLine, 'kind' | 'state' | 'totalCents'>,
  spendableCents: number | null,
): string {
  const facts = stateFacts({ kind, state })
  if (facts.standing === 'none' && state === 'short') {
    const shortCents = totalCents === null || spendableCents === null ? null : totalCents - spendableCents
    if (shortCents === null) return 'Not booked: the wallet was short'
    return shortCents > 0
      ? `Not booked: the wallet is ${formatNet(shortCents)} short`
      : 'Not booked: the wallet was short. It has enough now, so search again'
  }
  if (facts.standing === 'unknown') return 'Its state is not known'
  return `Not held: ${facts.word.toLowerCase()}`
}

/** The sum of the lines that fit. Integer cents; lines without a total add nothing. */
export function fittingCents(plan: readonly BulkPlanRow[]): number {
  return plan.reduce((sum, { line, barrier }) => sum + (barrier === null ? (line.totalCents ?? 0) : 0), 0)
}

/** Whether one name may be in both lists, in any spelling. */
function shareName(some: readonly string[], others: readonly string[]): boolean {
  return some.some((name) => others.some((other) => mayBeOneName(name, other)))
}

/**
 * The lines that are one traveller on one journey, each with the references of the others. Only names are
 * known of lines, so two travellers of one name count as one.
 */
export function sameJourneys(lines: readonly BookingLine[]): Map<string, string[]> {
  const byReference = new Map<string, string[]>()
  const add = (of: BookingLine, other: BookingLine) =>
    byReference.set(of.reference, [...(byReference.get(of.reference) ?? []), other.reference])
  for (const [index, line] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (!isSameJourney(line, other)) continue
      add(line, other)
      add(other, line)
    }
  }
  return byReference
}

function isSameJourney(one: BookingLine, other: BookingLine): boolean {
  if (one.kind !== other.kind || one.reference === other.reference) return false
  if (one.service === null || other.service === null) return false
  return (
    meetingOf(one.service.occupied, other.service.occupied) !== null &&
    shareName(namesOf(one), namesOf(other))
  )
}

function namesOf({ people, leadName }: BookingLine): readonly string[] {
  return people.length > 0 || leadName === null ? people : [leadName]
}

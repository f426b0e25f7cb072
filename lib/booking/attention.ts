import { kindFacts } from '../kinds.ts'
import type { BookingLine } from './booking-list-view.ts'
import { stateFacts } from './booking-state.ts'

/**
 * Why a booking needs somebody now. `due`: a hold whose deadline is running. `slow`: under way for longer
 * than usual. `changed`: its schedule or price changed outside the desk. `refund`: a cancellation that is
 * not answered yet. `ended`: rejected, failed, lapsed, not booked because the wallet was short. `free-ends`:
 * cancelling will soon cost something. `unknown`: a state that is not documented. `unanswered`: somebody here
 * did something to it, and it is not known whether that took effect.
 */
export type AttentionReason =
  'due' | 'slow' | 'changed' | 'refund' | 'ended' | 'free-ends' | 'unknown' | 'unanswered'

/** `at`: deadline of `due` and `free-ends`, otherwise the moment since when; ISO 8601 UTC, office time. */
export type Attention = { reason: AttentionReason; at: string | null }

/** The reasons that end once somebody has seen to them; a running hold or an open request does not. */
export const SEEN_TO = ['changed', 'ended', 'free-ends'] as const

/** Why a booking needed somebody, as it was shown to the person who says that they have seen to it. */
export type ShownReason = { reason: (typeof SEEN_TO)[number]; at: string }

/** Days for which a booking that ended needs attention. */
export const ENDED_DAYS = 3
/** So long before its end a free cancellation is worth attention. */
export const FREE_ENDS_HOURS = 24

const MINUTE = 60_000
const HOUR = 60 * MINUTE

type Judged = Pick<
  BookingLine,
  | 'kind'
  | 'state'
  | 'deadlineAt'
  | 'createdAt'
  | 'stateSince'
  | 'endedAt'
  | 'freeUntil'
  | 'changed'
  | 'attendedAt'
>

/** Whether and why a booking needs attention at `officeNow` (ISO 8601 UTC); null if it does not. */
export function attentionOf(line: Judged, officeNow: string): Attention | null {
  const now = Date.parse(officeNow)
  const { standing, attention } = stateFacts(line)
  const since = sinceWhen(line)
  if (standing === 'held') return { reason: 'due', at: line.deadlineAt }
  if (standing === 'unknown') return { reason: 'unknown', at: since }
  if (standing === 'ending') return { reason: 'refund', at: since }
  if (isSlowBooking(line, now)) return { reason: 'slow', at: since }
  const changedAt = newChangeOf(line)
  if (changedAt !== null) return { reason: 'changed', at: changedAt }
  if (attention && now - Date.parse(since) < ENDED_DAYS * 24 * HOUR && isNew(line, since)) {
    return { reason: 'ended', at: since }
  }
  if (standing === 'made' && line.freeUntil !== null) {
    const end = Date.parse(line.freeUntil)
    const shown = { reason: 'free-ends', at: line.freeUntil } as const
    const begins = seenUpTo(shown)
    if (now < end && now >= Date.parse(begins) && isNew(line, begins)) return shown
  }
  return null
}

/** The reason of an attention that ends once somebody has seen to it; null if it is another. */
export function shownReason({ reason, at }: Attention): ShownReason | null {
  const match = SEEN_TO.find((each) => each === reason)
  return match === undefined || at === null ? null : { reason: match, at }
}

/**
 * Whether a booking still needs somebody for the reason that was shown, at `officeNow` (ISO 8601 UTC). Its
 * own page shows a change also while another reason comes first, such as a running hold.
 */
export function isAsShown(line: Judged, shown: ShownReason, officeNow: string): boolean {
  if (shown.reason === 'changed') return newChangeOf(line) === shown.at
  const current = attentionOf(line, officeNow)
  return current?.reason === shown.reason && current.at === shown.at
}

/**
 * The instant up to which somebody who saw this reason has seen to the booking, ISO 8601 UTC: later events
 * were not shown to them, whenever the desk hears of them.
 */
export function seenUpTo({ reason, at }: ShownReason): string {
  return reason === 'free-ends' ? new Date(Date.parse(at) - FREE_ENDS_HOURS * HOUR).toISOString() : at
}

/** The time at which the desk noticed the change that nobody has seen to; null without one. */
function newChangeOf(line: Judged): string | null {
  if (!line.changed || stateFacts(line).standing === 'over') return null
  return isNew(line, line.changed.at) ? line.changed.at : null
}

type Dated = Pick<Judged, 'kind' | 'state' | 'createdAt' | 'stateSince' | 'endedAt'>

/** Since when a booking is as it is, as far as that is known: ISO 8601 UTC, office time. */
function sinceWhen({ endedAt, stateSince, createdAt }: Dated): string {
  return endedAt ?? stateSince ?? createdAt
}

/**
 * Whether a booking is under way for longer than usual: Today, the list and its own page turn amber then.
 * @param officeNowMs office time, epoch milliseconds
 */
export function isSlowBooking(line: Dated, officeNowMs: number): boolean {
  const { patienceMinutes } = kindFacts(line.kind)
  const isUnderway = stateFacts(line).standing === 'underway'
  return isUnderway && officeNowMs - Date.parse(sinceWhen(line)) > patienceMinutes * MINUTE
}

/** True if nobody has seen to the booking since. */
function isNew({ attendedAt }: Pick<BookingLine, 'attendedAt'>, at: string): boolean {
  return attendedAt === null || Date.parse(attendedAt) < Date.parse(at)
}

/** Compares by urgency: deadlines come first, by their time, then bookings that wait, the longest first. */
export function byUrgency(
  one: { attention: Attention; line: Pick<BookingLine, 'reference'> },
  other: typeof one,
): number {
  const rank = ({ attention }: typeof one) => (attention.reason === 'due' ? 0 : 1)
  const time = ({ attention }: typeof one) => (attention.at === null ? Infinity : Date.parse(attention.at))
  return (
    rank(one) - rank(other) ||
    (time(one) === time(other) ? 0 : time(one) - time(other)) ||
    one.line.reference.localeCompare(other.line.reference)
  )
}

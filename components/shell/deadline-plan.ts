import type { SoonHold } from '../../lib/shell-data.ts'

/** So long before an announcement the page asks whether the hold is still one. */
const CHECK_MILLISECONDS = 10_000

/** What is to be announced of a hold. */
export type DeadlineNotice = { hold: SoonHold; minutes: number; key: string }

/**
 * The announcements whose time has come, one a hold: of a hold that is first seen in its last minute only
 * that one. Each has a key by which it is made once; a deadline that was extended has other keys.
 * @param nowMs office time, epoch milliseconds
 * @param levels minutes before a deadline at which it is announced
 */
export function dueNotices(
  holds: readonly SoonHold[],
  nowMs: number,
  levels: readonly number[],
): DeadlineNotice[] {
  const urgentFirst = [...levels].sort((one, other) => one - other)
  return holds.flatMap((hold) => {
    const left = Date.parse(hold.deadlineAt) - nowMs
    const minutes = left <= 0 ? undefined : urgentFirst.find((level) => left <= level * 60_000)
    return minutes === undefined ? [] : [{ hold, minutes, key: keyOf(hold, minutes) }]
  })
}

/** The keys of the announcements that come next: what is shown is asked for again before they are made. */
export function upcomingChecks(
  holds: readonly SoonHold[],
  nowMs: number,
  levels: readonly number[],
): string[] {
  return holds.flatMap((hold) =>
    levels.flatMap((minutes) => {
      const until = Date.parse(hold.deadlineAt) - minutes * 60_000 - nowMs
      return until > 0 && until <= CHECK_MILLISECONDS ? [keyOf(hold, minutes)] : []
    }),
  )
}

function keyOf({ reference, deadlineAt }: SoonHold, minutes: number): string {
  return `${reference} ${deadlineAt} ${minutes}`
}

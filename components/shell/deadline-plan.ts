import type { ShellData, SoonHold } from '../../lib/shell-data.ts'

/** How long before an announcement, and before the deadline, the page asks whether the hold still exists. */
const CHECK_MILLISECONDS = 10_000
/** How long the notice names a lapsed hold. */
const LAPSED_MILLISECONDS = 300_000

/** An announcement that is due for a hold. */
export type DeadlineNotice = { hold: SoonHold; minutes: number; key: string }

/** The present state of an announced hold: lapsed, or less than so many minutes before its deadline. */
export type AnnouncedHold = { hold: SoonHold; minutes: number | 'lapsed' }

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
  return holds.flatMap((hold) => {
    const minutes = levelOf(hold, nowMs, levels)
    return minutes === undefined ? [] : [{ hold, minutes, key: keyOf(hold, minutes) }]
  })
}

/** The keys of the announcements that come next: the page is read again before they are made. */
export function upcomingChecks(
  holds: readonly SoonHold[],
  nowMs: number,
  levels: readonly number[],
): string[] {
  return holds.flatMap((hold) =>
    [...levels, 0].flatMap((minutes) => {
      const until = Date.parse(hold.deadlineAt) - minutes * 60_000 - nowMs
      return until > 0 && until <= CHECK_MILLISECONDS ? [keyOf(hold, minutes)] : []
    }),
  )
}

/**
 * How the holds that were announced stand now, the soonest deadline first. One that was completed, cancelled
 * or extended is not among them, nor one that lapsed a while ago.
 * @param current the running holds as they were last read, and which ones lapsed
 */
export function announcedNow(
  announced: readonly SoonHold[],
  current: Pick<ShellData['holds'], 'soonest' | 'lapsed'>,
  nowMs: number,
  levels: readonly number[],
): AnnouncedHold[] {
  return announced
    .flatMap((hold): AnnouncedHold[] => {
      const runs = current.soonest.some((other) => isSame(other, hold))
      const left = Date.parse(hold.deadlineAt) - nowMs
      if (left > 0) {
        const minutes = runs ? levelOf(hold, nowMs, levels) : undefined
        return minutes === undefined ? [] : [{ hold, minutes }]
      }
      const hasLapsed = runs || current.lapsed.includes(hold.reference)
      return hasLapsed && left > -LAPSED_MILLISECONDS ? [{ hold, minutes: 'lapsed' }] : []
    })
    .sort((one, other) => one.hold.deadlineAt.localeCompare(other.hold.deadlineAt))
}

/** Whether these are the same hold with the same deadline. */
export function isSame(one: SoonHold, other: SoonHold): boolean {
  return one.reference === other.reference && one.deadlineAt === other.deadlineAt
}

/** The nearest announcement that a hold has reached; undefined before the first and from the deadline on. */
function levelOf(hold: SoonHold, nowMs: number, levels: readonly number[]): number | undefined {
  const left = Date.parse(hold.deadlineAt) - nowMs
  const urgentFirst = [...levels].sort((one, other) => one - other)
  return left <= 0 ? undefined : urgentFirst.find((level) => left <= level * 60_000)
}

function keyOf({ reference, deadlineAt }: SoonHold, minutes: number): string {
  return `${reference} ${deadlineAt} ${minutes}`
}

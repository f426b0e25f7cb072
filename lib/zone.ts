import { formatDay, type CalendarDate } from './dates.ts'
import { dateFormat } from './date-format.ts'

const MINUTE = 60_000

/** Minutes that a zone is ahead of UTC at an instant. */
function offsetMinutes(timeZone: string, atMs: number): number {
  const parts = dateFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(atMs)
  const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(text) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/**
 * The instant of a wall time, epoch milliseconds. Of two equal wall times at the end of summer time it is the
 * first; one that is skipped at the beginning counts as if the clock had not been changed yet.
 * @param timeZone IANA name
 * @param time `HH:MM`
 */
export function instantOf(timeZone: string, date: CalendarDate, time: string): number {
  const wall = Date.parse(`${date}T${time}:00Z`)
  const day = 24 * 60 * MINUTE
  // A zone changes its offset at most once within these two days, so the instant has one of both offsets.
  const [before, after] = [offsetMinutes(timeZone, wall - day), offsetMinutes(timeZone, wall + day)]
  const early = wall - before * MINUTE
  if (offsetMinutes(timeZone, early) === before) return early
  const late = wall - after * MINUTE
  return offsetMinutes(timeZone, late) === after ? late : early
}

/**
 * The date that the calendars of a zone show at an instant; the Swedish form is that of ISO 8601.
 * @param timeZone IANA name; one that is not known here is a RangeError
 * @param at ISO instant
 */
export function localDate(timeZone: string, at: string): CalendarDate {
  return dateFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(at))
}

/** `Seoul time` of `Asia/Seoul`; a zone that is named after no city keeps its name: `UTC`. */
export function zoneText(timeZone: string): string {
  return timeZone.includes('/') ? `${zoneCity(timeZone)} time` : timeZone
}

/** `Seoul` of `Asia/Seoul`. */
export function zoneCity(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

/**
 * A wall time in UTC: `10:30 UTC`, with the day if it is another one there: `Tue 13 Apr, 23:00 UTC`.
 * @param time `HH:MM`
 * @param end wall time that follows it: `10:30 – 13:00 UTC`
 */
export function utcText(timeZone: string, date: CalendarDate, time: string, end?: string): string {
  const inUtc = (wall: string) => new Date(instantOf(timeZone, date, wall)).toISOString()
  const start = inUtc(time)
  const day = start.slice(0, 10)
  return [
    day === date ? '' : `${formatDay(day)}, `,
    start.slice(11, 16),
    end === undefined ? '' : ` – ${inUtc(end).slice(11, 16)}`,
    ' UTC',
  ].join('')
}

/**
 * The instant, ISO 8601 UTC, of a wall time with seconds (`2026-12-08T17:59:59`); null without a time, and in
 * a zone that is not known here.
 */
export function wallInstant(wall: string | null, timeZone: string | undefined): string | null {
  if (wall === null || timeZone === undefined) return null
  try {
    const minute = instantOf(timeZone, wall.slice(0, 10), wall.slice(11, 16))
    return new Date(minute + Number(wall.slice(17, 19) || 0) * 1000).toISOString()
  } catch (error) {
    // Intl knows no such zone, or the text is no time.
    if (error instanceof RangeError) return null
    throw error
  }
}

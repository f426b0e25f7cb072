import { formatDayMonth } from '../../lib/dates.ts'

/** `20 Nov 14:25:02`, UTC. */
export function instantWords(instant: string): string {
  return `${formatDayMonth(instant)} ${timeWords(instant)}`
}

/** `14:25:02` on the day of `now`, otherwise `20 Nov 14:25`. */
export function nearWords(instant: string, now: string): string {
  const time = timeWords(instant)
  return instant.slice(0, 10) === now.slice(0, 10) ? time : `${formatDayMonth(instant)} ${time.slice(0, 5)}`
}

/** `14:25:02`. */
export function timeWords(instant: string): string {
  return new Date(instant).toISOString().slice(11, 19)
}

/** `3 min 29 s`, `42 s`, `2 h 5 min`, `3 d` between two instants. */
export function spanWords(from: string, to: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000))
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
  return `${Math.floor(hours / 24)} d`
}

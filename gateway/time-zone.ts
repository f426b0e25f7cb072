/**
 * Offsets of IANA zones. `Intl` costs microseconds a call, so each zone and UTC day is computed once. On the
 * few days when clocks change, bisection finds the minute of the change.
 */
type DayOffset = { before: number; changeAt: number; after: number }

const formats = new Map<string, Intl.DateTimeFormat>()
const daysByZone = new Map<string, Map<number, DayOffset>>()

/** Minutes east of UTC in `zone` at a UTC minute since 1970. */
export function offsetAt(zone: string, utcMinute: number): number {
  const day = Math.floor(utcMinute / 1440)
  let days = daysByZone.get(zone)
  if (!days) daysByZone.set(zone, (days = new Map<number, DayOffset>()))
  let entry = days.get(day)
  if (!entry) {
    entry = readDay(zone, day)
    if (days.size > 1500) days.clear()
    days.set(day, entry)
  }
  return utcMinute < entry.changeAt ? entry.before : entry.after
}

/**
 * UTC minute of a local minute since 1970, as Temporal's `compatible` reads it: a local time that occurs
 * twice is the first of the two, and one that the clocks skip is moved forward by the skipped time.
 */
export function utcOf(zone: string, localMinute: number): number {
  const before = offsetAt(zone, localMinute - 1440)
  const after = offsetAt(zone, localMinute + 1440)
  const first = localMinute - Math.max(before, after)
  const second = localMinute - Math.min(before, after)
  return [first, second].find((utc) => utc + offsetAt(zone, utc) === localMinute) ?? localMinute - before
}

/** The instant of a wall time `YYYY-MM-DDTHH:MM:SS` in `zone`; skipped and repeated times as in `utcOf`. */
export function instantOfWall(zone: string, wall: string): Date {
  const local = Date.parse(`${wall}Z`)
  const seconds = local % 60_000
  return new Date(utcOf(zone, (local - seconds) / 60_000) * 60_000 + seconds)
}

/** The time that the clocks of `zone` show at an instant, `YYYY-MM-DDTHH:MM:SS`. */
export function wallTimeAt(zone: string, at: Date): string {
  const offset = offsetAt(zone, Math.floor(at.getTime() / 60_000))
  return new Date(at.getTime() + offset * 60_000).toISOString().slice(0, 19)
}

/** The calendar date of `zone` at an instant, `YYYY-MM-DD`. */
export function localDateAt(zone: string, at: Date): string {
  return wallTimeAt(zone, at).slice(0, 10)
}

function readDay(zone: string, day: number): DayOffset {
  const start = day * 1440
  const before = readOffset(zone, start)
  const after = readOffset(zone, start + 1440)
  if (before === after) return { before, changeAt: start + 1440, after }
  let low = start
  let high = start + 1440
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (readOffset(zone, middle) === before) low = middle
    else high = middle
  }
  return { before, changeAt: high, after }
}

function readOffset(zone: string, utcMinute: number): number {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset', hour: 'numeric' })
    formats.set(zone, format)
  }
  const name =
    format.formatToParts(utcMinute * 60_000).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT'
  const match = /GMT([+-])(\d+):(\d+)/.exec(name)
  if (!match) return 0
  const minutes = Number(match[2]) * 60 + Number(match[3])
  return match[1] === '-' ? -minutes : minutes
}

/** The zone's offset at noon UTC of a day, for planning, where a change of one hour does not matter. */
export function noonOffset(zone: string, day: number): number {
  return offsetAt(zone, day * 1440 + 720)
}

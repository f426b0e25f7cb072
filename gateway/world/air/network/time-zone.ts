/**
 * Offsets of IANA zones. `Intl` costs microseconds a call, so each zone and UTC day is computed once. On the
 * few days when clocks change, bisection finds the minute of the change.
 */
type DayOffset = { before: number; changeAt: number; after: number }

const formats = new Map<string, Intl.DateTimeFormat>()
const known = new Map<string, Map<number, DayOffset>>()

/** Minutes east of UTC in `zone` at a UTC minute since 1970. */
export function offsetAt(zone: string, utcMinute: number): number {
  const day = Math.floor(utcMinute / 1440)
  let days = known.get(zone)
  if (!days) known.set(zone, (days = new Map<number, DayOffset>()))
  let entry = days.get(day)
  if (!entry) {
    entry = readDay(zone, day)
    if (days.size > 1500) days.clear()
    days.set(day, entry)
  }
  return utcMinute < entry.changeAt ? entry.before : entry.after
}

/** UTC minute of a local minute since 1970. A local time that the clocks skip is moved forward. */
export function utcOf(zone: string, localMinute: number): number {
  const guess = localMinute - offsetAt(zone, localMinute)
  const second = localMinute - offsetAt(zone, guess)
  return second + offsetAt(zone, second) === localMinute ? second : guess
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

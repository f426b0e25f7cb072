import { noonOffset } from '../../../time-zone.ts'

/** Days around a date on which its journeys can touch a clock: the day before, and four until they end. */
const BEFORE = 2
const AFTER = 5
/** Clocks are read at both ends of a chunk and, where they differ, in between. */
const CHUNK_DAYS = 32

const cache = new Map<string, number | null>()

/**
 * The offset of a zone in minutes while the journeys of a day last; null where its clocks change meanwhile.
 * On two days of the week with the same offsets everywhere, the same flights leave and connect.
 */
export function steadyOffset(zone: string, day: number): number | null {
  const first = chunkOf(zone, Math.floor((day - BEFORE) / CHUNK_DAYS), day)
  const last = chunkOf(zone, Math.floor((day + AFTER) / CHUNK_DAYS), day)
  return first === last ? first : null
}

/** The offset in a chunk; read day by day around `day` where the clocks change in it. */
function chunkOf(zone: string, chunk: number, day: number): number | null {
  const key = `${zone} ${chunk}`
  let offset = cache.get(key)
  if (offset === undefined) {
    const start = noonOffset(zone, chunk * CHUNK_DAYS)
    offset = start === noonOffset(zone, (chunk + 1) * CHUNK_DAYS) ? start : null
    if (cache.size > 20_000) cache.clear()
    cache.set(key, offset)
  }
  if (offset !== null) return offset
  const start = noonOffset(zone, day - BEFORE)
  return start === noonOffset(zone, day + AFTER) ? start : null
}

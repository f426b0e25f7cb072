import 'server-only'
import { LRUCache } from 'lru-cache'
import type { Desk } from '../desk.ts'
import { deskWide } from '../process-wide.ts'
import type { StoredBooking as Row } from './stored-row.ts'

/** The first pause after the gateway was away, and after a booking could not be read; doubled each time. */
const PAUSE_MILLISECONDS = 20_000
const LONGEST_PAUSE_MILLISECONDS = 600_000
/** Most bookings and offices whose pause this process remembers. */
const MOST_REMEMBERED = 5_000

type Pause = { untilMs: number; lastMilliseconds: number }

/** Whether an office or a booking is left alone at this time of the desk, in milliseconds. */
export function isPausedAt(desk: Desk, now: number): (key: string) => boolean {
  const paused = pausesOf(desk)
  return (key) => (paused.get(key)?.untilMs ?? 0) > now
}

/**
 * Leaves alone for a while a booking that could not be read, or a whole office while the gateway is away: 20
 * s, then twice as long each time, at most ten minutes.
 */
export function pause(desk: Desk, key: string): void {
  const pauses = pausesOf(desk)
  const before = pauses.get(key)
  const now = desk.clock.now().getTime()
  // Several readings of one pass fail together: that is one failure.
  if (before && before.untilMs > now) return
  const milliseconds = Math.min(
    before ? before.lastMilliseconds * 2 : PAUSE_MILLISECONDS,
    LONGEST_PAUSE_MILLISECONDS,
  )
  pauses.set(key, { untilMs: now + milliseconds, lastMilliseconds: milliseconds })
}

/** Ends the pauses of bookings that could be read: the next pause is a first one. */
export function endPauses(desk: Desk, ...keys: string[]): void {
  for (const key of keys) pausesOf(desk).delete(key)
}

/** The key of a booking, among all offices. */
export function bookingKey({ office_id, reference }: Pick<Row, 'office_id' | 'reference'>): string {
  return `${office_id} ${reference}`
}

function pausesOf(desk: Desk): LRUCache<string, Pause> {
  return deskWide(desk, 'refresh pauses', () => new LRUCache<string, Pause>({ max: MOST_REMEMBERED }))
}

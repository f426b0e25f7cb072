import type { BookingListView } from '../../../lib/booking/list-view.ts'
import { lineFixture } from './line-fixture.ts'

/** A page of the bookings list with one line, with the changes of a test. */
export function listFixture(change: Partial<BookingListView> = {}): BookingListView {
  const lines = change.lines ?? [lineFixture()]
  const none = { count: 0, more: false }
  return {
    lines,
    attention: {},
    nextCursor: null,
    counts: {
      attention: none,
      all: { count: lines.length, more: false },
      upcoming: none,
      past: none,
      cancelled: none,
    },
    agents: ['Maya'],
    trip: null,
    views: [],
    serverNow: '2026-11-22T14:32:00.000Z',
    checkedAt: '2026-11-22T14:32:00.000Z',
    rereading: false,
    ...change,
  }
}

import type { Attention } from '../../../lib/booking/attention.ts'
import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'
import { dueOf } from '../../../lib/today/due.ts'
import type { TodayRow, TodayView } from '../../../lib/today/today-view.ts'
import { lineFixture } from '../../desk/booking/line-fixture.ts'

/** Office time of the page. */
export const NOW = '2026-11-22T14:32:00.000Z'

/** An instant so many minutes after that. */
export function minutesOn(minutes: number): string {
  return new Date(Date.parse(NOW) + minutes * 60_000).toISOString()
}

/** A row of the list. */
export function rowOf(
  reason: Attention['reason'],
  at: string | null,
  change: Partial<BookingLine> = {},
  bar: string | null = null,
): TodayRow {
  const held = reason === 'due' ? { state: 'held', deadlineAt: at } : {}
  const line = lineFixture({ totalCents: 210_840, ...held, ...change })
  return { line, attention: { reason, at }, bar, trip: null }
}

/** The page with these rows, whose holds the person may complete unless a row has a bar. */
export function todayFixture(rows: TodayRow[], change: Partial<TodayView> = {}): TodayView {
  const spendableCents = 841_260
  const due = dueOf(
    rows.map(({ line }) => line),
    NOW,
    spendableCents,
  )
  const mine = rows.flatMap(({ line, bar }) =>
    line.state === 'held' && bar === null ? [line.reference] : [],
  )
  return {
    serverNow: NOW,
    checkedAt: minutesOn(-0.1),
    rereading: false,
    away: false,
    empty: false,
    attendBar: null,
    attention: { kind: 'read', rows, more: false },
    due: { kind: 'read', ...due, mine, spendableCents },
    funds: {
      kind: 'read',
      wallet: { balanceCents: 1_143_150, spendableCents, alertCents: 100_000 },
      points: [],
      nextRelease: null,
      ifAllLapse: null,
    },
    drafts: { kind: 'read', lines: [] },
    notices: { kind: 'read', lines: [] },
    offers: { kind: 'read', lines: [] },
    requests: { kind: 'read', lines: [], decides: false },
    changed: { kind: 'read', lines: [], toReview: 0 },
    agenda: { kind: 'read', days: [], upcoming: 0 },
    ...change,
  }
}

import { expect, test } from 'vitest'
import { toRefresh } from '../../../server/booking/refresh.ts'

type Row = Parameters<typeof toRefresh>[1][number]

const NOW = new Date('2026-11-20T09:00:00Z')
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000)
const desk = { clock: { now: () => NOW } } as Parameters<typeof toRefresh>[0]
const row = (reference: string, change: Partial<Row>): Row =>
  ({
    reference,
    kind: 'air',
    state: 'held',
    settlement: null,
    deadline_at: null,
    ended_at: null,
    state_since: null,
    created_at: ago(60),
    seen_at: NOW,
    ...change,
  }) as Row
const chosen = (...rows: Row[]) => {
  const { due, stale } = toRefresh(desk, rows, NOW)
  return { due: due.map(({ reference }) => reference), stale: stale.map(({ reference }) => reference) }
}

test('read again are bookings past their deadline first, and moving ones not read for 20 s', () => {
  expect(
    chosen(
      row('fresh', { seen_at: ago(20) }),
      row('stale', { seen_at: ago(21) }),
      row('due', { deadline_at: NOW }),
      row('later', { deadline_at: ago(-1) }),
      row('underway', { state: 'ticketing', seen_at: ago(60) }),
      row('unknown', { state: 'waitlisted', seen_at: ago(60) }),
      row('made', { state: 'ticketed', seen_at: ago(6000) }),
      row('over', { state: 'cancelled', seen_at: ago(6000), deadline_at: ago(6000) }),
    ),
  ).toEqual({ due: ['due'], stale: ['underway', 'unknown', 'stale'] })
})

test('due as well is what is under way for longer than its kind usually takes, unless it was just read', () => {
  const ticketing = (reference: string, seconds: number, read: number) =>
    row(reference, { state: 'ticketing', state_since: ago(seconds), seen_at: ago(read) })
  expect(
    chosen(
      ticketing('usual', 120, 3),
      ticketing('slow', 121, 3),
      ticketing('read', 121, 2),
      row('voucher', { kind: 'hotel', state: 'vouchering', created_at: ago(601), seen_at: ago(3) }),
      row('host', { kind: 'activity', state: 'waiting', created_at: ago(86_401), seen_at: ago(3) }),
    ),
  ).toEqual({ due: ['slow', 'voucher', 'host'], stale: [] })
})

test('a refund whose figures are missing is read again, one that has them is not', () => {
  const settlement = { chargedCents: 1, feeCents: 0, refundedCents: 1 }
  const refunded = { state: 'refunded', seen_at: ago(60) } as const
  expect(chosen(row('old', refunded), row('known', { ...refunded, settlement }))).toEqual({
    due: [],
    stale: ['old'],
  })
})

test('never more than twenty are read at once, the due ones first', () => {
  const many = (count: number, name: string, change: Partial<Row>) =>
    Array.from({ length: count }, (_, at) => row(`${name}${at}`, change))
  const stale = many(30, 'stale', { seen_at: ago(60) })
  const counts = (...rows: Row[]) => {
    const result = toRefresh(desk, rows, NOW)
    return [result.due.length, result.stale.length]
  }
  expect(counts(...stale)).toEqual([0, 20])
  expect(counts(...stale, ...many(15, 'due', { deadline_at: ago(1) }))).toEqual([15, 5])
  expect(counts(...stale, ...many(25, 'due', { deadline_at: ago(1) }))).toEqual([20, 0])
})

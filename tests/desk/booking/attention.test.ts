import { describe, expect, test } from 'vitest'
import { attentionOf, byUrgency } from '../../../lib/booking/attention.ts'
import { lineFixture } from './line-fixture.ts'

const now = '2026-11-22T14:00:00.000Z'
const at = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString()
const reason = (change: Parameters<typeof lineFixture>[0]) => attentionOf(lineFixture(change), now)

describe('attentionOf', () => {
  test('a hold is due at its deadline, whatever else is true of it', () => {
    const changed = { about: 'price', before: '$1.00', after: '$2.00', at: at(-1) } as const
    expect(reason({ state: 'held', deadlineAt: at(5), changed })).toEqual({ reason: 'due', at: at(5) })
  })

  test('ticketing is slow after two minutes, an approval after a day', () => {
    expect(reason({ state: 'ticketing', stateSince: at(-2) })).toBeNull()
    expect(reason({ state: 'ticketing', stateSince: at(-3) })).toEqual({ reason: 'slow', at: at(-3) })
    expect(reason({ kind: 'activity', state: 'waiting', stateSince: at(-60) })).toBeNull()
    expect(reason({ kind: 'activity', state: 'waiting', stateSince: at(-1441) })?.reason).toBe('slow')
  })

  test('what ended without anybody here waits for three days or until somebody has seen to it', () => {
    const rejected = { kind: 'activity', state: 'rejected', endedAt: at(-100) } as const
    expect(reason(rejected)).toEqual({ reason: 'ended', at: at(-100) })
    expect(reason({ ...rejected, attendedAt: at(-50) })).toBeNull()
    expect(reason({ ...rejected, endedAt: at(-3 * 24 * 60) })).toBeNull()
    expect(reason({ state: 'cancelled', endedAt: at(-1) })).toBeNull()
  })

  test('a changed schedule needs attention until somebody has seen to this change', () => {
    const changed = { about: 'schedule', before: '5 Dec 10:05', after: '5 Dec 10:50', at: at(-10) } as const
    expect(reason({ changed })).toEqual({ reason: 'changed', at: at(-10) })
    expect(reason({ changed, attendedAt: at(-5) })).toBeNull()
    expect(reason({ changed, attendedAt: at(-11) })?.reason).toBe('changed')
    expect(reason({ changed, state: 'refunded' })).toBeNull()
  })

  test('free cancellation needs attention in its last day', () => {
    const booked = { kind: 'hotel', state: 'confirmed' } as const
    expect(reason({ ...booked, freeUntil: at(24 * 60 + 1) })).toBeNull()
    expect(reason({ ...booked, freeUntil: at(60) })).toEqual({ reason: 'free-ends', at: at(60) })
    expect(reason({ ...booked, freeUntil: at(60), attendedAt: at(-1) })).toBeNull()
    expect(reason({ ...booked, freeUntil: at(0) })).toBeNull()
  })

  test('a cancellation without an answer is a pending refund; an undocumented state is one too many', () => {
    expect(reason({ kind: 'activity', state: 'cancellation_requested' })?.reason).toBe('refund')
    expect(reason({ state: 'who knows' })?.reason).toBe('unknown')
  })
})

test('holds come first by deadline, then what has waited longest', () => {
  const one = (reference: string, reasonOf: 'due' | 'slow', time: string | null) => ({
    line: { reference },
    attention: { reason: reasonOf, at: time },
  })
  const list = [
    one('d', 'slow', at(-1)),
    one('a', 'due', at(9)),
    one('c', 'slow', at(-9)),
    one('b', 'due', at(2)),
  ]
  expect(list.sort(byUrgency).map(({ line }) => line.reference)).toEqual(['b', 'a', 'c', 'd'])
})

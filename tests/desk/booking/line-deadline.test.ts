import { expect, test } from 'vitest'
import { lineDeadline } from '../../../lib/booking/line-deadline.ts'

// The list and its file have the same deadline of a booking.

const nowMs = Date.parse('2026-11-22T08:00:00.000Z')
const [later, earlier] = ['2026-11-22T08:10:00.000Z', '2026-11-22T07:59:00.000Z']

test('of a hold it is the end of the hold, also once that is past and being looked up', () => {
  for (const at of [later, earlier]) {
    const line = { kind: 'air', state: 'held', deadlineAt: at, freeUntil: null } as const
    expect(lineDeadline(line, nowMs)).toEqual({ ends: 'hold', at })
  }
  expect(lineDeadline({ kind: 'air', state: 'held', deadlineAt: null, freeUntil: null }, nowMs)).toBeNull()
})

test('of a stay that is made it is the end of free cancellation while that is ahead, and never the old hold', () => {
  const made = { kind: 'hotel', state: 'confirmed', deadlineAt: earlier } as const
  expect(lineDeadline({ ...made, freeUntil: later }, nowMs)).toEqual({ ends: 'free cancellation', at: later })
  expect(lineDeadline({ ...made, freeUntil: earlier }, nowMs)).toBeNull()
  expect(lineDeadline({ ...made, freeUntil: null }, nowMs)).toBeNull()
})

test('what has ended has none', () => {
  const over = { kind: 'hotel', state: 'cancelled', deadlineAt: later, freeUntil: later } as const
  expect(lineDeadline(over, nowMs)).toBeNull()
})

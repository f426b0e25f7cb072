import { expect, test } from 'vitest'
import { zonedInstant } from '../../../server/air/zoned-instant.ts'

test.each([
  ['2026-11-20T09:30:00', 'Z', '2026-11-20T09:30:00.000Z'],
  ['2026-11-20T09:30:00', '+08:00', '2026-11-20T01:30:00.000Z'],
  ['2026-11-20T00:30:00', '+08:00', '2026-11-19T16:30:00.000Z'],
  ['2026-11-20T09:30:00', '-03:30', '2026-11-20T13:00:00.000Z'],
  // On the day that clocks go back an hour happens twice: the offset says which one.
  ['2026-10-25T01:30:00', '+01:00', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T01:30:00', '+00:00', '2026-10-25T01:30:00.000Z'],
  // An offset that cannot be read, or that no clock has, counts as UTC (gap 62).
  ['2026-11-20T09:30:00', null, '2026-11-20T09:30:00.000Z'],
  ['2026-11-20T09:30:00', '', '2026-11-20T09:30:00.000Z'],
  ['2026-11-20T09:30:00', 'Asia/Singapore', '2026-11-20T09:30:00.000Z'],
  ['2026-11-20T09:30:00', '+99:99', '2026-11-20T09:30:00.000Z'],
  // No time is no limit.
  [null, '+08:00', null],
  ['', '+08:00', null],
  ['2026-13-45T09:30:00', '+08:00', null],
])('%s at %s is %s', (local, offset, instant) => {
  expect(zonedInstant(local, offset)).toBe(instant)
})

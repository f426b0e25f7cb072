import { expect, test } from 'vitest'
import { dateFault, defaultDate } from '../../../gateway/domain/activity/order-rules.ts'
import type { Variant } from '../../../gateway/supply/activity/variant.ts'

// Dates of a booking are days of the activity's calendar, also around a change of the clocks.

const berlin = { timeZone: 'Europe/Berlin', daysInAdvance: 7, cutOffTime: '12:00' } as Variant

test.each([
  ['2027-03-25T22:30:00Z', '2027-04-01'],
  ['2026-10-19T22:30:00Z', '2026-10-27'],
  ['2026-11-20T12:00:00Z', '2026-11-27'],
])('a request at %s without a date means %s (gap 174)', (now, date) => {
  expect(defaultDate(berlin, new Date(now))).toBe(date)
})

test('what must be booked seven days before is too late from that noon on', () => {
  const at = (now: string) => dateFault(berlin, '2027-04-01', new Date(now))?.rule ?? null
  expect(at('2027-03-25T10:59:59Z')).toBeNull()
  expect(at('2027-03-25T11:00:00Z')).toBe('cut-off')
})

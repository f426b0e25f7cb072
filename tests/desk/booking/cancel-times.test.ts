import { expect, test } from 'vitest'
import { refundNow } from '../../../lib/activity/refund-now.ts'
import { cancellingAt, surelyBy } from '../../../lib/booking/cancel-times.ts'
import { activityCancelTimes } from '../../../server/activity/catalogue-facts.ts'
import { variantOf } from '../activity/variant-fixture.ts'
import { bookingFixture } from './booking-fixture.ts'

// Until when cancelling returns anything, and until when there is any (gap 256).

const at = (time: string) => Date.parse(time)
const money = { ...bookingFixture().money, place: 'charged' } as const
const cancelTimes = { nothingFrom: '2026-12-08T17:00:00.000Z', closedFrom: '2026-12-11T23:00:00.000Z' }

test.each([
  ['2026-12-08T16:59:59Z', 'open'],
  ['2026-12-08T17:00:00Z', 'without-refund'],
  ['2026-12-11T22:59:59Z', 'without-refund'],
  ['2026-12-11T23:00:00Z', 'closed'],
])('at %s the cancelling of what was paid is %s', (time, cancelling) => {
  expect(cancellingAt({ money, cancelTimes }, at(time))).toBe(cancelling)
})

test('what is held is released in full at any time, and where nothing is known nothing is forbidden', () => {
  const late = at('2026-12-20T00:00:00Z')
  expect(cancellingAt({ money: { ...money, place: 'held' }, cancelTimes }, late)).toBe('open')
  expect(cancellingAt({ money }, late)).toBe('open')
  expect(cancellingAt({ money, cancelTimes: { nothingFrom: null, closedFrom: null } }, late)).toBe('open')
})

test('a local time whose zone is not known has come for sure once it has come everywhere', () => {
  expect(surelyBy('2026-12-12T00:00:00', 'Asia/Tokyo')).toBe('2026-12-11T15:00:00.000Z')
  expect(surelyBy('2026-12-12T00:00:00', undefined)).toBe('2026-12-12T12:00:00.000Z')
  expect(surelyBy('2026-12-12T00:00:00', 'Nowhere/Land')).toBe('2026-12-12T12:00:00.000Z')
})

const booked = { date: '2027-04-14', start: '19:30', totalCents: 16_751, createdAt: '2027-04-01T09:00:00Z' }

test.each([
  ['by its steps', variantOf()],
  ['until its start', { ...variantOf(), cancellationPolicies: [{ numberOfDays: 0, refundPercentage: 100 }] }],
])(
  'a visit gives something back until the time that is named, and nothing from then on: %s',
  (_, variant) => {
    const { nothingFrom, closedFrom } = activityCancelTimes(variant, booked)
    const before = new Date(at(nothingFrom ?? '') - 1000).toISOString()
    expect(refundNow(variant, booked, before)).toBeGreaterThan(0)
    expect(refundNow(variant, booked, nothingFrom ?? '')).toBe(0)
    // The end of the day in Seoul.
    expect(closedFrom).toBe('2027-04-14T15:00:00.000Z')
  },
)

test('a visit that is never refunded gives nothing back from the beginning; an unknown policy says nothing', () => {
  const never = { ...variantOf(), isNonRefundable: true }
  expect(activityCancelTimes(never, booked).nothingFrom).toBe(booked.createdAt)
  expect(activityCancelTimes(null, booked)).toEqual({
    nothingFrom: null,
    closedFrom: '2027-04-15T12:00:00.000Z',
  })
})

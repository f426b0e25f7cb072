import { expect, test } from 'vitest'
import { refundNow } from '../../../lib/activity/refund-now.ts'
import { activityRefundTerms } from '../../../lib/activity/refund-terms.ts'
import { variantOf } from './variant-fixture.ts'

// 100 % until seven days before, 50 % until two, in Seoul (UTC+9).
const variant = variantOf()
const booked = { date: '2027-04-14', start: '19:30', totalCents: 16_751 }

test.each([
  ['2027-04-07T14:59:59Z', 16_751],
  ['2027-04-07T15:00:00Z', 8376],
  ['2027-04-12T14:59:59Z', 8376],
  ['2027-04-12T15:00:00Z', 0],
])('days are counted by the dates of the zone: at %s %i cents come back', (at, cents) => {
  expect(refundNow(variant, booked, at)).toBe(cents)
})

test('once it has begun nothing comes back, whatever the policy', () => {
  const always = { ...variant, cancellationPolicies: [{ numberOfDays: 0, refundPercentage: 100 }] }
  expect(refundNow(always, booked, '2027-04-14T10:29:59Z')).toBe(16_751)
  expect(refundNow(always, booked, '2027-04-14T10:30:00Z')).toBe(0)
  expect(refundNow({ ...always, isNonRefundable: true }, booked, '2027-04-01T00:00:00Z')).toBe(0)
})

test('the terms that are agreed to have the cost of each step, and of what follows', () => {
  expect(activityRefundTerms(variant, booked.date, booked.totalCents)).toEqual([
    { about: 'Cancel until 7 Apr', label: 'Cancel until 7 Apr', allowed: true, penaltyCents: 0 },
    {
      about: 'Cancel until 12 Apr',
      label: 'Cancel until 12 Apr',
      allowed: true,
      penaltyCents: 8375,
      loses: 'part',
    },
    {
      about: 'Cancel after that',
      label: 'Cancel after that',
      allowed: true,
      penaltyCents: 16_751,
      loses: 'all',
    },
  ])
  const final = { isNonRefundable: true, cancellationPolicies: [] }
  expect(activityRefundTerms(final, booked.date, 100)).toMatchObject([{ allowed: false }])
  expect(activityRefundTerms({ ...final, isNonRefundable: false }, booked.date, 100)).toBeNull()
})

import { expect, it } from 'vitest'
import { confirmationText, durationText, variantTermsOf } from '../../../lib/activity/activity-terms.ts'
import { variantOf } from './variant-fixture.ts'

const variant = (days: number, hours: number, minutes: number, instantConfirmation = true) => ({
  durationDays: days,
  durationHours: hours,
  durationMinutes: minutes,
  instantConfirmation,
})

it.each([
  [[variant(0, 1, 10)], '1 h 10', 'Instant'],
  [[variant(0, 3, 0), variant(0, 1, 5, false), variant(0, 0, 0)], '1 h 05 – 3 h', 'Instant, 2 of 3'],
  [[variant(0, 0, 45, false)], '45 min', 'On request'],
  [[variant(1, 0, 0), variant(2, 6, 0)], '1 day – 2 days 6 h', 'Instant'],
  [[variant(1, 4, 5), variant(0, 26, 30)], '1 day 2 h 30 – 1 day 4 h 05', 'Instant'],
  [[variant(0, 0, 0)], '', 'Instant'],
  [[], '', ''],
])('variants %j are described as %j and %j', (variants, duration, confirmation) => {
  const terms = variantTermsOf(variants.map((variant) => variantOf(variant)))
  expect(durationText(terms)).toBe(duration)
  expect(confirmationText(terms)).toBe(confirmation)
})

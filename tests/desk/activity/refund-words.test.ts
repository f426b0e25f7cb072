import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refundLines, refundPercent, refundWords } from '../../../lib/activity/refund-words.ts'
import { variantOf } from './variant-fixture.ts'

const policy = (...steps: [days: number, percent: number][]) =>
  variantOf({
    cancellationPolicies: steps.map(([numberOfDays, refundPercentage]) => ({
      numberOfDays,
      refundPercentage,
    })),
  })

test.each([
  [policy([7, 100], [2, 50]), 'full', '100% until 7 days before, 50% until 2'],
  [policy([2, 50], [7, 100]), 'full', '100% until 7 days before, 50% until 2'],
  [policy([1, 100]), 'full', '100% until 1 day before'],
  [policy([0, 50]), 'partial', '50% until the start'],
  [policy([3, 100], [0, 20]), 'full', '100% until 3 days before, 20% until the start'],
  [policy([3, 0]), 'none', 'No refund'],
  [variantOf({ isNonRefundable: true, cancellationPolicies: [] }), 'none', 'No refund'],
  [variantOf({ isNonRefundable: true }), 'none', 'No refund'],
  [policy(), 'unknown', 'Refund not stated'],
] as const)('gap 159: a policy is put in the words of a cell (%#)', (variant, kind, text) => {
  expect(refundWords(variant)).toEqual({ kind, text })
})

test('a policy for a date names the dates', () => {
  expect(refundLines(policy([7, 100], [2, 50]), '2027-04-14')).toEqual([
    '100% refund until 7 Apr 2027',
    '50% refund until 12 Apr 2027',
    'No refund after that',
  ])
  expect(refundLines(policy([0, 50]), '2027-04-14')).toEqual(['50% refund until the start'])
  expect(refundLines(variantOf({ isNonRefundable: true }), '2027-04-14')).toEqual([
    'No refund after confirmation',
  ])
  expect(refundLines(policy(), '2027-04-14')).toEqual([])
})

test('the share for a day is that of the step with the most days that are still reached', () => {
  const steps = fc.uniqueArray(fc.record({ numberOfDays: fc.nat(30), refundPercentage: fc.nat(100) }), {
    selector: ({ numberOfDays }) => numberOfDays,
    maxLength: 5,
  })
  fc.assert(
    fc.property(steps, fc.nat(40), (policySteps, daysBefore) => {
      let naive = 0
      for (let days = 0; days <= daysBefore; days++) {
        const step = policySteps.find(({ numberOfDays }) => numberOfDays === days)
        if (step && step.refundPercentage > 0) naive = step.refundPercentage
      }
      expect(refundPercent(policySteps, daysBefore)).toBe(naive)
    }),
  )
})

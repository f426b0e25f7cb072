import fc from 'fast-check'
import { expect, test } from 'vitest'
import { largestRemainder } from '../../../gateway/domain/largest-remainder.ts'

test('the cents that are left go to the largest fractions, the first of equals before', () => {
  expect(largestRemainder(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(largestRemainder(101, [1, 1, 1])).toEqual([34, 34, 33])
  expect(largestRemainder(10, [1, 5, 3])).toEqual([1, 6, 3])
  expect(largestRemainder(12_000, [41_240, 30_930, 4_000])).toEqual([6_497, 4_873, 630])
  expect(largestRemainder(7, [0, 0])).toEqual([0, 0])
})

test('shares add up to the amount and miss their exact part by less than a cent', () => {
  const weights = fc.array(fc.nat(100_000_000), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(fc.nat(100_000_000), weights, (cents, each) => {
      const sum = each.reduce((all, weight) => all + weight, 0)
      fc.pre(sum > 0)
      const shares = largestRemainder(cents, each)
      expect(shares.reduce((all, share) => all + share, 0)).toBe(cents)
      shares.forEach((share, index) => {
        expect(Math.abs(share - (cents * (each[index] ?? 0)) / sum)).toBeLessThanOrEqual(1)
      })
    }),
  )
})

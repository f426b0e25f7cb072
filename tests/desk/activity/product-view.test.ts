import { expect, test } from 'vitest'
import { questionsText, sizeText } from '../../../components/activity/product/product-view.ts'
import type { ActivityOption } from '../../../lib/activity/variant.ts'

test.each([
  [1, 8, 'up to 8 per booking'],
  [2, 6, '2 to 6 per booking'],
  [4, 4, '4 per booking'],
  [2, null, 'at least 2 per booking'],
  [1, null, ''],
])('a size from %i to %s travellers reads "%s"', (minPax, maxPax, text) => {
  expect(sizeText({ minPax, maxPax })).toBe(text)
})

test('only required options are questions that must be answered', () => {
  const option = (required: boolean) => ({ required }) as ActivityOption
  const text = (perBooking: boolean[], perPax: boolean[]) =>
    questionsText({ options: { perBooking: perBooking.map(option), perPax: perPax.map(option) } })
  expect(text([], [true, true, false])).toBe('2 questions per traveller')
  expect(text([true], [true])).toBe('1 question, 1 per traveller')
  expect(text([true, false], [])).toBe('1 question')
  expect(text([false], [false])).toBe('')
})

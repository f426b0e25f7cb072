import { expect, test } from 'vitest'
import { bagText } from '../../../lib/air/bag.ts'
import { parseFare } from '../../../lib/air/parse-fare.ts'
import { fareName, refundTone } from '../../../components/air/results/fare-name.ts'
import { refundText } from '../../../lib/air/fee-terms.ts'
import { itinerary } from './itinerary-fixture.ts'

const twoLegs = ['SQ317 LHR-SIN 11:25 770', 'SQ318 SIN-LHR 23:45 830']
const shown = (facts: Parameters<typeof itinerary>[0]) => {
  const fare = parseFare(itinerary(facts))
  return [fareName(fare, 1), refundText(fare.refund), refundTone(fare.refund)]
}

test.each([
  [{ type: 2, available: true, penalty: 0 }, ['Bag, flexible', 'Free refund', 'ok']],
  [
    { type: 2, available: true, penalty: 60, legs: twoLegs },
    ['Bag, refundable', 'Refundable, $120 fee in total', 'ok'],
  ],
  [{ type: 2, available: true, penalty: null }, ['Bag, refundable', 'Refundable, fee unknown', 'held']],
  [{ type: 2, available: null }, ['Bag', 'Terms unknown', 'held']],
  [{ type: 2, available: false }, ['Bag', 'No refund', 'bad']],
  [{ type: 1, available: true }, ['Bag', 'No refund', 'bad']],
  [{ type: 3, available: true }, ['Bag', 'No refund', 'bad']],
])('terms %o are shown as %o', (facts, words) => {
  expect(shown({ code: '1', ...facts })).toEqual(words)
})

test('a fare whose type says nothing is never shown as refundable', () => {
  expect(shown({ code: '1', type: 0, available: true, penalty: 0 })[2]).toBe('held')
})

test('a fare is named by what it gives', () => {
  expect(shown({ code: '1', bags: '0 pieces', fareType: 2, type: 1 })[0]).toBe('Private, no checked bag')
  expect(shown({ code: '1', bags: null, type: 1 })[0]).toBe('Standard')
  expect(shown({ code: '1', cabin: 3, penalty: 0 })[0]).toBe('Business, bag, flexible')
})

test.each([
  ['1 pieces', '1 bag'],
  ['2 pieces', '2 bags'],
  ['30K', '30 kg'],
  ['0 pieces', 'no checked bag'],
  [null, 'bag unknown'],
  ['Light', 'bag unknown'],
])('baggage %s reads %s', (bags, text) => {
  expect(bagText(parseFare(itinerary({ code: '1', bags })).bag)).toBe(text)
})

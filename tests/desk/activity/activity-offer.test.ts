import { expect, test } from 'vitest'
import {
  activityOffer,
  offerCodeOf,
  placeOfCode,
  totalOf,
  type ActivityStart,
} from '../../../lib/activity/activity-offer.ts'
import { formTravellers } from '../../../lib/activity/booking-form.ts'
import { filledActivity } from './form-fixture.ts'
import { optionOf } from './option-fixture.ts'
import { entryOf, setOf, variantOf } from './variant-fixture.ts'

const place: ActivityStart = { variant: 'variant-1', date: '2027-04-14', slot: null }

function offerWith(prices = [setOf({ adult: 49, child: 32.5 })], options = variantOf().options) {
  const offer = activityOffer(place, variantOf({ options }), entryOf({ prices }))
  if (!offer) throw new Error('no offer')
  return offer
}

test.each([place, { ...place, slot: 'slot-1' }])('the code of a place is read back: %j', (one) => {
  expect(placeOfCode(offerCodeOf(one))).toEqual(one)
})

test.each(['', 'variant-1', 'variant-1 2027-02-30', 'variant-1 2027-04-14 slot-1 more'])(
  'a text that is no code names no place: %j',
  (code) => expect(placeOfCode(code)).toBeNull(),
)

test('the total is tickets and surcharges, those of several travellers in one line', () => {
  const hanbok = optionOf(1, { name: 'Hanbok' })
  const photos = optionOf(5, { name: 'Photographer', price: 35, required: false })
  const offer = offerWith(undefined, { perBooking: [photos], perPax: [hanbok] })
  const form = filledActivity({ adult: 2, child: 1 })
  form.travellers.slice(0, 2).forEach(({ answers }) => (answers[hanbok.uuid] = 'royal'))
  form.booking[photos.uuid] = 'yes'
  expect(totalOf(offer, form)).toEqual({
    lines: [
      { ticket: 'adult', name: 'Adult', count: 2, unitCents: 4900 },
      { ticket: 'child', name: 'Child', count: 1, unitCents: 3250 },
      { ticket: null, name: 'Hanbok, Royal court', count: 2, unitCents: 1400 },
      { ticket: null, name: 'Photographer', count: 1, unitCents: 3500 },
    ],
    totalCents: 9800 + 3250 + 2800 + 3500,
  })
})

test('of two price sets of a start, the first with places for everybody counts', () => {
  const offer = offerWith([setOf({ adult: 49, quantity: 1 }), setOf({ adult: 60, quantity: 8 })])
  expect(totalOf(offer, filledActivity())?.totalCents).toBe(4900)
  expect(totalOf(offer, filledActivity({ adult: 2 }))?.totalCents).toBe(12_000)
})

test('a ticket without a price has no total', () => {
  expect(totalOf(offerWith(), filledActivity({ senior: 1 }))).toBeNull()
})

test('a start is an offer only on a date with prices and among the starts that are left', () => {
  expect(activityOffer(place, variantOf(), null)).toBeNull()
  expect(activityOffer(place, variantOf(), entryOf({ prices: [] }))).toBeNull()
  expect(activityOffer({ ...place, slot: 'slot-1' }, variantOf(), entryOf())).toBeNull()
})

test('another number of travellers keeps the answers of those who stay, in the order of a booking', () => {
  const before = formTravellers({ adult: 2, child: 1, senior: 0 }, []).map((traveller, index) => ({
    ...traveller,
    answers: { height: String(index) },
  }))
  const after = formTravellers({ adult: 1, child: 2, senior: 1 }, before)
  expect(after.map(({ type, answers }) => [type, answers['height']])).toEqual([
    ['adult', '0'],
    ['child', '2'],
    ['child', undefined],
    ['senior', undefined],
  ])
})

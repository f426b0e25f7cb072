import { expect, test } from 'vitest'
import { bedPlaces } from '../../../../server/hotel/bed-places.ts'

test.each([
  ['1 king bed', 2],
  ['2 single beds', 2],
  ['1 queen bed, 2 single beds', 4],
  ['1 double bed, 1 sofa bed', 3],
  ['1 single bed per guest', 5],
  ['', null],
  ['King or twin', null],
])('%j takes %j people', (beds, places) => {
  expect(bedPlaces(beds, 5)).toBe(places)
})

import { expect, it } from 'vitest'
import { knownStay } from '../../../../gateway/domain/hotel/search/known-stays.ts'
import { columnsOf } from '../../../../gateway/domain/hotel/search/hotel-columns.ts'
import { recordedHotels } from '../../../setup/recorded/hotel.ts'

const hotels = (await recordedHotels.hotelsOf('11112267057'))!
const now = new Date('2026-11-20T12:00:00Z')
const stay = (day: number, childAges: number[] = []) => ({
  checkIn: `2027-05-${String(day).padStart(2, '0')}`,
  checkOut: '2027-06-29',
  occupancies: [{ adults: 2, childAges }],
})

it('keeps what is asked for again', async () => {
  const first = await knownStay(hotels, stay(1), now)
  expect(first.nights).toBe(59)
  expect(first.index.city).toBe(columnsOf(hotels))
  expect(await knownStay(hotels, stay(1), now)).toBe(first)
})

it.each([
  ['other dates', () => knownStay(hotels, stay(2), now)],
  ['another party', () => knownStay(hotels, stay(1, [6]), now)],
  ['another day', () => knownStay(hotels, stay(1), new Date('2026-11-21T12:00:00Z'))],
  ['another provider', () => knownStay(hotels, stay(1), now, 'example-provider-2')],
  ['another place', () => knownStay({ ...hotels }, stay(1), now)],
])('prices %s anew', async (_, other) => {
  expect(await other()).not.toBe(await knownStay(hotels, stay(1), now))
})

it('lets go of what nobody asked for the longest', async () => {
  const used = await knownStay(hotels, stay(1), now)
  const unused = await knownStay(hotels, stay(2), now)
  for (let age = 0; age <= 17; age++) {
    for (let day = 3; day < 7; day++) await knownStay(hotels, stay(day, [age]), now)
    await knownStay(hotels, stay(1), now)
  }
  expect(await knownStay(hotels, stay(1), now)).toBe(used)
  expect(await knownStay(hotels, stay(2), now)).not.toBe(unused)
})

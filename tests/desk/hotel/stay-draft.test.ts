import { describe, expect, test } from 'vitest'
import { addDays } from '../../../lib/dates.ts'
import type { HotelPlace } from '../../../components/place/hotel-place.ts'
import { hotelPlaceOf, placeNote, placeText } from '../../../components/place/hotel-place.ts'
import {
  placesOf,
  stayHref,
  staySearch,
  type StaySearch,
} from '../../../components/hotel/query/stay-search.ts'
import {
  draftNights,
  draftOfStart,
  draftOfStay,
  nightsRule,
  stayFromDraft,
  withAge,
  withChildCount,
  withRoomCount,
  type StayDraft,
} from '../../../components/hotel/query/stay-draft.ts'
import { withFirst } from '../../../components/ui/date-range-fields.tsx'
import { readStay, readStayStart, writeStayStart } from '../../../lib/hotel/stay-params.ts'
import { roomsText } from '../../../lib/hotel/stay.ts'

const today = '2026-11-20'
const filled: StayDraft = {
  place: '11112267057',
  checkIn: '2026-12-03',
  checkOut: '2026-12-06',
  rooms: [{ adults: 2, children: [] }],
}
const errorsOf = (draft: StayDraft) => {
  const result = stayFromDraft(draft, today, today)
  return 'errors' in result ? result.errors : {}
}

describe('the hotel query bar', () => {
  test('begins with what an address knows, and asks for the age of a child that it does not', () => {
    const begun = (address: string) => draftOfStart(readStayStart(new URLSearchParams(address)), today)
    expect(begun('')).toEqual(draftOfStay(null, today))
    const open = { ...filled, rooms: [{ adults: 2, children: [8, null] }] }
    const address = writeStayStart(open)
    expect(address.get('rooms')).toBe('2,8,?')
    expect(readStay(address)).toBeNull()
    expect(begun(address.toString())).toEqual(open)
    expect(errorsOf(open)).toEqual({ rooms: 'Age of child 2' })
    expect(readStay(writeStayStart(filled))).toEqual(filled)
    expect(begun('in=2026-12-03&rooms=2')).toEqual({ ...filled, place: '', checkOut: null })
    expect(begun('place=nowhere&in=soon&rooms=99')).toEqual(draftOfStay(null, today))
  })

  test('asks for a stay and holds the same again', () => {
    const result = stayFromDraft(filled, today, today)
    expect(result).toEqual({ stay: filled })
    if ('stay' in result) expect(draftOfStay(result.stay, today)).toEqual(filled)
  })

  test('begins with days and a room, and misses only the place', () => {
    expect(Object.keys(errorsOf(draftOfStay(null, today)))).toEqual(['place'])
  })

  test.each<[string, Partial<StayDraft>, string[]]>([
    ['no days', { checkIn: null, checkOut: null }, ['checkIn', 'checkOut']],
    ['a check-in of yesterday', { checkIn: addDays(today, -1) }, ['checkIn']],
    ['a check-in in 366 days', { checkIn: addDays(today, 366), checkOut: addDays(today, 367) }, ['checkIn']],
    ['no night', { checkOut: '2026-12-03' }, ['checkOut']],
    ['31 nights', { checkOut: addDays('2026-12-03', 31) }, ['checkOut']],
    ['a child without an age', { rooms: [{ adults: 1, children: [null] }] }, ['rooms']],
  ])('says at the field that it takes no search with %s', (_, part, fields) => {
    expect(Object.keys(errorsOf({ ...filled, ...part }))).toEqual(fields)
  })

  test.each<[string, Partial<StayDraft>]>([
    ['today', { checkIn: today, checkOut: addDays(today, 1) }],
    ['in 365 days', { checkIn: addDays(today, 365), checkOut: addDays(today, 366) }],
    ['for 30 nights', { checkOut: addDays('2026-12-03', 30) }],
  ])('takes a stay %s', (_, part) => {
    expect(errorsOf({ ...filled, ...part })).toEqual({})
  })

  test('names the room and the child whose age is missing', () => {
    const rooms = [
      { adults: 2, children: [] },
      { adults: 1, children: [4, null] },
    ]
    expect(errorsOf({ ...filled, rooms })).toEqual({ rooms: 'Age of child 2 in room 2' })
    expect(roomsText(rooms)).toBe('2 rooms · 3 adults, 2 children (4, ?)')
  })

  test('keeps ages and guests while rooms and children come and go, within one and eight rooms', () => {
    const family = withAge(withChildCount({ adults: 2, children: [] }, 2), 0, 6)
    expect(withChildCount(family, 1).children).toEqual([6])
    expect(withChildCount(family, 9).children).toEqual([6, null, null, null, null, null])
    expect(withRoomCount([family], 2)).toEqual([family, { adults: 2, children: [] }])
    expect(withRoomCount([family], 0)).toEqual([family])
    expect(withRoomCount([family], 12)).toHaveLength(8)
  })

  test('counts nights once both days make sense', () => {
    expect(draftNights(filled)).toBe(3)
    expect(draftNights({ checkIn: '2026-12-03', checkOut: '2026-12-03' })).toBeNull()
    expect(draftNights({ checkIn: null, checkOut: '2026-12-03' })).toBeNull()
  })
})

describe('places', () => {
  const wire = (part: object) => ({
    id: 1,
    external_id: '0071',
    type: 'district' as const,
    name: 'Alfama',
    label: 'Alfama, Lisbon, Portugal',
    destination: 'Lisbon',
    country: { code: 'PT', name: 'Portugal' },
    nr_hotels: 1204,
    ...part,
  })

  test('keep the id as it was given, and say what they lie in and hold', () => {
    const place = hotelPlaceOf(wire({}))
    expect(place).toMatchObject({ id: '0071', within: 'Lisbon, Portugal', country: 'PT' })
    expect([placeText(place), placeNote(place)]).toEqual([
      'Alfama, Lisbon, Portugal',
      'district · 1,204 hotels',
    ])
    const country = hotelPlaceOf(wire({ type: 'country', name: 'Portugal', label: 'Portugal', nr_hotels: 1 }))
    expect([placeText(country), placeNote(country)]).toEqual(['Portugal', 'country · 1 hotel'])
  })
})

describe('recent hotel searches', () => {
  const storage = () => {
    const items = new Map<string, string>()
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    }
  }
  const lisbon: HotelPlace = {
    id: '11112267057',
    type: 'city',
    name: 'Lisbon',
    within: 'Portugal',
    country: 'PT',
    hotelCount: 330,
  }
  const on = (checkIn: string, place = lisbon): StaySearch => ({
    stay: {
      place: place.id,
      checkIn,
      checkOut: addDays(checkIn, 2),
      rooms: [{ adults: 2, children: [6] }],
    },
    place,
  })

  test('are ten, newest first, each once, none of the past', () => {
    const store = storage()
    for (let days = 0; days < 12; days += 1) staySearch.recent.remember(store, on(addDays(today, days)))
    staySearch.recent.remember(store, on(addDays(today, 5)))
    const recent = staySearch.recent.read(store, today)
    expect(recent.map(({ stay }) => stay.checkIn).slice(0, 3)).toEqual(
      [5, 11, 10].map((days) => addDays(today, days)),
    )
    expect(recent).toHaveLength(10)
    expect(recent[0]).toEqual(on(addDays(today, 5)))
    expect(staySearch.recent.read(store, addDays(today, 30))).toEqual([])
  })

  test('offer each place once', () => {
    const hotel: HotelPlace = { ...lisbon, id: '77', type: 'hotel', name: 'Hotel & Spa "Sol"', hotelCount: 1 }
    const recent = [on(today), on(today, hotel), on(addDays(today, 3))]
    expect(placesOf(recent)).toEqual([lisbon, hotel])
  })

  test('lead to the hotels of a place, or straight to the rates of a hotel', () => {
    expect(stayHref(on('2026-12-03'))).toBe(
      '/hotels?place=11112267057&in=2026-12-03&out=2026-12-05&rooms=2,6',
    )
    expect(stayHref(on('2026-12-03', { ...lisbon, id: '77', type: 'hotel' }))).toBe(
      '/hotels/77?in=2026-12-03&out=2026-12-05&rooms=2,6',
    )
  })

  test('are none where something else lies in the storage', () => {
    expect(staySearch.recent.read({ getItem: () => '["place=1","x",3]' }, today)).toEqual([])
    expect(staySearch.recent.read({ getItem: () => '{"a":' }, today)).toEqual([])
  })
})

describe('another check-in', () => {
  const nights = nightsRule(today)
  test.each([
    ['later', '2026-12-03', '2026-12-05', '2026-12-10', '2026-12-12'],
    ['after the check-out', '2026-12-03', '2026-12-05', '2027-02-27', '2027-03-01'],
    ['earlier', '2026-12-03', '2026-12-05', '2026-11-21', '2026-11-23'],
    ['with more nights than a stay may have', '2026-12-03', '2027-01-30', '2026-12-04', '2027-01-03'],
    ['on the last day that is on sale', '2026-12-03', '2027-01-02', addDays(today, 365), addDays(today, 395)],
  ])('%s keeps the nights', (_, from, to, first, last) => {
    expect(withFirst({ from, to }, first, nights)).toEqual({ from: first, to: last })
  })

  test('while no check-in is known keeps a check-out that is still possible, and asks for another', () => {
    const range = { from: null, to: '2026-12-05' }
    expect(withFirst(range, '2026-12-04', nights).to).toBe('2026-12-05')
    expect(withFirst(range, '2026-12-05', nights).to).toBeNull()
    expect(withFirst({ from: '2026-12-03', to: '2026-12-05' }, null, nights).to).toBe('2026-12-05')
  })
})

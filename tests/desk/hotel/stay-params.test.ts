import { describe, expect, test } from 'vitest'
import { datesProblem, defaultDates, roomsText } from '../../../lib/hotel/stay.ts'
import {
  cityHref,
  hotelHref,
  readDates,
  roomsFormat,
  readStay,
  writeStay,
} from '../../../lib/hotel/stay-params.ts'

const NOW = '2026-11-20T15:00:00.000Z'
const LISBON = 'place=11112267057&in=2026-12-03&out=2026-12-06&rooms=2;2,6'
const read = (text: string) => readStay(new URLSearchParams(text))

describe('a stay in the address', () => {
  test('is read and written the same, and stays readable', () => {
    const stay = read(LISBON)
    expect(stay).toEqual({
      place: '11112267057',
      checkIn: '2026-12-03',
      checkOut: '2026-12-06',
      rooms: [
        { adults: 2, children: [] },
        { adults: 2, children: [6] },
      ],
    })
    if (!stay) throw new Error('no stay')
    expect(readStay(writeStay(stay))).toEqual(stay)
    expect(cityHref(stay)).toBe(`/hotels?${LISBON}`)
    const rates = '/hotels/4711?in=2026-12-03&out=2026-12-06&rooms=2;2,6'
    expect(hotelHref('4711', stay)).toBe(`${rates}&place=${stay.place}`)
    expect(hotelHref('4711', { ...stay, place: null })).toBe(rates)
    expect(roomsText(stay.rooms)).toBe('2 rooms · 4 adults, 1 child (6)')
  })

  test('without rooms is one room for two', () => {
    expect(read('place=7&in=2026-12-03&out=2026-12-04')?.rooms).toEqual([{ adults: 2, children: [] }])
  })

  test.each([
    ['no place', 'in=2026-12-03&out=2026-12-06'],
    ['a negative place', 'place=-7&in=2026-12-03&out=2026-12-06'],
    ['a place of 16 digits', 'place=1234567890123456&in=2026-12-03&out=2026-12-06'],
    ['no such day', 'place=7&in=2026-11-31&out=2026-12-06'],
    ['out on the day of in', 'place=7&in=2026-12-03&out=2026-12-03'],
    ['31 nights', 'place=7&in=2026-12-01&out=2027-01-01'],
    ['nobody grown up', 'place=7&in=2026-12-03&out=2026-12-06&rooms=0,6'],
    ['nine adults', 'place=7&in=2026-12-03&out=2026-12-06&rooms=9'],
    ['a child of 18', 'place=7&in=2026-12-03&out=2026-12-06&rooms=2,18'],
    ['seven children', 'place=7&in=2026-12-03&out=2026-12-06&rooms=2,1,1,1,1,1,1,1'],
    ['nine rooms', 'place=7&in=2026-12-03&out=2026-12-06&rooms=1;1;1;1;1;1;1;1;1'],
    ['a torn list', 'place=7&in=2026-12-03&out=2026-12-06&rooms=2;'],
  ])('%s opens the form', (_, text) => {
    expect(read(text)).toBeNull()
  })

  test('the page of a hotel needs no place', () => {
    expect(readDates(new URLSearchParams('in=2026-12-03&out=2026-12-06&rooms=1'))?.rooms).toEqual([
      { adults: 1, children: [] },
    ])
    expect(roomsFormat.read('2;2,6')).toHaveLength(2)
  })
})

describe('dates', () => {
  test('of an empty form can be searched', () => {
    expect(datesProblem(defaultDates('2026-11-20'), NOW)).toBeNull()
  })

  test('that no search takes are named', () => {
    const problem = (checkIn: string, checkOut: string) => datesProblem({ checkIn, checkOut }, NOW)
    expect(problem('2026-11-19', '2026-11-21')).toContain('passed')
    expect(problem('2026-11-21', '2026-11-21')).toContain('after check-in')
    expect(problem('2026-11-21', '2027-01-21')).toContain('30 nights')
    expect(problem('2027-11-22', '2027-11-23')).toContain('365 days')
  })

  test.each([
    ['2026-11-21T01:00:00Z', '2026-11-20', null],
    ['2026-11-21T11:59:00Z', '2026-11-20', null],
    ['2026-11-21T12:00:00Z', '2026-11-20', 'These dates have passed. Choose new dates.'],
    ['2026-11-21T01:00:00Z', '2026-11-19', 'These dates have passed. Choose new dates.'],
  ])('at %s a check-in of %s has the problem %s', (now, checkIn, problem) => {
    expect(datesProblem({ checkIn, checkOut: '2026-11-23' }, now)).toBe(problem)
  })
})

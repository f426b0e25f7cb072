import { expect, it } from 'vitest'
import { nightsOf, stayOf, type AskedRoom } from '../../../gateway/domain/hotel/stay-rules.ts'

/** The limits of a stay, on both sides (gaps 89, 111). */

const today = '2026-11-20'
const room: AskedRoom = { adults: 2, children: null, childAges: [] }

const dayAfter = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)

function faultOf(checkIn: string, checkOut: string, rooms: AskedRoom[] = [room], first = today) {
  const read = stayOf({ checkIn, checkOut, rooms }, { today, first })
  return read.ok ? null : read.fault
}

it.each([
  ['2026-11-19', '2026-11-21', 'past'],
  ['2026-11-20', '2026-11-21', null],
  ['2026-12-10', '2026-12-10', 'order'],
  ['2026-12-10', '2027-01-09', null],
  ['2026-12-10', '2027-01-10', 'nights'],
  ['2027-11-20', '2027-11-21', null],
  ['2027-11-21', '2027-11-22', 'ahead'],
])('a stay from %s to %s, asked for on 20 November 2026, has the fault %s', (checkIn, checkOut, fault) => {
  expect(faultOf(checkIn, checkOut)).toBe(fault)
})

it.each([
  ['yesterday, a night that has begun', '2026-11-19', '2026-11-19', null],
  ['yesterday, the night before', '2026-11-19', '2026-11-18', 'past'],
  ['tomorrow, a night that is over', '2026-11-21', '2026-11-20', 'past'],
  ['tomorrow, the last day ahead', '2026-11-21', '2027-11-20', null],
  ['tomorrow, a day more', '2026-11-21', '2027-11-21', 'ahead'],
])('the days of the place count where it is %s', (_, first, checkIn, fault) => {
  expect(faultOf(checkIn, dayAfter(checkIn), [room], first)).toBe(fault)
})

it.each([
  ['eight rooms', Array.from({ length: 8 }, () => room), null],
  ['nine rooms', Array.from({ length: 9 }, () => room), 'rooms'],
  ['a room without an adult', [room, { ...room, adults: 0 }], 'adults'],
  ['an age for each child', [{ ...room, children: 2, childAges: [6, 3] }], null],
  ['an age too few', [{ ...room, children: 2, childAges: [6] }], 'ages'],
])('the rooms of a stay are checked: %s', (_, rooms, fault) => {
  expect(faultOf('2026-12-10', '2026-12-12', rooms)).toBe(fault)
})

it('the nights are those before the check-out, over the end of a year too', () => {
  expect(nightsOf({ checkIn: '2026-12-30', checkOut: '2027-01-02' })).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
  ])
})

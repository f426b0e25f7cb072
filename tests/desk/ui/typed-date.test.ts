import { describe, expect, it } from 'vitest'
import { parseTypedDate } from '../../../components/ui/typed-date.ts'

const today = '2026-11-20'

describe('parseTypedDate for departures', () => {
  it.each([
    ['14jan', '2027-01-14'],
    ['14 JAN', '2027-01-14'],
    ['14JAN27', '2027-01-14'],
    ['14 January 2027', '2027-01-14'],
    ['20nov', '2026-11-20'],
    ['19nov', '2027-11-19'],
    ['2027-01-14', '2027-01-14'],
    ['2027-1-4', '2027-01-04'],
    ['+7', '2026-11-27'],
    ['29feb', '2028-02-29'],
    ['Thu 14 Jan', '2027-01-14'],
    ['Thu 14 Jan 2027', '2027-01-14'],
    ['14.1.', '2027-01-14'],
    ['14/1', '2027-01-14'],
    ['14/01/27', '2027-01-14'],
    ['14-01-2027', '2027-01-14'],
    ['14MAR31', '2031-03-14'],
    ['14.3.31', '2031-03-14'],
  ])('%s is %s', (typed, date) => {
    expect(parseTypedDate(typed, { today })).toBe(date)
  })

  it('counts +7 from the first day where there is one', () => {
    expect(parseTypedDate('+7', { today, from: '2027-01-14' })).toBe('2027-01-21')
  })

  it.each([
    '',
    '31apr',
    '30feb27',
    '14xyz',
    'jan',
    '14',
    '2027-13-01',
    '+',
    '-7',
    '14jan27x',
    '06/25/88',
    '12.6/88',
    '0.1.27',
  ])('refuses %j', (typed) => {
    expect(parseTypedDate(typed, { today })).toBeUndefined()
  })
})

describe('parseTypedDate for birth dates', () => {
  it.each([
    ['12JUN88', '1988-06-12'],
    ['12JUN19', '2019-06-12'],
    ['20NOV26', '2026-11-20'],
    ['21NOV26', '1926-11-21'],
    ['29FEB00', '2000-02-29'],
    ['21nov', '2025-11-21'],
    ['12 Jun 1988', '1988-06-12'],
    ['12.6.1988', '1988-06-12'],
    ['12.06.88', '1988-06-12'],
    ['12/06/88', '1988-06-12'],
    ['06/12/88', '1988-12-06'],
    ['1988-06-12', '1988-06-12'],
    ['20.11.26', '2026-11-20'],
    ['21.11.26', '1926-11-21'],
  ])('%s is %s', (typed, date) => {
    expect(parseTypedDate(typed, { today, toward: 'past' })).toBe(date)
  })
})

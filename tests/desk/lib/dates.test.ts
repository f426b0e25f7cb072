import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import {
  addDays,
  calendarDate,
  daysBetween,
  formatDate,
  formatDay,
  formatDayMonth,
  isCalendarDate,
} from '../../../lib/dates.ts'

describe('calendar dates', () => {
  it('knows which days exist', () => {
    expect(calendarDate(2028, 2, 29)).toBe('2028-02-29')
    expect(calendarDate(2027, 2, 29)).toBeUndefined()
    expect(calendarDate(2027, 4, 31)).toBeUndefined()
    expect(calendarDate(2027, 13, 1)).toBeUndefined()
    expect(isCalendarDate('2027-01-14')).toBe(true)
    expect(isCalendarDate('2027-1-14')).toBe(false)
    expect(isCalendarDate('2027-02-30')).toBe(false)
  })

  it('counts days across months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(daysBetween('2027-01-14', '2027-01-28')).toBe(14)
    expect(daysBetween('2027-01-28', '2027-01-14')).toBe(-14)
  })

  it('adding and counting agree on every day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40000, max: 40000 }), (days) => {
        expect(daysBetween('2026-11-20', addDays('2026-11-20', days))).toBe(days)
      }),
    )
  })

  it('writes days as an agent reads them', () => {
    expect(formatDayMonth('2027-01-04')).toBe('4 Jan')
    expect(formatDayMonth('2027-01-31T23:59:59.000Z')).toBe('31 Jan')
    expect(formatDay('2027-01-14')).toBe('Thu 14 Jan')
    expect(formatDay('2027-01-14', { year: true })).toBe('Thu 14 Jan 2027')
    expect(formatDate('1988-06-02')).toBe('2 Jun 1988')
  })
})

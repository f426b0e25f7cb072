import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, formatDate, formatDay } from '../../../lib/dates.ts'
import { dateProblem } from '../../../components/ui/typed-date/date-problem.ts'
import { parseTypedDate, readTypedDate } from '../../../components/ui/typed-date/typed-date.ts'
import { readTypedRange } from '../../../components/ui/typed-date/typed-range.ts'

// A Friday.
const today = '2026-11-20'
/** A field whose start is known: a stay from Thursday 14 January. */
const from = '2027-01-14'

describe('a date of travel is read as people write it', () => {
  test.each([
    // Day and month by name.
    ['14jan', '2027-01-14'],
    ['14 jan', '2027-01-14'],
    ['14 JAN', '2027-01-14'],
    ['jan 14', '2027-01-14'],
    ['Jan14', '2027-01-14'],
    ['January 14', '2027-01-14'],
    ['January 14th, 2027', '2027-01-14'],
    ['Jan. 14, 2027', '2027-01-14'],
    ['14-jan', '2027-01-14'],
    ['14-Jan-27', '2027-01-14'],
    ['14/JAN/2027', '2027-01-14'],
    ['14JAN27', '2027-01-14'],
    ["14 Jan '27", '2027-01-14'],
    ['14 Jan ’27', '2027-01-14'],
    ['14MAR31', '2031-03-14'],
    ['14 January 2027', '2027-01-14'],
    ['14th january', '2027-01-14'],
    ['the 14th of January', '2027-01-14'],
    ['1st feb', '2027-02-01'],
    ['2nd feb', '2027-02-02'],
    ['3rd feb', '2027-02-03'],
    ['20nov', '2026-11-20'],
    ['19nov', '2027-11-19'],
    ['29feb', '2028-02-29'],
    ['1 sept', '2027-09-01'],
    // With its weekday.
    ['Thu 14 Jan', '2027-01-14'],
    ['Thu 14 Jan 2027', '2027-01-14'],
    ['Thursday, 14 January 2027', '2027-01-14'],
    ['thu14jan', '2027-01-14'],
    ['Thursday, January 14', '2027-01-14'],
    // In figures the day comes first.
    ['14/1', '2027-01-14'],
    ['14.1.', '2027-01-14'],
    ['14-1', '2027-01-14'],
    ['14.1.27', '2027-01-14'],
    ['14/01/27', '2027-01-14'],
    ['14/01/2027', '2027-01-14'],
    ['14-01-2027', '2027-01-14'],
    ['14-1-27', '2027-01-14'],
    ['14. 1. 2027', '2027-01-14'],
    ['14 1 27', '2027-01-14'],
    ['140127', '2027-01-14'],
    ['14012027', '2027-01-14'],
    ['14.3.31', '2031-03-14'],
    ['6/12', '2026-12-06'],
    ['2027-01-14', '2027-01-14'],
    ['2027-1-4', '2027-01-04'],
    ['2027/01/14', '2027-01-14'],
    // By distance.
    ['today', '2026-11-20'],
    ['Today', '2026-11-20'],
    ['tomorrow', '2026-11-21'],
    ['tmr', '2026-11-21'],
    ['tmrw', '2026-11-21'],
    ['day after tomorrow', '2026-11-22'],
    ['+7', '2026-11-27'],
    ['+ 7', '2026-11-27'],
    ['+2w', '2026-12-04'],
    ['in 2 weeks', '2026-12-04'],
    ['in a week', '2026-11-27'],
    ['in 10 days', '2026-11-30'],
    // Weekdays: the next one; that of this week and of the next, Monday first.
    ['sat', '2026-11-21'],
    ['fri', '2026-11-27'],
    ['Friday', '2026-11-27'],
    ['thurs', '2026-11-26'],
    ['this fri', '2026-11-20'],
    ['this sunday', '2026-11-22'],
    ['this mon', '2026-11-16'],
    ['next mon', '2026-11-23'],
    ['next fri', '2026-11-27'],
    ['next sun', '2026-11-29'],
    ['on tuesday', '2026-11-24'],
    // Other languages.
    ['14. Januar', '2027-01-14'],
    ['14. Jänner 2027', '2027-01-14'],
    ['3. März', '2027-03-03'],
    ['3 mär', '2027-03-03'],
    ['3 maerz', '2027-03-03'],
    ['24 dez', '2026-12-24'],
    ['Donnerstag, 14. Januar 2027', '2027-01-14'],
    ['1er février', '2027-02-01'],
    ['1 fev', '2027-02-01'],
    ['14 janv. 2027', '2027-01-14'],
    ['15 août', '2027-08-15'],
    ['25 décembre', '2026-12-25'],
    ['14 de enero de 2027', '2027-01-14'],
    ['14ene', '2027-01-14'],
    ['6 ago', '2027-08-06'],
    ['2 dic', '2026-12-02'],
    ['14 gennaio', '2027-01-14'],
    ['1º maggio', '2027-05-01'],
    ['2 giu', '2027-06-02'],
    ['3 lug', '2027-07-03'],
    ['4 ott', '2027-10-04'],
    ['14 de janeiro de 2027', '2027-01-14'],
    ['5 out', '2027-10-05'],
    ['7 set', '2027-09-07'],
    ['quinta-feira, 14 de janeiro', '2027-01-14'],
    ['vendredi', '2026-11-27'],
    ['Samstag', '2026-11-21'],
    // Digits of other scripts: Arabic-Indic, Persian, Devanagari, Thai, full width.
    ['١٤/١/٢٠٢٧', '2027-01-14'],
    ['۱۴/۱', '2027-01-14'],
    ['१४.१.२७', '2027-01-14'],
    ['๑๔/๑/๒๐๒๗', '2027-01-14'],
    ['１４／１／２７', '2027-01-14'],
    ['１４ｊａｎ', '2027-01-14'],
    ['+٧', '2026-11-27'],
    ['‏١٤/١‏', '2027-01-14'],
  ])('%j is %s', (typed, date) => {
    expect(parseTypedDate(typed, { today })).toBe(date)
  })

  test.each([
    '',
    'jan',
    'january 2027',
    '14',
    '31apr',
    '30feb27',
    '14xyz',
    '14janx',
    '14jui',
    '14ma',
    '2027-13-01',
    '+',
    '-7',
    '14jan27x',
    '14jan1',
    '06/25/88',
    '12.6/88',
    '0.1.27',
    '14 1',
    '321327',
    'fr',
    'next',
    'next week',
    'mar',
    '3 nights',
    '3n',
    'someday',
    '14jan-20jan',
  ])('%j is no date', (typed) => {
    expect(parseTypedDate(typed, { today })).toBeUndefined()
  })
})

describe('where the day before is known, it is counted from', () => {
  test.each([
    ['+7', '2027-01-21'],
    ['3 nights', '2027-01-17'],
    ['3n', '2027-01-17'],
    ['3 nts', '2027-01-17'],
    ['3NT', '2027-01-17'],
    ['1 night', '2027-01-15'],
    ['for 10 nights', '2027-01-24'],
    ['٣ nights', '2027-01-17'],
    ['sun', '2027-01-17'],
    ['thu', '2027-01-21'],
    ['20 jan', '2027-01-20'],
    ['4 jan', '2028-01-04'],
    ['in 2 weeks', '2026-12-04'],
    ['tomorrow', '2026-11-21'],
  ])('%j is %s', (typed, date) => {
    expect(parseTypedDate(typed, { today, from })).toBe(date)
  })
})

describe('a date of birth is the last such day', () => {
  test.each([
    ['12JUN88', '1988-06-12'],
    ['12JUN19', '2019-06-12'],
    ['20NOV26', '2026-11-20'],
    ['21NOV26', '1926-11-21'],
    ['29FEB00', '2000-02-29'],
    ['21nov', '2025-11-21'],
    ['12 Jun 1988', '1988-06-12'],
    ['June 12, 1988', '1988-06-12'],
    ['12 juin 1988', '1988-06-12'],
    ['12.6.1988', '1988-06-12'],
    ['12.06.88', '1988-06-12'],
    ['12/06/88', '1988-06-12'],
    ['06/12/88', '1988-12-06'],
    ['120688', '1988-06-12'],
    ['12061988', '1988-06-12'],
    ['1988-06-12', '1988-06-12'],
    ['20.11.26', '2026-11-20'],
    ['21.11.26', '1926-11-21'],
    ['१२.६.१९८८', '1988-06-12'],
    ['yesterday', '2026-11-19'],
    ['3 days ago', '2026-11-17'],
    ['2 weeks ago', '2026-11-06'],
    ['fri', '2026-11-13'],
    ['thu', '2026-11-19'],
    ['last mon', '2026-11-16'],
  ])('%j is %s', (typed, date) => {
    expect(parseTypedDate(typed, { today, toward: 'past' })).toBe(date)
  })
})

describe('two dates are read at once', () => {
  test.each([
    ['jan 14 to jan 20', '2027-01-14', '2027-01-20'],
    ['14jan-20jan', '2027-01-14', '2027-01-20'],
    ['14-20jan', '2027-01-14', '2027-01-20'],
    ['14 – 20 January 2027', '2027-01-14', '2027-01-20'],
    ['jan 14-20', '2027-01-14', '2027-01-20'],
    ['14th to 20th january', '2027-01-14', '2027-01-20'],
    ['14.-20.1.27', '2027-01-14', '2027-01-20'],
    ['14/1-20/1', '2027-01-14', '2027-01-20'],
    ['14.1. - 20.1.2027', '2027-01-14', '2027-01-20'],
    ['14JAN*20JAN', '2027-01-14', '2027-01-20'],
    ['14JAN20JAN', '2027-01-14', '2027-01-20'],
    ['14jan 20jan', '2027-01-14', '2027-01-20'],
    ['14 jan 20 jan', '2027-01-14', '2027-01-20'],
    ['28dec-4jan', '2026-12-28', '2027-01-04'],
    ['14jan-20jan28', '2028-01-14', '2028-01-20'],
    ['28dec-4jan28', '2027-12-28', '2028-01-04'],
    ['2027-01-14 to 2027-01-20', '2027-01-14', '2027-01-20'],
    ['14jan 3 nights', '2027-01-14', '2027-01-17'],
    ['14jan for 3 nights', '2027-01-14', '2027-01-17'],
    ['14jan3n', '2027-01-14', '2027-01-17'],
    ['14jan+7', '2027-01-14', '2027-01-21'],
    ['tomorrow 2n', '2026-11-21', '2026-11-23'],
    ['fri to sun', '2026-11-27', '2026-11-29'],
    ['from 14 jan until 20 jan', '2027-01-14', '2027-01-20'],
    ['14. bis 20. Januar', '2027-01-14', '2027-01-20'],
    ['14 janvier au 20 janvier', '2027-01-14', '2027-01-20'],
    ['١٤-٢٠ jan', '2027-01-14', '2027-01-20'],
  ])('%j is %s to %s', (typed, first, last) => {
    expect(readTypedRange(typed, { today })).toEqual({ from: first, to: last })
  })

  test.each([
    ['1-14nov', '2026-11-01', '2026-11-14'],
    ['28dec-4jan', '2025-12-28', '2026-01-04'],
    ['1 oct to today', '2026-10-01', '2026-11-20'],
  ])('of days that are over, %j is %s to %s', (typed, first, last) => {
    expect(readTypedRange(typed, { today, toward: 'past' })).toEqual({ from: first, to: last })
  })

  test.each(['', '14jan', '14-1-27', '14JAN27', '20-14jan', '14jan to', 'to 20jan', '14jan 20', '31-32jan'])(
    '%j is not two dates',
    (typed) => {
      expect(readTypedRange(typed, { today })).toBeUndefined()
    },
  )
})

describe('a date that is not taken says why', () => {
  const max = '2027-11-06'
  test.each([
    ['14.1.26', today, '14 January is over. The earliest date is 20 Nov 2026.'],
    ['31dec25', today, '31 December 2025 is over. The earliest date is 20 Nov 2026.'],
    ['19 nov', today, '19 November is over. The earliest date is 20 Nov 2026.'],
    ['this mon', today, '16 November is over. The earliest date is 20 Nov 2026.'],
    ['7 nov', today, '7 November is over. The earliest date is 20 Nov 2026.'],
    ['6 nov', today, undefined],
    ['8nov27', today, 'The latest date is 6 Nov 2027.'],
    ['10jan27', '2027-01-15', 'The earliest date is 15 Jan 2027.'],
    ['16jan27', '2027-01-15', undefined],
  ])('%s from %s on: %s', (typed, min, problem) => {
    const read = readTypedDate(typed, { today })
    expect(read && dateProblem(read, { first: today, min, max })).toBe(problem)
  })
})

test('every date is read from each of its own forms', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), (days) => {
      const date = addDays(today, days)
      const forms = [date, formatDate(date), formatDay(date), formatDay(date, { year: true })]
      for (const form of forms) expect(parseTypedDate(form, { today })).toBe(date)
    }),
  )
})

import { describe, expect, test } from 'vitest'
import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'
import { dateSpan } from '../../../components/booking/date-span.ts'
import { routeText } from '../../../lib/air/route-text.ts'
import { lineFixture } from './line-fixture.ts'
import { findLines, inListOrder } from '../../../components/booking/list-order.ts'

function line(reference: string, change: Partial<BookingLine> = {}): BookingLine {
  return lineFixture({ reference, ...change })
}

describe('inListOrder', () => {
  test('holds by deadline first, then the newest; the given list stays as it was', () => {
    const given = [
      line('old', { createdAt: '2026-11-19T10:00:00Z' }),
      line('late', { state: 'held', deadlineAt: '2026-11-20T15:00:00Z' }),
      line('new', { createdAt: '2026-11-20T14:30:00Z' }),
      line('soon', { state: 'held', deadlineAt: '2026-11-20T14:40:00Z', createdAt: '2026-11-01T00:00:00Z' }),
      line('open', { state: 'held', deadlineAt: null }),
    ]
    const before = given.map((one) => one.reference)
    expect(inListOrder(given).map((one) => one.reference)).toEqual(['soon', 'late', 'open', 'new', 'old'])
    expect(given.map((one) => one.reference)).toEqual(before)
  })
})

describe('findLines', () => {
  const lines = [
    line('PO1', { leadName: 'Jürgen Groß' }),
    line('PO2', { leadName: null, service: { ...line('').service!, codes: ['L9PW3C'] } }),
    line('PO3', { leadName: null, service: null, madeBy: 'omar' }),
  ]
  test.each([
    ['jurgen', ['PO1']],
    ['l9pw', ['PO2']],
    ['lhr sin', ['PO1', 'PO2']],
    ['po2 keller', []],
    ['  ', ['PO1', 'PO2', 'PO3']],
    ['omar', ['PO3']],
  ])('"%s" finds %j', (typed, found) => {
    expect(findLines(lines, typed).map((one) => one.reference)).toEqual(found)
  })
})

test('a route joins legs that meet and sets others apart', () => {
  const leg = (from: string, to: string) => ({ from, to })
  expect(routeText([leg('LHR', 'SIN'), leg('SIN', 'LHR')])).toBe('LHR – SIN – LHR')
  expect(routeText([leg('LHR', 'SIN'), leg('KUL', 'LHR')])).toBe('LHR – SIN, KUL – LHR')
})

test('dates are as short as they can be without doubt', () => {
  expect(dateSpan('2026-12-02', '2026-12-02', '2026-11-20')).toBe('2 Dec')
  expect(dateSpan('2026-12-14', '2026-12-28', '2026-11-20')).toBe('14 – 28 Dec')
  expect(dateSpan('2026-11-30', '2026-12-03', '2026-11-20')).toBe('30 Nov – 3 Dec')
  expect(dateSpan('2026-12-30', '2027-01-03', '2026-11-20')).toBe('30 Dec 2026 – 3 Jan 2027')
})

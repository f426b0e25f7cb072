import { expect, test } from 'vitest'
import { dateSpan } from '../../../components/booking/date-span.ts'
import { routeText } from '../../../lib/air/route-text.ts'

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

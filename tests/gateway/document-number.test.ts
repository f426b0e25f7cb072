import { expect, test } from 'vitest'
import { documentNumber } from '../../gateway/domain/document-number.ts'

test('no two parts of any bookings have the same number: nine adults may have nine infants', () => {
  const references = Array.from({ length: 200 }, (_, serial) => `PO${String(4_999_900 + serial)}`)
  const parts = Array.from({ length: 18 }, (_, part) => part)
  const numbers = references.flatMap((reference) => parts.map((part) => documentNumber(reference, part)))
  expect(new Set(numbers).size).toBe(200 * 18)
  for (const number of numbers) expect(number).toMatch(/^\d{10}$/)
})

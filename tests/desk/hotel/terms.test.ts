import { expect, test } from 'vitest'
import { cancellationTerms, termsLine, termsOf } from '../../../lib/hotel/terms.ts'

const steps = [
  { Amount: 0, FromDate: '2026-11-20T00:00:00' },
  { Amount: 142.4, FromDate: '2026-12-08T00:00:00' },
]

test('free until a moment, then what it costs', () => {
  const terms = termsOf({
    NonRefundable: false,
    RefundableUntil: '2026-12-07T23:59:59',
    CancellationPolicies: steps,
  })
  expect(termsLine(terms)).toBe('Refundable until 7 Dec 23:59')
  expect(cancellationTerms(terms, 14_240)).toMatchObject([{}, { loses: 'all' }])
  expect(cancellationTerms(terms, 30_000)).toEqual([
    { label: 'Cancel until 7 Dec 23:59', allowed: true, penaltyCents: 0 },
    { label: 'Cancel from 8 Dec 00:00', allowed: true, penaltyCents: 14_240, loses: 'part' },
  ])
})

test('non-refundable is not allowed, whatever else is written', () => {
  const terms = termsOf({ NonRefundable: true, RefundableUntil: null, CancellationPolicies: [] })
  expect(terms.kind).toBe('none')
  expect(cancellationTerms(terms, 30_000)).toMatchObject([{ allowed: false }])
})

test('a part comes back', () => {
  const terms = termsOf({ NonRefundable: false, RefundableUntil: null, CancellationPolicies: steps })
  expect(termsLine(terms)).toBe('Partly refundable')
})

test('where nothing is told nothing is allowed', () => {
  const terms = termsOf({ NonRefundable: false, RefundableUntil: null, CancellationPolicies: [] })
  expect(terms.kind).toBe('unknown')
  expect(cancellationTerms(terms, 30_000)).toBeNull()
})

import { expect, test } from 'vitest'
import { hotelRefundTypes } from '../../../contract/hotel/limits.ts'
import { cancellationTerms, termsLine, stayTermsOf } from '../../../lib/hotel/terms.ts'

const steps = [
  { Amount: 0, FromDate: '2026-11-20T00:00:00' },
  { Amount: 142.4, FromDate: '2026-12-08T00:00:00' },
  { Amount: 300, FromDate: '2026-12-11T00:00:00' },
]
const wire = {
  NonRefundable: false,
  FreeCancellation: true,
  RefundableUntil: '2026-12-10T23:59:59',
  CancellationPolicies: steps,
}

test('gap 220: a rate is free until the first fee, and refundable in part until the last moment', () => {
  const terms = stayTermsOf(wire, 'Europe/Rome')
  expect(termsLine(terms)).toBe('Free cancellation until 7 Dec 23:59, Rome time')
  expect(cancellationTerms(terms, 30_000)).toEqual([
    {
      about: 'until 2026-12-07T23:59:59',
      label: 'Cancel until 7 Dec 23:59, Rome time',
      allowed: true,
      penaltyCents: 0,
    },
    {
      about: 'from 2026-12-08T00:00:00',
      label: 'Cancel from 8 Dec 00:00, Rome time',
      allowed: true,
      penaltyCents: 14_240,
      loses: 'part',
    },
    {
      about: 'from 2026-12-11T00:00:00',
      label: 'Cancel from 11 Dec 00:00, Rome time',
      allowed: true,
      penaltyCents: 30_000,
      loses: 'all',
    },
  ])
  const partly = stayTermsOf({ ...wire, FreeCancellation: false }, 'Europe/Rome')
  expect(termsLine(partly)).toBe('Partly refundable until 10 Dec 23:59, Rome time')
  expect(cancellationTerms(partly, 30_000)).toMatchObject([{ loses: 'part' }, { loses: 'all' }])
})

test.each([
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC'],
  [undefined, 'hotel time'],
])('hotel time: a deadline of zone %s is shown in %s', (timeZone, words) => {
  expect(termsLine(stayTermsOf(wire, timeZone))).toBe(`Free cancellation until 7 Dec 23:59, ${words}`)
})

test('the kind of a checked rate and of a booking is their HotelRefundType', () => {
  const { FreeCancellation: _, ...rest } = wire
  const kindOf = (HotelRefundType: number) => stayTermsOf({ ...rest, HotelRefundType }, 'UTC').kind
  expect(kindOf(hotelRefundTypes.refundable)).toBe('free')
  expect(kindOf(hotelRefundTypes.partially)).toBe('partial')
})

test('non-refundable is not allowed, whatever else is written', () => {
  const terms = stayTermsOf({ ...wire, NonRefundable: true }, 'UTC')
  expect(terms).toMatchObject({ kind: 'none', until: null })
  expect(termsLine(terms)).toBe('Non-refundable')
  expect(cancellationTerms(terms, 30_000)).toMatchObject([{ allowed: false }])
})

test('where nothing is told nothing is allowed', () => {
  const nothing = { FreeCancellation: false, RefundableUntil: null, CancellationPolicies: [] }
  const terms = stayTermsOf({ NonRefundable: false, ...nothing }, undefined)
  expect(terms.kind).toBe('unknown')
  expect(cancellationTerms(terms, 30_000)).toBeNull()
})

import { expect, test } from 'vitest'
import { priceDayOf } from '../../../lib/activity/price-day.ts'
import { linesOf } from '../../../lib/activity/product.ts'
import { variantOf } from '../../../lib/activity/variant.ts'
import { optionAnswer } from './option-fixture.ts'
import { entryAnswer, setAnswer, variantAnswer } from './variant-fixture.ts'

// The desk's reading of the answers about activities. Components get no other fields of them.

test('a date has what a ticket costs the traveller, and nothing of what it costs the office', () => {
  const day = priceDayOf(entryAnswer({ prices: [setAnswer({ adult: 49.1, child: 32.5, quantity: 3 })] }))
  expect(day.prices).toEqual([{ timeSlotUuid: null, quantity: 3, ticketCents: { adult: 4910, child: 3250 } }])
})

test('a variant begins at its meeting point, otherwise where its voucher is taken', () => {
  const where = (meetingAddress: string | null, voucherRedemptionAddress: string | null) => {
    const { meetingPlace, hasMeetingPoint } = variantOf(
      variantAnswer({ meetingAddress, voucherRedemptionAddress }),
    )
    return [meetingPlace, hasMeetingPoint]
  }
  expect(where('Gate', 'Counter')).toEqual(['Gate', true])
  expect(where(null, 'Counter')).toEqual(['Counter', false])
  expect(where(null, null)).toEqual([null, false])
})

test('a variant names its product by its link, and its length in minutes', () => {
  const href = 'https://gateway.example/Activity/v2/products/0daed9e9'
  const variant = variantOf(
    variantAnswer({ durationDays: 1, durationHours: 2, links: [{ method: 'GET', rel: 'product', href }] }),
  )
  expect(variant).toMatchObject({ productUuid: '0daed9e9', minutes: 26 * 60 + 30 })
  expect(variantOf(variantAnswer()).productUuid).toBeNull()
})

test('a surcharge is in cents, and one of nothing is none', () => {
  const options = { perBooking: [optionAnswer(5, { price: 12.34 }), optionAnswer(1)], perPax: [] }
  const [extra, list] = variantOf(variantAnswer({ options })).options.perBooking
  expect(extra).toMatchObject({ priceCents: 1234, items: [] })
  expect(list?.items.map(({ priceCents }) => priceCents)).toEqual([null, 1400])
})

test('a text is its lines, without empty ones', () => {
  expect(linesOf(' Entry \n\n Guide')).toEqual(['Entry', 'Guide'])
  expect(linesOf(null)).toEqual([])
})

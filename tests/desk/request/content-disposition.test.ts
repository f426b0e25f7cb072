import { expect, test } from 'vitest'
import { attachment, inline } from '../../../server/request/content-disposition.ts'

test.each([
  ['voucher-PH0000001.pdf', 'voucher-PH0000001.pdf'],
  ['itinerary-a"b\r\nx: y.pdf', 'itinerary-a_b__x__y.pdf'],
  ['statement-sandbox:TST/旅.csv', 'statement-sandbox_TST__.csv'],
])('the name %j is written as %s', (name, written) => {
  expect(attachment(name)).toBe(`attachment; filename="${written}"`)
  expect(inline(name)).toBe(`inline; filename="${written}"`)
})

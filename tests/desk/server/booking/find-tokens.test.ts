import { expect, test } from 'vitest'
import { sealKeyOf } from '../../../../database/sealed-text.ts'
import { findTokens, typedTokens } from '../../../../server/booking/find-tokens.ts'

const key = sealKeyOf('a secret of the desk that is long enough', 'desk find')
const stored = new Set(
  findTokens(key, 'sandbox:A', [
    'PO0004127',
    'Anna Keller-Žižka',
    'Hotel Avenida',
    '157-2401234567',
    '渋谷 tour',
  ]),
)
const finds = (typed: string) => {
  const tokens = typedTokens(key, 'sandbox:A', typed)
  return tokens.length > 0 && tokens.every((token) => stored.has(token))
}

test.each([
  'KELLER/ANNA',
  'anna kel',
  'zizka',
  'PO0004127',
  'po0004127',
  '4127',
  'avenida keller',
  '157-2401234567',
  '2401234567',
  '渋谷',
])('%s finds the booking', (typed) => expect(finds(typed)).toBe(true))

test.each(['kellr', 'anna meyer', '4128', 'PO4127', ''])('"%s" does not find the booking', (typed) => {
  expect(finds(typed)).toBe(false)
})

test('a hash of one office finds nothing in another, and fits a signed 64-bit number', () => {
  expect(typedTokens(key, 'sandbox:B', 'keller').some((token) => stored.has(token))).toBe(false)
  for (const token of stored) expect(BigInt.asIntN(64, BigInt(token))).toBe(BigInt(token))
})

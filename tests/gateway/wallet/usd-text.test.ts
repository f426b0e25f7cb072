import { expect, it } from 'vitest'
import { centsOfText, usdText } from '../../../gateway/domain/wallet/usd-text.ts'

it.each([
  [0n, '0.00'],
  [5n, '0.05'],
  [50n, '0.50'],
  [-5n, '-0.05'],
  [66_240n, '662.40'],
])('%d cents are written %s and read back', (cents, text) => {
  expect(usdText(cents)).toBe(text)
  expect(centsOfText(text)).toBe(cents < 0n ? null : cents)
})

it.each([
  ['1.5', 150n],
  [' 12 ', 1_200n],
  ['1.555', null],
  ['1.', null],
  ['.5', null],
  ['x1', null],
  ['1x', null],
  ['1.5x', null],
  ['1.xx', null],
  ['1e3', null],
  ['', null],
  ['1234567890123', null],
])('"%s" is read as %s cents', (text, cents) => {
  expect(centsOfText(text)).toBe(cents)
})

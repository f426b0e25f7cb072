import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import {
  centsFromDecimal,
  centsOfUsd,
  formatCents,
  formatShort,
  formatWhole,
  plainAmount,
} from '../../../lib/money.ts'

describe('formatCents', () => {
  it.each([
    [210840, '$2,108.40'],
    [0, '$0.00'],
    [5, '$0.05'],
    [-18420, '−$184.20'],
    [1234567890, '$12,345,678.90'],
  ])('%i is %s', (cents, text) => {
    expect(formatCents(plainAmount(cents))).toBe(text)
  })

  it('names another currency by its own sign', () => {
    expect(formatCents(plainAmount(100), 'EUR')).toBe('€1.00')
  })
})

describe('formatShort', () => {
  it.each([
    [60000, '$600'],
    [60050, '$600.50'],
    [60005, '$600.05'],
    [100000, '$1,000'],
    [0, '$0'],
    [-60000, '−$600'],
  ])('%i is %s', (cents, text) => {
    expect(formatShort(plainAmount(cents))).toBe(text)
  })
})

describe('formatWhole', () => {
  it.each([
    [36649, '$366'],
    [36650, '$367'],
    [36600, '$366'],
    [99, '$1'],
    [123456789, '$1,234,568'],
  ])('%i is %s', (cents, text) => {
    expect(formatWhole(plainAmount(cents))).toBe(text)
  })

  it('keeps the sign of another currency', () => {
    expect(formatWhole(plainAmount(36649), 'EUR')).toBe('€366')
  })
})

describe('centsFromDecimal', () => {
  it.each([
    ['10000.00', 1000000],
    ['412.5', 41250],
    [412.5, 41250],
    ['-3', -300],
    ['0.07', 7],
  ])('%s is %i cents', (amount, cents) => {
    expect(centsFromDecimal(amount)).toBe(cents)
  })

  it.each(['', '1.234', '1,000.00', 'ten', '1e3', '99999999999999999999'])('refuses %j', (amount) => {
    expect(centsFromDecimal(amount)).toBeUndefined()
  })

  it('reads back every amount that it can write', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        const text = `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
        expect(centsFromDecimal(text)).toBe(cents)
      }),
    )
  })
})

describe('centsOfUsd', () => {
  it.each([
    [0.29, 29],
    [4.35, 435],
    [1019.1, 101910],
    [-3, -300],
  ])('%f are %i cents, whatever its binary fraction', (amount, cents) => {
    expect(centsOfUsd(amount)).toBe(cents)
  })
})

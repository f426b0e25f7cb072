import type { Money } from '../../../contract/v3/money.ts'

/** Cents as decimal text with two decimals. */
export function decimalOf(cents: number): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Cents as a money object (v3, Money object). */
export function moneyOf(cents: number): Money {
  return { amount: decimalOf(cents), currency: 'USD' }
}

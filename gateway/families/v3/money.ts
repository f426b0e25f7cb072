import type { Money } from '../../../contract/v3/money.ts'
import { decimalOf } from '../words/decimal.ts'

/** Cents as a money object (v3, Money object). */
export function moneyOf(cents: number): Money {
  return { amount: decimalOf(cents), currency: 'USD' }
}

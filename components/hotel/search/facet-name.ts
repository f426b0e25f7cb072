import { centsFromDecimal, formatCents, formatWhole } from '../../../lib/money.ts'

/** An amount of the gateway's own words: `USD 50`, `USD 1,200.50`. */
const AMOUNT = /\bUSD (\d[\d,]*(?:\.\d{1,2})?)/g

/** The name of a filter value with its money as the desk writes it everywhere: `Up to USD 50` becomes `Up to $50`. */
export function facetName(name: string): string {
  return name.replaceAll(AMOUNT, (text, amount: string) => {
    const cents = centsFromDecimal(amount.replaceAll(',', ''))
    if (cents === undefined) return text
    return cents % 100 === 0 ? formatWhole(cents) : formatCents(cents)
  })
}

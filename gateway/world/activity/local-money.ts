import { referenceSupply } from '../reference/supply.ts'

const currencies = new Map(referenceSupply.countries().map(({ code, currency }) => [code, currency]))
const rates = referenceSupply.exchangeRates().unitsPerUsd
const formats = new Map<string, Intl.NumberFormat>()

/** An amount in the currency of a country, `SGD 58.00`; in USD where the table has no rate for it. */
export function localText(cents: number, countryCode: string): string {
  const local = currencies.get(countryCode) ?? 'USD'
  const currency = rates.has(local) ? local : 'USD'
  let format = formats.get(currency)
  if (!format) {
    format = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'code' })
    formats.set(currency, format)
  }
  return format.format((cents / 100) * (rates.get(currency) ?? 1)).replace(/\u00a0/g, ' ')
}

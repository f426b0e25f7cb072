import { createRequire } from 'node:module'
import type { Country } from '../../supply/reference/port.ts'

const require = createRequire(import.meta.url)

type ListedCountry = { name: string; currency: string[] }
type CurrencyUse = Record<string, { _to?: string; _tender?: string }>

let byCode: Map<string, Country> | null = null

/** All countries by code, read at the first call. */
export function countries(): ReadonlyMap<string, Country> {
  byCode ??= readCountries()
  return byCode
}

function readCountries(): Map<string, Country> {
  const listed = (require('countries-list') as { countries: Record<string, ListedCountry> }).countries
  const currencyData = require('cldr-core/supplemental/currencyData.json') as {
    supplemental: { currencyData: { region: Record<string, CurrencyUse[]> } }
  }
  const uses = currencyData.supplemental.currencyData.region
  return new Map(
    Object.entries(listed)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([code, { name, currency }]) => [
        code,
        { code, name, currency: pick(currency, uses[code] ?? []) },
      ]),
  )
}

/** The first listed currency that is legal tender today; the list also has funds and former currencies. */
function pick(listed: readonly string[], uses: readonly CurrencyUse[]): string {
  const current = new Set(
    uses
      .flatMap((use) => Object.entries(use))
      .filter(([, use]) => use._to === undefined && use._tender !== 'false')
      .map(([code]) => code),
  )
  return listed.find((code) => current.has(code)) ?? listed[0] ?? 'XXX'
}

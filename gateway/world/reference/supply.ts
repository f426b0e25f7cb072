import type { ExchangeRates, ReferenceSupply } from '../../supply/reference/port.ts'
import { airlines } from './airlines.ts'
import { airports, cityOfAirport } from './airports.ts'
import { number, readTable, text } from '../table.ts'
import { cities } from './cities.ts'
import { translationsOf } from './names-of-cities.ts'
import { countries } from './countries.ts'
import { airlineLogo } from './logo.ts'

let rates: ExchangeRates | null = null

/** The reference data of this project; tables are read at the first call. */
export const referenceSupply: ReferenceSupply = {
  countries: () => [...countries().values()],
  cities: () =>
    [...cities().values()].map((city) => ({
      ...city,
      names: translationsOf(city),
    })),
  airports: () => [...airports().values()],
  airlines: () => [...airlines().values()].sort((a, b) => (a.code < b.code ? -1 : 1)),
  cityOfAirport,
  exchangeRates: () => (rates ??= readRates()),
  airlineLogo,
}

/**
 * Reference rates, rounded to two or three digits. Prices are charged in USD; these rates only show what an
 * amount is elsewhere (gap 226).
 */
function readRates(): ExchangeRates {
  const columns = { currency: text, unitsPerUsd: number }
  const rows = readTable(new URL('./facts/exchange-rates.tsv', import.meta.url), columns)
  return {
    asOf: '2026-11-02',
    unitsPerUsd: new Map(rows.map(({ currency, unitsPerUsd }) => [currency, unitsPerUsd])),
  }
}

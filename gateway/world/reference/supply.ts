import type { ReferenceSupply } from '../../supply/reference/port.ts'
import { airlines } from './airlines.ts'
import { airports, cityOfAirport } from './airports.ts'
import { cities } from './cities.ts'
import { namesInLanguages } from './city-translations.ts'
import { countries } from './countries.ts'
import { exchangeRates } from './facts/exchange-rates.ts'
import { airlineLogo } from './logo.ts'

/** The reference data of this project; tables are read at the first call. */
export const referenceSupply: ReferenceSupply = {
  countries: () => [...countries().values()],
  cities: () =>
    [...cities().values()].map((city) => ({
      ...city,
      names: Object.fromEntries(namesInLanguages(city.code) ?? []),
    })),
  airports: () => [...airports().values()],
  airlines: () => [...airlines().values()].sort((a, b) => (a.code < b.code ? -1 : 1)),
  cityOfAirport,
  exchangeRates: () => exchangeRates,
  airlineLogo,
}

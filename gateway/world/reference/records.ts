import { airlines } from './airlines.ts'
import { airports } from './airports.ts'
import { cities } from './cities.ts'
import { namesInLanguages } from './city-translations.ts'
import { countries } from './countries.ts'

/** Names by language. `cases` (declined forms) are not known to any source of ours, so they are null (gap 119). */
type Translations = Record<string, string>

/** Languages of country names; cities have what is written down for them. */
const languages = [
  'en',
  'ar',
  'de',
  'es',
  'fa',
  'fr',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'ru',
  'sv',
  'tr',
  'zh',
]

/** Session gateway, Reference data records, countries. */
export function countryRecords(): object[] {
  const inLanguage = languages.map((language) => ({
    language,
    names: new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  }))
  return [...countries().values()].map(({ code, name, currency }) => {
    const translations: Translations = {}
    for (const { language, names } of inLanguage) translations[language] = names.of(code) ?? name
    return { code, name, currency, name_translations: { ...translations, en: name }, cases: null }
  })
}

/** Session gateway, Reference data records, cities. */
export function cityRecords(): object[] {
  return [...cities().values()].map((city) => ({
    code: city.code,
    name: city.name,
    country_code: city.countryCode,
    time_zone: city.timeZone,
    coordinates: { lat: city.lat, lon: city.lon },
    has_flightable_airport: city.flightable,
    name_translations: { ...Object.fromEntries(namesInLanguages(city.code) ?? []), en: city.name },
    cases: null,
  }))
}

/** Session gateway, Reference data records, airports. */
export function airportRecords(): object[] {
  return [...airports().values()].map((airport) => ({
    code: airport.code,
    name: airport.name,
    city_code: airport.cityCode,
    country_code: airport.countryCode,
    iata_type: airport.iataType,
    time_zone: airport.timeZone,
    coordinates: { lat: airport.lat, lon: airport.lon },
    flightable: airport.flightable,
    name_translations: { en: airport.name },
  }))
}

/** Session gateway, Reference data records, airlines. */
export function airlineRecords(): object[] {
  return [...airlines().values()]
    .sort((a, b) => (a.code < b.code ? -1 : 1))
    .map(({ code, name, lowCost }) => ({ code, name, is_lowcost: lowCost, name_translations: { en: name } }))
}

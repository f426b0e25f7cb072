import type { Airline, Airport, City, Country } from '../../supply/reference/port.ts'

/** Names by language. `cases` (declined forms) is null because none of our sources has them (gap 119). */
type Translations = Record<string, string>

/** Languages of country names. City names have the languages that the source lists. */
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
export function countryRecords(countries: readonly Country[]): object[] {
  const inLanguage = languages.map((language) => ({
    language,
    names: new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  }))
  return countries.map(({ code, name, currency }) => {
    const translations: Translations = {}
    for (const { language, names } of inLanguage) translations[language] = names.of(code) ?? name
    return { code, name, currency, name_translations: { ...translations, en: name }, cases: null }
  })
}

/** Session gateway, Reference data records, cities. */
export function cityRecords(cities: readonly City[]): object[] {
  return cities.map((city) => ({
    code: city.code,
    name: city.name,
    country_code: city.countryCode,
    time_zone: city.timeZone,
    coordinates: { lat: city.lat, lon: city.lon },
    has_flightable_airport: city.flightable,
    name_translations: { ...city.names, en: city.name },
    cases: null,
  }))
}

/** Session gateway, Reference data records, airports. */
export function airportRecords(airports: readonly Airport[]): object[] {
  return airports.map((airport) => ({
    code: airport.code,
    name: airport.name,
    city_code: airport.cityCode,
    country_code: airport.countryCode,
    iata_type: airport.iataType,
    time_zone: airport.timeZone,
    coordinates: { lat: airport.lat, lon: airport.lon },
    flightable: airport.flightable,
    name_translations: { ...airport.names, en: airport.name },
  }))
}

/** Session gateway, Reference data records, airlines. */
export function airlineRecords(airlines: readonly Airline[]): object[] {
  return airlines.map(({ code, name, lowCost }) => ({
    code,
    name,
    is_lowcost: lowCost,
    name_translations: { en: name },
  }))
}

import { z } from 'zod'
import { entity } from '../entity.ts'
import { publicFile } from '../families.ts'
import { operation, type OperationSpec } from '../operation.ts'

const translations = z.record(z.string(), z.string())
/** Declined forms of the name, in the shape of their source; null if none are known (gap 119). */
const cases = z.unknown()
const coordinates = entity('Coordinates', {
  lat: z.number().describe('Latitude in degrees, north positive.'),
  lon: z.number().describe('Longitude in degrees, east positive.'),
})

/** ISO 3166 country with its ISO 4217 currency. */
const countryRecord = entity('CountryRecord', {
  code: z.string().length(2).describe('ISO 3166-1 alpha-2.'),
  name: z.string().describe('Name in English.'),
  currency: z.string().describe('ISO 4217 code of its currency.'),
  name_translations: translations.describe('Name by language code, such as `de`; `en` is always there.'),
  cases: cases.describe('Declined forms of the name; always null, as no source has them.'),
})

/** City by 3-letter IATA code. */
export const cityRecord = entity('CityRecord', {
  code: z.string().length(3).describe('IATA code of the city, three letters.'),
  name: z.string().describe('Name in English.'),
  country_code: z.string().length(2).describe('Country, ISO 3166-1 alpha-2.'),
  time_zone: z.string().describe('IANA name of the time zone.'),
  coordinates: coordinates.describe('Position in degrees.'),
  has_flightable_airport: z.boolean().describe('Whether scheduled flights serve an airport of the city.'),
  name_translations: translations.describe(
    'Name by language code, such as `de`; `en` is always there. A further name in a language has a private subtag: `en-x-2`.',
  ),
  cases: cases.describe('Declined forms of the name; always null, as no source has them.'),
})

/** Airport by 3-letter IATA code. */
export const airportRecord = entity('AirportRecord', {
  code: z.string().length(3).describe('IATA code of the airport, three letters.'),
  name: z.string().describe('Name in English.'),
  city_code: z.string().length(3).describe('IATA code of the city that it serves.'),
  country_code: z.string().length(2).describe('Country, ISO 3166-1 alpha-2.'),
  iata_type: z.string().describe('Kind of place: airport, heliport or seaplane.'),
  time_zone: z.string().describe('IANA name of the time zone.'),
  coordinates: coordinates.describe('Position in degrees.'),
  flightable: z.boolean().describe('Whether scheduled flights serve it.'),
  name_translations: translations.describe(
    'Name by language code; `en` is always there. A further name in a language has a private subtag: `en-x-2`.',
  ),
})

/** Airline by 2-character code. */
export const airlineRecord = entity('AirlineRecord', {
  code: z.string().length(2).describe('IATA code of the airline, two characters.'),
  name: z.string().describe('Name in English.'),
  is_lowcost: z.boolean().describe('Whether it is a low-cost airline.'),
  name_translations: translations.describe('Name by language code; `en` is always there.'),
})

export type AirportRecord = z.infer<typeof airportRecord>
export type CityRecord = z.infer<typeof cityRecord>
export type AirlineRecord = z.infer<typeof airlineRecord>

/** The fields that the four static files share. Their address is the site's, not the gateway's base. */
const staticFile = {
  ...publicFile,
  bulk: true,
  request: { params: null, query: null, body: null },
  source: { doc: 'session-gateway', section: 'Static files and images', gaps: [119] },
  standing: 'documented',
} as const satisfies Partial<OperationSpec>

export const countriesFile = operation({
  ...staticFile,
  id: 'reference.countries',
  path: '/data/reference/countries.json',
  response: z.array(countryRecord),
  summary: 'Countries with currencies and translated names',
  description:
    'Every country with its ISO codes and the currency that is used there. The file changes with a release only.',
})

export const citiesFile = operation({
  ...staticFile,
  id: 'reference.cities',
  path: '/data/reference/cities.json',
  response: z.array(cityRecord),
  summary: 'Cities by IATA code',
  description: 'Every city that has an IATA code, with its country, time zone and coordinates.',
})

export const airportsFile = operation({
  ...staticFile,
  id: 'reference.airports',
  path: '/data/reference/airports.json',
  response: z.array(airportRecord),
  summary: 'Airports by IATA code',
  description:
    'Every airport that has an IATA code, with the city that it belongs to. Railway stations with a code are among them.',
})

export const airlinesFile = operation({
  ...staticFile,
  id: 'reference.airlines',
  path: '/data/reference/airlines.json',
  response: z.array(airlineRecord),
  summary: 'Airlines by code',
  description: 'Every airline by its code of two characters, whether or not its fares are sold here.',
})

import { readCitySights, type CitySights, type Sight } from '../geography/city-sights.ts'
import { kilometres } from '../geography/kilometres.ts'
import { referenceSupply } from '../reference/supply.ts'
import { listOf, oneOf, readTable, text } from '../table.ts'
import type { City } from '../../supply/reference/port.ts'
import { stableUuid } from '../../uuid.ts'
import type { ActivityCity, Texts } from '../../supply/activity/product.ts'
import type { Where } from './experience.ts'
import { continentOf } from './continent.ts'
import { otherNames, textsOf } from './texts.ts'

/** A city of the catalogue with the facts that decide its products. */
export type CatalogueCity = {
  /** IATA code of the city: part of the seed of its products. */
  code: string
  names: Texts
  record: ActivityCity
  countryCode: string
  /** IANA name. */
  timeZone: string
  /** Degrees. */
  lat: number
  lon: number
  landmarks: readonly Sight[]
  quarters: readonly Sight[]
  /** Whether it is a place of this sort. */
  is(where: Where): boolean
  /** Codes of the cities that one can visit from here in a day. */
  trips: readonly string[]
}

/** Sights within so many kilometres belong to a city. */
const reachKm = 45

const asia = 'TH VN KH LA MM SG MY ID PH HK MO CN TW JP KR MN IN PK BD NP LK MV'

/** The traits of a city, which decide which experiences it offers. */
const traits = ['sea', 'warm sea', 'river', 'big city', 'old town'] as const

/**
 * The cities where activities are sold. `traits` describes a city: by the sea or a lake as large; by a sea
 * warm enough to swim in for most of the year; on a river or canals with passenger boats; large enough for
 * whatever one finds in a metropolis; with a quarter that is centuries old. `trips` has the codes of cities
 * that are a day's trip away: a product of the trip belongs to both.
 */
function listedCities() {
  return readTable(new URL('./facts/cities.tsv', import.meta.url), {
    code: text,
    ...otherNames,
    traits: listOf(oneOf(traits), ', '),
    trips: listOf(text),
  })
}

type ListedCity = ReturnType<typeof listedCities>[number]

/** Every city where activities are sold, in the order of the table. */
export function catalogueCities(): CatalogueCity[] {
  const cities = new Map(referenceSupply.cities().map((city) => [city.code, city]))
  const countries = new Map(referenceSupply.countries().map(({ code, name }) => [code, name]))
  const listed = listedCities()
  const sights = sightsByCity(listed, cities)
  return listed.map((each) => {
    const { code } = each
    const city = cities.get(code)
    if (!city) throw new Error(`No city ${code}`)
    const { name, countryCode, lat, lon, timeZone } = city
    const citySights = sights.get(code)
    const country = countries.get(countryCode) ?? countryCode
    return {
      code,
      names: textsOf(name, each),
      record: {
        uuid: stableUuid(`activity-city:${code}`),
        name,
        country: {
          uuid: stableUuid(`activity-country:${countryCode}`),
          name: country,
          code: countryCode,
          continent: continentOf(countryCode),
        },
        state: null,
      },
      countryCode,
      timeZone,
      lat,
      lon,
      landmarks: citySights?.landmarks ?? [],
      quarters: citySights?.quarters ?? [],
      is: (where: Where) => isOf(where, each, countryCode),
      trips: each.trips,
    }
  })
}

/** The listed sights of each city, by the code of the nearest one. */
function sightsByCity(
  cities: readonly ListedCity[],
  cityOf: ReadonlyMap<string, City>,
): Map<string, CitySights> {
  const listed = cities.flatMap(({ code }) => cityOf.get(code) ?? [])
  const byCode = new Map<string, CitySights>()
  for (const sights of readCitySights()) {
    const at = sights.centre ?? sights.landmarks[0] ?? sights.quarters[0]
    if (!at) continue
    const near = listed
      .filter((city) => city.countryCode === sights.countryCode)
      .map((city) => ({ city, km: kilometres(at.lat, at.lon, city.lat, city.lon) }))
      .sort((a, b) => a.km - b.km)[0]
    if (near && near.km < reachKm) byCode.set(near.city.code, sights)
  }
  return byCode
}

function isOf(where: Where, city: ListedCity, countryCode: string): boolean {
  switch (where) {
    case 'everywhere':
      return true
    case 'inland':
      return !city.traits.includes('sea')
    case 'asia':
      return asia.includes(countryCode)
    default:
      return city.traits.includes(where)
  }
}

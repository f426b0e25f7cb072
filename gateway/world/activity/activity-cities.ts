import { readCitySights, type CitySights, type Sight } from '../geography/city-sights.ts'
import { kilometres } from '../geography/kilometres.ts'
import { referenceSupply } from '../reference/supply.ts'
import type { City } from '../../supply/reference/port.ts'
import { stableUuid } from '../../uuid.ts'
import type { ActivityCity, Texts } from '../../supply/activity/product.ts'
import type { Where } from './experience.ts'
import { cityTitles } from './facts/city-titles.ts'
import { bigCities, oldTowns, riverCities, seaCities, warmSeaCities } from './facts/city-traits.ts'
import { trips } from './facts/trips.ts'
import { textsOf } from './texts.ts'

/** A city of the catalogue with what decides its products. */
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

/** Every city where activities are sold, in the order of the facts. */
export function catalogueCities(): CatalogueCity[] {
  const cities = new Map(referenceSupply.cities().map((city) => [city.code, city]))
  const countries = new Map(referenceSupply.countries().map(({ code, name }) => [code, name]))
  const onward = new Map(
    trips
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, 3), line.slice(4).split(' ').filter(Boolean)]),
  )
  const sights = sightsByCity(cities)
  return cityTitles
    .trim()
    .split('\n')
    .map((line) => {
      const code = line.slice(0, 3)
      const city = cities.get(code)
      if (!city) throw new Error(`No city ${code}`)
      const { name, countryCode, lat, lon, timeZone } = city
      const known = sights.get(code)
      const country = countries.get(countryCode) ?? countryCode
      return {
        code,
        names: textsOf(name, line.slice(4).split('|')),
        record: {
          uuid: stableUuid(`activity-city:${code}`),
          name,
          country: { uuid: stableUuid(`activity-country:${countryCode}`), name: country, code: countryCode },
          state: null,
        },
        countryCode,
        timeZone,
        lat,
        lon,
        landmarks: known?.landmarks ?? [],
        quarters: known?.quarters ?? [],
        is: (where: Where) => isOf(where, code, countryCode),
        trips: onward.get(code) ?? [],
      }
    })
}

/** The listed sights of each city, by the code of the nearest one. */
function sightsByCity(cities: ReadonlyMap<string, City>): Map<string, CitySights> {
  const listed = cityTitles
    .trim()
    .split('\n')
    .flatMap((line) => cities.get(line.slice(0, 3)) ?? [])
  const found = new Map<string, CitySights>()
  for (const sights of readCitySights()) {
    const at = sights.centre ?? sights.landmarks[0] ?? sights.quarters[0]
    if (!at) continue
    const near = listed
      .filter((city) => city.countryCode === sights.countryCode)
      .map((city) => ({ city, km: kilometres(at.lat, at.lon, city.lat, city.lon) }))
      .sort((a, b) => a.km - b.km)[0]
    if (near && near.km < reachKm) found.set(near.city.code, sights)
  }
  return found
}

function isOf(where: Where, code: string, countryCode: string): boolean {
  switch (where) {
    case 'everywhere':
      return true
    case 'sea':
      return seaCities.includes(code)
    case 'warm sea':
      return warmSeaCities.includes(code)
    case 'inland':
      return !seaCities.includes(code)
    case 'river':
      return riverCities.includes(code)
    case 'big city':
      return bigCities.includes(code)
    case 'old town':
      return oldTowns.includes(code)
    case 'asia':
      return asia.includes(countryCode)
  }
}

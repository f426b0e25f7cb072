import { placeTypes } from '../../../contract/place/types.ts'
import type { PlaceType } from '../../../contract/place/types.ts'
import { countries } from '../reference/countries.ts'
import { hotelCountOf } from './hotel-count.ts'
import { cityId, countryId, externalIdOf, regionId } from './place-id.ts'
import type { Place } from './place.ts'
import { readCities } from './read-cities.ts'
import type { SourceCity } from './read-cities.ts'
import { regionNames } from './region-names.ts'

/**
 * All places in columns, row by row, so that a hundred and forty thousand of them stay small. Countries come first, then
 * regions, then cities and districts by falling population.
 */
export class Gazetteer {
  readonly names: string[] = []
  readonly size: number
  /** Index in the contract's list of types. */
  readonly type: Uint8Array
  /** Row of the country; for a country its own. */
  readonly country: Uint16Array
  /** Row of the region, or 0xffff. */
  readonly region: Uint16Array
  readonly population: Uint32Array
  readonly hotels: Uint32Array
  /** Negative place ids. */
  readonly id: Int32Array
  readonly #latLon: Int32Array
  readonly #countryCodes: string[]
  /** Records handed out, by row: a few thousand places are what everybody types. */
  readonly #made: (Place | undefined)[]
  /** Rows by rising id, made at the first question. */
  #rowsById: Uint32Array | null = null

  constructor() {
    const sources = livingCities()
    const named = [...countries().values()]
    const regions = readRegions()
    this.size = named.length + regions.length + sources.length
    this.type = new Uint8Array(this.size)
    this.country = new Uint16Array(this.size)
    this.region = new Uint16Array(this.size).fill(0xffff)
    this.population = new Uint32Array(this.size)
    this.hotels = new Uint32Array(this.size)
    this.id = new Int32Array(this.size)
    this.#latLon = new Int32Array(this.size * 2)
    this.#made = new Array<Place | undefined>(this.size).fill(undefined)
    this.#countryCodes = named.map((country) => country.code)
    const countryRows = new Map(named.map(({ code }, row) => [code, row]))
    for (const { code, name } of named)
      this.#add(name, 'country', countryId(code), countryRows.get(code) ?? 0)
    const regionRows = new Map(named.map(({ code }) => [code, new Map<string, number>()]))
    for (const { countryCode, adminCode, name } of regions) {
      regionRows.get(countryCode)?.set(adminCode, this.names.length)
      this.#add(name, 'region', regionId(countryCode, adminCode), countryRows.get(countryCode) ?? 0)
    }
    for (const city of sources) this.#addCity(city, countryRows, regionRows)
    this.#placeWholes(named.length + regions.length)
  }

  #add(name: string, type: PlaceType, id: number, country: number): number {
    const row = this.names.push(name) - 1
    this.type[row] = placeTypes.indexOf(type)
    this.id[row] = id
    this.country[row] = country
    return row
  }

  #addCity(
    city: SourceCity,
    countryRows: ReadonlyMap<string, number>,
    regionRows: ReadonlyMap<string, ReadonlyMap<string, number>>,
  ): void {
    const country = countryRows.get(city.countryCode)
    if (country === undefined) throw new Error(`No country ${city.countryCode} for the city ${city.name}`)
    const type = city.featureCode === 'PPLX' ? 'district' : 'city'
    const row = this.#add(city.name, type, cityId(city.geonamesId), country)
    const region = regionRows.get(city.countryCode)?.get(city.adminCode)
    const hotels = hotelCountOf({ id: this.id[row] ?? 0, population: city.population })
    this.population[row] = city.population
    this.hotels[row] = hotels
    this.#latLon[2 * row] = city.lat
    this.#latLon[2 * row + 1] = city.lon
    const wholes = region === undefined ? [country] : [country, region]
    if (region !== undefined) this.region[row] = region
    // A district's people and hotels are its city's already.
    if (city.featureCode === 'PPLX') return
    for (const whole of wholes) {
      this.population[whole] = (this.population[whole] ?? 0) + city.population
      this.hotels[whole] = (this.hotels[whole] ?? 0) + hotels
    }
  }

  /** Puts each country and region where its largest city is: cities follow by falling population. */
  #placeWholes(firstCity: number): void {
    for (let row = this.size - 1; row >= firstCity; row--) {
      for (const whole of [this.country[row] ?? 0, this.region[row] ?? 0xffff]) {
        if (whole === 0xffff) continue
        this.#latLon[2 * whole] = this.#latLon[2 * row] ?? 0
        this.#latLon[2 * whole + 1] = this.#latLon[2 * row + 1] ?? 0
      }
    }
  }

  /** Row of an internal id, or null. */
  rowOf(id: number): number | null {
    const ids = this.id
    this.#rowsById ??= Uint32Array.from(ids.keys()).sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0))
    let low = 0
    let high = this.size
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((ids[this.#rowsById[middle] ?? 0] ?? 0) < id) low = middle + 1
      else high = middle
    }
    const row = this.#rowsById[low]
    return row !== undefined && ids[row] === id ? row : null
  }

  countryCode(row: number): string {
    return this.#countryCodes[this.country[row] ?? 0] ?? ''
  }

  /** The whole record of a row, made at the first question and shared from then on. */
  place(row: number): Place {
    return (this.#made[row] ??= this.#make(row))
  }

  #make(row: number): Place {
    const type = placeTypes[this.type[row] ?? 0] ?? 'city'
    const name = this.names[row] ?? ''
    const country = this.names[this.country[row] ?? 0] ?? ''
    const region = this.region[row] === 0xffff ? null : (this.names[this.region[row] ?? 0] ?? null)
    const parts = [name, region, type === 'country' ? null : country].filter((part) => part !== null)
    const id = this.id[row] ?? 0
    return {
      id,
      externalId: externalIdOf(id),
      type,
      name,
      label: parts.filter((part, at) => parts.indexOf(part) === at).join(', '),
      destination: region ?? country,
      country: { code: this.countryCode(row), name: country },
      nrHotels: this.hotels[row] ?? 0,
      population: this.population[row] ?? 0,
      lat: (this.#latLon[2 * row] ?? 0) / 1e5,
      lon: (this.#latLon[2 * row + 1] ?? 0) / 1e5,
    }
  }
}

/** Populated places that people live in today, the largest first. */
function livingCities(): SourceCity[] {
  return [...readCities()]
    .filter((city) => !/^PPL(CH|H|Q|W)$/.test(city.featureCode))
    .sort((a, b) => b.population - a.population || a.geonamesId - b.geonamesId)
}

function readRegions(): { countryCode: string; adminCode: string; name: string }[] {
  return regionNames
    .trim()
    .split('\n')
    .flatMap((line) =>
      line
        .slice(4)
        .split('; ')
        .map((entry) => {
          const space = entry.indexOf(' ')
          return {
            countryCode: line.slice(0, 2),
            adminCode: entry.slice(0, space),
            name: entry.slice(space + 1),
          }
        }),
    )
}

let shared: Gazetteer | null = null

/** The one gazetteer of this process, built at the first call. */
export function gazetteer(): Gazetteer {
  shared ??= new Gazetteer()
  return shared
}

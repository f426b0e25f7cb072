import { placeTypes } from '../../../contract/place/types.ts'
import type { PlaceType } from '../../../contract/place/types.ts'
import { countries } from '../reference/countries.ts'
import { readCitySights } from './city-sights.ts'
import type { CitySights, Sight } from './city-sights.ts'
import { districtParents } from './district-parents.ts'
import { districtShares } from './district-shares.ts'
import { EmptySides, sidesNamed } from './empty-sides.ts'
import { livingCities, readRegions } from './gazetteer-sources.ts'
import { hotelCountOf, mostHotels, mostOfCity } from './hotel-count.ts'
import { kilometres } from './kilometres.ts'
import { cityId, countryId, externalIdOf, landmarkId, quarterId, regionId } from './place-id.ts'
import type { Place } from './place.ts'
import type { SourceCity } from './read-cities.ts'
import { sandboxCity } from './sandbox-city.ts'

/** No row: a place that lies in no city, region. */
const none = 0xffff
const noCity = 0xffffffff

/**
 * All places in columns, row by row, so that a hundred and forty thousand of them stay small. Countries come first, then
 * regions, then cities and districts by falling population, then the quarters and landmarks that are written down here, and
 * the city of the sandbox.
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
  /** Row of the city that a district or landmark is part of, or 0xffffffff. */
  readonly city: Uint32Array
  readonly population: Uint32Array
  /** What a search finds: at most 8,000. Of a landmark 0: it is counted when the place is asked for. */
  readonly hotels: Uint32Array
  /** Negative place ids. */
  readonly id: Int32Array
  readonly #latLon: Int32Array
  readonly #countryCodes: string[]
  /** Districts and landmarks of a city, by its row. */
  readonly #parts = new Map<number, number[]>()
  readonly #wordsOfCity = new Map<number, readonly string[]>()
  readonly #housesOfCity = new Map<number, readonly string[]>()
  readonly #seaOfCity = new Map<number, readonly number[]>()
  readonly #emptySides = new EmptySides()
  /** Records handed out, by row: a few thousand places are what everybody types. */
  readonly #made: (Place | undefined)[]
  /** Rows by rising id, made at the first question. */
  #rowsById: Uint32Array | null = null

  constructor() {
    const sources = livingCities()
    const named = [...countries().values()]
    const regions = readRegions()
    const sights = readCitySights()
    const sightCount = sights.reduce(
      (sum, { landmarks, quarters }) => sum + landmarks.length + quarters.length,
      0,
    )
    const room = named.length + regions.length + sources.length + sightCount + 2
    this.type = new Uint8Array(room)
    this.country = new Uint16Array(room)
    this.region = new Uint16Array(room).fill(none)
    this.city = new Uint32Array(room).fill(noCity)
    this.population = new Uint32Array(room)
    this.hotels = new Uint32Array(room)
    this.id = new Int32Array(room)
    this.#latLon = new Int32Array(room * 2)
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
    this.#addDistricts(sources, named.length + regions.length)
    this.#addSights(sights, countryRows)
    this.#addSandbox(countryRows)
    this.size = this.names.length
    // Quarters that GeoNames has already left their room empty.
    this.id = this.id.subarray(0, this.size)
    this.#made = new Array<Place | undefined>(this.size).fill(undefined)
    this.#shareOut()
    this.#placeWholes(named.length + regions.length, named.length + regions.length + sources.length)
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
    const hotels = hotelCountOf({ id: this.id[row] ?? 0, population: city.population, visited: false })
    this.population[row] = city.population
    this.hotels[row] = hotels
    this.#latLon[2 * row] = city.lat
    this.#latLon[2 * row + 1] = city.lon
    this.#emptySides.add(city.lat / 1e5, city.lon / 1e5)
    const wholes = region === undefined ? [country] : [country, region]
    if (region !== undefined) this.region[row] = region
    // A district's people and hotels are its city's already.
    if (city.featureCode === 'PPLX') return
    for (const whole of wholes) {
      this.population[whole] = (this.population[whole] ?? 0) + city.population
      this.hotels[whole] = Math.min(mostHotels, (this.hotels[whole] ?? 0) + Math.min(mostOfCity, hotels))
    }
  }

  #addDistricts(sources: readonly SourceCity[], firstCity: number): void {
    const rows = new Map(sources.map((source, at) => [source, firstCity + at]))
    for (const [district, city] of districtParents(sources)) {
      const row = rows.get(district)
      if (row !== undefined) this.#addPart(row, rows.get(city) ?? noCity)
    }
  }

  /** Quarters and landmarks of much visited cities; a quarter that GeoNames has is not added again. */
  #addSights(sights: readonly CitySights[], countryRows: ReadonlyMap<string, number>): void {
    const wanted = new Map(
      sights.map((entry) => [`${countryRows.get(entry.countryCode)} ${entry.city}`, entry]),
    )
    for (let row = 0, last = this.names.length; row < last; row++) {
      if (this.type[row] !== placeTypes.indexOf('city')) continue
      const name = `${this.country[row]} ${this.names[row]}`
      const entry = wanted.get(name)
      if (entry === undefined) continue
      wanted.delete(name)
      this.#visit(row, entry)
      const number = -(this.id[row] ?? 0)
      const known = new Set(this.partsOf(row).map((part) => this.names[part]))
      for (const quarter of entry.quarters)
        if (!known.has(quarter.name))
          this.#addSight(quarter, 'district', quarterId(number, quarter.name), row)
      for (const landmark of entry.landmarks)
        this.#addSight(landmark, 'landmark', landmarkId(number, landmark.name), row)
    }
    if (wanted.size > 0) throw new Error(`No city for the sights of ${[...wanted.keys()].join(', ')}`)
  }

  /** What a much visited city has more than its people let expect, and where GeoNames has its centre wrong. */
  #visit(row: number, { words, houses, centre, sea }: CitySights): void {
    this.#wordsOfCity.set(row, words)
    this.#housesOfCity.set(row, houses)
    if (sea.length > 0) this.#seaOfCity.set(row, sidesNamed(sea))
    const fewer = Math.min(mostOfCity, this.hotels[row] ?? 0)
    const hotels = hotelCountOf({
      id: this.id[row] ?? 0,
      population: this.population[row] ?? 0,
      visited: true,
    })
    this.hotels[row] = hotels
    for (const whole of [this.country[row] ?? 0, this.region[row] ?? none]) {
      if (whole !== none)
        this.hotels[whole] = Math.min(
          mostHotels,
          (this.hotels[whole] ?? 0) + Math.min(mostOfCity, hotels) - fewer,
        )
    }
    if (centre === null) return
    this.#latLon[2 * row] = Math.round(centre.lat * 1e5)
    this.#latLon[2 * row + 1] = Math.round(centre.lon * 1e5)
  }

  #addSight(sight: Sight, type: PlaceType, id: number, city: number): number {
    const row = this.#add(sight.name, type, id, this.country[city] ?? 0)
    this.region[row] = this.region[city] ?? none
    this.#latLon[2 * row] = Math.round(sight.lat * 1e5)
    this.#latLon[2 * row + 1] = Math.round(sight.lon * 1e5)
    this.#addPart(row, city)
    return row
  }

  #addPart(row: number, city: number): void {
    this.city[row] = city
    const known = this.#parts.get(city)
    if (known) known.push(row)
    else this.#parts.set(city, [row])
  }

  /** Counts neither in its country's hotels nor in its people. */
  #addSandbox(countryRows: ReadonlyMap<string, number>): void {
    const { name, number, countryCode, lat, lon, hotels, quarter } = sandboxCity
    const row = this.#add(name, 'city', cityId(number), countryRows.get(countryCode) ?? 0)
    this.hotels[row] = hotels
    this.#latLon[2 * row] = Math.round(lat * 1e5)
    this.#latLon[2 * row + 1] = Math.round(lon * 1e5)
    this.#addSight(quarter, 'district', cityId(quarter.number), row)
  }

  /** Gives every district that is part of a city its share of the city's hotels. */
  #shareOut(): void {
    for (const city of this.#parts.keys()) {
      const districts = this.partsOf(city).filter(
        (part) => this.type[part] === placeTypes.indexOf('district'),
      )
      const centre = this.pointOf(city)
      const basis = districts.map((row) => {
        const { lat, lon } = this.pointOf(row)
        return { id: this.id[row] ?? 0, kmFromCentre: kilometres(centre.lat, centre.lon, lat, lon) }
      })
      const shares = districtShares(this.hotels[city] ?? 0, basis)
      for (const [at, row] of districts.entries()) this.hotels[row] = shares[at] ?? 0
    }
  }

  /** Puts each country and region where its largest city is: cities follow by falling population. */
  #placeWholes(firstCity: number, end: number): void {
    for (let row = end - 1; row >= firstCity; row--) {
      for (const whole of [this.country[row] ?? 0, this.region[row] ?? none]) {
        if (whole === none) continue
        this.#latLon[2 * whole] = this.#latLon[2 * row] ?? 0
        this.#latLon[2 * whole + 1] = this.#latLon[2 * row + 1] ?? 0
      }
    }
  }

  /** Rows of the districts and landmarks that are part of a city. */
  partsOf(row: number): readonly number[] {
    return this.#parts.get(row) ?? []
  }

  /** Row of the city that a district or landmark is part of, or null. */
  cityOf(row: number): number | null {
    const city = this.city[row] ?? noCity
    return city === noCity ? null : city
  }

  /** Words that houses of a much visited city are named after. */
  wordsOf(row: number): readonly string[] {
    return this.#wordsOfCity.get(row) ?? []
  }

  /** Names of the first hotels of a city, where they are written down. */
  housesOf(row: number): readonly string[] {
    return this.#housesOfCity.get(row) ?? []
  }

  /** Sides of a city where nobody lives, as over the sea: see empty-sides.ts. */
  emptySidesOf(row: number): readonly number[] {
    const { lat, lon } = this.pointOf(row)
    return this.#seaOfCity.get(row) ?? this.#emptySides.of(lat, lon, this.countryCode(row))
  }

  /** Degrees. */
  pointOf(row: number): { lat: number; lon: number } {
    return { lat: (this.#latLon[2 * row] ?? 0) / 1e5, lon: (this.#latLon[2 * row + 1] ?? 0) / 1e5 }
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
    const region = this.region[row] === none ? null : (this.names[this.region[row] ?? 0] ?? null)
    const cityRow = this.cityOf(row)
    // What a part lies in is its city; that says more than the region.
    const whole = cityRow === null ? region : (this.names[cityRow] ?? null)
    const parts = [name, whole, type === 'country' ? null : country].filter((part) => part !== null)
    const id = this.id[row] ?? 0
    return {
      id,
      externalId: externalIdOf(id),
      type,
      name,
      label: parts.filter((part, at) => parts.indexOf(part) === at).join(', '),
      destination: whole ?? country,
      country: { code: this.countryCode(row), name: country },
      nrHotels: this.hotels[row] ?? 0,
      population: this.population[row] ?? 0,
      ...this.pointOf(row),
    }
  }
}

let shared: Gazetteer | null = null

/** The one gazetteer of this process, built at the first call. */
export function gazetteer(): Gazetteer {
  shared ??= new Gazetteer()
  return shared
}

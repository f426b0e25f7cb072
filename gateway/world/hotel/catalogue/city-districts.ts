import { hashText, hashPair, unit } from '../../../hash.ts'
import { quarterId } from '../../geography/place-id.ts'
import type { CityBasis, KnownDistrict } from './city-basis.ts'
import type { Culture } from './cultures/culture.ts'
import { ofTheSea } from './hotel-names.ts'
import { landTurn, pointOnLand, reachOf } from './position.ts'

/** Stands for "no district". */
export const noDistrict = 0xffff

/**
 * The districts of a city with their numbers of hotels: the known districts that have any and, when those are
 * few, invented ones with common local names. Some hotels are in no district.
 */
export function cityDistricts(basis: CityBasis, culture: Culture): KnownDistrict[] {
  const realDistricts = basis.districts.filter(({ hotels }) => hotels > 0)
  const wanted = basis.hotels < 12 ? 0 : Math.min(14, 3 + Math.floor(basis.hotels / 40))
  const names = culture.districts
    .filter((name) => basis.sea.includes(1) || !ofTheSea.test(name))
    .filter((name) => !realDistricts.some((district) => district.name === name))
    .map((name) => ({ name, turn: hashText(name, basis.placeId) }))
    .sort((a, b) => remoteness(a.name) - remoteness(b.name) || a.turn - b.turn)
    .slice(0, Math.max(0, wanted - realDistricts.length))
  const left = basis.hotels - realDistricts.reduce((sum, { hotels }) => sum + hotels, 0)
  const reach = reachOf(basis)
  const made = names.map(({ name }, at) => {
    const km = reach * (0.06 + (0.62 * at) / names.length)
    const point = pointOnLand(basis, basis, km, (attempt) =>
      landTurn(basis.sea, unit(hashPair(basis.placeId, at + 31 + 1000 * attempt))),
    )
    const share = Math.floor((left * 0.92 * 2 * (names.length - at)) / (names.length * (names.length + 1)))
    return { id: -quarterId(-basis.placeId, name), name, ...point, hotels: share }
  })
  return [
    ...realDistricts.map((district) => ({ ...district, id: -district.id })),
    ...made.filter(({ hotels }) => hotels > 0),
  ]
}

const central =
  /Cent(re|er|ro|ru|rum|rul)\b|Downtown|Old |Alt|Innenstadt|Stare|Śród|Merkez|Market|Mercato|Mercado|Baixa|Sentrum|Poblacion|Medina|Honmachi|Ekimae|Miðbær|Pusat|Bazaar|Casco|Jungang/
const remote =
  /Airport|Bandara|Industrial|High-Tech|Development|University|Universi|New |Nova|Nuev|Nouvelle|Novy|Zuid|Noord/

/** Sorts invented districts from the centre outwards, as far as their names say where they are. */
function remoteness(name: string): number {
  return central.test(name) ? 0 : remote.test(name) ? 2 : 1
}

/**
 * The district of every row. Each district gets as many rows as it has hotels, in an order that looks random.
 */
export function districtOfRows(basis: CityBasis, districts: readonly KnownDistrict[]): Uint16Array {
  const rows = new Uint16Array(basis.hotels).fill(noDistrict)
  let next = 0
  for (const [index, { hotels }] of districts.entries()) {
    for (let count = 0; count < hotels && next < rows.length; count++) rows[next++] = index
  }
  for (let row = rows.length - 1; row > 0; row--) {
    const other = hashPair(basis.placeId, row + 5000) % (row + 1)
    const current = rows[row]!
    rows[row] = rows[other]!
    rows[other] = current
  }
  return rows
}

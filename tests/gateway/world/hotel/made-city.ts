import { facilities, propertyTypes, roomFacilities } from '../../../../contract/hotel/codes.ts'
import { hashPair, unit } from '../../../../gateway/hash.ts'
import type { CityHotels } from '../../../../gateway/world/hotel/city-hotels.ts'

/**
 * A city with every kind of hotel, for tests that need more variety than one place has. The default id is
 * Lisbon's.
 */
export function madeCity(size: number, seed = 1, placeId = -2267057): CityHotels {
  const draw = (row: number, n: number) => unit(hashPair(seed * 100_003 + row, n))
  const whole = (row: number, n: number, least: number, most: number) =>
    least + Math.floor(draw(row, n) * (most - least + 1))
  const rows = Array.from({ length: size }, (_, row) => row)
  const column = <T extends { from(list: number[]): unknown }>(type: T, of: (row: number) => number) =>
    type.from(rows.map(of)) as ReturnType<T['from']>
  const mask = (row: number, n: number, bits: number, chance: number) =>
    Array.from({ length: bits }, (_, bit) => (draw(row, n + bit) < chance ? 1 << bit : 0)).reduce(
      (a, b) => a | b,
      0,
    )
  return {
    placeId,
    size,
    hotelId: column(Float64Array, (row) => seed * 1_000_000 + row * 37 + 11),
    name: rows.map((row) => `Hotel ${row}`),
    lat: column(Float64Array, (row) => 38.7 + 0.1 * (draw(row, 1) - 0.5)),
    lon: column(Float64Array, (row) => -9.14 + 0.1 * (draw(row, 2) - 0.5)),
    stars: column(Uint8Array, (row) => whole(row, 3, 0, 5)),
    reviewScore: column(Uint8Array, (row) => (draw(row, 4) < 0.1 ? 0 : whole(row, 5, 52, 97))),
    reviewCount: column(Uint32Array, (row) => (draw(row, 4) < 0.1 ? 0 : whole(row, 6, 1, 3000))),
    distance: column(Uint32Array, (row) => whole(row, 7, 50, 15_000)),
    propertyType: column(Uint16Array, (row) => propertyTypes[whole(row, 8, 0, propertyTypes.length - 1)]!.id),
    facilities: column(Uint32Array, (row) => mask(row, 100, facilities.length, 0.45)),
    roomFacilities: column(Uint32Array, (row) => mask(row, 200, roomFacilities.length, 0.5)),
    meals: column(Uint32Array, (row) => mask(row, 300, 6, 0.3)),
    bedTypes: column(Uint32Array, (row) => whole(row, 9, 1, 3)),
    beds: column(Uint8Array, (row) => whole(row, 10, 1, 6)),
    bedrooms: column(Uint8Array, (row) => Math.min(whole(row, 11, 1, 4), whole(row, 10, 1, 6))),
    adultsOnly: column(Uint8Array, (row) => (draw(row, 12) < 0.08 ? 1 : 0)),
    sustainable: column(Uint8Array, (row) => (draw(row, 13) < 0.2 ? 1 : 0)),
    popularity: column(Uint32Array, (row) => whole(row, 14, 0, 100_000)),
    district: column(Uint16Array, (row) => (draw(row, 15) < 0.2 ? 0xffff : whole(row, 16, 0, 2))),
    chain: column(Uint16Array, () => 0xffff),
    districts: [
      { id: 1, name: 'Alfama' },
      { id: 2, name: 'Chiado' },
      { id: 3, name: 'Belém' },
    ],
    chains: [],
    landmarks: [
      { id: 1, name: 'Belém Tower', lat: 38.6916, lon: -9.216 },
      { id: 2, name: 'Castle of São Jorge', lat: 38.7139, lon: -9.1335 },
    ],
    nearLandmark: [Uint32Array.of(0, 1), Uint32Array.of(2)],
  }
}

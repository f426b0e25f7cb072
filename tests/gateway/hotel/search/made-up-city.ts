import { facilities, propertyTypes, roomFacilities } from '../../../../contract/hotel/codes.ts'
import type { HotelColumns } from '../../../../gateway/domain/hotel/search/hotel-columns.ts'
import type { LeadPrices } from '../../../../gateway/supply/hotel/port.ts'

/** The size of a generated place, and how many groups it has. */
export type MadeUp = { size: number; districts: number; chains: number; landmarks: number; seed: number }

/** Numbers in 0..1 that depend only on the seed. */
export function chances(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Generated hotels around 38.7 north and 9.1 west, with every column filled. */
export function madeUpCity({ size, districts, chains, landmarks, seed }: MadeUp): HotelColumns {
  const next = chances(seed)
  const below = (limit: number) => Math.floor(next() * limit)
  // Squared, so that a few groups are large and many are small, as in a real city.
  const skewed = (limit: number) => Math.floor(next() ** 2 * limit)
  const mask = (bits: number, share: number) => {
    let made = 0
    for (let bit = 0; bit < bits; bit++) if (next() < share) made |= 1 << bit
    return made >>> 0
  }
  const column = <T extends { [row: number]: number }>(made: T, value: (row: number) => number): T => {
    for (let row = 0; row < size; row++) made[row] = value(row)
    return made
  }
  const group = (count: number, first: number, what: string) =>
    Array.from({ length: count }, (_, at) => ({ id: first + at, name: `${what} ${at + 1}` }))
  const ids = Array.from({ length: size }, (_, row) => 1_000_000 + row * 7)
  for (let row = size - 1; row > 0; row--) {
    const other = below(row + 1)
    ;[ids[row], ids[other]] = [ids[other] as number, ids[row] as number]
  }
  return {
    size,
    hotelId: Float64Array.from(ids),
    lat: column(new Float64Array(size), () => 38.7 + (next() - 0.5) * 0.3),
    lon: column(new Float64Array(size), () => -9.1 + (next() - 0.5) * 0.3),
    stars: column(new Uint8Array(size), () => [0, 1, 2, 3, 3, 3, 4, 4, 4, 5][below(10)] as number),
    reviewScore: column(new Uint8Array(size), () => (next() < 0.1 ? 0 : 40 + below(61))),
    distance: column(new Uint32Array(size), () => below(12_000)),
    propertyType: column(new Uint16Array(size), () => propertyTypes[skewed(propertyTypes.length)]?.id ?? 204),
    facilities: column(new Uint32Array(size), () => mask(facilities.length, 0.4)),
    roomFacilities: column(new Uint32Array(size), () => mask(roomFacilities.length, 0.4)),
    meals: column(new Uint32Array(size), () => mask(6, 0.3)),
    bedTypes: column(new Uint32Array(size), () => mask(2, 0.8)),
    beds: column(new Uint8Array(size), () => 1 + skewed(7)),
    bedrooms: column(new Uint8Array(size), () => 1 + skewed(5)),
    adultsOnly: column(new Uint8Array(size), () => Number(next() < 0.05)),
    sustainable: column(new Uint8Array(size), () => Number(next() < 0.2)),
    popularity: column(new Uint32Array(size), () => below(100_000)),
    district: column(new Uint16Array(size), () => (next() < 0.05 ? 0xffff : skewed(districts))),
    chain: column(new Uint16Array(size), () => (chains === 0 || next() < 0.6 ? 0xffff : skewed(chains))),
    districts: group(districts, 500, 'District'),
    chains: group(chains, 4000, 'Chain'),
    landmarks: group(landmarks, 90_000, 'Landmark'),
    nearLandmark: Array.from({ length: landmarks }, () => {
      const share = next() * 0.2
      return Uint32Array.from(Array.from({ length: size }, (_, row) => row).filter(() => next() < share))
    }),
  }
}

/** Prices of a stay: one hotel in eight has none, some cost the same. */
export function madeUpPrices(city: HotelColumns, nights: number, seed: number): LeadPrices {
  const next = chances(seed)
  const { size } = city
  const prices: LeadPrices = {
    totalCents: new Uint32Array(size),
    beforeDiscountCents: new Uint32Array(size),
    freeCancellation: new Uint8Array(size),
    leadRefundable: new Uint8Array(size),
    leadBoard: new Uint8Array(size),
  }
  for (let row = 0; row < size; row++) {
    if (next() < 1 / 8) continue
    // Multiples of five dollars a night, so that steps are met exactly and some prices are equal.
    const night = 500 * (4 + Math.floor(next() ** 2 * 140))
    prices.totalCents[row] = night * nights
    prices.beforeDiscountCents[row] = night * nights
    prices.freeCancellation[row] = Number(next() < 0.5)
    prices.leadRefundable[row] = Number(next() < 0.3)
  }
  return prices
}

import {
  bedTypes,
  facilities,
  hotelBoards,
  meals,
  propertyTypes,
  roomFacilities,
} from '../../../../contract/hotel/codes.ts'
import type { HotelColumns } from '../../../../gateway/domain/hotel/search/hotel-columns.ts'
import type { PlaceRates, RateKind } from '../../../../gateway/supply/hotel/port.ts'

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

/**
 * Rates of a stay. One hotel in eight has none; the others have one to four combinations of rooms, with some
 * of their boards each, on one or two sorts of terms: five rates a hotel on average, 28 at most, like the
 * hotels of a simulated city. Prices are multiples of five dollars a night, so that steps are met exactly and
 * some prices are equal.
 */
export function madeUpRates(city: HotelColumns, nights: number, seed: number): PlaceRates {
  const next = chances(seed)
  const kinds = new Map<string, { at: number; kind: RateKind }>()
  const first = [0]
  const rates: { night: number; before: number; kind: number }[] = []
  const kindAt = (kind: RateKind): number => {
    const key = JSON.stringify(kind)
    const existing = kinds.get(key) ?? { at: kinds.size, kind }
    kinds.set(key, existing)
    return existing.at
  }
  for (let row = 0; row < city.size; row++) {
    const own = next() < 1 / 8 ? [] : ratesOfRow(city, row, next)
    const made = own.map(({ night, ...kind }) => ({
      night,
      before: night + (next() < 0.2 ? 500 : 0),
      kind: kindAt(kind),
    }))
    rates.push(...made.sort((a, b) => a.night - b.night))
    first.push(rates.length)
  }
  return {
    first: Uint32Array.from(first),
    totalCents: Uint32Array.from(rates, ({ night }) => night * nights),
    beforeDiscountCents: Uint32Array.from(rates, ({ before }) => before * nights),
    kind: Uint16Array.from(rates, ({ kind }) => kind),
    kinds: [...kinds.values()].map(({ kind }) => kind),
  }
}

function ratesOfRow(city: HotelColumns, row: number, next: () => number): (RateKind & { night: number })[] {
  const usual = 500 * (4 + Math.floor(next() ** 2 * 140))
  const served = hotelBoards.filter(
    ({ meal }) => meal !== null && ((city.meals[row] ?? 0) >> meals.findIndex(({ id }) => id === meal)) & 1,
  )
  const sold = served.length === 0 || next() < 0.7 ? [hotelBoards[0], ...served] : served
  const types = bedTypes.filter((_, bit) => ((city.bedTypes[row] ?? 0) >> bit) & 1).map(({ id }) => id)
  const terms = next()
  const rooms = next() < 0.55 ? 1 : next() < 0.8 ? 2 : 4
  return Array.from({ length: rooms }, (_, nth) => nth).flatMap((nth) => {
    const beds = nth === rooms - 1 ? (city.beds[row] ?? 1) : 1
    const bedrooms = nth === rooms - 1 ? Math.min(beds, city.bedrooms[row] ?? 1) : 1
    return sold
      .filter((_, at) => nth === 0 || at < 2)
      .flatMap(({ id: board }, at) => {
        const night = usual + 500 * (nth * 7 + at * 4)
        const kind = { board, beds, bedrooms, bedTypes: types }
        const fixed = { ...kind, night, freeCancellation: false, refundable: false }
        const free = { ...kind, night: night + 1000, freeCancellation: true, refundable: true }
        return terms < 0.4 ? [fixed] : terms < 0.6 ? [free] : [fixed, free]
      })
  })
}

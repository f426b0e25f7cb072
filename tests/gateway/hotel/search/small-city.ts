import type { HotelColumns } from '../../../../gateway/domain/hotel/search/hotel-columns.ts'
import { bedTypes, hotelBoards, meals, type HotelBoard } from '../../../../contract/hotel/codes.ts'
import type { PlaceRates, RateKind } from '../../../../gateway/supply/hotel/port.ts'

/**
 * One hotel of a test; fields that are left out have plain defaults. Masks as in `HotelColumns`, prices in
 * USD per stay.
 */
export type SmallHotel = Partial<{
  id: number
  usd: number
  free: boolean
  stars: number
  score: number
  metres: number
  popularity: number
  type: number
  facilities: number
  roomFacilities: number
  meals: number
  bedTypes: number
  beds: number
  bedrooms: number
  adultsOnly: boolean
  sustainable: boolean
  lat: number
  lon: number
  district: number
  chain: number
  landmarks: readonly number[]
  /** Its rates, cheapest first; without them, one rate of `usd` for each of its meals, or without a meal. */
  rates: readonly SmallRate[]
}>

/** One rate of a hotel; a field that is left out is as the hotel's columns say. */
export type SmallRate = Partial<Omit<RateKind, 'board'>> & { usd: number; board?: HotelBoard }

/** A place with the listed hotels, with districts 10 and 11, chains 20 and 21, landmarks 30 and 31. */
export function smallCity(hotels: readonly SmallHotel[]): { city: HotelColumns; rates: PlaceRates } {
  const from = (read: (hotel: SmallHotel) => number) => hotels.map(read)
  const group = (first: number, what: string) => [
    { id: first, name: `First ${what}` },
    { id: first + 1, name: `Second ${what}` },
  ]
  const city: HotelColumns = {
    size: hotels.length,
    hotelId: Float64Array.from(hotels.map(({ id }, row) => id ?? row + 1)),
    lat: Float64Array.from(from(({ lat = 38.7 }) => lat)),
    lon: Float64Array.from(from(({ lon = -9.1 }) => lon)),
    stars: Uint8Array.from(from(({ stars = 3 }) => stars)),
    reviewScore: Uint8Array.from(from(({ score = 8 }) => Math.round(score * 10))),
    distance: Uint32Array.from(from(({ metres = 2000 }) => metres)),
    propertyType: Uint16Array.from(from(({ type = 204 }) => type)),
    facilities: Uint32Array.from(from(({ facilities = 0 }) => facilities)),
    roomFacilities: Uint32Array.from(from(({ roomFacilities = 0 }) => roomFacilities)),
    meals: Uint32Array.from(from(({ meals = 0 }) => meals)),
    bedTypes: Uint32Array.from(from(({ bedTypes = 1 }) => bedTypes)),
    beds: Uint8Array.from(from(({ beds = 1 }) => beds)),
    bedrooms: Uint8Array.from(from(({ bedrooms = 1 }) => bedrooms)),
    adultsOnly: Uint8Array.from(from(({ adultsOnly = false }) => Number(adultsOnly))),
    sustainable: Uint8Array.from(from(({ sustainable = false }) => Number(sustainable))),
    popularity: Uint32Array.from(from(({ popularity = 0 }) => popularity)),
    district: Uint16Array.from(from(({ district = 0xffff }) => district)),
    chain: Uint16Array.from(from(({ chain = 0xffff }) => chain)),
    districts: group(10, 'district'),
    chains: group(20, 'chain'),
    landmarks: group(30, 'landmark'),
    nearLandmark: [0, 1].map((at) =>
      Uint32Array.from(hotels.flatMap(({ landmarks = [] }, row) => (landmarks.includes(at) ? [row] : []))),
    ),
  }
  return { city, rates: placeRatesOf(hotels.map(ratesOf)) }
}

function ratesOf(hotel: SmallHotel): (RateKind & { usd: number })[] {
  const { usd = 100, free = false, beds = 1, bedrooms = 1, bedTypes: types = 1, meals: mask = 0 } = hotel
  const served = hotelBoards.filter(
    ({ meal }) => meal !== null && (mask >> meals.findIndex(({ id }) => id === meal)) & 1,
  )
  const boards = served.length > 0 ? served : [hotelBoards[0]]
  const usual = {
    ...{ freeCancellation: free, refundable: free, beds, bedrooms },
    bedTypes: bedTypes.filter((_, bit) => (types >> bit) & 1).map(({ id }) => id),
  }
  const plain = usd === 0 ? [] : boards.map(({ id }): SmallRate => ({ usd, board: id }))
  return (hotel.rates ?? plain).map((rate) => ({ ...usual, board: 'room_only', ...rate }))
}

/** The rates of some hotels as the supplier gives them, each with a kind of its own. */
function placeRatesOf(hotels: readonly (readonly (RateKind & { usd: number })[])[]): PlaceRates {
  const all = hotels.flat()
  const total = Uint32Array.from(all, ({ usd }) => Math.round(usd * 100))
  let end = 0
  return {
    first: Uint32Array.from([0, ...hotels.map((rates) => (end += rates.length))]),
    totalCents: total,
    beforeDiscountCents: total,
    kind: Uint16Array.from(all.keys()),
    kinds: all,
  }
}

import type { PlaceHotel } from '../../../gateway/supply/hotel/hotel.ts'
import type { HotelSupply, PlaceHotels, PlaceRates, RateQuery } from '../../../gateway/supply/hotel/port.ts'
import type { HotelProfile } from '../../../gateway/supply/hotel/profile.ts'
import { localDateAt } from '../../../gateway/time-zone.ts'
import type { HotelRate, Taken } from '../../../gateway/supply/hotel/rate.ts'

/** The one recorded stay: two nights for two adults. */
export const recordedStay = { checkIn: '2026-12-10', checkOut: '2026-12-12', adults: 2 }

const nights = ['2026-12-10', '2026-12-11']

/** A hotel with its rates for that stay, cheapest first, and its number of rooms. */
type Recorded = { hotel: PlaceHotel; rates: readonly HotelRate[]; stock: number }

const baixa = { id: 71, name: 'Baixa' }
const chiado = { id: 72, name: 'Chiado' }
const square = { id: 91, name: 'Rossio Square' }

const lisbon = {
  city: 'Lisbon',
  country: { code: 'PT', name: 'Portugal' },
  timeZone: 'Europe/Lisbon',
  sandboxOnly: false,
  behaviour: { atCheck: 'as_offered', roomsPerOffice: false, voucherSeconds: 0 },
} as const

function rate(
  key: string,
  board: HotelRate['board'],
  totalCents: number,
  cancellation: Pick<HotelRate, 'terms' | 'steps'>,
): HotelRate {
  const room = {
    ...{ roomId: 1, name: 'Double room', adults: 2, childAges: [], beds: ['1 queen bed'], maxOccupancy: 3 },
    ...{ sizeM2: 21, description: 'A room to the street.', images: [], totalCents },
  }
  return {
    ...{ key, board, rooms: [room], totalCents, beforeDiscountCents: totalCents, available: 1 },
    ...cancellation,
  }
}

const fixed = { terms: 'non_refundable', steps: [] } as const
const flexible = (amountCents: number, totalCents: number) =>
  ({
    terms: 'free_cancellation',
    steps: [
      { from: '2026-12-08T18:00:00', amountCents },
      { from: '2026-12-10T18:00:00', amountCents: totalCents },
    ],
  }) as const

const recorded: readonly Recorded[] = [
  {
    hotel: {
      ...lisbon,
      ...{ hotelId: 501, name: 'Casa da Ribeira', stars: 4, reviewScore: 88, reviewCount: 412 },
      ...{ propertyType: 204, lat: 38.7081, lon: -9.1365, distance: 300, popularity: 90 },
      ...{ facilities: [107, 433], roomFacilities: [38], meals: ['breakfast'], bedTypes: ['double'] },
      ...{ beds: 1, bedrooms: 1, adultsOnly: false, sustainable: true },
      ...{ district: baixa, chain: null, landmarks: [square] },
    },
    rates: [
      rate('double.room_only.fixed', 'room_only', 21_000, fixed),
      rate('double.breakfast.flexible', 'breakfast', 26_450, flexible(13_225, 26_450)),
    ],
    stock: 1,
  },
  {
    hotel: {
      ...lisbon,
      ...{ hotelId: 502, name: 'Pensão Estrela', stars: 2, reviewScore: 74, reviewCount: 95 },
      ...{ propertyType: 216, lat: 38.7142, lon: -9.1421, distance: 900, popularity: 30 },
      ...{ facilities: [107], roomFacilities: [], meals: [], bedTypes: ['single', 'double'] },
      ...{ beds: 2, bedrooms: 1, adultsOnly: false, sustainable: false },
      ...{ district: chiado, chain: null, landmarks: [square] },
    },
    rates: [rate('double.room_only.flexible', 'room_only', 9_800, flexible(4_900, 9_800))],
    stock: 4,
  },
  {
    hotel: {
      ...lisbon,
      ...{ hotelId: 503, name: 'Torre Norte', stars: 5, reviewScore: 0, reviewCount: 0 },
      ...{ propertyType: 204, lat: 38.7683, lon: -9.0966, distance: 7400, popularity: 10 },
      ...{ facilities: [107, 433, 54], roomFacilities: [38, 81], meals: ['breakfast'], bedTypes: ['double'] },
      ...{ beds: 1, bedrooms: 1, adultsOnly: true, sustainable: false },
      ...{ district: null, chain: { id: 40, name: 'Norte' }, landmarks: [] },
    },
    rates: [rate('double.breakfast.fixed', 'breakfast', 54_000, fixed)],
    stock: 2,
  },
]

const profile: Omit<HotelProfile, 'images' | 'reviews'> = {
  address: {
    ...{ line: 'Rua da Prata 80', city: 'Lisbon' },
    ...{ country: 'Portugal', countryCode: 'PT', postalCode: '1100-420' },
  },
  phone: '+351 21 000 0000',
  description: 'A house in the old town.\n\nRooms look to the street or the court.',
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  facilityGroups: [{ name: 'General', facilities: ['Free WiFi'] }],
  policies: [{ title: 'Pets', text: 'Pets are not allowed.' }],
}

/** A picture of one grey pixel. */
export const recordedPhoto = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNoAAAAggCB2kUIOwAAAABJRU5ErkJggg==',
  'base64',
)

const recordedOf = (hotelId: number) => recorded.find(({ hotel }) => hotel.hotelId === hotelId)
const imagesOf = (hotelId: number) => [`/photos/hotels/${hotelId}/1`]

function ratesOf({ hotelId, stay, provider }: RateQuery, taken: Taken): HotelRate[] {
  const [room, ...others] = stay.occupancies
  const isRecorded =
    stay.checkIn === recordedStay.checkIn &&
    stay.checkOut === recordedStay.checkOut &&
    room?.adults === recordedStay.adults &&
    room.childAges.length + others.length === 0
  const { rates = [], stock = 0 } = recordedOf(hotelId) ?? {}
  if (!isRecorded || provider !== 'example-provider-1') return []
  const available = Math.max(0, stock - Math.max(...nights.map((night) => taken(1, night))))
  return rates.map((each) => ({ ...each, available }))
}

function profileOf(hotelId: number): HotelProfile | null {
  const { hotel } = recordedOf(hotelId) ?? {}
  if (!hotel) return null
  const reviews = { score: hotel.reviewScore, count: hotel.reviewCount, items: [] }
  return { ...profile, reviews, images: imagesOf(hotelId) }
}

function placeHotels(placeId: string, hotels: readonly PlaceHotel[]): PlaceHotels {
  return {
    placeId,
    sandboxOnly: false,
    size: hotels.length,
    hotel: (at) => hotels[at]!,
    images: (at) => imagesOf(hotels[at]!.hotelId),
    daysAt: (now) => [localDateAt(lisbon.timeZone, now)],
    rates: (stay, searchedAt, provider) => {
      const rates = hotels.map(({ hotelId }) => ratesOf({ hotelId, stay, searchedAt, provider }, () => 0))
      return Promise.resolve(columnsOf(rates))
    },
  }
}

/** The rates of some hotels in columns, each with a kind of its own. */
function columnsOf(hotels: readonly (readonly HotelRate[])[]): PlaceRates {
  const rates = hotels.flat()
  let end = 0
  return {
    first: Uint32Array.from([0, ...hotels.map(({ length }) => (end += length))]),
    totalCents: Uint32Array.from(rates, ({ totalCents }) => totalCents),
    beforeDiscountCents: Uint32Array.from(rates, ({ beforeDiscountCents }) => beforeDiscountCents),
    kind: Uint16Array.from(rates.keys()),
    // Every recorded rate is for one double room.
    kinds: rates.map(({ board, terms }) => ({
      ...{ board, beds: 1, bedrooms: 1, bedTypes: ['double'] },
      freeCancellation: terms === 'free_cancellation',
      refundable: terms !== 'non_refundable',
    })),
  }
}

const all = recorded.map(({ hotel }) => hotel)
const places = [
  placeHotels('11112267057', all),
  placeHotels('1111300000929', all),
  ...all.map((hotel) => placeHotels(String(hotel.hotelId), [{ ...hotel, distance: 0 }])),
]

/** Three recorded hotels of Lisbon. */
export const recordedHotels: HotelSupply = {
  hotelsOf: (placeId) => Promise.resolve(places.find((place) => place.placeId === placeId) ?? null),
  findHotel: (hotelId) => Promise.resolve(recordedOf(hotelId)?.hotel ?? null),
  rates: (query, taken) => Promise.resolve(ratesOf(query, taken).filter(({ available }) => available > 0)),
  rate: (query, key, taken) =>
    Promise.resolve(ratesOf(query, taken).find((each) => each.key === key) ?? null),
  profile: (hotelId) => Promise.resolve(profileOf(hotelId)),
  photo: (hotelId, n) =>
    Promise.resolve(
      recordedOf(hotelId) && n === 1
        ? { bytes: recordedPhoto, contentType: 'image/png', etag: '"recorded"' }
        : null,
    ),
  answered: () => Promise.resolve(),
  scenarios: [],
}

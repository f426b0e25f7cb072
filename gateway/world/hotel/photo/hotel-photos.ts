import type { HotelRow } from '../city-hotels.ts'
import { factsOf, type HotelFacts } from '../content/hotel-facts.ts'
import { hotelSeed } from '../rates/hotel-seed.ts'
import { kindOfProperty } from '../rates/property-kind.ts'
import { roomPlansOf } from '../rates/room-plan.ts'
import { scenarioRoomsOf } from '../rates/scenario-rooms.ts'
import { scenarioOfHotel } from '../catalogue/scenario-hotels.ts'
import { bedroom } from './bedroom.ts'
import { facade } from './facade.ts'
import { outlook, poolside } from './outdoors.ts'
import { bathroom, breakfast, gym, lounge, spa } from './places.ts'
import { PHOTOS_PATH } from '../../../../contract/reference/photo-sizes.ts'

type Draw = (facts: HotelFacts) => string

/** A hotel's own photos by number; a hotel has no photos of facilities that it lacks. */
const places: readonly { n: number; draw: Draw; when: (facts: HotelFacts) => boolean }[] = [
  { n: 1, draw: facade, when: () => true },
  { n: 2, draw: poolside, when: ({ has }) => has(433) },
  { n: 3, draw: breakfast, when: ({ mealMask, has }) => (mealMask & 0b11111) !== 0 || has(3) },
  { n: 4, draw: lounge, when: ({ charge }) => charge !== 'unit' },
  { n: 5, draw: spa, when: ({ has }) => has(54) },
  { n: 6, draw: gym, when: ({ has }) => has(11) },
  { n: 7, draw: outlook, when: ({ roomHas }) => roomHas(81) || roomHas(108) || roomHas(17) || roomHas(123) },
  { n: 8, draw: bathroom, when: ({ roomHas }) => roomHas(38) || roomHas(5) },
]

function plansOf(hotel: HotelRow) {
  const { city, row } = hotel
  const kind = kindOfProperty(city.propertyType[row] ?? 0)
  return roomPlansOf(hotel, hotelSeed(city.hotelId[row] ?? 0), kind, scenarioRoomsOf(hotel))
}

const noPhotos = ({ city, row }: HotelRow) => scenarioOfHotel(city.hotelId[row] ?? 0) === 'unrated_no_photo'

/** The picture that lists show for a hotel; null for the hotel without photos. */
export function coverImage(hotel: HotelRow): string | null {
  return noPhotos(hotel) ? null : photoPath(hotel.city.hotelId[hotel.row] ?? 0, 1)
}

/**
 * All photos of a hotel: the building first, then its rooms and its other facilities. Paths are below the
 * site address.
 */
export function hotelImages(hotel: HotelRow): string[] {
  if (noPhotos(hotel)) return []
  const facts = factsOf(hotel)
  const [front = 1, ...others] = places.filter(({ when }) => when(facts)).map(({ n }) => n)
  const rooms = plansOf(hotel).map((_, at) => roomPhoto(at + 1))
  return [front, ...rooms.slice(0, 1), ...others, ...rooms.slice(1)].map((n) => photoPath(facts.hotelId, n))
}

/** Photos of a room type: the room, its bathroom, its view. */
export function roomImages(hotel: HotelRow, roomId: number): string[] {
  if (noPhotos(hotel)) return []
  const facts = factsOf(hotel)
  const near = places.filter(({ n, when }) => (n === 7 || n === 8) && when(facts)).map(({ n }) => n)
  return [roomPhoto(roomId), ...near.reverse()].map((n) => photoPath(facts.hotelId, n))
}

/**
 * The drawing of a photo by its number, 640 x 480 without its svg element; null when the hotel has no such
 * photo.
 */
export function drawPhoto(hotel: HotelRow, n: number): string | null {
  if (noPhotos(hotel)) return null
  const facts = factsOf(hotel)
  const place = places.find((each) => each.n === n)
  if (place) return place.when(facts) ? place.draw(facts) : null
  const roomId = n - roomPhoto(0)
  const plan = roomId > 0 ? plansOf(hotel)[roomId - 1] : undefined
  return plan ? bedroom(facts, plan, roomId) : null
}

/** Path of a photo below the site address. */
function photoPath(hotelId: number, n: number): string {
  return `${PHOTOS_PATH}/hotels/${hotelId}/${n}`
}

/** Number of the photo of a room type; the hotel's own photos have smaller numbers. */
function roomPhoto(roomId: number): number {
  return 20 + roomId
}

import { facilities, propertyTypes, roomFacilities } from '../../../../contract/hotel/codes.ts'
import { kilometres } from '../../geography/kilometres.ts'
import type { HotelRow } from '../city-hotels.ts'
import { hotelSeed } from '../rates/hotel-seed.ts'
import { homePlaceOf, kmFromHome } from '../rates/home-place.ts'
import { kindOfProperty } from '../rates/property-kind.ts'

const facilityBit = new Map<number, number>(facilities.map(({ id }, bit) => [id, 1 << bit]))
const roomFacilityBit = new Map<number, number>(roomFacilities.map(({ id }, bit) => [id, 1 << bit]))
const typeNames = new Map<number, string>(propertyTypes.map(({ id, name }) => [id, name]))

/** A hotel's columns in the form that its texts and pictures need. */
export type HotelFacts = {
  seed: number
  hotelId: number
  name: string
  city: string
  country: string
  countryCode: string
  /** The absolute latitude decides between palms and pines. */
  lat: number
  stars: number
  /** Tenths; 0 without reviews. */
  score: number
  typeId: number
  /** The type as it is used in a sentence, such as `hotel` or `guest house`. */
  typeWord: string
  charge: 'room' | 'bed' | 'unit'
  district: string | null
  /** Kilometres from the centre. */
  km: number
  /** The nearest landmarks within 4 km, nearest first; computed at every call. */
  sights(): { name: string; km: number }[]
  has(facilityId: number): boolean
  roomHas(roomFacilityId: number): boolean
  adultsOnly: boolean
  sustainable: boolean
  mealMask: number
}

const words: Readonly<Record<number, string>> = {
  3: 'holiday apartment',
  201: 'apartment house',
  203: 'hostel',
  204: 'hotel',
  205: 'motel',
  206: 'resort',
  208: 'bed and breakfast',
  209: 'ryokan',
  212: 'holiday park',
  213: 'villa',
  214: 'campsite',
  215: 'houseboat',
  216: 'guest house',
  220: 'holiday home',
  221: 'lodge',
  222: 'homestay',
  223: 'country house',
  224: 'glamping site',
  225: 'capsule hotel',
  226: 'love hotel',
  228: 'chalet',
  231: 'budget hotel',
  235: 'student residence',
}

/** Collects the facts from a hotel's columns. */
export function factsOf(hotel: HotelRow): HotelFacts {
  const { city, row } = hotel
  const hotelId = city.hotelId[row] ?? 0
  const typeId = city.propertyType[row] ?? 204
  const place = homePlaceOf(hotel)
  const [lat, lon] = [city.lat[row] ?? 0, city.lon[row] ?? 0]
  const facilityMask = city.facilities[row] ?? 0
  const roomMask = city.roomFacilities[row] ?? 0
  return {
    seed: hotelSeed(hotelId),
    hotelId,
    name: city.name[row] ?? '',
    city: place?.name ?? '',
    country: place?.country.name ?? '',
    countryCode: place?.country.code ?? '',
    lat,
    stars: city.stars[row] ?? 0,
    score: city.reviewScore[row] ?? 0,
    typeId,
    typeWord: words[typeId] ?? typeNames.get(typeId)?.toLowerCase() ?? 'hotel',
    charge: kindOfProperty(typeId).charge,
    district: city.districts[city.district[row] ?? 0xffff]?.name ?? null,
    km: kmFromHome(hotel, place),
    sights: () =>
      city.landmarks
        .map((sight) => ({ name: sight.name, km: kilometres(lat, lon, sight.lat, sight.lon) }))
        .filter(({ km }) => km < 4)
        .sort((a, b) => a.km - b.km)
        .slice(0, 3),
    has: (id) => (facilityMask & (facilityBit.get(id) ?? 0)) !== 0,
    roomHas: (id) => (roomMask & (roomFacilityBit.get(id) ?? 0)) !== 0,
    adultsOnly: city.adultsOnly[row] === 1,
    sustainable: city.sustainable[row] === 1,
    mealMask: city.meals[row] ?? 0,
  }
}

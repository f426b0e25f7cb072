import { bedTypes, facilities, meals, roomFacilities } from '../../../contract/hotel/codes.ts'
import type { Hotel, HotelGroup, PlaceHotel } from '../../supply/hotel/hotel.ts'
import type { WorldPlace } from '../geography/place.ts'
import { zoneOfCity } from '../geography/place-zone.ts'
import { behaviourOfHotel } from './catalogue/scenario-hotels.ts'
import type { CityHotels, HotelRow } from './city-hotels.ts'
import { homePlaceId, homePlaceOf } from './rates/home-place.ts'

/** Converts a row of a city to the port's `Hotel`. */
export function hotelOfRow(hotel: HotelRow): Hotel {
  return hotelAt(hotel, homePlaceOf(hotel))
}

function hotelAt({ city, row }: HotelRow, home: WorldPlace | null): Hotel {
  const hotelId = city.hotelId[row]!
  return {
    hotelId,
    name: city.name[row]!,
    stars: city.stars[row]!,
    reviewScore: city.reviewScore[row]!,
    reviewCount: city.reviewCount[row]!,
    propertyType: city.propertyType[row]!,
    lat: city.lat[row]!,
    lon: city.lon[row]!,
    timeZone: zoneOfCity(homePlaceId({ city, row })),
    sandboxOnly: home?.sandboxOnly ?? false,
    behaviour: behaviourOfHotel(hotelId),
  }
}

/** Converts a row to the port's `PlaceHotel`; `city` holds the hotels of the place. */
export function placeHotelOfRow({ city, row }: HotelRow): PlaceHotel {
  const home = homePlaceOf({ city, row })
  return {
    ...hotelAt({ city, row }, home),
    city: home?.name ?? '',
    country: home?.country ?? { code: '', name: '' },
    distance: city.distance[row]!,
    facilities: masked(facilities, city.facilities[row]!),
    roomFacilities: masked(roomFacilities, city.roomFacilities[row]!),
    meals: masked(meals, city.meals[row]!),
    bedTypes: masked(bedTypes, city.bedTypes[row]!),
    beds: city.beds[row]!,
    bedrooms: city.bedrooms[row]!,
    adultsOnly: city.adultsOnly[row] === 1,
    sustainable: city.sustainable[row] === 1,
    popularity: city.popularity[row]!,
    district: city.districts[city.district[row]!] ?? null,
    chain: city.chains[city.chain[row]!] ?? null,
    landmarks: landmarksNear(city, row),
  }
}

/** Ids of the entries of a list whose bits are set in the mask. */
function masked<Id>(list: readonly { id: Id }[], mask: number): Id[] {
  const ids: Id[] = []
  for (let bit = 0; bit < list.length; bit++) if ((mask & (1 << bit)) !== 0) ids.push(list[bit]!.id)
  return ids
}

function landmarksNear({ landmarks, nearLandmark }: CityHotels, row: number): HotelGroup[] {
  return landmarks.filter((_, at) => holds(nearLandmark[at]!, row))
}

/** Whether a list of ascending rows contains a row. */
function holds(rows: Uint32Array, row: number): boolean {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (rows[middle]! < row) low = middle + 1
    else high = middle
  }
  return rows[low] === row
}

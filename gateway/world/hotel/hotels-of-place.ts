import { gazetteer } from '../geography/gazetteer.ts'
import type { WorldPlace } from '../geography/place.ts'
import type { CityHotels } from './city-hotels.ts'
import { findHotel } from './find-hotel.ts'
import { hotelIdOfExternal } from './catalogue/hotel-id.ts'
import { coverageOf, hotelsOfWhole } from './catalogue/hotels-of-whole.ts'
import type { NamedCity } from './catalogue/hotels-of-whole.ts'
import { listedCity, makeCityOfRow, recentPlaces } from './catalogue/known-city.ts'
import { someHotels } from './catalogue/some-hotels.ts'

const recent = recentPlaces()

/**
 * The hotels of a place, exactly as many as its nr_hotels says. A city has its own hotels, a district those
 * of its city that are in it, a landmark those of its city within three kilometres, a region or country those
 * of its cities, and a hotel itself. Of a region or country with more than 8,000 hotels as many are found,
 * those of the largest cities first. Distances are from the centre of the
 * place. The same object is returned as long as the place is among the 50 used last. Null for an external id
 * that no place has.
 */
export function hotelsOfPlace(externalId: string): CityHotels | null {
  const hotelId = hotelIdOfExternal(externalId)
  if (hotelId !== null) return hotelAlone(hotelId)
  const places = gazetteer()
  const row = places.rowOfExternalId(externalId)
  if (row === null) return null
  const place = places.place(row)
  const city = places.cityOf(row)
  if (place.type === 'region' || place.type === 'country') {
    const make = () => {
      const counts = rowsOfCities(row).map((city) => places.hotels[city] ?? 0)
      return hotelsOfWhole(place.id, place, coverageOf(place.nrHotels, counts), citiesOf(row))
    }
    return recent.memo(place.id, { context: make })
  }
  // A GeoNames suburb without a city counts as a city of its own.
  if (city === null) return listedCity(row)
  const make = () => {
    const whole = listedCity(city)
    return someHotels(place.id, place, { city: whole, rows: rowsOfPart(whole, place) })
  }
  return recent.memo(place.id, { context: make })
}

function hotelAlone(hotelId: number): CityHotels | null {
  const match = findHotel(hotelId)
  if (!match) return null
  const { city, row } = match
  return someHotels(hotelId, { lat: city.lat[row]!, lon: city.lon[row]! }, { city, rows: [row] })
}

/** Rows of a city that are in one of its districts or near one of its landmarks. */
function rowsOfPart(city: CityHotels, place: WorldPlace): readonly number[] {
  if (place.type === 'landmark') {
    return Array.from(city.nearLandmark[city.landmarks.findIndex(({ id }) => id === -place.id)] ?? [])
  }
  const index = city.districts.findIndex(({ id }) => id === -place.id)
  return Array.from(city.district.keys()).filter((row) => city.district[row] === index)
}

function rowsOfCities(whole: number): number[] {
  const places = gazetteer()
  return [...places.citiesOf(whole)].filter((row) => !places.isSandbox(row))
}

/** The cities of a region or country, the largest first. */
function* citiesOf(whole: number): Generator<NamedCity> {
  const places = gazetteer()
  for (const row of rowsOfCities(whole)) {
    yield { name: places.names[row] ?? '', placeId: places.id[row] ?? 0, hotels: makeCityOfRow(row) }
  }
}

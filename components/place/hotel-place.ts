import type { PlaceV2 } from '../../contract/place/place.ts'
import type { ResponseOf } from '../../contract/registry.ts'
import { placeTypes, type PlaceType } from '../../contract/place/types.ts'
import { plural } from '../../lib/plural.ts'

/** A place to search hotels in, or one hotel. `id` is its `external_id`, sent as it was given (gap 110). */
export type HotelPlace = {
  id: string
  type: PlaceType
  name: string
  /** The places it is in: `Lisbon, Portugal`. Empty for a country. */
  within: string
  /** ISO 3166 code; left out where only an id is known. */
  country?: string
  hotelCount: number
}

/** Converts a place of the lookups for the screens. */
export function hotelPlaceOf(place: PlaceV2): HotelPlace {
  const within = place.label.startsWith(`${place.name}, `)
    ? place.label.slice(place.name.length + 2)
    : place.type === 'country'
      ? ''
      : place.country.name
  const { external_id: id, type, name, nr_hotels: hotelCount } = place
  return { id, type, name, within, country: place.country.code, hotelCount }
}

/** The id of a city among places that were found by its name: the one in its country, otherwise the first. */
export function cityNamed(
  { data }: ResponseOf<'place.search'>,
  { city, country }: { city: string; country: string },
): string | null {
  const match = data.find((place) => place.name === city && place.country.name === country)
  return (match ?? data[0])?.external_id ?? null
}

/** `Alfama, Lisbon, Portugal`. */
export function placeText(place: Pick<HotelPlace, 'name' | 'within'>): string {
  return place.within === '' ? place.name : `${place.name}, ${place.within}`
}

/** `city · 330 hotels`; for a hotel only the type. */
export function placeNote(place: Pick<HotelPlace, 'type' | 'hotelCount'>): string {
  if (place.type === 'hotel') return 'hotel'
  return `${place.type} · ${plural(place.hotelCount, 'hotel')}`
}

/** True for a type of place. */
export function isPlaceType(text: string): text is PlaceType {
  return (placeTypes as readonly string[]).includes(text)
}

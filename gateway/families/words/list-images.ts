import type { PlaceHotels } from '../../supply/hotel/port.ts'

/** Pictures of a hotel in a list: the rest is on its own page. */
const LIST_IMAGES = 3

/**
 * Addresses of the first pictures of a hotel.
 * @param site address that pictures are served at, without a slash at its end.
 */
export function listImages(hotels: PlaceHotels, at: number, site: string): string[] {
  return hotels
    .images(at)
    .slice(0, LIST_IMAGES)
    .map((path) => site + path)
}

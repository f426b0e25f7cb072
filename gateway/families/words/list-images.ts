import type { PlaceHotels } from '../../supply/hotel/port.ts'

/** Number of pictures of a hotel in a list; its own page shows all. */
const LIST_IMAGES = 3

/**
 * Addresses of the first pictures of a hotel.
 * @param site base address of pictures, without a trailing slash.
 */
export function listImages(hotels: PlaceHotels, at: number, site: string): string[] {
  return hotels
    .images(at)
    .slice(0, LIST_IMAGES)
    .map((path) => site + path)
}

import type { HotelRow } from '../city-hotels.ts'
import { photoPath, roomPhoto } from './photo-path.ts'

/** Photos of a room type. */
export function roomImages({ city, row }: HotelRow, roomId: number): string[] {
  return [photoPath(city.hotelId[row] ?? 0, roomPhoto(roomId))]
}

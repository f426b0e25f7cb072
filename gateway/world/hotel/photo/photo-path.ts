import { PHOTOS_PATH } from '../../../../contract/reference/photo-sizes.ts'

/** Path of a photo below the site address. */
export function photoPath(hotelId: number, n: number): string {
  return `${PHOTOS_PATH}/hotels/${hotelId}/${n}`
}

/** Number of the photo of a room type; the hotel's own photos have smaller numbers. */
export function roomPhoto(roomId: number): number {
  return 20 + roomId
}

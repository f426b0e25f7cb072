import { createHash } from 'node:crypto'
import { hotelPhotoWidths } from '../../../../contract/reference/photo-sizes.ts'
import type { Photo } from '../../../supply/hotel/profile.ts'
import type { HotelRow } from '../city-hotels.ts'
import { drawPhoto } from './hotel-photos.ts'
import { HEIGHT, WIDTH } from '../../drawing/shapes.ts'

/**
 * Photo `n` of a hotel as SVG, `width` CSS pixels wide and three quarters as high; null when there is none.
 * It is drawn anew at every call, which takes some tens of microseconds. It contains no scripts and loads
 * nothing.
 */
export function hotelPhoto(hotel: HotelRow, n: number, width: number | null): Photo | null {
  const drawing = drawPhoto(hotel, n)
  if (drawing === null) return null
  const wide = nearestWidth(width ?? WIDTH)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${(wide * HEIGHT) / WIDTH}" ` +
    `viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawing}</svg>`
  const etag = `"${createHash('sha1').update(svg).digest('base64url').slice(0, 20)}"`
  return { bytes: new TextEncoder().encode(svg), contentType: 'image/svg+xml', etag }
}

function nearestWidth(width: number): number {
  return hotelPhotoWidths.reduce((best, each) =>
    Math.abs(each - width) < Math.abs(best - width) ? each : best,
  )
}

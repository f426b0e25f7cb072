import { photoSizes } from '../contract/activity/codes.ts'
import { hotelPhotoWidths, PHOTOS_PATH } from '../contract/reference/photo-sizes.ts'

/** Larger pictures than this are not shown anywhere. */
const WIDEST = 1280

/** The sizes of an activity's photo by their widths; `original` has none. */
const activitySizes = new Map(
  photoSizes.flatMap((size) => (size === 'original' ? [] : [[Number.parseInt(size), size] as const])),
)
const activityWidths = [...activitySizes.keys()].filter((width) => width <= WIDEST)

/**
 * The desk's own addresses of a supplier's photo: pages load pictures only from the desk. The booking
 * service's host is left out, since the desk's server knows it. Null for an address that cannot be parsed.
 * @param image the address from the gateway
 * @param width the least width wanted in pixels, where the browser does not choose by itself
 * @returns `srcSet` has every width that the booking service offers
 */
export function photoAddresses(image: string, width: number): { src: string; srcSet: string } | null {
  if (!URL.canParse(image)) return null
  const path = new URL(image).pathname
  const widths = isOfActivity(path) ? activityWidths : hotelPhotoWidths
  const at = (w: number) => `/api/photo?${new URLSearchParams({ path, w: String(w) })}`
  return {
    src: at(widths.find((offered) => offered >= width) ?? WIDEST),
    srcSet: widths.map((offered) => `${at(offered)} ${offered}w`).join(', '),
  }
}

/** How the booking service is asked for a photo in a width: activities have sizes with names (gap 162). */
export function sitePhotoPath(path: string, width: number): string {
  if (!isOfActivity(path)) return `${path}?w=${width}`
  const wide = activityWidths.find((offered) => offered >= width) ?? WIDEST
  return `${path}?size=${activitySizes.get(wide)}`
}

function isOfActivity(path: string): boolean {
  return path.startsWith(`${PHOTOS_PATH}/activities/`)
}

/** CSS pixels that photos are asked for in: a thumb, a card or tile, the whole picture. */
export type PhotoWidth = 160 | 320 | 640 | 1280

/**
 * The desk's own address of a supplier's photo: pages load pictures from the desk alone. The booking service's host is left
 * out, since the desk knows where its site is. Null for an address that cannot be read.
 */
export function photoSrc(image: string, width: PhotoWidth): string | null {
  if (!URL.canParse(image)) return null
  return `/api/photo?${new URLSearchParams({ path: new URL(image).pathname, w: String(width) })}`
}

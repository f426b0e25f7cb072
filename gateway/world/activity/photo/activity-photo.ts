import { createHash } from 'node:crypto'
import type { PhotoSize } from '../../../../contract/activity/codes.ts'
import type { Photo } from '../../../supply/hotel/profile.ts'
import { hashText } from '../../../hash.ts'
import { paletteOf } from '../../drawing/palette.ts'
import { HEIGHT, WIDTH } from '../../drawing/shapes.ts'
import type { Scene } from '../experience.ts'
import { photoCount } from '../photo-paths.ts'
import { madeCatalogue } from '../products.ts'
import { scenes } from './scenes.ts'

/** The scenes of a product's pictures after the first. */
const others: readonly Scene[] = ['street', 'garden', 'market', 'tower', 'night', 'food']

/** Picture `n` of a product in one of the contract's sizes; null when there is none. */
export function activityPhoto(uuid: string, n: number, size: PhotoSize): Photo | null {
  const made = madeCatalogue().byUuid.get(uuid)
  if (!made || !Number.isInteger(n) || n < 1 || n > photoCount) return null
  const { experience, city } = made.seed
  const seed = hashText(uuid)
  const scene = n === 1 ? experience.scene : (others[(seed + n) % others.length] ?? 'street')
  const drawing = scenes[scene]({ seed: seed + n, lat: city.lat, colours: paletteOf(seed) })
  const [wide, high] = size === 'original' ? [2048, 1536] : size.split('x').map(Number)
  // The picture fills its frame; the parts that do not fit are cut off evenly.
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" ` +
    `viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`
  const etag = `"${createHash('sha1').update(svg).digest('base64url').slice(0, 20)}"`
  return { bytes: new TextEncoder().encode(svg), contentType: 'image/svg+xml', etag }
}

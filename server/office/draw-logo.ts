import 'server-only'
import sharp, { type SharpOptions } from 'sharp'
import { MOST_LOGO_BYTES, MOST_LOGO_PIXELS } from '../../lib/office/letterhead.ts'
import type { Letterhead } from '../../pdf/letterhead.ts'

type Logo = NonNullable<Letterhead['logo']>

/** Pixels of a stored logo: 300 to the inch at the largest size that papers print. */
const DRAWN = { width: 720, height: 250 }
/** The smallest side that can be recognised on paper. */
const LEAST_PIXELS = 16
const MOST_SECONDS = 5
/** Dots per inch at which an SVG has its own size, and the most that the library takes. */
const SVG_DENSITY = 72
const MOST_DENSITY = 2400

/**
 * Draws the file of a logo anew, as a PNG on white that fits the papers: nothing of the file itself is
 * stored, neither scripts nor links of an SVG nor where a photo was taken. Answers a sentence for a person if
 * the file is no logo.
 */
export async function drawLogo(file: Uint8Array): Promise<Logo | string> {
  if (file.byteLength === 0) return 'The file is empty.'
  if (file.byteLength > MOST_LOGO_BYTES) return 'The file is larger than 200 KB.'
  const type = typeOf(file)
  if (type === null) return 'Only PNG, JPEG and SVG files can be used.'
  const refusal = type === 'svg' ? refusalOfSvg(Buffer.from(file).toString('utf8')) : null
  if (refusal !== null) return refusal
  try {
    return await drawn(file, type)
  } catch {
    // The library's own words are about its parts, and whatever it could not read is no picture.
    return 'The file is damaged, or larger than 16 megapixels.'
  }
}

async function drawn(file: Uint8Array, type: 'picture' | 'svg'): Promise<Logo | string> {
  const options: SharpOptions = { limitInputPixels: MOST_LOGO_PIXELS, failOn: 'error' }
  const { width, height } = await sharp(file, options).metadata()
  if (Math.min(width, height) < LEAST_PIXELS && type !== 'svg') {
    return 'The picture is smaller than 16 pixels.'
  }
  const scale = Math.min(DRAWN.width / width, DRAWN.height / height)
  // An SVG has no pixels: it is drawn at the size at which it is printed.
  const density = Math.min(MOST_DENSITY, Math.max(1, Math.floor(SVG_DENSITY * scale)))
  const { data, info } = await sharp(file, type === 'svg' ? { ...options, density } : options)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ ...DRAWN, fit: 'inside', withoutEnlargement: type !== 'svg' })
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .timeout({ seconds: MOST_SECONDS })
    .toBuffer({ resolveWithObject: true })
  return { image: data, width: info.width, height: info.height }
}

/** The type by the first bytes: what a file calls itself does not count. */
function typeOf(file: Uint8Array): 'picture' | 'svg' | null {
  const bytes = Buffer.from(file)
  const isPng = bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
  const isJpeg = bytes.subarray(0, 3).equals(Buffer.from('\xff\xd8\xff', 'latin1'))
  if (isPng || isJpeg) return 'picture'
  return /^\uFEFF?\s*<(\?xml|!--|!DOCTYPE svg|svg)/i.test(bytes.toString('utf8', 0, 512)) ? 'svg' : null
}

/** What the desk does not draw, so that a logo looks the same everywhere and reads no other file. */
function refusalOfSvg(text: string): string | null {
  if (!/<svg[\s>]/i.test(text)) return 'The file is no SVG picture.'
  if (/<!ENTITY/i.test(text)) return 'An SVG with entities cannot be used. Export it as plain SVG.'
  if (/<(\w+:)?(image|feImage)[\s>/]/i.test(text)) {
    return 'An SVG with other pictures in it cannot be used. Save it as PNG.'
  }
  if (/<(\w+:)?text[\s>/]/i.test(text)) {
    return 'Convert the text of the SVG to outlines: its font may be missing here.'
  }
  return null
}

import type * as resvg from '@resvg/resvg-js'
import { LRUCache } from 'lru-cache'
import { createRequire } from 'node:module'
import type { LogoStyle } from '../../supply/reference/port.ts'
import { airlines } from './airlines.ts'
import { logoSvg } from './logo-drawing.ts'

const require = createRequire(import.meta.url)

/** Number of rendered logos kept; a screen of results shows some dozens. */
const keptLogos = 512

const drawn = new LRUCache<string, Uint8Array>({ max: keptLogos })

/**
 * Logo of a carrier as PNG, 200 x 200; null for a code that no carrier has. Upper and lower case are the same
 * (Session gateway, Static files and images; gap 120). Rendering takes some milliseconds; the result is
 * cached.
 */
export function airlineLogo(code: string, style: LogoStyle): Uint8Array | null {
  const upper = code.toUpperCase()
  if (!airlines().has(upper)) return null
  const key = `${style}/${upper}`
  const cached = drawn.get(key)
  if (cached !== undefined) return cached
  const { Resvg } = require('@resvg/resvg-js') as typeof resvg
  const png = new Uint8Array(
    new Resvg(logoSvg(upper, style), { font: { loadSystemFonts: false } }).render().asPng(),
  )
  drawn.set(key, png)
  return png
}

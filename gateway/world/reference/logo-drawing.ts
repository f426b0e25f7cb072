import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { LogoStyle } from '../../supply/reference/port.ts'
import { readTable, text } from '../table.ts'

const require = createRequire(import.meta.url)

type Box = { x1: number; y1: number; x2: number; y2: number }
type PathCommand = {
  type: string
  x?: number
  y?: number
  x1?: number
  y1?: number
  x2?: number
  y2?: number
}
type GlyphPath = { getBoundingBox(): Box; commands: readonly PathCommand[] }
type Font = { getPath(text: string, x: number, y: number, size: number): GlyphPath }

const side = 200

/**
 * A monogram of a carrier as SVG, 200 x 200. The letters are outlines of Geist Bold (SIL Open Font License),
 * so that no font is needed to render it. Real logos are trademarks that we may not distribute.
 */
export function logoSvg(code: string, style: LogoStyle): string {
  const hash = hashOf(code)
  const ground = colours().get(code) ?? derivedColour(hash)
  const ink = luminance(ground) > 0.36 ? '#10151f' : '#ffffff'
  const shape =
    style === 'v2' ? `<rect width="${side}" height="${side}" fill="${ground}"/>` : shapeOf(hash, ground)
  const width = style === 'v2' ? 132 : 108
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">` +
    `${shape}${monogram(code, width, ink)}</svg>`
  )
}

let colourOf: Map<string, string> | null = null

/** Main colours of large carriers, as hex. Only the colour of our monograms suggests the carrier. */
function colours(): ReadonlyMap<string, string> {
  const file = new URL('./facts/airline-colours.tsv', import.meta.url)
  colourOf ??= new Map(
    readTable(file, { airline: text, colour: text }).map(({ airline, colour }) => [airline, colour]),
  )
  return colourOf
}

/** One of three rounded shapes that leave the corners free. */
function shapeOf(hash: number, fill: string): string {
  const shapes = [
    `<circle cx="100" cy="100" r="92" fill="${fill}"/>`,
    `<rect x="10" y="10" width="180" height="180" rx="52" fill="${fill}"/>`,
    `<path d="M100 8c60 0 92 32 92 92s-32 92-92 92S8 160 8 100 40 8 100 8z" fill="${fill}"/>`,
  ]
  return shapes[hash % shapes.length] ?? ''
}

function monogram(code: string, width: number, fill: string): string {
  const probe = font().getPath(code, 0, 0, 100).getBoundingBox()
  const scale = Math.min(width / (probe.x2 - probe.x1), 78 / (probe.y2 - probe.y1))
  const path = font().getPath(code, 0, 0, 100 * scale)
  const box = path.getBoundingBox()
  const x = side / 2 - (box.x1 + box.x2) / 2
  const y = side / 2 - (box.y1 + box.y2) / 2
  return `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)})" d="${pathData(path)}" fill="${fill}"/>`
}

/** The outline as SVG path data. The library's own `toPathData` writes NaN for coordinates like 2e-15. */
function pathData({ commands }: GlyphPath): string {
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((n) => n !== undefined)
      return type + numbers.map((n) => n.toFixed(2)).join(' ')
    })
    .join('')
}

let loaded: Font | null = null

function font(): Font {
  if (loaded === null) {
    const { parse } = require('opentype.js') as { parse(bytes: ArrayBuffer): Font }
    const bytes = readFileSync(
      join(dirname(require.resolve('geist/font/sans')), 'fonts/geist-sans/Geist-Bold.ttf'),
    )
    loaded = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  }
  return loaded
}

/** A hash of the code, the same everywhere (FNV-1a). */
function hashOf(code: string): number {
  let hash = 0x811c9dc5
  for (const letter of code) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return hash >>> 4
}

/** A saturated colour dark enough for white letters. */
function derivedColour(hash: number): string {
  const hue = hash % 360
  const lightness = 30 + ((hash >>> 9) % 12) - (hue > 45 && hue < 195 ? 8 : 0)
  const saturation = 0.55 + ((hash >>> 14) % 30) / 100
  const channel = (n: number): string => {
    const k = (n + hue / 30) % 12
    const l = lightness / 100
    const value = l - saturation * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

/** Relative luminance of a hex colour (WCAG 2). */
function luminance(hex: string): number {
  const linear = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0)
}

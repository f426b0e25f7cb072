import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { airlines } from '../../../gateway/world/reference/airlines.ts'
import { logoSvg } from '../../../gateway/world/reference/logo-drawing.ts'
import { airlineLogo } from '../../../gateway/world/reference/logo.ts'

/** Header and pixels of a PNG with eight bits and four channels, with its filters reversed. */
function decode(png: Uint8Array): { width: number; height: number; colourType: number; pixels: Uint8Array } {
  const bytes = Buffer.from(png)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  const width = bytes.readUInt32BE(16)
  const height = bytes.readUInt32BE(20)
  const data: Buffer[] = []
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)))
  }
  const raw = inflateSync(Buffer.concat(data))
  const stride = width * 4
  const pixels = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)] ?? 0
    for (let x = 0; x < stride; x++) {
      const left = x >= 4 ? (pixels[y * stride + x - 4] ?? 0) : 0
      const up = y > 0 ? (pixels[(y - 1) * stride + x] ?? 0) : 0
      const corner = x >= 4 && y > 0 ? (pixels[(y - 1) * stride + x - 4] ?? 0) : 0
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0
      pixels[y * stride + x] = (raw[y * (stride + 1) + 1 + x] ?? 0) + guess
    }
  }
  return { width, height, colourType: bytes[25] ?? 0, pixels }
}

function paeth(a: number, b: number, c: number): number {
  const p = a + b - c
  const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)]
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
}

const alphaAt = (pixels: Uint8Array, x: number, y: number) => pixels[(y * 200 + x) * 4 + 3]

describe('airline logos', () => {
  it.each(['LH', '6E', 'W6', '1I'])(
    '%s v1 is 200 x 200 RGBA with clear corners and a filled middle',
    (code) => {
      const { width, height, colourType, pixels } = decode(airlineLogo(code, 'v1') ?? new Uint8Array())
      expect([width, height, colourType]).toEqual([200, 200, 6])
      for (const [x, y] of [
        [0, 0],
        [199, 0],
        [0, 199],
        [199, 199],
      ])
        expect(alphaAt(pixels, x ?? 0, y ?? 0)).toBe(0)
      expect(alphaAt(pixels, 100, 30)).toBe(255)
    },
  )

  it('v2 fills the square and has letters in it', () => {
    const { pixels } = decode(airlineLogo('SQ', 'v2') ?? new Uint8Array())
    expect(alphaAt(pixels, 0, 0)).toBe(255)
    const ground = [...pixels.subarray(0, 3)].join()
    let ink = 0
    for (let at = 0; at < pixels.length; at += 4)
      if ([...pixels.subarray(at, at + 3)].join() !== ground) ink++
    expect(ink).toBeGreaterThan(2000)
  })

  it('draws every carrier with real coordinates', () => {
    for (const code of airlines().keys()) {
      for (const style of ['v1', 'v2'] as const)
        expect(logoSvg(code, style), code).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it('knows no logo for an unknown code, and any case of a known one', () => {
    expect(airlineLogo('ZZZZ', 'v1')).toBeNull()
    expect(airlineLogo('', 'v2')).toBeNull()
    expect(airlineLogo('ba', 'v1')).toBe(airlineLogo('BA', 'v1'))
  })
})

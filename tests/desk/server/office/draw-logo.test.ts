import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawLogo } from '../../../../server/office/draw-logo.ts'

// What an admin may upload as the logo of the papers, and what becomes of it.

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10">'
const svg = (inner: string) => Buffer.from(`${SQUARE}${inner}</svg>`)

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0 } } })

test('a PNG and a JPEG become a PNG on white that fits the papers, without what the file said of itself', async () => {
  const png = await picture(2000, 400).png().toBuffer()
  const photo = await picture(300, 600)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Nobody' } })
    .toBuffer()
  expect(photo.includes('Nobody')).toBe(true)
  for (const [file, width, height] of [
    [png, 720, 144],
    [photo, 125, 250],
  ] as const) {
    const logo = await drawLogo(file)
    if (typeof logo === 'string') throw new Error(logo)
    expect([logo.width, logo.height]).toEqual([width, height])
    const { format, hasAlpha } = await sharp(logo.image).metadata()
    expect([format, hasAlpha]).toEqual(['png', false])
    expect(logo.image.includes('Nobody')).toBe(false)
  }
})

test('an SVG is drawn at the size of the papers, and its scripts and links are gone', async () => {
  const drawn = await drawLogo(
    svg('<script>alert(1)</script><rect width="40" height="10" fill="#0a0" onload="alert(1)"/>'),
  )
  if (typeof drawn === 'string') throw new Error(drawn)
  expect([drawn.width, drawn.height]).toEqual([720, 180])
  const { data } = await sharp(drawn.image).raw().toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3)]).toEqual([0, 170, 0])
})

test.each([
  ['an empty file', Buffer.alloc(0), /empty/],
  ['a file of 200,001 bytes', Buffer.alloc(200_001, 1), /larger than 200 KB/],
  ['a PDF', Buffer.from('%PDF-1.7 ...'), /Only PNG, JPEG and SVG/],
  ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00'), /Only PNG, JPEG and SVG/],
  ['a page with a picture', Buffer.from('<html><svg></svg></html>'), /Only PNG, JPEG and SVG/],
  ['a PNG cut short', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), /damaged/],
  ['an SVG with entities', Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]>${SQUARE}</svg>`), /entities/],
  ['an SVG that shows another file', svg('<image href="file:///etc/hostname"/>'), /other pictures/],
  ['an SVG with text', svg('<text>Aurora</text>'), /outlines/],
])('%s is refused with a sentence', async (_, file, sentence) => {
  expect(await drawLogo(file)).toMatch(sentence)
})

test('a picture of more pixels than 16 million is refused before it is decoded', async () => {
  const big = await picture(5000, 4000).png({ compressionLevel: 9 }).toBuffer()
  expect(big.byteLength).toBeLessThan(200_000)
  expect(await drawLogo(big)).toMatch(/16 megapixels/)
})

test('a picture too small to be recognised is refused', async () => {
  expect(await drawLogo(await picture(300, 8).png().toBuffer())).toMatch(/smaller than 16 pixels/)
})

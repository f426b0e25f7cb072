import { createRequire } from 'node:module'
import type * as resvg from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { facilities, propertyTypes } from '../../../../contract/hotel/codes.ts'
import { hotelPhoto } from '../../../../gateway/world/hotel/photo/hotel-photo.ts'
import { coverImage, hotelImages } from '../../../../gateway/world/hotel/photo/hotel-photos.ts'
import { ratesOfHotel } from '../../../../gateway/world/hotel/rates-of-hotel.ts'
import { madeCity } from './made-city.ts'

const { Resvg } = createRequire(import.meta.url)('@resvg/resvg-js') as typeof resvg
const city = madeCity(300)
const rows = Array.from({ length: city.size }, (_, row) => row)
const numberOf = (path: string) => Number(path.split('/').at(-1))
const svgOf = (row: number, n: number, width: number | null = null) => {
  const photo = hotelPhoto({ city, row }, n, width)
  return photo && new TextDecoder().decode(photo.bytes)
}

describe('photos of a hotel', () => {
  it('are drawn for every address that a hotel or a rate names, as clean SVG', () => {
    const stay = {
      checkIn: '2027-03-02',
      checkOut: '2027-03-05',
      occupancies: [{ adults: 2, childAges: [] }],
    }
    for (const row of rows.filter((each) => each % 4 === 0)) {
      const rooms = ratesOfHotel({ city, row }, stay, new Date('2026-11-20T12:00:00Z'), () => 0).flatMap(
        ({ rooms: each }) => each.flatMap(({ images }) => images),
      )
      const images = hotelImages({ city, row })
      expect(images[0]).toBe(coverImage({ city, row }))
      expect(images.length).toBeGreaterThanOrEqual(3)
      expect(new Set(images).size).toBe(images.length)
      for (const path of new Set([...images, ...rooms])) {
        expect(path).toBe(`/photos/hotels/${city.hotelId[row]}/${numberOf(path)}`)
        const svg = svgOf(row, numberOf(path))!
        expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="640" height="480"/)
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|href|url\(|style=|\son\w+=/i)
        expect(svg.length).toBeLessThan(40_000)
      }
    }
  })

  it('show a pool only where there is one', () => {
    const pool = 1 << facilities.findIndex(({ id }) => id === 433)
    for (const row of rows) {
      const swims = (city.facilities[row]! & pool) !== 0
      expect(svgOf(row, 2) !== null).toBe(swims)
      if (!swims) expect(svgOf(row, 1)).not.toContain('#5fb9c9')
    }
  })

  it('are pictures: every kind of house renders, and no two houses are the same', () => {
    const fronts = rows.map((row) => svgOf(row, 1)!)
    expect(new Set(fronts).size).toBe(rows.length)
    for (const { id } of propertyTypes) {
      const front = fronts[rows.find((row) => city.propertyType[row] === id)!]!
      const { pixels, width, height } = new Resvg(front).render()
      expect([width, height]).toEqual([640, 480])
      const colours = new Set<number>()
      for (let at = 0; at < pixels.length; at += 404) colours.add(pixels.readUIntBE(at, 3))
      expect(colours.size).toBeGreaterThan(8)
    }
  })

  it('have a size and a tag, and none has a number beyond the last', () => {
    const small = hotelPhoto({ city, row: 1 }, 1, 300)!
    expect(new TextDecoder().decode(small.bytes)).toContain('width="320" height="240"')
    expect(hotelPhoto({ city, row: 1 }, 1, 320)!.etag).toBe(small.etag)
    expect(hotelPhoto({ city, row: 1 }, 1, 640)!.etag).not.toBe(small.etag)
    for (const n of [0, 9, 20, 27, 99]) expect(svgOf(1, n)).toBeNull()
  })
})

import type { HotelFacts } from '../content/hotel-facts.ts'
import { chanceOf } from '../../chance.ts'
import { paletteOf, type Palette } from '../../drawing/palette.ts'
import { backdrop, climateOf, tree } from '../../drawing/scenery.ts'
import { line, path, polygon, rect, times } from '../../drawing/shapes.ts'

/** A pool with loungers and sunshades. */
export function poolside(facts: HotelFacts): string {
  const { seed, lat } = facts
  const c = paletteOf(seed)
  const climate = climateOf(lat)
  const shade = (x: number, y: number, fill: string) =>
    line(x, y, x, y + 86, '#7b6049', 5) +
    path(`M${x - 58} ${y + 10}Q${x} ${y - 46} ${x + 58} ${y + 10}Z`, fill) +
    path(`M${x - 20} ${y + 10}Q${x} ${y - 40} ${x + 20} ${y + 10}Z`, c.sun)
  const lounger = (x: number, y: number) =>
    polygon([x, y, x + 26, y - 30, x + 38, y - 30, x + 22, y], c.trim) +
    rect(x + 14, y - 4, 70, 10, c.trim, 4) +
    line(x + 22, y + 6, x + 18, y + 20, '#7b6049', 4) +
    line(x + 78, y + 6, x + 80, y + 20, '#7b6049', 4)
  const curved = chanceOf(seed, 1110) < 0.5
  const water = curved
    ? path('M40 480C60 380 180 366 300 374S560 356 600 480Z', '#f4efe4') +
      path('M58 480C80 394 190 382 304 388S546 374 582 480Z', '#5fb9c9') +
      path('M150 480C170 430 240 420 320 424S480 430 500 480Z', '#86d0da')
    : polygon([70, 480, 170, 372, 520, 372, 620, 480], '#f4efe4') +
      polygon([92, 480, 182, 384, 508, 384, 598, 480], '#5fb9c9') +
      polygon([200, 480, 250, 424, 440, 424, 490, 480], '#86d0da')
  const ripples = times(7, (at) =>
    rect(180 + 280 * chanceOf(seed, 1112 + at), 404 + at * 10, 30, 3, '#d9f2f4', 1.5),
  )
  return (
    backdrop(seed + 3, c, facts.roomHas(108) ? 'sea' : 'hills') +
    rect(0, 340, 640, 140, c.sky === '#4a5584' ? '#8c86a3' : '#e9dcc3') +
    tree(climate, 60, 352, 190, c) +
    tree(climate, 590, 350, 160, c) +
    tree(climate, 520, 346, 110, c) +
    shade(190, 266, c.accent) +
    shade(430, 262, chanceOf(seed, 1111) < 0.5 ? c.accent : c.wall) +
    lounger(110, 344) +
    lounger(226, 344) +
    lounger(346, 342) +
    lounger(462, 342) +
    water +
    ripples
  )
}

/** The view from the hotel. */
export function outlook(facts: HotelFacts): string {
  const { seed, lat, typeId } = facts
  const c = paletteOf(seed)
  const sea = facts.roomHas(108)
  const behind = sea
    ? 'sea'
    : typeId === 228 || typeId === 221
      ? 'mountains'
      : facts.km < 4
        ? 'town'
        : 'hills'
  const railing =
    rect(0, 396, 640, 10, c.trim) +
    times(22, (at) => rect(10 + at * 30, 404, 5, 76, c.trim)) +
    rect(0, 460, 640, 20, c.shade)
  const boats = sea
    ? times(
        2,
        (at) =>
          path(`M${150 + at * 260} 350h60l-12 14h-36z`, c.accent) +
          polygon([182 + at * 260, 346, 182 + at * 260, 296, 212 + at * 260, 346], c.sun),
      )
    : ''
  return (
    backdrop(seed + 11, c, behind) +
    boats +
    roofs(seed, c, behind) +
    tree(climateOf(lat), 70 + 60 * chanceOf(seed, 1190), 560, 380, c) +
    railing
  )
}

function roofs(seed: number, c: Palette, behind: string): string {
  if (behind !== 'town') return ''
  return times(8, (at) => {
    const [x, y] = [at * 84 - 20, 330 + 34 * chanceOf(seed, 1180 + at)]
    return (
      rect(x, y, 80, 110, at % 2 ? c.trim : c.wall) +
      polygon([x - 6, y, x + 40, y - 34, x + 86, y], at % 2 ? c.wall : c.shade) +
      rect(x + 18, y + 18, 14, 18, c.near) +
      rect(x + 48, y + 18, 14, 18, c.near)
    )
  })
}

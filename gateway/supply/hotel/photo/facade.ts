import type { HotelFacts } from '../content/hotel-facts.ts'
import { chanceOf, wholeBetween } from '../rates/hotel-seed.ts'
import { gableHouse, lowWings, motel, ryokan, tents, houseboat, villa } from './low-houses.ts'
import { paletteOf, type Palette } from './palette.ts'
import { backdrop, climateOf, pool, tree } from './scenery.ts'
import { circle, ellipse, polygon, rect, times, veil } from './shapes.ts'

/** The house from outside: by type, stars and climate. */
export function facade(facts: HotelFacts, view = 0): string {
  const { seed, lat, has, roomHas, typeId } = facts
  const colours = paletteOf(seed)
  const climate = climateOf(lat)
  const sea = roomHas(108) || typeId === 215
  const rural = facts.km > 6 || [206, 213, 214, 220, 221, 223, 224].includes(typeId)
  const behind =
    [228, 221].includes(typeId) || (typeId === 224 && !sea)
      ? 'mountains'
      : sea
        ? 'sea'
        : rural || chanceOf(seed, 790) < 0.4
          ? 'hills'
          : 'town'
  const trees = [
    tree(climate, 40 + 50 * chanceOf(seed, 791 + view), 412, 120 + 60 * chanceOf(seed, 792), colours),
    tree(climate, 556 + 50 * chanceOf(seed, 793 + view), 414, 110 + 80 * chanceOf(seed, 794), colours),
  ]
  const bushes = times(5, (at) =>
    circle(
      30 + at * 146 + 40 * chanceOf(seed, 800 + at),
      424,
      12 + 8 * chanceOf(seed, 806 + at),
      at % 2 ? '#6c9a62' : '#578551',
    ),
  )
  const water = has(433) && typeId !== 215 ? pool(210 + 60 * chanceOf(seed, 812), 424, 230, 40) : ''
  return (
    backdrop(seed + view * 7, colours, behind) +
    trees[0] +
    house(facts, colours) +
    trees[1] +
    ground(colours) +
    (typeId === 215 ? '' : bushes) +
    water
  )
}

function ground(colours: Palette): string {
  return veil(0, 416, 640, 64, colours.shade, 0.22)
}

function house(facts: HotelFacts, colours: Palette): string {
  const { seed, typeId, stars } = facts
  switch (typeId) {
    case 206:
      return lowWings(seed, colours, stars)
    case 213:
      return villa(seed, colours)
    case 209:
      return ryokan(seed, colours)
    case 214:
    case 224:
      return tents(seed, colours, typeId === 224)
    case 215:
      return houseboat(seed, colours)
    case 205:
      return motel(seed, colours)
    case 228:
    case 221:
    case 212:
    case 220:
    case 223:
    case 222:
      return gableHouse(seed, colours, typeId === 228 || typeId === 221)
    case 208:
    case 216:
      return townHouses(seed, colours)
    default:
      return stars >= 4 || typeId === 225
        ? towers(seed, colours, stars)
        : chanceOf(seed, 820) < 0.35
          ? townHouses(seed, colours)
          : block(facts, colours)
  }
}

function windows(
  x: number,
  y: number,
  cols: number,
  rows: number,
  stepX: number,
  stepY: number,
  w: number,
  h: number,
  fill: string,
): string {
  return times(rows, (row) => times(cols, (col) => rect(x + col * stepX, y + row * stepY, w, h, fill, 1.5)))
}

/** One or two high houses and a lower wing. */
function towers(seed: number, colours: Palette, stars: number): string {
  const rows = wholeBetween(seed, 830, 6, stars >= 5 ? 10 : 8)
  const cols = wholeBetween(seed, 831, 4, 6)
  const x = 190 + 60 * chanceOf(seed, 832)
  const width = cols * 30 + 22
  const height = rows * 31 + 52
  const top = 416 - height
  const side = chanceOf(seed, 833) < 0.5
  const wing = 90 + 60 * chanceOf(seed, 834)
  const wingX = side ? x + width : x - wing
  const crown = [
    rect(x + width * 0.3, top - 16, width * 0.4, 16, colours.shade) +
      rect(x + width / 2 - 2, top - 44, 4, 28, colours.shade),
    rect(x - 6, top - 8, width + 12, 10, colours.shade, 3),
    ellipse(x + width / 2, top, width / 2, 22, colours.shade),
    polygon([x, top, x + width, top - 34, x + width, top], colours.shade),
  ][Math.floor(chanceOf(seed, 835) * 4)]
  const wingRows = Math.max(2, Math.floor(rows * 0.55))
  const wingTop = 416 - wingRows * 31 - 40
  return (
    rect(wingX, wingTop, wing, 416 - wingTop, colours.shade) +
    windows(wingX + 14, wingTop + 16, Math.floor((wing - 16) / 26), wingRows, 26, 31, 13, 17, colours.trim) +
    crown +
    rect(x, top, width, height, colours.wall) +
    (chanceOf(seed, 836) < 0.4
      ? times(
          rows,
          (row) =>
            rect(x + 12, top + 18 + row * 31, width - 24, 15, colours.trim, 2) +
            times(cols - 1, (col) =>
              rect(x + 12 + (col + 1) * ((width - 24) / cols), top + 18 + row * 31, 3, 15, colours.wall),
            ),
        )
      : windows(x + 18, top + 18, cols, rows, 30, 31, 16, 18, colours.trim)) +
    entrance(x + width / 2, colours, width * 0.5)
  )
}

/** Glass doors under a canopy. */
function entrance(x: number, colours: Palette, width: number): string {
  const w = Math.max(64, width)
  return (
    rect(x - w / 2, 380, w, 36, colours.trim) +
    rect(x - w / 2 - 10, 374, w + 20, 9, colours.accent, 3) +
    rect(x - 12, 387, 11, 29, colours.accent) +
    rect(x + 1, 387, 11, 29, colours.accent)
  )
}

/** A house of four to six floors with balconies or an awning. */
function block({ seed, typeId, charge }: HotelFacts, colours: Palette): string {
  const rows = wholeBetween(seed, 840, 3, 5)
  const cols = wholeBetween(seed, 841, 5, 7)
  const width = cols * 48 + 24
  const x = 320 - width / 2 + 40 * (chanceOf(seed, 842) - 0.5)
  const top = 416 - rows * 52 - 62
  const balconies = charge === 'unit' || chanceOf(seed, 843) < 0.45
  const hostel = typeId === 203 || typeId === 235
  const arched = chanceOf(seed, 847) < 0.3
  const cell = (row: number, col: number) => {
    const [wx, wy] = [x + 26 + col * 48, top + 22 + row * 52]
    const pane = rect(wx, wy, 22, 30, colours.trim, arched ? 10 : 2)
    if (balconies && (row + col) % 2 === 0) return pane + rect(wx - 7, wy + 22, 36, 11, colours.accent, 2)
    const blind = chanceOf(seed, 850 + row * 8 + col) < 0.25 ? rect(wx, wy, 22, 11, colours.sky, 2) : ''
    return pane + blind
  }
  const roof =
    chanceOf(seed, 844) < 0.5
      ? rect(x - 8, top - 10, width + 16, 14, colours.shade, 2)
      : polygon([x - 10, top, x + 22, top - 44, x + width - 22, top - 44, x + width + 10, top], colours.shade)
  const stripes = times(Math.floor(width / 24), (at) =>
    polygon(
      [x + at * 24, 366, x + at * 24 + 24, 366, x + at * 24 + 20, 384, x + at * 24 + 4, 384],
      at % 2 ? colours.trim : colours.accent,
    ),
  )
  return (
    roof +
    rect(x, top, width, 416 - top, colours.wall) +
    times(rows, (row) => times(cols, (col) => cell(row, col))) +
    rect(x + 16, 372, width - 32, 44, colours.shade) +
    rect(x + 26, 380, width - 52, 28, colours.trim, 2) +
    (hostel
      ? rect(x + width - 12, top + 30, 22, 118, colours.accent, 4) +
        times(3, (at) => circle(x + width - 1, top + 52 + at * 34, 6, colours.trim))
      : stripes) +
    rect(320 - 15, 380, 30, 36, colours.accent, 2)
  )
}

/** A row of narrow houses with roofs of their own. */
function townHouses(seed: number, colours: Palette): string {
  const fills = [colours.wall, colours.trim, colours.accent, colours.shade]
  const count = wholeBetween(seed, 860, 3, 4)
  const width = 440 / count
  return times(count, (at) => {
    const x = 100 + at * width
    const rows = wholeBetween(seed, 861 + at, 2, 4)
    const top = 416 - rows * 56 - 50
    const fill = fills[(at + Math.floor(chanceOf(seed, 866) * 4)) % 4]!
    const pane = fill === colours.trim ? colours.near : colours.sun
    const roof = colours.shade === fill ? colours.near : colours.shade
    const style = Math.floor(chanceOf(seed, 870 + at) * 3)
    const cols = width > 120 ? 3 : 2
    const step = (width - 20) / cols
    const gable =
      style === 0
        ? polygon([x, top, x + width / 2, top - 52, x + width, top], roof)
        : style === 1
          ? polygon([x, top, x + 16, top - 36, x + width - 16, top - 36, x + width, top], roof)
          : polygon(
              [
                x,
                top,
                x,
                top - 16,
                x + width * 0.25,
                top - 16,
                x + width * 0.25,
                top - 36,
                x + width * 0.75,
                top - 36,
                x + width * 0.75,
                top - 16,
                x + width,
                top - 16,
                x + width,
                top,
              ],
              fill,
            )
    const door = at === Math.floor(count / 2)
    return (
      gable +
      rect(x, top, width + 0.5, 416 - top, fill) +
      times(rows, (row) =>
        times(
          cols,
          (col) =>
            rect(x + 10 + col * step + step / 2 - 11, top + 20 + row * 56, 22, 32, pane, 2) +
            rect(x + 8 + col * step + step / 2 - 11, top + 53 + row * 56, 26, 4, roof),
        ),
      ) +
      rect(
        x + width / 2 - 13,
        374,
        26,
        42,
        door ? (colours.accent === fill ? colours.sun : colours.accent) : roof,
        3,
      ) +
      (door ? rect(x + width / 2 - 32, 362, 64, 9, colours.near, 3) : '')
    )
  })
}

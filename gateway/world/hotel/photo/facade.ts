import type { HotelFacts } from '../content/hotel-facts.ts'
import { chanceOf } from '../../chance.ts'
import { gableHouse, lowWings, motel, ryokan, tents, houseboat, villa } from './low-houses.ts'
import { paletteOf, type Palette } from '../../drawing/palette.ts'
import { backdrop, climateOf, pool, tree } from '../../drawing/scenery.ts'
import { circle, times, veil } from '../../drawing/shapes.ts'
import { towers, block, townHouses } from './tall-houses.ts'

/** The building from outside, by type, stars and climate. */
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

import 'server-only'
import { encode } from 'uqr'
import type { Town } from '../../lib/map/area.ts'
import { areaOf, boxAround, isIn, type Box, type Point } from '../../lib/map/box.ts'
import type { Block, Drawing } from '../../pdf/blocks.ts'
import { mapArea } from '../map/area.ts'
import type { VoucherFacts } from './voucher-facts.ts'

/** Points of the map on paper, and how many kilometres its width shows. */
const MAP = { width: 360, height: 150, kilometres: 48 }
const CODE_SIDE = 84
const KILOMETRES_PER_DEGREE = 111.2
const COLOURS = { sea: '#dfe8f1', land: '#f4f1ea', town: '#8a929c', hotel: '#b42318' }
const MOST_TOWNS = 12
/** The space that the name of a town needs, in points. */
const LABEL = { width: 74, height: 13 }

/**
 * Where a hotel is: a map of the towns around it, and a code that a phone opens in its own map. Nothing where
 * the record has no position.
 */
export async function wayThere({ position, hotelName }: VoucherFacts): Promise<Block[]> {
  const shown = shownBox(position)
  const around = boxAround([position])
  // Nothing is at 0, 0 but records without a position.
  if (around === null || (position.lat === 0 && position.lng === 0)) return []
  const { land, towns } = await mapArea(areaOf(around))
  const place = placing(shown)
  const drawing: Drawing = {
    width: MAP.width,
    height: MAP.height,
    ground: COLOURS.sea,
    polygons: land.map((rings) => ({
      rings: rings.map((ring) => ring.map(([lng, lat]) => place({ lat, lng }))),
      colour: COLOURS.land,
    })),
    dots: [
      ...namedTowns(towns, shown, place, place(position)),
      {
        at: place(position),
        radius: 4,
        colour: COLOURS.hotel,
        label: { style: 'value', text: hotelName.length > 32 ? 'Hotel' : hotelName },
      },
    ],
  }
  const code = encode(`geo:${position.lat.toFixed(5)},${position.lng.toFixed(5)}`, { ecc: 'M', border: 0 })
  return [
    {
      keep: [
        { style: 'subheading', text: 'Way there' },
        { gap: 6 },
        {
          columns: [
            { width: MAP.width, blocks: [{ drawing }] },
            {
              width: CODE_SIDE,
              blocks: [
                { modules: code.data, side: CODE_SIDE },
                { gap: 6 },
                { style: 'small', text: 'Scan to open it in a map.' },
              ],
            },
          ],
        },
        { gap: 10 },
      ],
    },
  ]
}

/** The box that the map shows around a point. */
function shownBox({ lat, lng }: Point): Box {
  const high = (MAP.kilometres * MAP.height) / MAP.width / KILOMETRES_PER_DEGREE
  const wide = MAP.kilometres / KILOMETRES_PER_DEGREE / Math.max(0.2, Math.cos((lat * Math.PI) / 180))
  return { west: lng - wide / 2, east: lng + wide / 2, south: lat - high / 2, north: lat + high / 2 }
}

/** Turns a point on earth into one of the drawing. */
function placing({ west, east, south, north }: Box): (point: Point) => readonly [number, number] {
  return ({ lat, lng }) => [
    ((lng - west) / (east - west)) * MAP.width,
    ((north - lat) / (north - south)) * MAP.height,
  ]
}

/** The largest towns of the map whose names have room beside each other and beside the hotel. */
function namedTowns(
  towns: readonly Town[],
  shown: Box,
  place: (point: Point) => readonly [number, number],
  hotel: readonly [number, number],
): Drawing['dots'] {
  const taken: (readonly [number, number])[] = [hotel]
  return towns
    .filter((town) => isIn(shown, town))
    .flatMap((town) => {
      const at = place(town)
      const fits =
        at[0] < MAP.width - LABEL.width && at[1] > LABEL.height && at[1] < MAP.height - LABEL.height
      const isFree = taken.every(
        ([x, y]) => Math.abs(x - at[0]) > LABEL.width || Math.abs(y - at[1]) > LABEL.height,
      )
      if (!fits || !isFree || taken.length > MOST_TOWNS) return []
      taken.push(at)
      return [{ at, radius: 1.5, colour: COLOURS.town, label: { style: 'small' as const, text: town.name } }]
    })
}

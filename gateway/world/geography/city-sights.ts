import { citySights } from './facts/city-sights.ts'

/** A named point of a city, in degrees. */
export type Sight = { name: string; lat: number; lon: number }

/** The listed facts about a popular city. */
export type CitySights = {
  countryCode: string
  city: string
  /** Its centre, if GeoNames has it elsewhere. */
  centre: Sight | null
  landmarks: readonly Sight[]
  quarters: readonly Sight[]
  /** Listed names of hotels, all invented. */
  houses: readonly string[]
  /** The sides of the city that face the sea, as `N` or `SW`; empty when they are not listed. */
  sea: readonly string[]
  /** Words that its hotels are named after. */
  words: readonly string[]
}

/** The cities of the facts file, in its order. */
export function readCitySights(): CitySights[] {
  return citySights
    .trim()
    .split(/\n(?=[A-Z]{2} )/)
    .map(readBlock)
}

function readBlock(block: string): CitySights {
  const [head = '', ...lines] = block.split('\n')
  const entries = (mark: string) =>
    lines.filter((line) => line.startsWith(`${mark} `)).flatMap((line) => line.slice(2).split('; '))
  return {
    countryCode: head.slice(0, 2),
    city: head.slice(3),
    centre: entries('c').map(readSight)[0] ?? null,
    landmarks: entries('l').map(readSight),
    quarters: entries('d').map(readSight),
    houses: entries('h'),
    sea: entries('s'),
    words: entries('w'),
  }
}

/** `name latitude longitude`; a latitude may be written with `S`. */
function readSight(text: string): Sight {
  const found = /^(.+) ([\d.]+)(S?) (-?[\d.]+)$/.exec(text)
  if (!found) throw new Error(`No name and coordinates in "${text}"`)
  const [, name = '', lat, south, lon] = found
  return { name, lat: south === 'S' ? -Number(lat) : Number(lat), lon: Number(lon) }
}

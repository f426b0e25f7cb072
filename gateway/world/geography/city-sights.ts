import { number, oneOf, orNull, readTable, text } from '../table.ts'

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

/**
 * Landmarks, quarters and other facts of popular cities, in the order of the table. A city is the largest of
 * that name in its country; its rows follow each other.
 */
export function readCitySights(): CitySights[] {
  const rows = readTable(new URL('./facts/city-sights.tsv', import.meta.url), {
    countryCode: text,
    city: text,
    sort: oneOf(['centre', 'sea', 'hotel', 'landmark', 'quarter', 'word']),
    name: text,
    lat: orNull(number),
    lon: orNull(number),
  })
  return [...Map.groupBy(rows, ({ countryCode, city }) => `${countryCode} ${city}`).values()].map(
    (ofCity) => {
      const { countryCode, city } = ofCity[0] as (typeof rows)[number]
      const of = (sort: (typeof rows)[number]['sort']) => ofCity.filter((row) => row.sort === sort)
      const sightsOf = (sort: 'centre' | 'landmark' | 'quarter'): Sight[] =>
        of(sort).map(({ name, lat, lon }) => {
          if (lat === null || lon === null) throw new Error(`${name} in ${city} has no coordinates`)
          return { name, lat, lon }
        })
      return {
        countryCode,
        city,
        centre: sightsOf('centre')[0] ?? null,
        landmarks: sightsOf('landmark'),
        quarters: sightsOf('quarter'),
        houses: of('hotel').map(({ name }) => name),
        sea: of('sea').map(({ name }) => name),
        words: of('word').map(({ name }) => name),
      }
    },
  )
}

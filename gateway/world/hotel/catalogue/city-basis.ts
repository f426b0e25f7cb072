import type { Shore } from '../../geography/shore.ts'

/** A district with its number of hotels; coordinates in degrees. */
export type KnownDistrict = { id: number; name: string; lat: number; lon: number; hotels: number }

/** Everything that the hotels of a city depend on. */
export type CityBasis = {
  /** Internal id of the place, negative. */
  placeId: number
  name: string
  countryCode: string
  population: number
  /** Degrees. */
  lat: number
  lon: number
  /** Number of hotels. */
  hotels: number
  districts: readonly KnownDistrict[]
  landmarks: readonly { id: number; name: string; lat: number; lon: number }[]
  /** Words that its hotels are named after; may be empty. */
  words: readonly string[]
  /** The listed names of its first hotels. */
  houses: readonly string[]
  /** Whether its first hotels are the scenario hotels. */
  scenarios: boolean
  /** One flag for each of eight directions, north first and clockwise: 1 where the sea is. */
  sea: readonly number[]
  shore: Pick<Shore, 'anchor' | 'isDry'>
}

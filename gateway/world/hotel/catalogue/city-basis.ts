import type { Shore } from '../../geography/shore.ts'

/** A district whose hotels are counted beforehand, in degrees. */
export type KnownDistrict = { id: number; name: string; lat: number; lon: number; hotels: number }

/** All that the hotels of a city follow from. */
export type CityBasis = {
  /** Internal id of the place, negative. */
  placeId: number
  name: string
  countryCode: string
  population: number
  /** Degrees. */
  lat: number
  lon: number
  /** How many hotels there are. */
  hotels: number
  districts: readonly KnownDistrict[]
  landmarks: readonly { id: number; name: string; lat: number; lon: number }[]
  /** Words that houses there are named after; may be empty. */
  words: readonly string[]
  /** Names of the first houses, written down. */
  houses: readonly string[]
  /** Whether the first hotels play the scenarios. */
  scenarios: boolean
  /** One flag for each of eight directions, north first and clockwise: 1 where the sea is. */
  sea: readonly number[]
  shore: Pick<Shore, 'anchor' | 'isDry'>
}

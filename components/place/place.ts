/** A city or an airport with flights. */
export type Place = {
  /** IATA code, the input of a search. */
  code: string
  kind: 'city' | 'airport'
  /** English name: `London`, `Heathrow`. */
  name: string
  /** The city of an airport; the name itself for a city. */
  city: string
  cityCode: string
  /** ISO 3166. */
  country: string
  /** Postal code and name of the state, where it is known: `TX Texas`. */
  state?: string | undefined
  /** Names in other languages, and of the island or region that it serves. */
  otherNames: readonly string[]
  /** Millions of passengers of the city a year; left out below two. */
  millions?: number | undefined
  /** IANA zone; left out where it is not known. */
  timeZone?: string | undefined
}

/** A place that a text finds. */
export type FoundPlace = {
  place: Place
  /** Whether the text is its code or a whole name of it; otherwise it is a guess. */
  exact: boolean
  /** State and country: `Texas, United States`. */
  where: string
  /** The name that was found, where the place is not shown by it: `Bali` of Denpasar. */
  otherName?: string
  /** The country, state or region that was found, in which it is. */
  area?: { name: string; airportCount: number }
}

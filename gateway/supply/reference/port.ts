/** Reference data by code (Session gateway, Reference data records). Lists are complete. */
export interface ReferenceSupply {
  countries(): readonly Country[]
  cities(): readonly City[]
  airports(): readonly Airport[]
  airlines(): readonly Airline[]
  cityOfAirport: CityOfAirport
  exchangeRates(): ExchangeRates
  /**
   * Logo of a carrier as a PNG of 200 x 200: on a transparent background (`v1`) or filling the square. Null
   * when no carrier has this code.
   */
  airlineLogo(code: string, style: LogoStyle): Uint8Array | null
}

/** City code of an airport, e.g. LON for LHR; null for an unknown code. */
export type CityOfAirport = (code: string) => string | null

/**
 * The worth of one US dollar in other currencies. Money is charged in USD; the rates show it in other
 * currencies (gap 226).
 */
export type ExchangeRates = {
  /** The date of the rates, `YYYY-MM-DD`. */
  asOf: string
  /** Units of a currency for one US dollar, by ISO 4217 code; USD is 1. */
  unitsPerUsd: ReadonlyMap<string, number>
}

export type LogoStyle = 'v1' | 'v2'

/** One country or territory. */
export type Country = {
  /** ISO 3166-1 alpha-2 (and XK). */
  code: string
  /** English, as travel agents write it. */
  name: string
  /** ISO 4217 code of the currency in use today; XXX when there is none. */
  currency: string
}

/** One IATA city. */
export type City = {
  /** Three letters. */
  code: string
  name: string
  countryCode: string
  /** IANA zone of its main airport. */
  timeZone: string
  /** Degrees. */
  lat: number
  lon: number
  /** At least one of its airports has scheduled passenger flights. */
  flightable: boolean
  /** Its names in other languages, for example `de` with `München`. */
  names: Readonly<Record<string, string>>
}

/** One IATA airport. */
export type Airport = {
  /** Three letters. */
  code: string
  name: string
  /** IATA city, e.g. LON for LHR. */
  cityCode: string
  /** ISO 3166-1 alpha-2. */
  countryCode: string
  /** IANA zone. */
  timeZone: string
  /** Degrees. */
  lat: number
  lon: number
  iataType: IataType
  /** Has scheduled passenger flights. */
  flightable: boolean
  /** Its other names by language, for example `en-x-2` with `Newark`. */
  names: Readonly<Record<string, string>>
}

/** The kind of place that the code stands for; railway and bus stations have IATA codes too. */
export type IataType = 'airport' | 'heliport' | 'seaplane' | 'railway'

/** One carrier with an IATA designator. */
export type Airline = {
  /** Two characters. */
  code: string
  name: string
  lowCost: boolean
}

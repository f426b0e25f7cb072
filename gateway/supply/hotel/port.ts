import type { bedTypes, HotelBoard } from '../../../contract/hotel/codes.ts'
import type { HotelProvider } from '../../../contract/hotel/providers.ts'
import type { Scenario } from '../scenario.ts'
import type { Hotel, PlaceHotel } from './hotel.ts'
import type { HotelProfile, Photo } from './profile.ts'
import type { HotelRate, Taken } from './rate.ts'
import type { Stay } from './stay.ts'

/** The properties of a rate, besides its price, that a filter or a list asks about. */
export type RateKind = {
  board: HotelBoard
  /** Can be cancelled free of charge on the hotel's day. */
  freeCancellation: boolean
  /** Something is given back if it is cancelled on that day. */
  refundable: boolean
  /** The fewest beds and bedrooms in one of its rooms; in a shared room a guest has one bed. */
  beds: number
  bedrooms: number
  /** Types of bed that each of its rooms has, by facet id. */
  bedTypes: readonly (typeof bedTypes)[number]['id'][]
}

/**
 * The rates of all hotels of a place for a stay, in the order of its hotels. The values are columns because
 * those of 8,000 hotels are computed anew for every stay. A rate may be left out when another one of its
 * hotel, at the same price or less, meets every filter that it meets. Each price equals, to the cent, that of
 * the same rate in `HotelSupply.rates` when no room is taken.
 */
export type PlaceRates = {
  /** Rates of hotel `at`: from `first[at]` up to `first[at + 1]`, cheapest first; none when it is full. */
  first: Uint32Array
  /** Whole stay and all rooms, USD cents; at least 1. */
  totalCents: Uint32Array
  /** Price before the discount; equal to `totalCents` without a discount. */
  beforeDiscountCents: Uint32Array
  /** Index in `kinds`. */
  kind: Uint16Array
  kinds: readonly RateKind[]
}

/**
 * The hotels of a place. The caller builds an index over them and keeps it as long as it keeps this object,
 * so a supplier returns the same object while nothing has changed and never changes the order in it. A
 * metropolis has 8,000 hotels and the details of one are rarely read, so `hotel` and `images` may build their
 * result on every call.
 */
export type PlaceHotels = {
  /** External id of the place. */
  placeId: string
  /** Exists in the sandbox environment only. */
  sandboxOnly: boolean
  size: number
  /** @param at 0 up to `size`. */
  hotel(at: number): PlaceHotel
  /** Paths of its pictures below the site address; the one shown in lists comes first. */
  images(at: number): readonly string[]
  /**
   * The calendar days that its hotels have at an instant, `YYYY-MM-DD`: one for each of their zones, in an
   * order that does not change; none without hotels. Rates of a stay change only when one of them does.
   */
  daysAt(now: Date): readonly string[]
  /** @param now lead time and free cancellation are computed from each hotel's own day. */
  rates(stay: Stay, now: Date, provider: HotelProvider): Promise<PlaceRates>
}

/** The stay that a hotel is asked to price. */
export type RateQuery = {
  hotelId: number
  stay: Stay
  /** The instant of the search; prices and terms depend on the day that the hotel has then. */
  searchedAt: Date
  provider: HotelProvider
}

/**
 * The questions that the gateway asks about hotels. The same question gets the same answer at any time and on
 * any instance, because an offer is found again by asking anew. The time a provider needs for a search is
 * spent in `answered` alone, so that a search that breaks one of our rules is refused without waiting.
 */
export type HotelSupply = {
  /** Null when no place has this id. */
  hotelsOf(placeId: string): Promise<PlaceHotels | null>
  /** Null when no hotel has this number. */
  findHotel(hotelId: number): Promise<Hotel | null>
  /** The rates of a hotel for a stay, without the rooms taken, cheapest first; empty when nothing is free. */
  rates(query: RateQuery, taken: Taken): Promise<readonly HotelRate[]>
  /**
   * Finds one of these rates again by its key. `available` is 0 when its rooms are gone; null means that the
   * hotel does not sell this key.
   */
  rate(query: RateQuery, key: string, taken: Taken): Promise<HotelRate | null>
  /** Null when no hotel has this number, or when the source knows nothing but rates. */
  profile(hotelId: number, provider: HotelProvider): Promise<HotelProfile | null>
  /**
   * Picture `n` of a hotel, about `width` CSS pixels wide, or at its own width when null. Null when there is
   * no such picture.
   */
  photo(hotelId: number, n: number, width: number | null): Promise<Photo | null>
  /**
   * Resolves once a provider has answered for a place or a hotel, given by its external id. Answers are kept,
   * so other filters, another sort order and the next page need no new wait.
   * @throws the signal's reason when the caller aborts.
   */
  answered(provider: HotelProvider, externalId: string, stay: Stay, signal: AbortSignal): Promise<void>
  /** The scenario hotels of the sandbox. */
  scenarios: readonly Scenario[]
}

import type { HotelProvider } from '../../../contract/hotel/providers.ts'
import type { Scenario } from '../scenario.ts'
import type { Hotel, PlaceHotel } from './hotel.ts'
import type { HotelProfile, Photo } from './profile.ts'
import type { HotelRate, Taken } from './rate.ts'
import type { Stay } from './stay.ts'

/**
 * The cheapest price of every hotel of a place for a stay, in the order of its hotels: columns, since those
 * of 8,000 hotels are made anew for every stay. Equal to the cheapest rate that the same hotel has for the
 * same stay, to the cent.
 */
export type LeadPrices = {
  /** Whole stay and all rooms, USD cents; 0 where nothing is free. */
  totalCents: Uint32Array
  /** Price before the discount; equal to `totalCents` where there is none. */
  beforeDiscountCents: Uint32Array
  /** 1 where some rate can be cancelled free of charge today. */
  freeCancellation: Uint8Array
  /** 1 where the cheapest rate itself can be. */
  leadRefundable: Uint8Array
  /** Index of the cheapest rate's board in the boards of `contract/hotel/codes.ts`. */
  leadBoard: Uint8Array
}

/**
 * The hotels of a place. An index is made over them and kept as long as this object is, so a supplier hands
 * over the same one while nothing has changed, and their order never changes in it. A place of a metropolis
 * has 8,000, and what is told of one is asked for rarely: `hotel` and `images` may make it at every call.
 */
export type PlaceHotels = {
  /** External id of the place. */
  placeId: string
  /** Only the sandbox environment knows it. */
  sandboxOnly: boolean
  size: number
  /** @param at 0 up to `size`. */
  hotel(at: number): PlaceHotel
  /** Paths of its pictures below the site address, the one that a list shows first. */
  images(at: number): readonly string[]
  /** @param today YYYY-MM-DD: decides on lead time and on what can still be cancelled. */
  leadPrices(stay: Stay, today: string, provider: HotelProvider): Promise<LeadPrices>
}

/** What a hotel is asked to sell. */
export type RateQuery = {
  hotelId: number
  stay: Stay
  /** YYYY-MM-DD, the day of the search: prices and terms follow from it. */
  today: string
  provider: HotelProvider
}

/**
 * What the gateway asks about hotels. The same question has the same answer at any time and on any instance:
 * an offer is found again by asking anew. What a provider takes over a search is `answered`, so that a search
 * that breaks a rule of ours waits for nobody.
 */
export type HotelSupply = {
  /** Null for an id that no place has. */
  hotelsOf(placeId: string): Promise<PlaceHotels | null>
  /** Null for a number that no hotel has. */
  findHotel(hotelId: number): Promise<Hotel | null>
  /** What a hotel sells for a stay less the rooms taken, cheapest first; empty where nothing is free. */
  rates(query: RateQuery, taken: Taken): Promise<readonly HotelRate[]>
  /**
   * One of them again by its key: `available` is 0 when its rooms are gone, null stands for a key that it
   * does not sell.
   */
  rate(query: RateQuery, key: string, taken: Taken): Promise<HotelRate | null>
  /** Null for a number that no hotel has, and from a source that tells nothing beyond rates. */
  profile(hotelId: number, provider: HotelProvider): Promise<HotelProfile | null>
  /**
   * Picture `n` of a hotel about `width` CSS pixels wide, null for its own width; null for one that does not
   * exist.
   */
  photo(hotelId: number, n: number, width: number | null): Promise<Photo | null>
  /**
   * Resolves once a provider has answered for a place or a hotel, by its external id. An answer is kept:
   * other filters, another sort and the next page are there at once.
   * @throws the signal's reason when the caller leaves.
   */
  answered(provider: HotelProvider, externalId: string, stay: Stay, signal: AbortSignal): Promise<void>
  /** What hotels of the sandbox are there to show. */
  scenarios: readonly Scenario[]
}

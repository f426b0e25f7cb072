import type { HotelBoard } from '../../../contract/hotel/codes.ts'

/** One room of a rate, for one occupancy of the stay. */
export type RateRoom = {
  /** Id of the room type within the hotel, 1 to 99. */
  roomId: number
  name: string
  adults: number
  childAges: readonly number[]
  /** For example `1 queen bed`. */
  beds: readonly string[]
  maxOccupancy: number
  sizeM2: number
  description: string
  /** Paths below the site address. */
  images: readonly string[]
  /** Whole stay, USD cents. */
  totalCents: number
}

/** The cancellation fee from a given time on. */
export type CancellationStep = {
  /** Local wall time of the hotel, `YYYY-MM-DDTHH:MM:SS`. */
  from: string
  amountCents: number
}

/** A rate: rooms for every occupancy of the stay, with one board and one set of cancellation terms. */
export type HotelRate = {
  /** The same for the same hotel, stay and day; it encodes room types, board and terms. */
  key: string
  board: HotelBoard
  rooms: readonly RateRoom[]
  totalCents: number
  beforeDiscountCents: number
  /** The cost of cancelling on the day of the search: nothing, a part, or the whole price. */
  terms: 'free_cancellation' | 'partially_refundable' | 'non_refundable'
  /**
   * In ascending order. The last one costs the whole price, so that every rate says until when something is
   * given back; empty only for a non-refundable rate.
   */
  steps: readonly CancellationStep[]
  /**
   * How many rooms can still be sold at this rate: never fewer than the stay has rooms, except 0 when they
   * are no longer free. Six free rooms of one type are 6, whether one or four of them are asked for.
   */
  available: number
}

/** How many rooms of a room type the bookings of a hotel take in a night (`YYYY-MM-DD`). */
export type Taken = (roomId: number, night: string) => number

import type { HotelRate, Taken } from '../../supply/hotel/rate.ts'
import type { Outcome } from '../outcome.ts'
import type { BookedHotel } from './hotel-booking.ts'
import type { HotelQuery } from './hotel-query.ts'

/** A rate that this session has checked and may book now. */
export type BookableRate = {
  offerCode: string
  /** The code of the rate at its first price: the same for all codes of the rate. */
  activeCode: string
  hotel: BookedHotel
  query: HotelQuery
  /** The rate at the price to hold. */
  rate: HotelRate
  scope: string
  /** Whether the rate is still free when other bookings have taken `taken`. */
  isFree(taken: Taken): Promise<boolean>
}

/** Why an offer code cannot be booked: its rate was not checked, or is gone. */
export type NotBookable = 'not-checked' | 'gone'

/** Resolves the offer code of a booking. Called only when the request was not answered before. */
export type RateQuote = () => Promise<Outcome<BookableRate, NotBookable>>

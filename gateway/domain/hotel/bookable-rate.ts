import type { HotelRate, Taken } from '../../supply/hotel/rate.ts'
import type { Outcome } from '../outcome.ts'
import type { BookedHotel } from './hotel-booking.ts'
import type { HotelQuery } from './hotel-query.ts'

/** A rate that this session has checked and may book now. */
export type BookableRate = {
  fareSourceCode: string
  /** The code of its first price: one for all codes of the same rate. */
  activeCode: string
  hotel: BookedHotel
  query: HotelQuery
  /** At the price that is held. */
  rate: HotelRate
  scope: string
  /** Whether it can be had when other bookings have taken that much. */
  isFree(taken: Taken): Promise<boolean>
}

/** What can stand between a FareSourceCode and a bookable rate: not checked, gone. */
export type NotBookable = 'not-checked' | 'gone'

/** Resolves the FareSourceCode of a booking. Asked only when the request was not answered before. */
export type RateQuote = () => Promise<Outcome<BookableRate, NotBookable>>

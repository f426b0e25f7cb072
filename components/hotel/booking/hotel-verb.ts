import type { BookingVerb } from '../../booking/use-booking.ts'

/** What is sent for a hotel booking: what every kind has, and the extension of its deadline. */
export type HotelVerb = BookingVerb | 'extend'

import type { ComponentType } from 'react'
import type { BookingKind } from '../contract/booking/kinds.ts'
import type { AgainOpening } from '../lib/booking/again.ts'
import type { ViewOf } from '../lib/kinds.ts'
import { ActivityBookingScreen } from './activity/booking/activity-booking-screen.tsx'
import { AgainScreen } from './air/again/again-screen.tsx'
import { AirBookingScreen } from './air/booking/air-booking-screen.tsx'
import type { BookingScreenProps } from './booking/booking-screen.tsx'
import { HotelBookingScreen } from './hotel/booking/hotel-booking-screen.tsx'

/** The booking page of each kind. No other component lists all kinds. */
export const bookingScreens = {
  air: AirBookingScreen,
  hotel: HotelBookingScreen,
  activity: ActivityBookingScreen,
} satisfies {
  readonly [Kind in BookingKind]: ComponentType<BookingScreenProps<ViewOf<Kind>>>
}

/** The page on which a booking is booked again, of the kinds that can (`rebooks` of their facts). */
export const againScreens: {
  readonly [Kind in BookingKind]?: ComponentType<AgainOpening<ViewOf<Kind>>>
} = { air: AgainScreen }

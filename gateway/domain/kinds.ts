import { airKind } from './air/air-kind.ts'
import type { KindsOfBooking } from './booking/kind.ts'
import { hotelKind } from './hotel/hotel-kind.ts'

/** All kinds of booking. No other module lists them. */
export const bookingKinds: KindsOfBooking = { air: airKind, hotel: hotelKind }

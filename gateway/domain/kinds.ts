import { airKind } from './air/air-kind.ts'
import type { KindsOfBooking } from './booking/kind.ts'
import { hotelKind } from './hotel/hotel-kind.ts'

/** The kinds of booking there are: the one place that knows them all. The engine is handed this table. */
export const bookingKinds: KindsOfBooking = { air: airKind, hotel: hotelKind }

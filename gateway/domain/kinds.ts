import { activityKind } from './activity/activity-kind.ts'
import { airKind } from './air/air-kind.ts'
import type { KindsOfBooking } from './booking/kind.ts'
import { hotelKind } from './hotel/hotel-kind.ts'

/** All kinds of booking. The code of domain/booking gets them as `Services.kinds`. */
export const bookingKinds: KindsOfBooking = { air: airKind, hotel: hotelKind, activity: activityKind }

import type { Handlers } from '../http/handler.ts'
import type { Services } from '../services.ts'
import { activityBookingHandlers } from './activity/bookings.ts'
import { activityConfigHandlers } from './activity/config.ts'
import { activityEventHandlers } from './activity/events.ts'
import { activityProductHandlers } from './activity/products.ts'
import { activityVariantHandlers } from './activity/variants.ts'
import { activityVoucherHandlers } from './activity/vouchers.ts'
import { airBookingHandlers } from './session-gateway/air-bookings.ts'
import { airCalendarHandlers } from './session-gateway/air-calendar.ts'
import { airSearchHandlers } from './session-gateway/air-searches.ts'
import { airTermsHandlers } from './session-gateway/air-terms.ts'
import { hotelBookingHandlers } from './session-gateway/hotel-bookings.ts'
import { hotelSearchHandlers } from './session-gateway/hotel-searches.ts'
import { placeHandlers } from './session-gateway/places.ts'
import { privacyHandlers } from './session-gateway/privacy.ts'
import { referenceHandlers } from './session-gateway/reference.ts'
import { sessionHandlers } from './session-gateway/sessions.ts'
import { walletHandlers } from './session-gateway/wallet.ts'
import { activityHandlers as v3ActivityHandlers } from './v3/activities.ts'
import { flightOfferHandlers } from './v3/flight-offers.ts'
import { flightOrderHandlers } from './v3/flight-orders.ts'
import { hotelSearchHandlers as v3HotelSearchHandlers } from './v3/hotel-searches.ts'
import { ownBookingHandlers } from './v3/own-bookings.ts'
import { tokenHandlers } from './v3/tokens.ts'

/** Every operation's handler. A new operation without a handler is a type error here. */
export function createHandlers(services: Services): Handlers {
  return {
    ...sessionHandlers(services),
    ...tokenHandlers(services),
    ...airSearchHandlers(services),
    ...airTermsHandlers(services),
    ...airCalendarHandlers(services),
    ...airBookingHandlers(services),
    ...hotelSearchHandlers(services),
    ...hotelBookingHandlers(services),
    ...flightOfferHandlers(services),
    ...flightOrderHandlers(services),
    ...ownBookingHandlers(services),
    ...v3HotelSearchHandlers(services),
    ...walletHandlers(services),
    ...privacyHandlers(services),
    ...activityConfigHandlers(services),
    ...activityProductHandlers(services),
    ...activityVariantHandlers(services),
    ...activityBookingHandlers(services),
    ...activityVoucherHandlers(services),
    ...activityEventHandlers(services),
    ...v3ActivityHandlers(services),
    ...placeHandlers(services),
    ...referenceHandlers(services),
  }
}

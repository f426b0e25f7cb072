import type { Handlers } from '../http/handler.ts'
import type { Services } from '../services.ts'
import { activityConfigHandlers } from './activity/config.ts'
import { airBookingHandlers } from './session/air-bookings.ts'
import { airSearchHandlers } from './session/air-searches.ts'
import { placeHandlers } from './session/places.ts'
import { referenceHandlers } from './session/reference.ts'
import { sessionHandlers } from './session/sessions.ts'
import { walletHandlers } from './session/wallet.ts'

/** Every operation's handler. A new operation is a type error here until it has one. */
export function createHandlers(services: Services): Handlers {
  return {
    ...sessionHandlers(services),
    ...airSearchHandlers(services),
    ...airBookingHandlers(services),
    ...walletHandlers(services),
    ...activityConfigHandlers(services),
    ...placeHandlers(),
    ...referenceHandlers(),
  }
}

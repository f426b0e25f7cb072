import type { z } from 'zod'
import {
  activityPriceList,
  activityPriceLists,
  activityProduct,
  activityProducts,
  activityProductsByLocation,
  activityProductType,
  activityProductTypes,
  activityRestrictions,
  allActivityProducts,
} from './activity/catalogue.ts'
import {
  activityBookings,
  createActivityBooking,
  moveActivityBooking,
  readActivityBooking,
} from './activity/bookings.ts'
import { activityConfig } from './activity/config.ts'
import { activityEventsOperation } from './activity/events.ts'
import { activityVouchers, downloadActivityVoucher } from './activity/vouchers.ts'
import { airBaggages } from './air/baggages.ts'
import { airBook } from './air/book.ts'
import { airBookingData } from './air/booking-data.ts'
import { airCancel } from './air/cancel.ts'
import { airLowFareSearchIncremental } from './air/low-fare-search-incremental.ts'
import { airLowFareSearch } from './air/low-fare-search.ts'
import { airOrderTicket } from './air/order-ticket.ts'
import { airPriceCalendar } from './air/price-calendar.ts'
import { airRefundDisplay } from './air/refund-display.ts'
import { airRefund } from './air/refund.ts'
import { airRevalidate } from './air/revalidate.ts'
import { airRules } from './air/rules.ts'
import { airSearchData } from './air/search-data.ts'
import type { FailureId } from './failures.ts'
import { hotelAvailabilityV1 } from './hotel/availability-v1.ts'
import { hotelAvailability } from './hotel/availability.ts'
import { hotelBook } from './hotel/book.ts'
import { hotelBookingData } from './hotel/booking-data.ts'
import { hotelCancelDisplay } from './hotel/cancel-display.ts'
import { hotelCancel } from './hotel/cancel.ts'
import { hotelCheckRate } from './hotel/check-rate.ts'
import { hotelExtendPaymentDeadline } from './hotel/extend-payment-deadline.ts'
import { hotelOrder } from './hotel/order.ts'
import type { OperationSpec } from './operation.ts'
import { placeLookup, placeLookupV1 } from './place/lookup.ts'
import { placeSearch, placeSearchV1 } from './place/search.ts'
import { erasePeopleOfBooking } from './privacy/erase-people.ts'
import { erasuresOfOffice } from './privacy/erasures.ts'
import { airlinesFile, airportsFile, citiesFile, countriesFile } from './reference/files.ts'
import { airlineLogo, airlineLogoV2 } from './reference/logos.ts'
import { activityPhoto, hotelPhoto } from './reference/photos.ts'
import { createSession } from './session/create-session.ts'
import { endSession } from './session/end-session.ts'
import { sessionInfo } from './session/session-info.ts'
import { v3ActivityProduct, v3ActivityProducts } from './v3/activity-products.ts'
import {
  addFlightOrderNotes,
  cancelFlightOrder,
  quoteFlightRefund,
  refundFlightOrder,
  ticketFlightOrder,
} from './v3/flight-order-acts.ts'
import { createFlightOrder, flightOrders, readFlightOrder } from './v3/flight-orders.ts'
import { flightOfferRevalidation, flightSearch, readFlightOffer } from './v3/flight-offers.ts'
import { hotelRateConfirmation } from './v3/hotel-rate-confirmation.ts'
import { hotelSearch } from './v3/hotel-search.ts'
import { ownBookings } from './v3/own-bookings.ts'
import { tokenRevoke } from './v3/revoke.ts'
import { tokenIssue } from './v3/token.ts'
import { walletBalance } from './wallet/balance.ts'
import { walletStatement } from './wallet/statement.ts'

/** Every operation of the contract. */
export const operations = [
  createSession,
  endSession,
  sessionInfo,
  airLowFareSearch,
  airLowFareSearchIncremental,
  airSearchData,
  airRules,
  airBaggages,
  airPriceCalendar,
  airRevalidate,
  airBook,
  airOrderTicket,
  airBookingData,
  airCancel,
  airRefundDisplay,
  airRefund,
  hotelAvailability,
  hotelAvailabilityV1,
  hotelCheckRate,
  hotelBook,
  hotelOrder,
  hotelBookingData,
  hotelCancelDisplay,
  hotelCancel,
  hotelExtendPaymentDeadline,
  flightSearch,
  readFlightOffer,
  flightOfferRevalidation,
  createFlightOrder,
  readFlightOrder,
  flightOrders,
  ticketFlightOrder,
  cancelFlightOrder,
  quoteFlightRefund,
  refundFlightOrder,
  addFlightOrderNotes,
  ownBookings,
  hotelSearch,
  hotelRateConfirmation,
  walletBalance,
  walletStatement,
  erasePeopleOfBooking,
  erasuresOfOffice,
  tokenIssue,
  tokenRevoke,
  activityConfig,
  activityProducts,
  allActivityProducts,
  activityProductsByLocation,
  activityProduct,
  activityRestrictions,
  activityProductTypes,
  activityProductType,
  activityPriceLists,
  activityPriceList,
  createActivityBooking,
  activityBookings,
  readActivityBooking,
  moveActivityBooking,
  activityVouchers,
  downloadActivityVoucher,
  activityEventsOperation,
  v3ActivityProducts,
  v3ActivityProduct,
  placeSearch,
  placeSearchV1,
  placeLookup,
  placeLookupV1,
  countriesFile,
  citiesFile,
  airportsFile,
  airlinesFile,
  airlineLogo,
  airlineLogoV2,
  hotelPhoto,
  activityPhoto,
] as const

export type AnyOperation = (typeof operations)[number]
/** A permission that a role may have. */
export type PermissionId = Extract<AnyOperation['permission'], string>
export type OperationId = AnyOperation['id']
/** Reads whose answers the desk's read route does not pass on. */
export type ServerReadId = Extract<AnyOperation, { kind: 'read'; serverOnly: true }>['id']
export type OperationOf<Id extends OperationId> = Extract<AnyOperation, { id: Id }>

/**
 * Operations by id. Generic code reads `const op: OperationSpec = registry[id]`, so that zod's inference is
 * not repeated.
 */
export const registry = Object.fromEntries(operations.map((op) => [op.id, op])) as unknown as {
  readonly [Id in OperationId]: OperationOf<Id>
}

/** The record of an operation without its literal types. */
export function operationOf(id: OperationId): OperationSpec {
  return registry[id]
}

type Infer<S> = S extends z.ZodType ? Declared<z.infer<S>> : Record<never, never>

/** A schema without fields allows no key at all, which would forbid those of the other places. */
type Declared<T> = string extends keyof T ? Record<never, never> : T

/** Parsed request of an operation, as the gateway's handler sees it. */
export type RequestOf<Id extends OperationId> = {
  params: Infer<OperationOf<Id>['request']['params']>
  query: Infer<OperationOf<Id>['request']['query']>
  body: Infer<OperationOf<Id>['request']['body']>
}

/**
 * The input that a caller passes: path parameters, query and body of the operation in one object (their names
 * never clash), in canonical values. The client adds the SessionId or token.
 */
export type InputOf<Id extends OperationId> = Fields<OperationOf<Id>['request']['params']> &
  Fields<OperationOf<Id>['request']['query']> &
  Fields<OperationOf<Id>['request']['body']>

/**
 * The fields of a schema. One without fields is inferred as a record of `never`, which would forbid the
 * fields of the others.
 */
type Fields<S> = Infer<S> extends Record<string, never> ? Record<never, never> : Infer<S>

/** Payload of a successful answer, without the family's envelope. */
export type ResponseOf<Id extends OperationId> = z.infer<OperationOf<Id>['response']>

/** Failures that the operation itself declares. */
export type ErrorOf<Id extends OperationId> = OperationOf<Id>['errors'][number] & FailureId

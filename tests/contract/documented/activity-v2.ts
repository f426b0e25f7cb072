import { type DocumentedFields, names } from './names.ts'

/**
 * The names of fields that "Booking Service Activity v2 API and Event Polling" shows, by the headings of its
 * sections. Where it says "not shown", there are none.
 */

/** Resources: Envelopes; What the service does: `links[].href`. */
const resource = names('data timestamp href')
const list = [...resource, ...names('meta pagination page pageCount perPage total')]

/** Endpoints: common query parameters on list endpoints. */
const paging = names('page per_page')

/** Resources: Product summary (list item). */
const summary = names(`
  uuid updatedAt title titleTranslated validFrom validThrough basePrice typeName typeUuid cityName links
  image_url images sold_count`)

/** Resources: Product (full). */
const product = [
  ...summary,
  ...names(`
    description descriptionTranslated highlights highlightsTranslated additionalInfo
    additionalInfoTranslated priceIncludes priceExcludes itinerary warnings safety latitude longitude address
    minPax maxPax isFlatPaxPrice reviewCount reviewAverageScore hotelPickup airportPickup businessHoursFrom
    businessHoursTo currency code symbol categories name locations city country cityUuid countryUuid photos
    paths guideLanguages writtenLanguages audioHeadsetLanguages`),
]

/** Resources: Options (booking options of a product type). */
const options = names(`
  options perBooking perPax uuid name description required addOn inputType formatRegex price items label
  value`)

/** Resources: Product type (bookable variant). */
const productType = [
  ...options,
  ...names(`
    uuid title titleTranslated description durationDays durationHours durationMinutes minPax maxPax
    firstAvailabilityDate daysInAdvance cutOffTime isNonRefundable cancellationPolicies
    cancellationPolicySummary allowAdults allowChildren allowSeniors allowInfant ticketTypes
    instantConfirmation nonInstantVoucher directAdmission voucherRequiresPrinting adultGateRatePrice
    voucherUse voucherRedemptionAddress meetingAddress meetingTime validity timeslots startTime timezone
    hasOptions links type label allowed min max gateRatePrice`),
]

/** Resources: Price-list entry (one per date). */
const priceList = names(`
  date weekday availability category type quantity cancellationPolicy currency timezone voucherValidity
  prices id rates amount format`)

/** Resources: Booking. */
const booking = names(`
  uuid code partnerReference status productTypeTitle productTypeUuid currencyCode totalAmount
  amountBreakdown name quantity price arrivalDate timeSlot createdAt updatedAt salutation firstName lastName
  email phone adults children seniors ticketTypes type options completedAt cancellationRequestAt
  cancellationRequestStatus cancellationStatus refundDate refundAmount refundTransaction links`)

/** Catalogue: GET /Activity/v2/products. */
const filters = names('q type category country city tag language min_price max_price sort')

const none: readonly string[] = []
const fields = (request: readonly string[], answer: readonly string[]): DocumentedFields => ({
  request: ['SessionId', ...request],
  answer,
})

/** By the id of the operation. */
export const activityV2 = {
  'activity.products': fields([...filters, ...paging], [...list, ...summary, 'matchedLanguage']),
  'activity.all-products': fields(
    [...filters, ...paging, 'full'],
    [...names('success count total data href'), ...product],
  ),
  'activity.products-by-location': fields(
    none,
    names('success countries products data country countryUuid cities city cityUuid count total'),
  ),
  'activity.product': fields(none, [...resource, ...product]),
  'activity.restrictions': fields(none, [...resource, ...names('exclude allow')]),
  'activity.product-types': fields(none, [...resource, ...names('uuid title links'), ...options]),
  'activity.product-type': fields(names('date'), [...resource, ...productType]),
  'activity.price-lists': fields(names('date_start date_end'), [...resource, ...priceList]),
  'activity.price-list': fields(none, [...resource, ...priceList]),
  'activity.create-booking': fields(
    names(`
      productTypeUuid arrivalDate date adults pax children seniors customer salutation firstName lastName
      email phone partnerReference message timeSlotUuid timeSlot options perBooking perPax uuid value`),
    // The options are echoed, so they are those of the request.
    [...resource, ...booking, ...names('perBooking perPax value')],
  ),
  'activity.bookings': fields(
    [
      ...paging,
      ...names(`
        date_start date_end first_name last_name email phone partner_reference query status`),
    ],
    [...list, ...booking, ...names('perBooking perPax value')],
  ),
  'activity.booking': fields(none, [...resource, ...booking, ...names('perBooking perPax value')]),
  'activity.move-booking': fields(none, [...resource, ...names('uuid status updatedAt')]),
  'activity.vouchers': fields(paging, [...list, ...names('uuid generatedAt visualId links')]),
  'activity.download-voucher': fields(none, none),
  'activity.config': fields(none, [
    ...resource,
    ...names(`
      now version serverUrl photosUrl activitiesSorting user name email uuid defaultPagination defaultSortBy
      defaultCurrencyCode defaultLanguageCode walletBalance walletBlockedBalance walletAvailableBalance
      walletAlertValue languages countries currencies types categories code`),
  ]),
  'activity.events': fields(
    names('history limit'),
    names(`
      event primaryUuid found id receivedAt eventTimestamp payload currentStatus signature message count
      items`),
  ),
} as const

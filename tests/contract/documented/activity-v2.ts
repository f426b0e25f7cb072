import { type DocumentedFields, names } from './names.ts'

/**
 * The names of fields that "Booking Service Activity v2 API and Event Polling" shows, by the headings of its
 * sections. Where it says "not shown", there are none.
 */

/** Resources: Envelopes. */
const resource = names('data timestamp')
const list = [...resource, ...names('meta pagination page pageCount perPage total')]

/** Endpoints: common query parameters on list endpoints. */
const paging = names('page per_page')

/** What the service does: `links[].href`. */
const links = names('links href')

/** Resources: Product summary (list item). */
const summary = [
  ...links,
  ...names(`
    uuid updatedAt title titleTranslated validFrom validThrough basePrice typeName typeUuid cityName image_url
    images`),
]

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
  ...links,
  ...names(`
    uuid title titleTranslated description durationDays durationHours durationMinutes minPax maxPax
    firstAvailabilityDate daysInAdvance cutOffTime isNonRefundable cancellationPolicies
    cancellationPolicySummary allowAdults allowChildren allowSeniors allowInfant ticketTypes
    instantConfirmation nonInstantVoucher directAdmission voucherRequiresPrinting adultGateRatePrice
    voucherUse voucherRedemptionAddress meetingAddress meetingTime validity timeslots startTime timezone
    hasOptions type label allowed min max gateRatePrice`),
]

/** Resources: Price-list entry (one per date). */
const priceList = names(`
  date weekday availability category type quantity cancellationPolicy currency timezone voucherValidity
  prices id rates amount format`)

/** Resources: Booking; its options are those of its request. */
const booking = [
  ...links,
  ...names(`
    uuid code partnerReference status productTypeTitle productTypeUuid currencyCode totalAmount
    amountBreakdown name quantity price arrivalDate timeSlot createdAt updatedAt salutation firstName lastName
    email phone adults children seniors ticketTypes type options perBooking perPax value completedAt
    cancellationRequestAt cancellationRequestStatus cancellationStatus refundDate refundAmount
    refundTransaction`),
]

/** Catalogue: GET /Activity/v2/products. */
const filters = names('q type category country city tag language min_price max_price sort')

const none: readonly string[] = []
const fields = (request: readonly string[], answer: readonly string[]): DocumentedFields => ({
  request: ['SessionId', ...request],
  answer,
})

/** By the id of the operation. */
export const activityV2 = {
  'activity.products': fields(
    [...filters, ...paging],
    [...list, ...summary, ...names('sold_count matchedLanguage')],
  ),
  'activity.all-products': fields(
    [...filters, ...paging, 'full'],
    [...names('success count total data'), ...product],
  ),
  'activity.products-by-location': {
    request: none,
    answer: names('success countries products data country countryUuid cities city cityUuid count total'),
  },
  'activity.product': fields(none, [...resource, ...product]),
  'activity.restrictions': fields(none, [...resource, ...names('exclude allow')]),
  'activity.product-types': fields(none, [...resource, ...links, ...names('uuid title'), ...options]),
  'activity.product-type': fields(names('date'), [...resource, ...productType]),
  'activity.price-lists': fields(names('date_start date_end'), [...resource, ...priceList]),
  'activity.price-list': fields(none, [...resource, ...priceList]),
  'activity.create-booking': fields(
    names(`
      productTypeUuid arrivalDate date adults pax children seniors customer salutation firstName lastName
      email phone partnerReference message timeSlotUuid timeSlot options perBooking perPax uuid value`),
    [...resource, ...booking],
  ),
  'activity.bookings': fields(
    [
      ...paging,
      ...names(`
        date_start date_end first_name last_name email phone partner_reference query status`),
    ],
    [...list, ...booking],
  ),
  'activity.booking': fields(none, [...resource, ...booking]),
  'activity.move-booking': fields(none, [...resource, ...names('uuid status updatedAt')]),
  'activity.vouchers': fields(paging, [...list, ...links, ...names('uuid generatedAt visualId')]),
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

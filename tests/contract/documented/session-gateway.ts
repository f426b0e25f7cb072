import { type DocumentedFields, names } from './names.ts'

/**
 * The names of fields that "Booking Service Session Gateway: Air, Hotel, Reference Data" shows, by the
 * headings of its sections. Where it says "not shown", there are none.
 */

/** What the service does: the envelope; Resources: Opaque identifiers. */
const every = names('Success Error Id Message SessionId FareSourceCode UniqueId ClientUniqueId SearchId')

/** States and transitions. */
const state = names('Category Status')

/** Resources: Coded fields (air). */
const coded = names(`
  NonRefundableType RefundMethod CabinClassCode PassengerType Gender BeforeFlight AfterFlight Available
  Penalty currency_code value`)

/** Resources: PricedItinerary (air), FlightSegments[]. */
const segment = names(`
  DepartureAirportLocationCode ArrivalAirportLocationCode DepartureDateTime ArrivalDateTime
  MarketingAirlineCode FlightNumber ResBookDesigCode Baggage CabinClassCode SeatsRemaining NonRefundableType
  SegmentRefundRules Refund Change OperatingAirline Code IsCharter IsReturn`)

/** Resources: PricedItinerary (air). */
const itinerary = [
  ...coded,
  ...segment,
  ...names(`
    FareSourceCode ValidatingAirlineCode DirectionInd IsPassportMandatory AirItineraryPricingInfo FareType
    ItinTotalFare BaseFare TotalTax TotalFare Currency PtcFareBreakdown OriginDestinationOptions
    JourneyDurationPerMinute FlightSegments IsLowcost IsPassportIssueDateMandatory
    IsDestinationAddressMandatory IsClosed HasAmenities IsSeatServiceMandatory IsMealServiceMandatory`),
]

/** Air: POST /Air/AirLowFareSearch. */
const airSearch = names(`
  AdultCount ChildCount InfantCount PricingSourceType RequestOption NumberOfResults Provider TravelPreference
  CabinType AirTripType MaxStopsQuantity DirectFlight VendorPreferenceCodes VendorExcludeCodes
  OriginDestinationInformations OriginLocationCode DestinationLocationCode DepartureDateTime OriginType
  DestinationType`)

/** Resources: Hotel v1 offer. */
const hotelOffer = names(`
  HotelId HotelName NetRate Currency NonRefundable Hotel name rating location latitude longitude images Rooms
  CancellationPolicies`)

/** Resources: City record (hotel lookup). */
const city = names('id external_id name destination country code data meta query count limit')
const typedCity = [...city, ...names('type label nr_hotels')]

const none: readonly string[] = []
const fields = (request: readonly string[], answer: readonly string[]): DocumentedFields => ({
  request: [...every, ...request],
  answer: [...every, ...answer],
})

/** By the id of the operation. */
export const sessionGateway = {
  'session.create': fields(names('OfficeId UserName Password'), none),
  'session.end': fields(none, none),
  'air.low-fare-search': fields(airSearch, ['PricedItineraries', ...itinerary]),
  'air.low-fare-search-incremental': fields(airSearch, ['PricedItineraries', 'Total', ...itinerary]),
  'air.search-data': fields(none, ['PricedItineraries', ...itinerary]),
  'air.price-calendar': fields(
    names('Origin Destination TripType DepartDate ReturnDate CalendarType Currency'),
    names(`
      Origin Destination TripType CalendarType Currency DaysCount MinPrice MaxPrice Cheapest Days Date Price
      Transfers Airline FlightNumber DepartureAt ReturnAt ExpiresAt`),
  ),
  'air.rules': fields(none, names('FareType FareRules')),
  'air.baggages': fields(none, names('BaggageInfoes Departure Arrival FlightNo Baggage Services')),
  'air.revalidate': fields(none, [
    ...names('PricedItinerary Services MealTypeServices SeatServices PriceChange'),
    ...itinerary,
  ]),
  'air.book': fields(
    names(`
      TravelerInfo PhoneNumber Email AirTravelers PassengerType Gender DateOfBirth PassengerName
      PassengerFirstName PassengerLastName PassengerTitle Nationality Passport PassportNumber ExpiryDate
      IssueDate Country MarkupForAdult MarkupForChild MarkupForInfant`),
    names('Category Status TktTimeLimit TktTimeLimitTimeZone PriceChange WarningMessage'),
  ),
  'air.order-ticket': fields(none, state),
  'air.booking-data': fields(none, [
    ...state,
    ...segment,
    ...coded,
    ...names(`
      TravelItinerary ItineraryInfo ReservationItems DepartureAirportTerminal ArrivalAirportTerminal
      AirlineRules`),
  ]),
  'air.cancel': fields(none, [...state, ...names('PaymentDeadline CanExtendPaymentDeadline')]),
  'air.refund-display': fields(none, names('PenaltyAmount IsNonRefundable IsRefunded')),
  'air.refund': fields(names('RefundType EticketNumbers RefundPaymentMode'), state),
  'hotel.availability-v1': fields(
    names(`
      Provider CheckIn CheckOut CityId CountryCode NationalityId Occupancies AdultCount ChildCount ChildAges`),
    ['PricedItineraries', ...hotelOffer],
  ),
  'hotel.availability': fields(
    names(`
      CheckIn CheckOut CityId HotelId Occupancies AdultCount ChildCount ChildAges Filters Sort Page PageSize
      Map lang`),
    names(`
      PricedItineraries HotelId HotelName NetRate Currency NonRefundable FreeCancellation MealPlan Hotel name
      rating location images Meta Policies Reviews Board RefundableUntil CancellationPolicy AvailableRooms
      Room`),
  ),
  'hotel.check-rate': fields(none, hotelOffer),
  'hotel.book': fields(
    names(`
      PhoneNumber Email NationalityId Nationality Note Rooms RoomId Passengers PassengerType Title FirstName
      LastName PassengerTitle NationalId PassportNumber HotelTransfers`),
    state,
  ),
  'hotel.order': fields(none, state),
  'hotel.booking-data': fields(none, state),
  'hotel.cancel-display': fields(none, none),
  'hotel.cancel': fields(none, state),
  'hotel.extend-payment-deadline': fields(none, none),
  'place.search-v1': fields(none, city),
  'place.lookup-v1': fields(names('external_ids provider'), city),
  'place.search': fields(names('q limit type'), typedCity),
  'place.lookup': fields(names('external_ids'), typedCity),
  'reference.countries': fields(none, names('code name currency name_translations cases')),
  'reference.cities': fields(
    none,
    names(
      'code name country_code time_zone coordinates lat lon has_flightable_airport name_translations cases',
    ),
  ),
  'reference.airports': fields(
    none,
    names(`
      code name city_code country_code iata_type time_zone coordinates lat lon flightable name_translations`),
  ),
  'reference.airlines': fields(none, names('code name is_lowcost name_translations')),
  'reference.airline-logo': fields(none, none),
  'reference.airline-logo-v2': fields(none, none),
} as const

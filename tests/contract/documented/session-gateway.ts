import { type DocumentedFields, names } from './names.ts'

/**
 * The names of fields that "Booking Service Session Gateway: Air, Hotel, Reference Data" shows, by the
 * headings of its sections. Where it says "not shown", there are none.
 */

/** What the service does: the envelope. */
const envelope = names('Success Error Id Message')

/** States and transitions. */
const state = names('Category Status')

/** Resources: Coded fields (air). */
const coded = names(`
  NonRefundableType RefundMethod CabinClassCode PassengerType BeforeFlight AfterFlight Available
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
const airSearch = `
  AdultCount ChildCount InfantCount PricingSourceType RequestOption NumberOfResults Provider TravelPreference
  CabinType AirTripType MaxStopsQuantity DirectFlight VendorPreferenceCodes VendorExcludeCodes
  OriginDestinationInformations OriginLocationCode DestinationLocationCode DepartureDateTime OriginType
  DestinationType`

/** Resources: Hotel v1 offer. */
const hotelOffer = names(`
  FareSourceCode HotelId HotelName NetRate Currency NonRefundable Hotel name rating location latitude
  longitude images Rooms CancellationPolicies`)

/** Resources: City record (hotel lookup). */
const city = names('data meta count id external_id name destination country code')
const typedCity = [...city, ...names('type label nr_hotels')]

/** An operation with a session. Resources: Opaque identifiers name the other references. */
function call(request: string, ...answer: (readonly string[])[]): DocumentedFields {
  return { request: names(`SessionId ${request}`), answer: [...envelope, ...answer.flat()] }
}

/** An operation without a session. */
function open(request: string, ...answer: (readonly string[])[]): DocumentedFields {
  return { request: request === '' ? [] : names(request), answer: answer.flat() }
}

/** By the id of the operation. */
export const sessionGateway = {
  'session.create': open('OfficeId UserName Password', envelope, names('SessionId')),
  'session.end': call(''),
  'air.low-fare-search': call(airSearch, names('SearchId PricedItineraries'), itinerary),
  'air.low-fare-search-incremental': call(airSearch, names('SearchId PricedItineraries Total'), itinerary),
  'air.search-data': call('SearchId', names('SearchId PricedItineraries'), itinerary),
  'air.price-calendar': call(
    'Origin Destination TripType DepartDate ReturnDate CalendarType Currency',
    names(`
      Origin Destination TripType CalendarType Currency DaysCount MinPrice MaxPrice Cheapest Days Date Price
      Transfers Airline FlightNumber DepartureAt ReturnAt ExpiresAt`),
  ),
  'air.rules': call('FareSourceCode UniqueId', names('FareType FareRules')),
  'air.baggages': call('FareSourceCode', names('BaggageInfoes Departure Arrival FlightNo Baggage Services')),
  'air.revalidate': call(
    'FareSourceCode',
    names('PricedItinerary Services MealTypeServices SeatServices PriceChange'),
    itinerary,
  ),
  'air.book': call(
    `FareSourceCode TravelerInfo PhoneNumber Email AirTravelers PassengerType Gender DateOfBirth PassengerName
    PassengerFirstName PassengerLastName PassengerTitle Nationality Passport PassportNumber ExpiryDate
    IssueDate Country ClientUniqueId MarkupForAdult MarkupForChild MarkupForInfant`,
    state,
    names('UniqueId TktTimeLimit TktTimeLimitTimeZone PriceChange WarningMessage'),
  ),
  'air.order-ticket': call('UniqueId', state),
  'air.booking-data': call(
    'UniqueId ClientUniqueId',
    state,
    names(`
      TravelItinerary ItineraryInfo ReservationItems DepartureAirportTerminal ArrivalAirportTerminal
      AirlineRules`),
    // Its segments are those of a search with three fields more; which of them it has is not shown (gap 76).
    names(`
      DepartureAirportLocationCode ArrivalAirportLocationCode DepartureDateTime ArrivalDateTime
      MarketingAirlineCode FlightNumber ResBookDesigCode Baggage CabinClassCode IsCharter IsReturn`),
    names('RefundMethod PassengerType Gender'),
  ),
  'air.cancel': call('UniqueId', state, names('PaymentDeadline CanExtendPaymentDeadline')),
  'air.refund-display': call('UniqueId', names('PenaltyAmount IsNonRefundable IsRefunded')),
  'air.refund': call('UniqueId RefundType EticketNumbers RefundPaymentMode', state),
  'hotel.availability-v1': call(
    'Provider CheckIn CheckOut CityId CountryCode NationalityId Occupancies AdultCount ChildCount ChildAges',
    names('PricedItineraries'),
    hotelOffer,
  ),
  'hotel.availability': call(
    `CheckIn CheckOut CityId HotelId Occupancies AdultCount ChildCount ChildAges Filters Sort Page PageSize
    Map lang`,
    names(`
      PricedItineraries FareSourceCode HotelId HotelName NetRate Currency NonRefundable FreeCancellation
      MealPlan Hotel name rating location images Meta Policies Reviews Board RefundableUntil
      CancellationPolicy AvailableRooms Room`),
  ),
  'hotel.check-rate': call('FareSourceCode', hotelOffer),
  'hotel.book': call(
    `FareSourceCode PhoneNumber Email NationalityId Nationality ClientUniqueId Note Rooms RoomId Passengers
    PassengerType Title FirstName LastName PassengerTitle NationalId PassportNumber HotelTransfers`,
    state,
    names('UniqueId'),
  ),
  'hotel.order': call('UniqueId', state),
  'hotel.booking-data': call('UniqueId ClientUniqueId', state),
  'hotel.cancel-display': call('UniqueId'),
  'hotel.cancel': call('UniqueId', state),
  'hotel.extend-payment-deadline': call('UniqueId'),
  'place.search-v1': open('', envelope, city, names('query limit')),
  'place.lookup-v1': open('external_ids provider', envelope, city, names('query limit')),
  'place.search': open('q limit type', envelope, typedCity, names('query limit')),
  'place.lookup': open('external_ids', envelope, typedCity),
  'reference.countries': open('', names('code name currency name_translations cases')),
  'reference.cities': open(
    '',
    names(`
      code name country_code time_zone coordinates lat lon has_flightable_airport name_translations cases`),
  ),
  'reference.airports': open(
    '',
    names(`
      code name city_code country_code iata_type time_zone coordinates lat lon flightable name_translations`),
  ),
  'reference.airlines': open('', names('code name is_lowcost name_translations')),
  'reference.airline-logo': open(''),
  'reference.airline-logo-v2': open(''),
} as const satisfies Record<string, DocumentedFields>

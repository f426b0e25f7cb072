/**
 * The questions to suppliers of flights, and their offers. The wire names (FareSourceCode, PricedItinerary)
 * are built from these types in `families`; rules about money and state are in `domain/air`.
 */

/** Integer cents of USD. */
export type Cents = number

/** 1 Economy, 2 Premium Economy, 3 Business, 4 Premium Business, 5 First, 6 Premium First. */
export type CabinClass = 1 | 2 | 3 | 4 | 5 | 6

/** 1 adult, 2 child, 3 infant without a seat. */
export type PassengerKind = 1 | 2 | 3

/** A search as the sources see it. The same query gets the same answer on every instance. */
export type AirQuery = {
  /** One to six legs in order. `origin` and `destination` are IATA codes of a city or an airport. */
  legs: readonly AirQueryLeg[]
  /** The cabin asked for, or `any`. */
  cabin: CabinClass | 'any'
  adults: number
  children: number
  infants: number
  /** The office's date of the search, `YYYY-MM-DD`; advance purchase and seats left are computed from it. */
  today: string
  /**
   * Only journeys that leave after this minute, counted from 1970 in UTC (`departs-after.ts`): the others
   * have left. Null or left out where none can have left.
   */
  departsAfter?: number | null
  /** The most changes of aircraft allowed on a leg; null means no limit. */
  maxStops: number | null
  /** Only flights without a landing on the way; left out of queries that were stored before it was known. */
  nonstop?: boolean
  /** Only these marketing carriers; null means all. */
  onlyCarriers: readonly string[] | null
  /** Never these marketing carriers. */
  withoutCarriers: readonly string[]
  /** Whether scenario routes behave as scenarios; true in the sandbox only. */
  scenarios: boolean
}

export type AirQueryLeg = {
  origin: string
  destination: string
  /**
   * How a code is read that stands for a city and for an airport (BKK): as the `airport` alone, or, by `any`,
   * as all airports of the city. A code that stands for one of them alone (LON, DMK) is that one.
   */
  originKind: 'airport' | 'any'
  destinationKind: 'airport' | 'any'
  /** Departure date in the origin's local time, `YYYY-MM-DD`. */
  date: string
}

/** One flight of one carrier from take-off to landing at the end of the segment, technical stops included. */
export type FlightSegment = {
  origin: string
  destination: string
  /** Local, `YYYY-MM-DDTHH:MM:SS`, no offset. */
  departsAt: string
  arrivesAt: string
  /** Elapsed minutes, with time zones and daylight saving taken into account. */
  minutes: number
  /** Minutes between this segment and the next one of the same leg; 0 on the last segment. */
  connectionMinutes: number
  marketingCarrier: string
  /** One to four digits, no carrier prefix. */
  flightNumber: string
  operatingCarrier: string
  operatingFlightNumber: string
  /** IATA aircraft code, e.g. `77W`, and its name, e.g. `Boeing 777-300ER`. */
  equipment: string
  equipmentName: string
  departureTerminal: string
  arrivalTerminal: string
  isCharter: boolean
  technicalStops: readonly { airport: string; arrivesAt: string; departsAt: string }[]
}

/** One leg of a journey, shared by all the fares that are sold on it. */
export type Leg = {
  segments: readonly FlightSegment[]
  /** Sum of the segments' minutes, without layovers. */
  flightMinutes: number
  connectionMinutes: number
}

/** The services that one fare includes on one segment. */
export type SegmentFare = {
  cabin: CabinClass
  /** One letter. */
  bookingClass: string
  /** `1 pieces`, `30K`, `0 pieces`, or null when the source does not say. */
  baggage: string | null
  /**
   * Pieces of hand baggage of a traveller with a seat. Null where the source does not say; left out of fares
   * that were stored before it was known.
   */
  handBags?: number | null
  /** 1 to 9, or null when the source does not say. */
  seatsLeft: number | null
}

/** true allowed, false not allowed, null unknown. */
export type Allowed = boolean | null

/**
 * Terms of a fare. Penalties cover one leg and all its travellers; `null` cents means no information, 0 means
 * free.
 */
export type FareTerms = {
  /** 0 unknown, 1 never, 2 not after departure, 3 not before departure. */
  nonRefundableType: 0 | 1 | 2 | 3
  /** 0 unknown, 1 online, 2 non-refundable. */
  refundMethod: 0 | 1 | 2
  refund: { beforeFlight: Allowed; afterFlight: Allowed; penaltyCents: Cents | null }
  change: { beforeFlight: Allowed; afterFlight: Allowed; penaltyCents: Cents | null }
}

/** The conditions of a fare for its buyer and for the trip. */
export type FareConditions = {
  /** Days between the purchase and the first departure, at least; 0 for none. */
  advanceDays: number
  /** Nights between the first departure and the last leg, at least; 0 for none. */
  minimumNights: number
  /** Months from the first departure in which all travel must be completed. */
  maximumMonths: number
}

/** The price for one passenger of one type; amounts are per passenger, not multiplied by quantity. */
export type PassengerFare = {
  kind: PassengerKind
  quantity: number
  baseCents: Cents
  taxCents: Cents
  serviceTaxCents: Cents
  commissionCents: Cents
}

/** A priced journey from one source. */
export type Fare = {
  /**
   * Position in the whole answer of the search; the same for the same query on any instance, whatever order
   * the fares arrive in.
   */
  index: number
  /** Which source offered it. */
  source: string
  validatingCarrier: string
  /** 1 published, 2 private or negotiated. */
  fareType: 1 | 2
  /**
   * The name of the fare family, as the source calls it, where it sells the same flights in several. Null
   * where it has one price for them; left out of fares that were stored before it was known.
   */
  family?: string | null
  legs: readonly Leg[]
  /** Per leg, per segment, in order. */
  segmentFares: readonly (readonly SegmentFare[])[]
  passengers: readonly PassengerFare[]
  terms: FareTerms
  /** Null where the source does not say; left out of fares that were stored before it was known. */
  conditions?: FareConditions | null
  passportMandatory: boolean
  passportIssueDateMandatory: boolean
  /** The carrier must know where the travellers will stay. */
  addressMandatory: boolean
  /** Shown, but no longer sold. */
  closed: boolean
  /** The carrier describes seat, meals and entertainment of its flights. */
  hasAmenities: boolean
  lowCost: boolean
  /** Minutes from booking to the airline's ticketing deadline, which the first departure may cut short. */
  ticketLimitMinutes: number
}

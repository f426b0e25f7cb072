import { segmentsOf, type Fare } from '../../../lib/air/fare.ts'
import type { BookedSegment, TravellerView } from '../../../lib/air/booking-view.ts'

/** The flight LH 902 from Frankfurt to London on 14 January, with the changes of a test. */
export function segmentFixture(change: Partial<BookedSegment> = {}): BookedSegment {
  return {
    carrierCode: 'LH',
    flightNumber: '902',
    operatingCarrierCode: null,
    origin: { code: 'FRA', terminal: null },
    destination: { code: 'LHR', terminal: null },
    departureAt: '2027-01-14T10:00:00',
    arrivalAt: '2027-01-14T10:45:00',
    flightMinutes: 105,
    connectionMinutes: null,
    cabinName: 'Economy',
    bookingClass: 'Y',
    baggage: null,
    equipment: null,
    airlinePnr: null,
    airlineRules: null,
    legIndex: 0,
    ...change,
  }
}

/** The flights of a fare after booking, as its record lists them. */
export function bookedSegments(fare: Fare): BookedSegment[] {
  return segmentsOf(fare).map((segment) => ({ ...segment, airlinePnr: null, airlineRules: null }))
}

/** An adult of this name, with the changes of a test. */
export function travellerFixture(name: string, change: Partial<TravellerView> = {}): TravellerView {
  const [firstName = '', ...others] = name.split(' ')
  return {
    type: 'adult',
    title: null,
    firstName,
    lastName: others.join(' '),
    birthDate: null,
    passportMasked: null,
    paidCents: null,
    eTickets: [],
    ...change,
  }
}

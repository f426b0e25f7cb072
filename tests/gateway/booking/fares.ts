import type { AirQuery, Fare, FlightSegment, PassengerFare } from '../../../gateway/supply/air/fare.ts'
import type { BookableFare } from '../../../gateway/domain/air/bookable-fare.ts'

/** Fares made by hand, so that the booking engine is tested without the supply. */

export type FareWanted = {
  totalCents?: number
  adults?: number
  children?: number
  infants?: number
  seatsLeft?: number | null
  flightNumber?: string
  ticketLimitMinutes?: number
  /** The local time of the last arrival; by default the day of the last departure. */
  arrivesAt?: string
  passport?: boolean
  passportIssueDate?: boolean
  code?: string
  ticketSeconds?: number | null
  priceChanged?: boolean
  /** False: all of the total is base fare. By default a quarter is taxes. */
  taxes?: boolean
  /** By default: refundable before departure for 60.00 a leg. */
  terms?: Partial<Fare['terms']>
}

function segment(origin: string, destination: string, date: string, flightNumber: string): FlightSegment {
  return {
    origin,
    destination,
    departsAt: `${date}T10:00:00`,
    arrivesAt: `${date}T12:30:00`,
    minutes: 150,
    connectionMinutes: 0,
    marketingCarrier: 'BA',
    flightNumber,
    operatingCarrier: 'BA',
    operatingFlightNumber: flightNumber,
    equipment: '320',
    equipmentName: 'Airbus A320',
    departureTerminal: '5',
    arrivalTerminal: '1',
    isCharter: false,
    technicalStops: [],
  }
}

/** Splits a total so that every passenger pays something and the parts add up to the cent. */
function passengersOf(wanted: FareWanted): PassengerFare[] {
  const { totalCents = 50_000, adults = 1, children = 0, infants = 0 } = wanted
  const kinds = [
    { kind: 1 as const, quantity: adults },
    { kind: 2 as const, quantity: children },
    { kind: 3 as const, quantity: infants },
  ].filter(({ quantity }) => quantity > 0)
  const each = Math.floor(totalCents / (adults + children + infants))
  const rest = totalCents - each * (adults + children + infants)
  if (rest % adults !== 0) throw new Error('choose a total that can be shared out')
  return kinds.map(({ kind, quantity }) => {
    const cents = kind === 1 ? each + rest / adults : each
    const taxCents = wanted.taxes === false ? 0 : Math.floor(cents / 4)
    return { kind, quantity, baseCents: cents - taxCents, taxCents, serviceTaxCents: 0, commissionCents: 0 }
  })
}

const OUT = '2027-01-14'
const BACK = '2027-01-21'

/** A return fare LHR to VIE, ready to be booked. */
export function bookable(wanted: FareWanted = {}): BookableFare {
  const { seatsLeft = 9, flightNumber = '700', adults = 1, children = 0, infants = 0 } = wanted
  const passengers = passengersOf(wanted)
  const sold = { cabin: 1 as const, bookingClass: 'Q', baggage: '1 pieces', seatsLeft }
  const leg = (one: FlightSegment) => ({ segments: [one], flightMinutes: one.minutes, connectionMinutes: 0 })
  const sameDay = segment('VIE', 'LHR', BACK, flightNumber)
  const back = { ...sameDay, arrivesAt: wanted.arrivesAt ?? sameDay.arrivesAt }
  const fare: Fare = {
    index: 0,
    source: 'gds',
    validatingCarrier: 'BA',
    fareType: 1,
    legs: [leg(segment('LHR', 'VIE', OUT, flightNumber)), leg(back)],
    segmentFares: [[sold], [sold]],
    passengers,
    terms: {
      nonRefundableType: 2,
      refundMethod: 1,
      refund: { beforeFlight: true, afterFlight: false, penaltyCents: 6000 },
      change: { beforeFlight: true, afterFlight: null, penaltyCents: 0 },
      ...wanted.terms,
    },
    passportMandatory: wanted.passport ?? false,
    passportIssueDateMandatory: wanted.passportIssueDate ?? false,
    addressMandatory: false,
    closed: false,
    hasAmenities: false,
    lowCost: false,
    ticketLimitMinutes: wanted.ticketLimitMinutes ?? 1440,
  }
  return {
    offerCode: wanted.code ?? nextCode(),
    fare,
    totalCents: wanted.totalCents ?? 50_000,
    shownCents: wanted.totalCents ?? 50_000,
    priceChanged: wanted.priceChanged ?? false,
    ticketSeconds: wanted.ticketSeconds ?? null,
    query: queryOf(adults, children, infants),
  }
}

function queryOf(adults: number, children: number, infants: number): AirQuery {
  const leg = (origin: string, destination: string, date: string) =>
    ({ origin, destination, date, originKind: 'any', destinationKind: 'any' }) as const
  return {
    legs: [leg('LHR', 'VIE', OUT), leg('VIE', 'LHR', BACK)],
    cabin: 1,
    adults,
    children,
    infants,
    today: '2026-11-20',
    maxStops: null,
    onlyCarriers: null,
    withoutCarriers: [],
    scenarios: true,
  }
}

let codes = 0

/** A fare code that no other fare has. */
export function nextCode(): string {
  codes += 1
  return String(codes).padStart(88, '0')
}

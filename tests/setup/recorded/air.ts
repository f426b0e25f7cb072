import type { AirQuery, Fare, FareTerms, FlightSegment, Leg } from '../../../gateway/supply/air/fare.ts'
import type { AirSupply, KnownFare } from '../../../gateway/supply/air/port.ts'

/** The one recorded search: two adults and a child from London to Singapore and back. */
export const recordedTrip = {
  legs: [
    ['LON', 'SIN', '2027-01-14'],
    ['SIN', 'LON', '2027-01-28'],
  ] satisfies [string, string, string][],
  mix: { adults: 2, children: 1 },
}

/**
 * One flight.
 * @param times local, `YYYY-MM-DDTHH:MM`.
 */
function flight(
  route: [string, string],
  times: [string, string],
  minutes: number,
  [carrier, number]: [string, string],
  connectionMinutes = 0,
): FlightSegment {
  return {
    ...{ origin: route[0], destination: route[1], minutes, connectionMinutes },
    ...{ departsAt: `${times[0]}:00`, arrivesAt: `${times[1]}:00` },
    ...{ marketingCarrier: carrier, flightNumber: number },
    ...{ operatingCarrier: carrier, operatingFlightNumber: number },
    ...{ equipment: '359', equipmentName: 'Airbus A350-900', isCharter: false, technicalStops: [] },
    ...{ departureTerminal: '2', arrivalTerminal: '3' },
  }
}

const nonstopOut: Leg = {
  segments: [flight(['LHR', 'SIN'], ['2027-01-14T09:05', '2027-01-15T06:05'], 780, ['SQ', '305'])],
  ...{ flightMinutes: 780, connectionMinutes: 0 },
}
const nonstopBack: Leg = {
  segments: [flight(['SIN', 'LHR'], ['2027-01-28T23:30', '2027-01-29T05:55'], 865, ['SQ', '322'])],
  ...{ flightMinutes: 865, connectionMinutes: 0 },
}
const viaDoha: Leg = {
  segments: [
    flight(['LGW', 'DOH'], ['2027-01-14T08:40', '2027-01-14T18:20'], 400, ['QR', '328'], 95),
    flight(['DOH', 'SIN'], ['2027-01-14T19:55', '2027-01-15T08:35'], 460, ['QR', '946']),
  ],
  ...{ flightMinutes: 860, connectionMinutes: 95 },
}
const backViaDoha: Leg = {
  segments: [
    flight(['SIN', 'DOH'], ['2027-01-28T02:20', '2027-01-28T05:25'], 485, ['QR', '945'], 120),
    flight(['DOH', 'LHR'], ['2027-01-28T07:25', '2027-01-28T12:15'], 470, ['QR', '1']),
  ],
  ...{ flightMinutes: 955, connectionMinutes: 120 },
}

const fixed: FareTerms = {
  ...{ nonRefundableType: 1, refundMethod: 2 },
  refund: { beforeFlight: false, afterFlight: false, penaltyCents: null },
  change: { beforeFlight: true, afterFlight: null, penaltyCents: 12_000 },
}
const flexible: FareTerms = {
  ...{ nonRefundableType: 2, refundMethod: 1 },
  refund: { beforeFlight: true, afterFlight: false, penaltyCents: 0 },
  change: { beforeFlight: true, afterFlight: true, penaltyCents: 0 },
}

type Offered = { legs: readonly Leg[]; carrier: string; terms: FareTerms; adult: [number, number] }

/**
 * Builds a fare from the base fare and tax of an adult, in cents; a child pays three quarters of the base
 * fare.
 */
function fare({ legs, carrier, terms, adult: [baseCents, taxCents] }: Offered, index: number): Fare {
  const sold = { cabin: 1, bookingClass: 'V', baggage: '1 pieces', seatsLeft: index + 4 } as const
  const share = { taxCents, serviceTaxCents: 150, commissionCents: 0 }
  return {
    ...{ index, legs, terms, source: 'gds', validatingCarrier: carrier, fareType: 1 },
    segmentFares: legs.map((leg) => leg.segments.map(() => sold)),
    passengers: [
      { kind: 1, quantity: 2, baseCents, ...share },
      { kind: 2, quantity: 1, baseCents: (baseCents * 3) / 4, ...share },
    ],
    ...{
      passportMandatory: true,
      passportIssueDateMandatory: false,
      addressMandatory: false,
      closed: false,
      hasAmenities: false,
      lowCost: false,
      ticketLimitMinutes: 120,
    },
  }
}

const asBefore = { repriced: { byCents: 0 }, bookingByCents: 0, ticketSeconds: null } as const
const nonstop = { legs: [nonstopOut, nonstopBack], carrier: 'SQ' }
const stopover = { legs: [viaDoha, backViaDoha], carrier: 'QR' }

/** Six fares, the most expensive first, and the fate of each. */
const recorded: readonly KnownFare[] = [
  { fare: fare({ ...nonstop, terms: flexible, adult: [148_000, 31_240] }, 0), ...asBefore },
  {
    fare: fare({ ...nonstop, terms: fixed, adult: [96_000, 31_240] }, 1),
    ...{ ...asBefore, bookingByCents: 600, ticketSeconds: 90 },
  },
  {
    fare: fare({ legs: [nonstopOut, backViaDoha], carrier: 'SQ', terms: fixed, adult: [88_000, 27_810] }, 2),
    ...{ ...asBefore, repriced: { gone: 'sold-out' } },
  },
  { fare: fare({ ...stopover, terms: flexible, adult: [72_000, 27_810] }, 3), ...asBefore },
  {
    fare: fare({ legs: [viaDoha, nonstopBack], carrier: 'QR', terms: fixed, adult: [70_000, 29_000] }, 4),
    ...{ ...asBefore, repriced: { byCents: 1_200 } },
  },
  { fare: fare({ ...stopover, terms: fixed, adult: [64_000, 27_810] }, 5), ...asBefore },
]

function answerTo({ legs, adults, children, infants }: AirQuery): readonly KnownFare[] {
  const queryKey = JSON.stringify([
    legs.map((leg) => [leg.origin, leg.destination, leg.date]),
    adults,
    children,
  ])
  const { mix } = recordedTrip
  const recordedKey = JSON.stringify([recordedTrip.legs, mix.adults, mix.children])
  return infants === 0 && queryKey === recordedKey ? recorded : []
}

/** The cheapest of the recorded fares for one adult, as the supplier's calendar told it. */
const recordedDay = {
  ...{ totalCents: 64_000 + 27_810 + 150, stops: 1, carrier: 'QR', flightNumber: '328' },
  departsAt: new Date('2027-01-14T08:40:00Z'),
  returnsAt: new Date('2027-01-27T18:20:00Z'),
  expiresAt: new Date('2027-01-01T00:00:00Z'),
}

/** Six recorded fares, answered in two batches. */
export const recordedAir: AirSupply = {
  async *search(query, _signal, { source = null } = {}) {
    const fares = (await recordedAir.all(query)).filter((each) => source === null || each.source === source)
    for (const batch of [fares.slice(0, 4), fares.slice(4)]) if (batch.length > 0) yield batch
  },
  all: (query) => Promise.resolve(answerTo(query).map((recordedFare) => recordedFare.fare)),
  fareAt: (query, index) => Promise.resolve(answerTo(query)[index] ?? null),
  rules: ({ validatingCarrier, legs }) =>
    Promise.resolve({
      summary: 'NOTE - RULES ARE THOSE OF THE CARRIER\r\nREAD EACH FARE COMPONENT',
      components: legs.map(({ segments }) => ({
        carrier: validatingCarrier,
        origin: segments[0]?.origin ?? '',
        destination: segments.at(-1)?.destination ?? '',
        sections: [
          { category: 'Minimum Stay', text: 'NONE' },
          { category: 'Penalties', text: '<p>CHANGES ANY TIME<br />CHARGE USD 120.00</p>' },
        ],
      })),
    }),
  extras: () =>
    Promise.resolve({
      bags: [{ id: 'XBAG', description: 'Zusätzliches Gepäck', flightNumber: null, costCents: 7500 }],
      meals: [],
      seats: [],
    }),
  calendar: ({ departures, returns, by }) => {
    const [depart = '', back = ''] = recordedTrip.legs.map((leg) => leg[2])
    const within = (date: string, span: { first: string; last: string }) =>
      span.first <= date && date <= span.last
    const isRecorded = returns && within(depart, departures) && within(back, returns)
    return Promise.resolve(isRecorded ? [{ ...recordedDay, date: by === 'return' ? back : depart }] : [])
  },
  scenarios: [],
}

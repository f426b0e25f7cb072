import { describe, expect, test } from 'vitest'
import { nonRefundableTypes } from '../../../contract/air/codes.ts'
import { passengerRulesOf, passengerTypesOf, segmentsOf, termsOfFare } from '../../../lib/air/fare.ts'
import { parseFare } from '../../../lib/air/parse-fare.ts'
import { breakdown, itinerary } from './itinerary-fixture.ts'

test.each([
  ['Airbus A380-800', 'Airbus A380', '388', 'Airbus A380-800'],
  ['', 'Airbus A380', '388', 'Airbus A380'],
  [undefined, 'Airbus A380', '388', 'Airbus A380'],
  ['', '', '388', '388'],
  ['', '', '', null],
])(
  'the aircraft of a flight is read from OperatingAirline %j, segment %j, code %j (gap 208): %j',
  (inside, outside, code, shown) => {
    const fare = itinerary({ code: '1' })
    const [segment] = fare.OriginDestinationOptions[0]?.FlightSegments ?? []
    if (!segment) throw new Error('a segment')
    Object.assign(segment.OperatingAirline, { EquipmentName: inside, Equipment: code })
    segment.EquipmentName = outside
    expect(segmentsOf(parseFare(fare))[0]?.equipment).toBe(shown)
  },
)

test('the book page is told where an address is mandatory (gap 210)', () => {
  const plain = itinerary({ code: '1' })
  expect(parseFare(plain).addressMandatory).toBe(false)
  expect(parseFare({ ...plain, IsDestinationAddressMandatory: true }).addressMandatory).toBe(true)
})

test('terms of type 3 give no refund before departure and one after it (gap 210)', () => {
  const fare = itinerary({ code: '1', type: 3, available: false, penalty: null })
  for (const leg of fare.OriginDestinationOptions) {
    for (const segment of leg.FlightSegments) segment.SegmentRefundRules.Refund.AfterFlight = true
  }
  expect(termsOfFare(parseFare(fare)).filter(({ label }) => label.startsWith('Refund'))).toEqual([
    { about: 'refund', label: 'Refund before departure', allowed: false, penaltyCents: null },
    { about: 'refund-after', label: 'Refund after departure', allowed: true, penaltyCents: null },
  ])
})

test('ages count at the last departure, passports until the last arrival (gap 61)', () => {
  const overnight = itinerary({ code: '1', legs: ['SQ317 LHR-SIN 11:25 770', 'SQ318 SIN-LHR 23:45 830'] })
  expect(passengerRulesOf(parseFare(overnight))).toMatchObject({
    lastDepartureDate: '2027-01-14',
    lastArrivalDate: '2027-01-15',
  })
})

test('base, taxes and service tax add up to the total', () => {
  const fare = itinerary({ code: '1' })
  const total = fare.AirItineraryPricingInfo.ItinTotalFare
  Object.assign(total, { BaseFare: 400.1, TotalTax: 60.2, ServiceTax: 39.71, TotalFare: 500.01 })
  expect(parseFare(fare).price).toEqual({ baseCents: 40_010, taxCents: 9_991, totalCents: 50_001 })
})

test('a refund after departure is known only if every segment says so', () => {
  const fare = itinerary({ code: '1', type: 3, legs: ['SQ317 LHR-SIN 11:25 770', 'SQ318 SIN-LHR 23:45 830'] })
  const rules = fare.OriginDestinationOptions.map((leg) => leg.FlightSegments[0]?.SegmentRefundRules.Refund)
  const allowed = (...answers: (boolean | null)[]) => {
    answers.forEach((answer, at) => Object.assign(rules[at] ?? {}, { AfterFlight: answer }))
    return termsOfFare(parseFare(fare)).find(({ about }) => about === 'refund-after')?.allowed
  }
  expect(allowed(true, true)).toBe(true)
  expect(allowed(true, null)).toBeNull()
  expect(allowed(null, false)).toBe(false)
})

describe('a fare on the book page', () => {
  const plain = itinerary({
    code: 'FARE',
    legs: ['SQ317 LHR-SIN 11:25 770 +95 > SQ221 SIN-SYD 20:45 465', 'SQ222 SYD-SIN 16:10 490'],
  })
  const money = { BaseFare: 402.29, TotalTax: 88.1, ServiceTax: 4.35, TotalFare: 494.74 }
  const fare = {
    ...plain,
    IsPassportMandatory: true,
    AirItineraryPricingInfo: {
      ...plain.AirItineraryPricingInfo,
      ItinTotalFare: { ...plain.AirItineraryPricingInfo.ItinTotalFare, ...money },
      PtcFareBreakdown: [breakdown(3, 1, 20), breakdown(2, 1, 150), breakdown(1, 2, 162.37)],
    },
  }

  test('has its price in cents, its legs, its travellers and what they must show', () => {
    const parsed = parseFare(fare)
    expect(parsed).toMatchObject({
      offerCode: 'FARE',
      price: { baseCents: 40_229, taxCents: 8_810 + 435, totalCents: 49_474 },
      serviceFeeCents: 435,
      parts: [
        { type: 'infant', quantity: 1, cents: 2_000 },
        { type: 'child', quantity: 1, cents: 15_000 },
        { type: 'adult', quantity: 2, cents: 16_237 },
      ],
    })
    expect(parsed.legs.map(({ totalMinutes }) => totalMinutes)).toEqual([770 + 95 + 465, 490])
    expect(passengerTypesOf(parsed)).toEqual([1, 1, 2, 3])
    expect(passengerRulesOf(parsed)).toEqual({
      lastDepartureDate: '2027-01-14',
      lastArrivalDate: '2027-01-15',
      passportMandatory: true,
      issueDateMandatory: false,
    })
    expect(parseFare({ ...fare, IsPassportIssueDateMandatory: true }).issueDateMandatory).toBe(true)
    expect(passengerRulesOf(parseFare({ ...fare, OriginDestinationOptions: [] }))).toMatchObject({
      lastDepartureDate: '',
      lastArrivalDate: '',
    })
  })

  test('has its segments in order, each with its leg', () => {
    const [first, second, last] = segmentsOf(parseFare(fare))
    expect(first).toEqual({
      carrierCode: 'SQ',
      flightNumber: '317',
      operatingCarrierCode: null,
      origin: { code: 'LHR', terminal: '2' },
      destination: { code: 'SIN', terminal: '3' },
      departureAt: '2027-01-14T11:25:00',
      arrivalAt: '2027-01-15T00:15:00',
      flightMinutes: 770,
      connectionMinutes: 95,
      cabin: 1,
      cabinName: 'Economy',
      bookingClass: 'Y',
      baggage: '1 pieces',
      bag: { kind: 'pieces', count: 1 },
      seats: 9,
      equipment: 'Airbus A350-900',
      isCharter: false,
      technicalStops: [],
      legIndex: 0,
    })
    expect([second?.legIndex, second?.connectionMinutes, last?.legIndex]).toEqual([0, null, 1])
  })

  test('names who operates a flight where that is another carrier, and a terminal where it is known', () => {
    const changed = structuredClone(fare)
    const [one, other] = changed.OriginDestinationOptions[0]?.FlightSegments ?? []
    if (!one || !other) throw new Error('two segments')
    one.OperatingAirline.Code = 'LH'
    other.OperatingAirline.Code = ''
    Object.assign(one, { DepartureTerminal: '', ArrivalTerminal: null })
    const [first, second] = segmentsOf(parseFare(changed))
    expect([first?.operatingCarrierCode, second?.operatingCarrierCode]).toEqual(['LH', null])
    expect([first?.origin.terminal, first?.destination.terminal]).toEqual([null, null])
  })
})

describe('the terms of a fare are those of its strictest leg', () => {
  type Leg = { available: boolean | null; penalty: number | null; after?: boolean | null }

  /** An itinerary with one leg for each of these terms. */
  function fareWith(type: number, ...legs: readonly Leg[]) {
    const made = itinerary({ code: '1', type, legs: legs.map(() => 'SQ317 LHR-SIN 11:25 770') })
    for (const [index, { available, penalty, after = null }] of legs.entries()) {
      const leg = made.OriginDestinationOptions[index]
      if (!leg) throw new Error('a leg')
      const Penalty = penalty === null ? null : { currency_code: 'USD' as const, value: penalty }
      leg.Change = { Available: available, Penalty }
      leg.Refund = { Available: available, Penalty }
      for (const segment of leg.FlightSegments) segment.SegmentRefundRules.Refund.AfterFlight = after
    }
    return made
  }

  const terms = (...args: Parameters<typeof fareWith>) =>
    termsOfFare(parseFare(fareWith(...args))).map(({ allowed, penaltyCents }) => [allowed, penaltyCents])

  test('fees of the legs add up, and an unknown fee is not added to', () => {
    const [one, other] = [
      { available: true, penalty: 25.5 },
      { available: true, penalty: 10 },
    ]
    expect(terms(2, one, other).slice(0, 2)).toEqual([
      [true, 3_550],
      [true, 3_550],
    ])
    expect(terms(2, one, { ...other, penalty: null }).slice(0, 2)).toEqual([
      [true, null],
      [true, null],
    ])
  })

  test.each([false, null])('one leg that answers %s decides', (answer) => {
    const free = { available: true, penalty: 0, after: true }
    const strict = { available: answer, penalty: 0, after: answer }
    expect(terms(2, free, strict).slice(0, 2)).toEqual([
      [answer, null],
      [answer, null],
    ])
    expect(terms(0, free, strict).at(-1)).toEqual([answer, null])
    expect(terms(0, free, free).at(-1)).toEqual([true, null])
  })

  test.each([
    ['never', nonRefundableTypes.never],
    ['after departure', nonRefundableTypes.afterDeparture],
  ])(
    'a fare that is not refunded %s is not refunded after departure, whatever its segments say',
    (_, type) => {
      const [, , after] = termsOfFare(parseFare(fareWith(type, { available: true, penalty: 0, after: true })))
      expect(after).toEqual({
        about: 'refund-after',
        label: 'Refund after departure',
        allowed: false,
        penaltyCents: null,
      })
    },
  )

  test('each term has its name', () => {
    const made = termsOfFare(parseFare(fareWith(2, { available: true, penalty: 0 })))
    expect(made.map(({ about, label }) => [about, label])).toEqual([
      ['change', 'Change before departure'],
      ['refund', 'Refund before departure'],
      ['refund-after', 'Refund after departure'],
    ])
  })

  test('an itinerary without legs has terms that nobody knows', () => {
    expect(terms(0)).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ])
  })
})

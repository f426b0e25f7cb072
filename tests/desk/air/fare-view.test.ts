import { describe, expect, test } from 'vitest'
import { equipmentOf } from '../../../lib/air/equipment.ts'
import { fareView } from '../../../lib/air/fare-view.ts'
import { itinerary } from './itinerary-fixture.ts'

describe('the aircraft of a flight (gap 208)', () => {
  const of = (inside: string, outside: string, code: string) =>
    equipmentOf({
      OperatingAirline: { Code: 'SQ', FlightNumber: '1', Equipment: code, EquipmentName: inside },
      EquipmentName: outside,
    })

  test.each([
    ['Airbus A380-800', 'Airbus A380', '388', 'Airbus A380-800'],
    ['', 'Airbus A380', '388', 'Airbus A380'],
    ['', '', '388', '388'],
    ['', '', '', null],
  ])('OperatingAirline %j, segment %j, code %j: %j', (inside, outside, code, shown) => {
    expect(of(inside, outside, code)).toBe(shown)
  })

  test('a gateway that leaves a name out is read all the same', () => {
    const { EquipmentName: _, ...airline } = {
      ...{ Code: 'SQ', FlightNumber: '1', Equipment: '388', EquipmentName: '' },
    }
    expect(equipmentOf({ OperatingAirline: airline as never, EquipmentName: 'Airbus A380' })).toBe(
      'Airbus A380',
    )
  })
})

test('the book page is told where an address is mandatory (gap 210)', () => {
  const plain = itinerary({ code: '1' })
  expect(fareView(plain).addressMandatory).toBe(false)
  expect(fareView({ ...plain, IsDestinationAddressMandatory: true }).addressMandatory).toBe(true)
})

test('terms of type 3: no refund before departure, one after it (gap 210)', () => {
  const fare = itinerary({ code: '1', type: 3, available: false, penalty: null })
  for (const leg of fare.OriginDestinationOptions) {
    for (const segment of leg.FlightSegments) segment.SegmentRefundRules.Refund.AfterFlight = true
  }
  expect(fareView(fare).terms.filter(({ label }) => label.startsWith('Refund'))).toEqual([
    { about: 'refund', label: 'Refund before departure', allowed: false, penaltyCents: null },
    { about: 'refund-after', label: 'Refund after departure', allowed: true, penaltyCents: null },
  ])
})

test('ages count at the last departure, passports until the last arrival (gap 61)', () => {
  const overnight = itinerary({ code: '1', legs: ['SQ317 LHR-SIN 11:25 770', 'SQ318 SIN-LHR 23:45 830'] })
  expect(fareView(overnight).rules).toMatchObject({
    lastDepartureDate: '2027-01-14',
    lastArrivalDate: '2027-01-15',
  })
})

test('base, taxes and service tax add up to the total', () => {
  const fare = itinerary({ code: '1' })
  const total = fare.AirItineraryPricingInfo.ItinTotalFare
  Object.assign(total, { BaseFare: 400.1, TotalTax: 60.2, ServiceTax: 39.71, TotalFare: 500.01 })
  expect(fareView(fare).price).toEqual({ baseCents: 40_010, taxCents: 9_991, totalCents: 50_001 })
})

test('a refund after departure is known only if every segment says so', () => {
  const fare = itinerary({ code: '1', type: 3, legs: ['SQ317 LHR-SIN 11:25 770', 'SQ318 SIN-LHR 23:45 830'] })
  const rules = fare.OriginDestinationOptions.map((leg) => leg.FlightSegments[0]?.SegmentRefundRules.Refund)
  const allowed = (...answers: (boolean | null)[]) => {
    answers.forEach((answer, at) => Object.assign(rules[at] ?? {}, { AfterFlight: answer }))
    return fareView(fare).terms.find(({ about }) => about === 'refund-after')?.allowed
  }
  expect(allowed(true, true)).toBe(true)
  expect(allowed(true, null)).toBeNull()
  expect(allowed(null, false)).toBe(false)
})

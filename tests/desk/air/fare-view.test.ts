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

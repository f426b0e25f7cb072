import { expect, test } from 'vitest'
import { allianceOf } from '../../../components/air/results/alliances.ts'
import { fareName, fareNames } from '../../../components/air/results/fare-name.ts'
import { makeFlightGroups } from '../../../components/air/results/flight-groups.ts'
import { differentFares } from '../../../components/air/results/shown-rows.ts'
import { fareFixture, type ItineraryFacts } from './itinerary-fixture.ts'

const fareOf = (facts: Partial<ItineraryFacts>) => fareFixture({ code: 'A', ...facts })

test('a fare is named by what it gives', () => {
  expect(fareName(fareOf({}), 1)).toBe('Bag, flexible')
  expect(fareName(fareOf({ bags: '2 pieces', penalty: 50, cabin: 3 }), 1)).toBe(
    'Business, 2 bags, refundable',
  )
  expect(fareName(fareOf({ bags: '30K', available: false, fareType: 2 }), 1)).toBe('Private, 30 kg')
  expect(fareName(fareOf({ bags: null, available: null }), 1)).toBe('Standard')
})

test('fares of a flight that differ in the price alone are one column, the cheapest', () => {
  const groups = makeFlightGroups()
  groups.add([
    fareFixture({ code: 'A', total: 500 }),
    fareFixture({ code: 'B', total: 480 }),
    fareFixture({ code: 'C', total: 510, bags: '0 pieces' }),
    fareFixture({ code: 'D', total: 520, seats: 2 }),
  ])
  const [flight] = groups.flights()
  expect(flight!.fares.map(({ offerCode }) => offerCode)).toEqual(['B', 'A', 'C', 'D'])
  expect(differentFares(flight!.fares).map(({ offerCode }) => offerCode)).toEqual(['B', 'C', 'D'])
})

test('names that would be the same add what tells the fares apart', () => {
  const fares = [fareOf({ seats: 9 }), fareOf({ seats: 2 }), fareOf({ bags: '0 pieces', seats: 2 })]
  expect(fareNames(fares, 1)).toEqual([
    'Bag, flexible, 9 seats',
    'Bag, flexible, 2 seats',
    'No checked bag, flexible',
  ])
  // The change differs through the fee alone where the refund is the same.
  const [one, other] = [fareOf({}), { ...fareOf({}), change: { kind: 'refused' as const } }]
  expect(fareNames([one, other], 1)).toEqual(['Bag, flexible, free change', 'Bag, flexible, no change'])
})

test('an alliance is that of all carriers', () => {
  expect(allianceOf(['SQ', 'TK'])).toBe('star')
  expect(allianceOf(['SQ', 'QR'])).toBeNull()
  expect(allianceOf(['SQ', 'EK'])).toBeNull()
})

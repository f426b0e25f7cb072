import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PricedItinerary } from '../../../contract/air/itinerary.ts'
import { searchBody } from '../../setup/air.ts'
import type { TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'

/** Each coded value seen in real search results, over HTTP (Coded fields (air); gaps 28-38, 201, 208-210). */

type Search = { legs: [string, string, string][]; cabin?: number }

const OUT = '2027-02-10'
const BACK = '2027-02-24'

/**
 * Searches in the order in which they are asked. The first are ordinary, the last two are routes of
 * scenarios.
 */
const SEARCHES: readonly Search[] = [
  { legs: [['LON', 'SIN', OUT]] },
  {
    legs: [
      ['LON', 'SIN', OUT],
      ['SIN', 'LON', BACK],
    ],
  },
  { legs: [['LON', 'NYC', OUT]] },
  { legs: [['FRA', 'BJS', OUT]] },
  { legs: [['FRA', 'HAV', OUT]] },
  { legs: [['LON', 'BCN', OUT]] },
  ...[2, 3, 4, 5, 6].map((cabin): Search => ({ legs: [['LON', 'SIN', OUT]], cabin })),
  { legs: [['SEN', 'LTN', OUT]] },
  { legs: [['LCY', 'ZRH', OUT]] },
]

let gateway: TestGateway
const searches: { name: string; fares: PricedItinerary[] }[] = []
beforeAll(async () => {
  gateway = await openGateway()
  const SessionId = await gateway.signIn(await gateway.mint())
  for (const { legs, cabin } of SEARCHES) {
    const body = {
      SessionId,
      ...searchBody(legs, cabin === undefined ? {} : { cabin }),
      NumberOfResults: 500,
    }
    const { PricedItineraries } = await gateway.mustCall('air.low-fare-search', body)
    const route = [legs[0]![0], ...legs.map(([, to]) => to)].join('-')
    searches.push({ name: cabin ? `${route} cabin ${cabin}` : route, fares: PricedItineraries })
  }
})
afterAll(() => gateway.close())

/** The coded values of a fare, as `Field value`. */
function* valuesOf(fare: PricedItinerary): Generator<string> {
  const flags = [
    'DirectionInd',
    'NonRefundableType',
    'RefundMethod',
    'IsLowcost',
    'IsCharter',
    'IsReturn',
    'IsPassportMandatory',
    'IsPassportIssueDateMandatory',
    'IsDestinationAddressMandatory',
    'IsClosed',
    'HasAmenities',
  ] as const
  for (const flag of flags) yield `${flag} ${fare[flag]}`
  yield `FareType ${fare.AirItineraryPricingInfo.FareType}`
  for (const leg of fare.OriginDestinationOptions) {
    for (const what of ['Refund', 'Change'] as const) {
      const { Available, Penalty } = leg[what]
      yield `leg ${what}.Available ${Available}, Penalty ${Penalty === null ? 'null' : Penalty.value === 0 ? '0' : 'above 0'}`
    }
    for (const segment of leg.FlightSegments) {
      yield `segment NonRefundableType ${segment.NonRefundableType}`
      yield `CabinClassCode ${segment.CabinClassCode}`
      yield `segment IsCharter ${segment.IsCharter}`
      yield `segment IsReturn ${segment.IsReturn}`
      yield `Baggage ${segment.Baggage === null ? 'null' : segment.Baggage.replace(/^\d+K$/, 'in kg')}`
      yield `SeatsRemaining ${segment.SeatsRemaining === null ? 'null' : 'a number'}`
      yield `StopQuantity ${segment.StopQuantity}`
      for (const what of ['Refund', 'Change'] as const) {
        const { BeforeFlight, AfterFlight } = segment.SegmentRefundRules[what]
        yield `segment ${what}.BeforeFlight ${BeforeFlight}`
        yield `segment ${what}.AfterFlight ${AfterFlight}`
      }
    }
  }
}

/** Where each value is seen first. */
const FIRST_SEEN: Readonly<Record<string, string>> = {
  'Baggage 0 pieces': 'LON-SIN',
  'Baggage 1 pieces': 'LON-SIN',
  'Baggage 2 pieces': 'LON-SIN cabin 3',
  'Baggage in kg': 'LON-SIN',
  'Baggage null': 'LON-SIN',
  'CabinClassCode 1': 'LON-SIN',
  'CabinClassCode 2': 'LON-SIN cabin 2',
  'CabinClassCode 3': 'LON-SIN cabin 3',
  'CabinClassCode 4': 'LON-SIN cabin 4',
  'CabinClassCode 5': 'LON-SIN cabin 5',
  'CabinClassCode 6': 'LON-SIN cabin 6',
  'DirectionInd 1': 'LON-SIN',
  'DirectionInd 2': 'LON-SIN-LON',
  'FareType 1': 'LON-SIN',
  'FareType 2': 'LON-SIN',
  'HasAmenities false': 'LON-SIN',
  'HasAmenities true': 'LON-SIN',
  'IsCharter false': 'LON-SIN',
  'IsCharter true': 'FRA-HAV',
  'IsClosed false': 'LON-SIN',
  'IsClosed true': 'SEN-LTN',
  'IsDestinationAddressMandatory false': 'LON-SIN',
  'IsDestinationAddressMandatory true': 'LON-NYC',
  'IsLowcost false': 'LON-SIN',
  'IsLowcost true': 'LON-SIN',
  'IsPassportIssueDateMandatory false': 'LON-SIN',
  'IsPassportIssueDateMandatory true': 'FRA-BJS',
  'IsPassportMandatory false': 'LON-BCN',
  'IsPassportMandatory true': 'LON-SIN',
  'IsReturn false': 'LON-SIN',
  'IsReturn true': 'LON-SIN-LON',
  'leg Change.Available false, Penalty null': 'LON-SIN',
  'leg Change.Available null, Penalty null': 'LON-SIN',
  'leg Change.Available true, Penalty 0': 'LON-SIN cabin 5',
  'leg Change.Available true, Penalty above 0': 'LON-SIN',
  'leg Change.Available true, Penalty null': 'LON-SIN cabin 3',
  'leg Refund.Available false, Penalty null': 'LON-SIN',
  'leg Refund.Available null, Penalty null': 'LON-SIN',
  'leg Refund.Available true, Penalty 0': 'LON-SIN cabin 5',
  'leg Refund.Available true, Penalty above 0': 'LON-SIN',
  'leg Refund.Available true, Penalty null': 'LON-SIN cabin 3',
  'NonRefundableType 0': 'LON-SIN',
  'NonRefundableType 1': 'LON-SIN',
  'NonRefundableType 2': 'LON-SIN',
  'NonRefundableType 3': 'LCY-ZRH',
  'RefundMethod 0': 'LON-SIN',
  'RefundMethod 1': 'LON-SIN',
  'RefundMethod 2': 'LON-SIN',
  'SeatsRemaining a number': 'LON-SIN',
  'SeatsRemaining null': 'LON-SIN',
  'segment Change.AfterFlight false': 'LON-SIN',
  'segment Change.AfterFlight null': 'LON-SIN',
  'segment Change.AfterFlight true': 'LON-SIN',
  'segment Change.BeforeFlight false': 'LON-SIN',
  'segment Change.BeforeFlight null': 'LON-SIN',
  'segment Change.BeforeFlight true': 'LON-SIN',
  'segment IsCharter false': 'LON-SIN',
  'segment IsCharter true': 'FRA-HAV',
  'segment IsReturn false': 'LON-SIN',
  'segment IsReturn true': 'LON-SIN-LON',
  'segment NonRefundableType 0': 'LON-SIN',
  'segment NonRefundableType 1': 'LON-SIN',
  'segment NonRefundableType 2': 'LON-SIN',
  'segment NonRefundableType 3': 'LCY-ZRH',
  'segment Refund.AfterFlight false': 'LON-SIN',
  'segment Refund.AfterFlight null': 'LON-SIN',
  'segment Refund.AfterFlight true': 'LCY-ZRH',
  'segment Refund.BeforeFlight false': 'LON-SIN',
  'segment Refund.BeforeFlight null': 'LON-SIN',
  'segment Refund.BeforeFlight true': 'LON-SIN',
  'StopQuantity 0': 'LON-SIN',
  'StopQuantity 1': 'LON-SIN',
}

it('each coded value is seen, and in ordinary searches except those of a closed fare and of a refund after departure', () => {
  const seen = new Map<string, string>()
  for (const { name, fares } of searches) {
    expect(fares.length, name).toBeGreaterThan(0)
    for (const fare of fares) for (const value of valuesOf(fare)) if (!seen.has(value)) seen.set(value, name)
  }
  expect(Object.fromEntries([...seen].sort(([one], [other]) => one.localeCompare(other)))).toEqual(FIRST_SEEN)
})

it('the codes of one fare do not contradict each other', () => {
  for (const { fares } of searches) {
    for (const fare of fares) {
      for (const { Refund, FlightSegments } of fare.OriginDestinationOptions) {
        for (const { NonRefundableType, SegmentRefundRules } of FlightSegments) {
          expect(NonRefundableType).toBe(fare.NonRefundableType)
          expect(SegmentRefundRules.Refund.BeforeFlight).toBe(Refund.Available)
        }
        // 0 is nothing known, which is never refundable (gap 201).
        if (fare.NonRefundableType === 0)
          expect([Refund, fare.RefundMethod]).toEqual([{ Available: null, Penalty: null }, 0])
        if (fare.NonRefundableType === 1) expect([Refund.Available, fare.RefundMethod]).toEqual([false, 2])
        if (fare.NonRefundableType === 2) expect([Refund.Available, fare.RefundMethod]).toEqual([true, 1])
        if (fare.NonRefundableType === 3) expect([Refund.Available, fare.RefundMethod]).toEqual([false, 1])
      }
    }
  }
})

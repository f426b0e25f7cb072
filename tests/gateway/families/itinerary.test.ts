import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pricedItinerary } from '../../../contract/air/itinerary.ts'
import { reprice } from '../../../gateway/domain/air/reprice.ts'
import { itineraryBytes } from '../../../gateway/families/session-gateway/itinerary-bytes.ts'
import type { Fare } from '../../../gateway/supply/air/fare.ts'
import { referenceSupply } from '../../../gateway/world/reference/supply.ts'
import { anyQuery, instantSupply, leg, query } from '../world/air-queries.ts'

/** A PricedItinerary as it goes over the wire. */

const supply = instantSupply()

function written(fare: Fare): Record<string, unknown> {
  const pieces = itineraryBytes(fare, '1'.repeat(88), referenceSupply.cityOfAirport)
  const text = Buffer.concat(pieces).toString()
  return JSON.parse(text) as Record<string, unknown>
}

const cents = (usd: number) => {
  const whole = Math.round(usd * 100)
  expect(usd).toBe(whole / 100)
  return whole
}

/** Both identities of gap 32, and that the party pays the sum of its travellers. */
function expectIdentities(fare: Fare) {
  const { ItinTotalFare: total, PtcFareBreakdown: parts } = pricedItinerary.parse(
    written(fare),
  ).AirItineraryPricingInfo
  expect(cents(total.BaseFare) + cents(total.TotalTax) + cents(total.ServiceTax)).toBe(cents(total.TotalFare))
  let party = 0
  for (const { PassengerFare: one, PassengerTypeQuantity: of } of parts) {
    const taxes = one.Taxes.reduce((sum, tax) => sum + cents(tax.Amount), 0)
    expect(cents(one.BaseFare) + taxes + cents(one.ServiceTax)).toBe(cents(one.TotalFare))
    party += cents(one.TotalFare) * of.Quantity
  }
  expect(party).toBe(cents(total.TotalFare))
}

describe('the fare of a party', () => {
  it('is the sum of its travellers’ fares to the cent, for any party (gap 32)', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        for (const fare of supply.all(query).slice(0, 40)) {
          expectIdentities(fare)
          const { PtcFareBreakdown: parts } = pricedItinerary.parse(written(fare)).AirItineraryPricingInfo
          const mix = parts.map(({ PassengerTypeQuantity: of }) => [of.PassengerType, of.Quantity])
          const party = [query.adults, query.children, query.infants].map((count, at) => [at + 1, count])
          expect(mix).toEqual(party.filter(([, count]) => count !== 0))
        }
      }),
      { numRuns: 25 },
    )
  })

  it('stays the sum when its price has changed by any amount (gap 32)', () => {
    const party = { adults: 3, children: 2, infants: 1 }
    const [fare] = supply.all(query([leg('LON', 'SIN', '2027-02-10')], party))
    if (!fare) throw new Error('no fare')
    fc.assert(
      fc.property(fc.integer({ min: -50_000, max: 50_000 }), (difference) => {
        expectIdentities(reprice(fare, difference))
      }),
      { numRuns: 300 },
    )
  })
})

describe('an itinerary', () => {
  it('says the same whatever was written before it, though fares share the texts of legs', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const some = supply.all(query).slice(0, 60)
        for (const fare of some) expect(written(fare)).toEqual(written(structuredClone(fare)))
        const [fare] = some
        if (!fare) return
        // The same leg and the same sold on it, alone and under other terms.
        const oneWay = { ...fare, legs: fare.legs.slice(0, 1), segmentFares: fare.segmentFares.slice(0, 1) }
        const back = {
          ...fare,
          legs: [fare.legs[0]!, ...fare.legs],
          segmentFares: [fare.segmentFares[0]!, ...fare.segmentFares],
        }
        const others = { ...fare, terms: { ...fare.terms, nonRefundableType: 3 as const } }
        for (const each of [oneWay, back, others])
          expect(written(each)).toEqual(written(structuredClone(each)))
      }),
      { numRuns: 25 },
    )
  })

  const fares = supply.all(query([leg('LON', 'SIN', '2027-02-10'), leg('SIN', 'LON', '2027-02-20')]))
  type Segment = { EquipmentName: string; OperatingAirline: object; FlightAmenities: unknown }
  const segmentsOf = (fare: Fare) =>
    (written(fare)['OriginDestinationOptions'] as { FlightSegments: Segment[] }[]).flatMap(
      (option) => option.FlightSegments,
    )

  it('names the aircraft inside OperatingAirline and on the segment, with amenities as a list (gap 208)', () => {
    for (const fare of fares) {
      const flown = fare.legs.flatMap((one) => one.segments)
      for (const [at, segment] of segmentsOf(fare).entries()) {
        const { operatingCarrier, operatingFlightNumber, equipment, equipmentName } = flown[at]!
        expect(segment.OperatingAirline).toEqual({
          Code: operatingCarrier,
          FlightNumber: operatingFlightNumber,
          Equipment: equipment,
          EquipmentName: equipmentName,
        })
        expect(segment.EquipmentName).toBe(equipmentName)
        expect(segment.FlightAmenities).toEqual([])
      }
    }
  })

  it('has IsPassportNameWithSpace false and no FareInfoes (gap 209)', () => {
    for (const fare of fares) {
      expect(written(fare)).toMatchObject({
        IsPassportNameWithSpace: false,
        AirItineraryPricingInfo: { FareInfoes: [] },
      })
    }
  })

  const offering = (fare: Fare) => {
    const flown = fare.legs.flatMap((one) =>
      one.segments.map(({ flightNumber, departsAt }) => [flightNumber, departsAt]),
    )
    return JSON.stringify([fare.source, flown, fare.segmentFares.flat().map(({ cabin }) => cabin)])
  }

  it('tells which fares of one flight belong together, by the family that the source calls them (gap 253)', () => {
    const sold = Map.groupBy(fares, offering)
    const families = [...sold.values()].map((of) => new Set(of.map((fare) => fare.family)))
    expect(families.some((names) => names.size > 1)).toBe(true)
    expect(families.some((names) => names.size === 1)).toBe(true)
    for (const fare of fares) {
      const several = new Set(sold.get(offering(fare))!.map(({ family }) => family)).size > 1
      const { HasFareFamilies, FareFamily } = pricedItinerary.parse(written(fare))
      expect(HasFareFamilies).toBe(several)
      const components = fare.legs.map(({ segments }) => ({
        RateCategory: 'ECONOMY',
        Name: fare.family,
        CarrierAirlineCode: fare.validatingCarrier,
        Origin: segments[0]!.origin,
        Destination: segments.at(-1)!.destination,
        Descriptions: [],
      }))
      expect(FareFamily).toEqual(several ? { FareFamilyComponents: components } : null)
    }
  })

  it('has what no source tells or sells with neutral values (gap 253)', () => {
    for (const fare of fares) {
      expect(written(fare)).toMatchObject({
        CustomerAddressMaxLength: 0,
        HasCancellationGuarantee: false,
        Labels: [],
        LabelsFa: [],
        PayLater: { HasPayLater: false, FixedInitialPayment: 0, InitialPaymentPercentage: 0 },
        VisaRequirements: [],
      })
    }
  })

  it('of a fare that was stored before families were known has none (gap 253)', () => {
    const { family: _, ...stored } = fares.find(({ family }) => family)!
    expect(written(stored)).toMatchObject({ HasFareFamilies: false, FareFamily: null })
  })

  it('has every flag as the source gives it (gap 210)', () => {
    for (const flag of [true, false]) {
      const fare = { ...fares[0]!, addressMandatory: flag, closed: flag, hasAmenities: flag }
      expect(written(fare)).toMatchObject({
        IsDestinationAddressMandatory: flag,
        IsClosed: flag,
        HasAmenities: flag,
      })
    }
  })
})

import { describe, expect, it } from 'vitest'
import { flightOffer } from '../../../contract/v3/flight-offer.ts'
import { offerObject } from '../../../gateway/families/v3/flight-records.ts'
import type { Fare, FareTerms } from '../../../gateway/supply/air/fare.ts'
import { instantSupply, leg, query } from '../world/air-queries.ts'

/** What an offer of v3 says of its conditions, baggage and seats, before it is bought (gap 257). */

const supply = instantSupply()
const trips = [
  query([leg('LON', 'SIN', '2027-02-10'), leg('SIN', 'LON', '2027-02-20')]),
  query([leg('LON', 'BCN', '2027-02-10')]),
  query([leg('LON', 'NYC', '2027-02-10')], { cabin: 3 }),
]
const fares = trips.flatMap((trip) => supply.all(trip))
const offerOf = (fare: Fare) => flightOffer.parse(offerObject(fare, '1'.repeat(88), false))
const usd = (cents: number) => ({ amount: (cents / 100).toFixed(2), currency: 'USD' })

/** A fare under other terms. */
function under(terms: Partial<FareTerms>): Fare {
  const fare = fares.find(({ legs }) => legs.length === 2)!
  return { ...fare, terms: { ...fare.terms, nonRefundableType: 2, refundMethod: 1, ...terms } }
}

describe('the conditions of an offer (gap 257)', () => {
  it('say what the fees of all its legs are together, of a refund no more than the base fare', () => {
    const kinds = new Set<string>()
    for (const fare of fares) {
      const { refund, change } = fare.terms
      const { refund_before_departure, change_before_departure } = offerOf(fare).conditions
      const baseCents = fare.passengers[0]!.baseCents
      for (const [term, shown, mostCents] of [
        [refund, refund_before_departure, baseCents],
        [change, change_before_departure, Infinity],
      ] as const) {
        const { beforeFlight, penaltyCents } = term
        const isStated = beforeFlight === true && penaltyCents !== null
        const penalty = isStated ? usd(Math.min(penaltyCents * fare.legs.length, mostCents)) : null
        kinds.add(`${beforeFlight} ${isStated ? penaltyCents > 0 : 'unknown'}`)
        expect(shown).toEqual(beforeFlight === null ? null : { allowed: beforeFlight, penalty })
      }
    }
    expect([...kinds].sort()).toEqual(
      ['false unknown', 'null unknown', 'true false', 'true true', 'true unknown'].sort(),
    )
  })

  it('promise no refund where RefundMethod or NonRefundableType say that there is none', () => {
    const refused = { allowed: false, penalty: null }
    const refund = { beforeFlight: true, afterFlight: true, penaltyCents: 0 }
    expect(offerOf(under({ refund, refundMethod: 2 })).conditions.refund_before_departure).toEqual(refused)
    expect(offerOf(under({ refund, nonRefundableType: 1 })).conditions.refund_before_departure).toEqual(
      refused,
    )
    expect(offerOf(under({ refund, nonRefundableType: 0 })).conditions.refund_before_departure).toBeNull()
  })
})

describe('the baggage of each flight of an offer (gap 257)', () => {
  it('is that of AirBaggages, in pieces or by weight', () => {
    const texts = new Set<string | null>()
    for (const fare of fares) {
      const shown = offerOf(fare).slices.flatMap(({ segments }) => segments.map(({ baggage }) => baggage))
      for (const [at, { baggage }] of fare.segmentFares.flat().entries()) {
        texts.add(baggage)
        const { checked } = shown[at]!
        if (baggage === null) expect(checked).toBeNull()
        else if (checked!.weight_kg === null) expect(`${checked!.quantity} pieces`).toBe(baggage)
        else expect([checked!.quantity, `${checked!.weight_kg}K`]).toEqual([null, baggage])
      }
    }
    for (const text of [null, '0 pieces', '1 pieces', '25K']) expect(texts).toContain(text)
  })

  it('has the hand baggage that the rules of the fare state, or none where they do not', async () => {
    const stated = new Set<boolean>()
    for (const fare of fares.filter(({ index }) => index % 7 === 0)) {
      const { components } = await supply.rules(fare)
      const isStated = /Hand baggage: one piece/.test(JSON.stringify(components))
      stated.add(isStated)
      for (const { baggage } of offerOf(fare).slices.flatMap(({ segments }) => segments)) {
        expect(baggage.cabin).toEqual(isStated ? { quantity: 1, weight_kg: null } : null)
      }
    }
    expect(stated).toEqual(new Set([true, false]))
  })
})

it('the seats of an offer are those of its fullest flight, or null where no flight tells (gap 257)', () => {
  const shown = new Set<number | null>()
  for (const fare of fares) {
    const told = fare.segmentFares.flat().flatMap(({ seatsLeft }) => seatsLeft ?? [])
    const { seats_available } = offerOf(fare)
    shown.add(seats_available)
    if (told.length === 0) expect(seats_available).toBeNull()
    else {
      expect(told).toContain(seats_available)
      for (const seats of told) expect(seats).toBeGreaterThanOrEqual(seats_available!)
    }
  }
  expect(shown).toContain(null)
  expect(shown.size).toBeGreaterThan(3)
})

import { passengerTypes, type PassengerTypeCode } from '../../contract/booking/person.ts'
import type { TermView } from '../booking/booking-view.ts'
import type { PriceView } from '../booking/offer-check.ts'
import type { Bag } from './bag.ts'
import type { FarePart } from './fare-markup.ts'
import type { PassengerRules } from './passenger-form.ts'
import type { Segment } from './segment.ts'

/**
 * The cost of a refund or a change before departure for all travellers together (gap 228): allowed, with the
 * fee if it is supplied; not allowed; or not known. Not known is never shown as allowed (gap 201).
 */
export type FeeTerms =
  { kind: 'allowed'; feeCents: number | null } | { kind: 'refused' } | { kind: 'unknown' }

/** One flight of a fare. */
export type FareSegment = Segment & {
  /** The code of the cabin; a lower one is a lower class. */
  cabin: number
  bag: Bag
  /** 1 to 9; null where it is not supplied. */
  seats: number | null
  isCharter: boolean
  technicalStops: readonly { airport: string; arrivalAt: string; departureAt: string }[]
}

/** One direction of a fare, with its own terms. */
export type FareLeg = {
  segments: readonly FareSegment[]
  /** Minutes of flights and waits, as supplied (gap 33); never computed from local times. */
  totalMinutes: number
  refund: FeeTerms
  change: FeeTerms
  /** After departure; null where it is not known. No fee is supplied. */
  refundAfter: boolean | null
  changeAfter: boolean | null
}

/** One price for the flights of a journey, of which it is one offer. */
export type Fare = {
  /** Its code at the gateway. Another search gives the same fare another code. */
  offerCode: string
  /** Made of its properties, so that a repeated search finds it again. */
  id: string
  /** For all travellers. */
  price: PriceView
  /** The part of the taxes that is a service fee; integer cents. */
  serviceFeeCents: number
  parts: readonly FarePart[]
  legs: readonly FareLeg[]
  /** The terms of the strictest leg; fees of the legs add up. */
  refund: FeeTerms
  change: FeeTerms
  refundAfter: boolean | null
  /** The least of its flights. */
  bag: Bag
  /** The code of the lowest cabin of its flights. */
  cabin: number
  /** The fewest seats that are left on any flight, 1 to 9; null where it is not supplied. */
  seats: number | null
  /** The facts besides the price that distinguish a fare from another one of the same flights. */
  conditions: string
  isPrivate: boolean
  /** Shown, but no longer sold (gap 210). */
  isClosed: boolean
  /** Sold by a low-cost carrier. */
  isLowCost: boolean
  passportMandatory: boolean
  issueDateMandatory: boolean
  addressMandatory: boolean
}

/** The checked baggage of one flight. `baggage`: as supplied; null if nothing was. */
export type FlightBaggage = { flight: string; from: string; to: string; bag: Bag; baggage: string | null }

/** The baggage of each flight, and the bags that the airline sells besides: cents for one flight. */
export type FareBaggage = { flights: FlightBaggage[]; extras: { description: string; cents: number }[] }

/** The flights of all legs, in order. */
export function segmentsOf({ legs }: Pick<Fare, 'legs'>): FareSegment[] {
  return legs.flatMap(({ segments }) => segments)
}

/** The baggage of each flight as the search has it. */
export function baggageOfSearch(fare: Fare): FlightBaggage[] {
  return segmentsOf(fare).map(({ carrierCode, flightNumber, origin, destination, bag, baggage }) => {
    return { flight: `${carrierCode}${flightNumber}`, from: origin.code, to: destination.code, bag, baggage }
  })
}

/** How many people the price is for; 0 where it is not supplied. */
export function travellerCountOf({ parts }: Pick<Fare, 'parts'>): number {
  return parts.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** One entry per traveller, adults first. */
export function passengerTypesOf({ parts }: Pick<Fare, 'parts'>): PassengerTypeCode[] {
  return passengerTypes.flatMap(({ code, name }) =>
    parts
      .filter(({ type }) => type === name)
      .flatMap(({ quantity }) => Array<typeof code>(quantity).fill(code)),
  )
}

/** The rules that the fare sets for its passengers, apart from today's date. */
export function passengerRulesOf(fare: Fare): Omit<PassengerRules, 'today'> {
  const last = fare.legs.at(-1)?.segments.at(-1)
  return {
    lastDepartureDate: last?.departureAt.slice(0, 10) ?? '',
    lastArrivalDate: last?.arrivalAt.slice(0, 10) ?? '',
    passportMandatory: fare.passportMandatory,
    issueDateMandatory: fare.issueDateMandatory,
  }
}

/** The term that a booking record has too (RefundMethod). */
export const REFUND_TERM = { about: 'refund', label: 'Refund before departure' } as const

/** The terms of a fare as the desk keeps them with a booking. */
export function termsOfFare({ change, refund, refundAfter }: Fare): TermView[] {
  return [
    { about: 'change', label: 'Change before departure', ...termOf(change) },
    { ...REFUND_TERM, ...termOf(refund) },
    { about: 'refund-after', label: 'Refund after departure', allowed: refundAfter, penaltyCents: null },
  ]
}

function termOf(terms: FeeTerms): Pick<TermView, 'allowed' | 'penaltyCents'> {
  if (terms.kind === 'allowed') return { allowed: true, penaltyCents: terms.feeCents }
  return { allowed: terms.kind === 'unknown' ? null : false, penaltyCents: null }
}

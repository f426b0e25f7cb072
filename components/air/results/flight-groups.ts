import { fareTypes } from '../../../contract/air/codes.ts'
import type { PricedItinerary, OriginDestinationOption } from '../../../contract/air/itinerary.ts'
import { changeTerms } from '../../../lib/air/change-terms.ts'
import { refundTerms, type RefundTerms } from '../../../lib/air/refund-terms.ts'
import { daysBetween } from '../../../lib/dates.ts'
import { centsOfUsd } from '../../../lib/money.ts'
import { leastBag } from '../bag.ts'
import { allianceOf } from './alliances.ts'
import type { Fare, Flight, FlightLeg } from './flight.ts'

/** All fares of one search, grouped by flight as they arrive. */
export type FlightGroups = {
  /**
   * Adds a batch. A FareSourceCode that came before is skipped; the same fare under a new code replaces the
   * old one.
   */
  add: (itineraries: readonly PricedItinerary[]) => void
  /** Starts a repeated search: `endRepeat` drops the fares that it does not return. */
  beginRepeat: () => void
  /** Ends a repeated search: fares that only the first search returned are dropped. */
  endRepeat: () => void
  /** All flights in order of arrival; a new array after every change. */
  flights: () => readonly Flight[]
  fareCount: () => number
  /** The flight of a key; undefined if the search has none. */
  flightOf: (key: string) => Flight | undefined
  /**
   * Changes one fare, which keeps its id. Without effect if the search no longer has it. A fare that this
   * search has brought stays one of it under another code.
   */
  change: (key: string, fareId: string, change: (fare: Fare) => Fare) => void
}

type Group = { flight: Flight; fares: Map<string, Fare> }

/** Creates an empty set of groups. */
export function makeFlightGroups(): FlightGroups {
  const groups = new Map<string, Group>()
  let codes = new Set<string>()
  let total = 0
  let list: readonly Flight[] | null = []

  function addOne(itinerary: PricedItinerary, touched: Set<Group>) {
    if (codes.has(itinerary.FareSourceCode)) return
    codes.add(itinerary.FareSourceCode)
    const key = flightKey(itinerary)
    let group = groups.get(key)
    if (!group) {
      group = { flight: emptyFlight(key, itinerary), fares: new Map() }
      groups.set(key, group)
    }
    const fare = fareFromWire(itinerary)
    const id = freeId(group, fare, codes)
    if (!group.fares.has(id)) total += 1
    group.fares.set(id, id === fare.id ? fare : { ...fare, id })
    touched.add(group)
  }

  return {
    add(itineraries) {
      const touched = new Set<Group>()
      for (const itinerary of itineraries) addOne(itinerary, touched)
      for (const group of touched) settle(group)
      list = null
    },
    beginRepeat() {
      codes = new Set()
    },
    endRepeat() {
      for (const [key, group] of groups) {
        const known = group.fares.size
        for (const [id, fare] of group.fares) {
          if (codes.has(fare.code)) continue
          group.fares.delete(id)
          total -= 1
        }
        if (group.fares.size === 0) groups.delete(key)
        else if (group.fares.size < known) settle(group)
      }
      list = null
    },
    flights() {
      list ??= [...groups.values()].map((group) => group.flight)
      return list
    },
    fareCount: () => total,
    flightOf: (key) => groups.get(key)?.flight,
    change(key, fareId, change) {
      const group = groups.get(key)
      const fare = group?.fares.get(fareId)
      if (!group || !fare) return
      const changed = { ...change(fare), id: fareId }
      // The code of a fare that a repeat has yet to bring stays unknown, so that the new one replaces it.
      if (codes.has(fare.code)) codes.add(changed.code)
      group.fares.set(fareId, changed)
      settle(group)
      list = null
    },
  }
}

/* Two different fares of one search can look the same in everything that is shown; the second then gets an
   id of its own. */
function freeId(group: Group, fare: Fare, codes: ReadonlySet<string>): string {
  let id = fare.id
  for (let twin = 2; ; twin += 1) {
    const held = group.fares.get(id)
    if (!held || !codes.has(held.code)) return id
    id = `${fare.id}#${twin}`
  }
}

function settle(group: Group) {
  const fares = [...group.fares.values()].sort(
    (one, other) =>
      Number(one.closed) - Number(other.closed) ||
      one.totalCents - other.totalCents ||
      (one.id < other.id ? -1 : 1),
  )
  group.flight = { ...group.flight, fares }
}

function emptyFlight(key: string, itinerary: PricedItinerary): Flight {
  const legs = itinerary.OriginDestinationOptions.map(legFromWire)
  const airlines = [...new Set(legs.flatMap((leg) => leg.airlines))]
  return {
    key,
    legs,
    airlines,
    stops: Math.max(0, ...legs.map((leg) => leg.stops)),
    connections: [...new Set(legs.flatMap((leg) => leg.waits.map((wait) => wait.airport)))],
    alliance: allianceOf(airlines),
    totalMinutes: legs.reduce((sum, leg) => sum + leg.totalMinutes, 0),
    fares: [],
  }
}

/**
 * Identifies the same planes at the same times: carrier, number and departure of every segment, in order (gap
 * 27).
 */
function flightKey(itinerary: PricedItinerary): string {
  return itinerary.OriginDestinationOptions.map((option) =>
    option.FlightSegments.map(
      (segment) =>
        `${segment.MarketingAirlineCode}${segment.FlightNumber}@${segment.DepartureDateTime.slice(0, 16)}`,
    ).join('+'),
  ).join('/')
}

/**
 * Converts an itinerary into a fare. Its id is made of the fare's properties, so that a repeated search finds
 * it again.
 */
export function fareFromWire(itinerary: PricedItinerary): Fare {
  const pricing = itinerary.AirItineraryPricingInfo
  const segments = itinerary.OriginDestinationOptions.flatMap((option) => option.FlightSegments)
  const seats = segments.flatMap((segment) => segment.SeatsRemaining ?? [])
  const totalCents = centsOfUsd(pricing.ItinTotalFare.TotalFare)
  const classes = segments.map((segment) => `${segment.ResBookDesigCode}${segment.CabinClassCode}`).join('')
  const bags = segments.map((segment) => segment.Baggage ?? '?').join('')
  const facts = {
    refund: refundTerms(itinerary),
    change: changeTerms(itinerary.OriginDestinationOptions),
    bag: leastBag(itinerary),
    closed: itinerary.IsClosed,
    isPrivate: pricing.FareType === fareTypes.private,
    lowCost: itinerary.IsLowcost,
    cabin: Math.min(...segments.map((segment) => segment.CabinClassCode)),
    seats: seats.length > 0 ? Math.min(...seats) : null,
  }
  return {
    id: `${totalCents}:${pricing.FareType}:${classes}:${bags}:${itinerary.NonRefundableType}`,
    code: itinerary.FareSourceCode,
    totalCents,
    ...facts,
    gives: givenText(facts),
    itinerary,
  }
}

/* Written by hand: this runs for every fare that arrives. */
function givenText(fare: Omit<Fare, 'id' | 'code' | 'totalCents' | 'gives' | 'itinerary' | 'check'>): string {
  const terms = (of: RefundTerms) => (of.kind === 'allowed' ? (of.feeCents ?? '?') : of.kind)
  const { bag } = fare
  const size = bag.kind === 'pieces' ? bag.count : bag.kind === 'weight' ? `${bag.kilograms}kg` : bag.kind
  const flags = `${Number(fare.isPrivate)}${Number(fare.closed)}${Number(fare.lowCost)}`
  return `${fare.cabin} ${size} ${terms(fare.refund)} ${terms(fare.change)} ${flags} ${fare.seats}`
}

/** Converts a leg into what a row shows. Waits are placed on the bar by the minutes supplied (gap 33). */
function legFromWire(option: OriginDestinationOption): FlightLeg {
  const segments = option.FlightSegments
  const first = segments[0]
  const last = segments.at(-1)
  const totalMinutes = option.JourneyDurationPerMinute + option.ConnectionTimePerMinute
  const departAt = first?.DepartureDateTime ?? ''
  const arriveAt = last?.ArrivalDateTime ?? ''
  let gone = 0
  const waits = segments.slice(0, -1).map((segment) => {
    const start = gone + segment.JourneyDurationPerMinute
    gone = start + segment.ConnectionTimePerMinute
    return {
      airport: segment.ArrivalAirportLocationCode,
      minutes: segment.ConnectionTimePerMinute,
      start: start / Math.max(1, totalMinutes),
      end: gone / Math.max(1, totalMinutes),
    }
  })
  return {
    from: first?.DepartureAirportLocationCode ?? '',
    to: last?.ArrivalAirportLocationCode ?? '',
    numbers: segments.map(
      ({ MarketingAirlineCode, FlightNumber }) => `${MarketingAirlineCode} ${FlightNumber}`,
    ),
    airlines: [...new Set(segments.map((segment) => segment.MarketingAirlineCode))],
    departAt,
    arriveAt,
    dayShift: daysBetween(departAt.slice(0, 10), arriveAt.slice(0, 10)),
    totalMinutes,
    stops: segments.length - 1 + segments.reduce((sum, segment) => sum + segment.TechnicalStops.length, 0),
    waits,
  }
}

import type { PricedItinerary } from '../../../contract/air/itinerary.ts'
import { fareFromWire, flightKey, legFromWire } from './fare-from-wire.ts'
import type { Fare, Flight } from './flight.ts'

/** All fares of one search, grouped by flight while they arrive. */
export type FlightGroups = {
  /** Adds a batch. A FareSourceCode that came before is dropped; the same fare under a new code replaces the old one. */
  add: (itineraries: readonly PricedItinerary[]) => void
  /** A repeated search begins: what it does not bring again is dropped by `endRepeat`. */
  beginRepeat: () => void
  /** The repeated search is whole: fares that only the first one brought are dropped. */
  endRepeat: () => void
  /** All flights in order of arrival; a new array after every change. */
  flights: () => readonly Flight[]
  fareCount: () => number
}

type Group = { flight: Flight; fares: Map<string, Fare> }

/** Makes an empty set of groups. */
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
  }
}

/* Two fares of one search may look alike in all that is shown and still be two: the second gets an id of its own. */
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
    (one, other) => one.totalCents - other.totalCents || (one.id < other.id ? -1 : 1),
  )
  group.flight = { ...group.flight, fares }
}

function emptyFlight(key: string, itinerary: PricedItinerary): Flight {
  const legs = itinerary.OriginDestinationOptions.map(legFromWire)
  const carriers = itinerary.OriginDestinationOptions.flatMap((option) =>
    option.FlightSegments.map((segment) => segment.MarketingAirlineCode),
  )
  return {
    key,
    legs,
    airlines: [...new Set(carriers)],
    stops: Math.max(0, ...legs.map((leg) => leg.stops)),
    totalMinutes: legs.reduce((sum, leg) => sum + leg.totalMinutes, 0),
    fares: [],
  }
}

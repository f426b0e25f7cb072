import type { Fare, FareLeg } from '../../../lib/air/fare.ts'
import { daysBetween } from '../../../lib/dates.ts'
import { allianceOf } from './alliances.ts'
import type { Flight, FlightLeg, ListedFare } from './flight.ts'

/** All fares of one search, grouped by flight as they arrive. */
export type FlightGroups = {
  /**
   * Adds a batch. An offer code that came before is skipped; the same fare under a new code replaces the
   * old one.
   */
  add: (fares: readonly Fare[]) => void
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
  change: (key: string, fareId: string, change: (fare: ListedFare) => ListedFare) => void
}

type Group = { flight: Flight; fares: Map<string, ListedFare> }

/** Creates an empty set of groups. */
export function makeFlightGroups(): FlightGroups {
  const groups = new Map<string, Group>()
  let codes = new Set<string>()
  let total = 0
  let list: readonly Flight[] | null = []

  function addOne(fare: Fare, touched: Set<Group>) {
    if (codes.has(fare.offerCode)) return
    codes.add(fare.offerCode)
    const key = flightKey(fare)
    let group = groups.get(key)
    if (!group) {
      group = { flight: emptyFlight(key, fare), fares: new Map() }
      groups.set(key, group)
    }
    const id = freeId(group, fare, codes)
    if (!group.fares.has(id)) total += 1
    group.fares.set(id, id === fare.id ? fare : { ...fare, id })
    touched.add(group)
  }

  return {
    add(fares) {
      const touched = new Set<Group>()
      for (const fare of fares) addOne(fare, touched)
      for (const group of touched) settle(group)
      list = null
    },
    beginRepeat() {
      codes = new Set()
    },
    endRepeat() {
      for (const [key, group] of groups) {
        const sizeBefore = group.fares.size
        for (const [id, fare] of group.fares) {
          if (codes.has(fare.offerCode)) continue
          group.fares.delete(id)
          total -= 1
        }
        if (group.fares.size === 0) groups.delete(key)
        else if (group.fares.size < sizeBefore) settle(group)
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
      if (codes.has(fare.offerCode)) codes.add(changed.offerCode)
      group.fares.set(fareId, changed)
      settle(group)
      list = null
    },
  }
}

/* Two different fares of one search can look the same in everything that is shown; the second then gets an
   id of its own. */
function freeId(group: Group, fare: ListedFare, codes: ReadonlySet<string>): string {
  let id = fare.id
  for (let twin = 2; ; twin += 1) {
    const held = group.fares.get(id)
    if (!held || !codes.has(held.offerCode)) return id
    id = `${fare.id}#${twin}`
  }
}

function settle(group: Group) {
  const fares = [...group.fares.values()].sort(
    (one, other) =>
      Number(one.isClosed) - Number(other.isClosed) ||
      one.price.totalCents - other.price.totalCents ||
      (one.id < other.id ? -1 : 1),
  )
  group.flight = { ...group.flight, fares }
}

function emptyFlight(key: string, fare: Fare): Flight {
  const legs = fare.legs.map(flightLeg)
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
function flightKey({ legs }: Fare): string {
  let key = ''
  for (const { segments } of legs) {
    if (key !== '') key += '/'
    let join = ''
    for (const { carrierCode, flightNumber, departureAt } of segments) {
      key += `${join}${carrierCode}${flightNumber}@${departureAt.slice(0, 16)}`
      join = '+'
    }
  }
  return key
}

/** A leg as a row shows it. Waits are placed on the bar by the minutes supplied (gap 33). */
function flightLeg({ segments, totalMinutes }: FareLeg): FlightLeg {
  const first = segments[0]
  const last = segments.at(-1)
  const departAt = first?.departureAt ?? ''
  const arriveAt = last?.arrivalAt ?? ''
  let gone = 0
  const waits = segments.slice(0, -1).map(({ flightMinutes, connectionMinutes, destination }) => {
    const start = gone + flightMinutes
    const minutes = connectionMinutes ?? 0
    gone = start + minutes
    return {
      airport: destination.code,
      minutes,
      start: start / Math.max(1, totalMinutes),
      end: gone / Math.max(1, totalMinutes),
    }
  })
  return {
    from: first?.origin.code ?? '',
    to: last?.destination.code ?? '',
    numbers: segments.map(({ carrierCode, flightNumber }) => `${carrierCode} ${flightNumber}`),
    airlines: [...new Set(segments.map(({ carrierCode }) => carrierCode))],
    departAt,
    arriveAt,
    dayShift: daysBetween(departAt.slice(0, 10), arriveAt.slice(0, 10)),
    totalMinutes,
    stops: segments.length - 1 + segments.reduce((sum, { technicalStops }) => sum + technicalStops.length, 0),
    waits,
  }
}

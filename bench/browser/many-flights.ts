import type { AirQuery, Fare, FlightSegment, Leg } from '../../gateway/supply/air/fare.ts'
import type { AirSupply } from '../../gateway/supply/air/port.ts'
import { createAirSupply } from '../../gateway/world/air/supply.ts'

const BATCH = 50

/**
 * A supply that answers every search at once with `count` fares in events of 50. The simulated answer is
 * repeated with other flight numbers and prices, so that there are about two fares per flight, as in a real
 * answer.
 */
export function manyFlights(count: number): AirSupply {
  const supply = createAirSupply({ seed: 'bench', wait: () => Promise.resolve(), latencyScale: 0 })
  let made: { key: string; fares: Fare[] } | null = null
  const make = async (query: AirQuery): Promise<Fare[]> => {
    const key = JSON.stringify(query)
    if (made?.key !== key) made = { key, fares: repeated(await supply.all(query), count) }
    return made.fares
  }
  return {
    async *search(query) {
      const all = await make(query)
      for (let at = 0; at < all.length; at += BATCH) yield all.slice(at, at + BATCH)
    },
    all: make,
    fareAt: async (query, index) => {
      const fare = (await make(query))[index]
      return fare ? { fare, repriced: { byCents: 0 }, bookingByCents: 0, ticketSeconds: null } : null
    },
    rules: supply.rules,
    extras: supply.extras,
    calendar: () => Promise.resolve([]),
    scenarios: [],
  }
}

function repeated(fares: readonly Fare[], count: number): Fare[] {
  if (fares.length === 0) throw new Error('the bench route has no fares')
  const copies = Array.from({ length: Math.ceil(count / fares.length) }, (_, copy) => {
    // Fares of a copy share their legs, as they do in an answer of the supply.
    const legs = new Map<Leg, Leg>()
    const legOf = (leg: Leg) => {
      const copyOfLeg = legs.get(leg) ?? {
        ...leg,
        segments: leg.segments.map((part) => renumbered(part, copy)),
      }
      legs.set(leg, copyOfLeg)
      return copyOfLeg
    }
    return fares.map((fare) => ({
      ...fare,
      legs: fare.legs.map(legOf),
      passengers: fare.passengers.map((part) => ({ ...part, baseCents: part.baseCents + copy * 100 })),
    }))
  })
  return copies
    .flat()
    .slice(0, count)
    .map((fare, index) => ({ ...fare, index }))
}

function renumbered(segment: FlightSegment, copy: number): FlightSegment {
  return { ...segment, flightNumber: String(((Number(segment.flightNumber) + copy * 397) % 9999) + 1) }
}

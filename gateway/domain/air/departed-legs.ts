import type { Fare, Leg } from '../../supply/air/fare.ts'
import type { ReferenceSupply } from '../../supply/reference/port.ts'
import { instantOfWall } from '../../time-zone.ts'

type Airports = Pick<ReferenceSupply, 'airports'>

/**
 * Which legs have left by `now`: those whose first flight departed, by the clocks of its airport. An airport
 * that the reference data does not know is taken to be on UTC.
 */
export function departedLegs(reference: Airports, legs: readonly Leg[], now: Date): boolean[] {
  return departures(reference, legs).map((leavesAt) => leavesAt !== null && leavesAt <= now)
}

/** Whether a fare cannot be flown any more: the first flight of its journey has left by `now`. */
export function hasLeft(reference: Airports, { legs }: Pick<Fare, 'legs'>, now: Date): boolean {
  return departedLegs(reference, legs.slice(0, 1), now).includes(true)
}

/** The instant at which the first flight of a journey leaves; null of a journey without flights. */
export function firstDeparture(reference: Airports, { legs }: Pick<Fare, 'legs'>): Date | null {
  return departures(reference, legs.slice(0, 1))[0] ?? null
}

function departures(reference: Airports, legs: readonly Leg[]): (Date | null)[] {
  const airports = reference.airports()
  return legs.map(({ segments: [first] }) => {
    if (!first) return null
    const zone = airports.find(({ code }) => code === first.origin)?.timeZone ?? 'UTC'
    return instantOfWall(zone, first.departsAt)
  })
}

import type { Fare, Leg } from '../../supply/air/fare.ts'
import type { ReferenceSupply } from '../../supply/reference/port.ts'
import { instantOfWall } from '../../time-zone.ts'

/**
 * Which legs have left by `now`: those whose first flight departed, by the clocks of its airport. An airport
 * that the reference data does not know is taken to be on UTC.
 */
export function departedLegs(
  reference: Pick<ReferenceSupply, 'airports'>,
  legs: readonly Leg[],
  now: Date,
): boolean[] {
  const airports = reference.airports()
  return legs.map(({ segments: [first] }) => {
    if (!first) return false
    const zone = airports.find(({ code }) => code === first.origin)?.timeZone ?? 'UTC'
    return instantOfWall(zone, first.departsAt) <= now
  })
}

/** Whether a fare cannot be flown any more: the first flight of its journey has left by `now`. */
export function hasLeft(
  reference: Pick<ReferenceSupply, 'airports'>,
  { legs }: Pick<Fare, 'legs'>,
  now: Date,
): boolean {
  return departedLegs(reference, legs.slice(0, 1), now).includes(true)
}

import { minuteOfDay } from '../results/filters.ts'
import type { Flight, FlightLeg } from '../results/flight.ts'

const QUARTER_MINUTES = 360

/**
 * The length of the common axis of each leg, in minutes from midnight of its departure day: long enough for
 * the longest flight, in steps of six hours so that it seldom changes while fares arrive.
 */
export function dayAxes(flights: Iterable<Flight>): readonly number[] {
  const axes: number[] = []
  for (const flight of flights) {
    flight.legs.forEach((leg, index) => {
      const end = minuteOfDay(leg.departAt) + leg.totalMinutes
      axes[index] = Math.max(
        axes[index] ?? 4 * QUARTER_MINUTES,
        Math.ceil(end / QUARTER_MINUTES) * QUARTER_MINUTES,
      )
    })
  }
  return axes
}

/** A part of a leg on the axis, in per cent: a flight, or a wait with its airport. */
export type BarPart = { leftPercent: number; widthPercent: number; wait: FlightLeg['waits'][number] | null }

/** Flights and waits of a leg on an axis, by the minutes supplied: arrivals have the time of another zone. */
export function barParts(leg: FlightLeg, axisMinutes: number): BarPart[] {
  const start = minuteOfDay(leg.departAt)
  const part = (from: number, to: number, wait: BarPart['wait']): BarPart => ({
    leftPercent: ((start + from * leg.totalMinutes) / axisMinutes) * 100,
    widthPercent: (((to - from) * leg.totalMinutes) / axisMinutes) * 100,
    wait,
  })
  let at = 0
  const parts: BarPart[] = []
  for (const wait of leg.waits) {
    parts.push(part(at, wait.start, null), part(wait.start, wait.end, wait))
    at = wait.end
  }
  return [...parts, part(at, 1, null)]
}

/** The lines of an axis every six hours, in per cent; those of midnight are `strong`. */
export function axisLines(axisMinutes: number): { leftPercent: number; strong: boolean }[] {
  return Array.from({ length: axisMinutes / QUARTER_MINUTES - 1 }, (_, index) => ({
    leftPercent: (((index + 1) * QUARTER_MINUTES) / axisMinutes) * 100,
    strong: (index + 1) % 4 === 0,
  }))
}

import { scaleLinear, scalePoint } from 'd3-scale'
import type { Forecast } from '../../lib/wallet/forecast.ts'

/** Where the highest amount of the drawing stands, and where the lowest, in pixels. */
export const TOP = 26
const BOTTOM = 150
/** Least distance of two figures at the right, in pixels. */
const APART = 19

/** A place of the axis: this moment, the end of a hold, the booking that is short, the end. */
type Point = 'now' | `step ${number}` | 'short' | 'end'

/**
 * Where a forecast's points and amounts stand: x in percent, y in pixels. The points are spaced by deadline,
 * not by time.
 * @param labelled whether the figures stand beside the lines, which then end earlier
 */
export function forecastScale(
  { availableCents, lapsedCents, short, alertCents }: Forecast,
  stepCount: number,
  labelled: boolean,
): { x: (point: Point) => number; y: (cents: number) => number; lowestCents: number } {
  const steps = Array.from({ length: stepCount }, (_, index): Point => `step ${index}`)
  const points: Point[] = ['now', ...steps, ...(short ? ['short' as const] : []), 'end']
  const xScale = scalePoint(points, labelled ? [0.5, 66] : [1, 99])
  const lowestCents = Math.min(
    availableCents,
    short?.afterCents ?? availableCents,
    alertCents > 0 ? alertCents : availableCents,
  )
  const highestCents = Math.max(lapsedCents, availableCents, alertCents)
  const yScale = scaleLinear([lowestCents, highestCents], [BOTTOM, TOP])
  return {
    x: (point) => xScale(point) ?? 0,
    // A flat forecast has one value: it is drawn in the middle.
    y: (cents) => (lowestCents === highestCents ? (TOP + BOTTOM) / 2 : yScale(cents)),
    lowestCents,
  }
}

/** Heights from the top down, moved so that no two are closer than a line of text. */
export function apart(heights: readonly number[]): number[] {
  const moved: number[] = []
  for (const height of heights) {
    const last = moved.at(-1)
    moved.push(last === undefined ? height : Math.max(height, last + APART))
  }
  return moved
}

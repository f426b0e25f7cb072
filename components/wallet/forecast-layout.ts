import { scaleLinear, scalePoint } from 'd3-scale'
import { fewerSteps, type Forecast } from '../../lib/wallet/forecast.ts'

/** Height of the highest amount of the drawing, in pixels from its top. */
export const TOP = 26
/** Height of the lowest amount. */
const BOTTOM = 150
/** Least distance of two figures at the right, in pixels. */
const APART = 19
const MOST_LETTERS = 13

/** A place of the axis: this moment, the end of a hold, the booking that is short, the end. */
type Point = 'now' | `step ${number}` | 'short' | 'end'

/** Where everything of a drawn forecast stands: x in percent, y in pixels. */
export type ForecastLayout = ReturnType<typeof forecastLayout>

/**
 * Where a forecast's points and amounts stand. The points are spaced by deadline, not by time.
 * @param most of its steps; the later ones are one
 * @param labelled whether the figures stand beside the lines, which then end earlier
 */
export function forecastLayout(forecast: Forecast, most: number, labelled: boolean) {
  const { availableCents, lapsedCents, short, alertCents } = forecast
  const steps = fewerSteps(forecast.steps, most)
  const stepPoints = steps.map((_, index): Point => `step ${index}`)
  const points: Point[] = ['now', ...stepPoints, ...(short ? ['short' as const] : []), 'end']
  const xScale = scalePoint(points, labelled ? [0.5, 66] : [1, 99])
  const lowestCents = Math.min(
    availableCents,
    short?.afterCents ?? availableCents,
    alertCents > 0 ? alertCents : availableCents,
  )
  const highestCents = Math.max(lapsedCents, availableCents, alertCents)
  const yScale = scaleLinear([lowestCents, highestCents], [BOTTOM, TOP])
  const x = (point: Point) => xScale(point) ?? 0
  // A flat forecast has one value: it is drawn in the middle.
  const y = (cents: number) => (lowestCents === highestCents ? (TOP + BOTTOM) / 2 : yScale(cents))
  const ends = endsOf(forecast)
  const figureHeights = apart(ends.map(({ cents }) => y(cents)))
  return {
    steps: steps.map((step, index) => ({ ...step, x: x(`step ${index}`) })),
    nowX: x('now'),
    shortX: x('short'),
    endX: x('end'),
    y,
    goesBelowZero: lowestCents < 0,
    ends: ends.map((end, index) => ({ ...end, figureY: figureHeights[index] ?? 0 })),
  }
}

/** What the forecast may end at, the highest amount first. */
function endsOf({ availableCents, lapsedCents, short }: Forecast) {
  const ends = [
    { cents: lapsedCents, text: 'if everything expires', tone: 'text-ok' },
    ...(lapsedCents === availableCents
      ? []
      : [{ cents: availableCents, text: 'if every hold is completed', tone: 'text-held' }]),
    ...(short
      ? [
          {
            cents: short.afterCents,
            text: `if ${shortLabel(short.label)} ${isAre(short.label)} booked as well`,
            tone: 'text-bad',
          },
        ]
      : []),
  ]
  return ends.toSorted((one, other) => other.cents - one.cents)
}

/** Heights from the top down, moved so that no two are closer than a line of text. */
function apart(heights: readonly number[]): number[] {
  const moved: number[] = []
  for (const height of heights) {
    const last = moved.at(-1)
    moved.push(last === undefined ? height : Math.max(height, last + APART))
  }
  return moved
}

/**
 * The part of a label that fits between two places of the axis; the table beside the drawing has whole names.
 */
export function shortLabel(label: string): string {
  return label.length <= MOST_LETTERS ? label : `${label.slice(0, MOST_LETTERS - 1)}…`
}

function isAre(label: string): string {
  return / bookings$/.test(label) ? 'are' : 'is'
}

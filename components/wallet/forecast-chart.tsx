import { curveStepAfter, line } from 'd3-shape'
import { fewerSteps, type Forecast } from '../../lib/wallet/forecast.ts'
import { apart, forecastScale, TOP } from './forecast-scale.ts'
import { nearWords, timeWords } from './instant-words.ts'
import { useNetWords } from '../ui/shown-prices.tsx'

const AXIS = 166
const HEIGHT = 200
const MOST_LETTERS = 13

/**
 * The forecast as a drawing as wide as its place: x in percent, y in pixels, so that text keeps its size.
 * Drawn on the server; the browser gets no chart code.
 * @param props.labelled wide enough for the amounts of the steps, and the figures beside their lines
 */
export function ForecastChart(props: { forecast: Forecast; most: number; labelled: boolean }) {
  const formatNet = useNetWords()
  const { forecast, labelled } = props
  const steps = fewerSteps(forecast.steps, props.most)
  const { availableCents, lapsedCents, short, alertCents, now } = forecast
  const { x, y, lowestCents } = forecastScale(forecast, steps.length, labelled)
  const rising: [number, number][] = [
    [x('now'), y(availableCents)],
    ...steps.map((step, index): [number, number] => [x(`step ${index}`), y(step.afterCents)]),
    [x('end'), y(lapsedCents)],
  ]
  const path = line().curve(curveStepAfter)
  const ends = [
    { cents: lapsedCents, text: 'if everything lapses', tone: 'text-ok' },
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
  ].toSorted((one, other) => other.cents - one.cents)
  const places = apart(ends.map(({ cents }) => y(cents)))
  return (
    <>
      <svg width="100%" height={HEIGHT} className="figures block overflow-visible">
        <Plot width="100%">
          {steps.map((_, index) => (
            <path key={index} d={`M${x(`step ${index}`)},${TOP - 14}V${AXIS - 8}`} className="stroke-line" />
          ))}
          {lowestCents < 0 && <path d={`M${x('now')},${y(0)}H${x('end')}`} className="stroke-line2" />}
          {alertCents > 0 && (
            <path
              d={`M${x('now')},${y(alertCents)}H${x('end')}`}
              strokeDasharray="5 4"
              className="stroke-bad"
            />
          )}
          <path
            d={
              path([
                [x('now'), y(availableCents)],
                [x('end'), y(availableCents)],
              ]) ?? ''
            }
            strokeWidth="1.6"
            className="stroke-held"
          />
          <path d={path(rising) ?? ''} strokeWidth="1.6" className="stroke-ok" />
          {short && (
            <path
              d={`M${x('short')},${y(availableCents)}V${y(short.afterCents)}H${x('end')}`}
              strokeDasharray="2 3"
              strokeWidth="1.6"
              className="stroke-bad"
            />
          )}
        </Plot>
        {ends.map(({ cents, tone }) => (
          <circle key={tone} cx={`${x('end')}%`} cy={y(cents)} r="3" className={`${tone} fill-current`} />
        ))}
        {labelled &&
          steps.map((step, index) => (
            <text
              key={index}
              x={`${x(`step ${index}`) + 0.5}%`}
              y={y(step.afterCents) - 6}
              className="fill-ink2 text-11"
            >
              {`+${formatNet(step.cents)}`}
            </text>
          ))}
        {alertCents > 0 && (
          <text x={`${x('now')}%`} y={y(alertCents) - 5} className="fill-bad text-11">
            {`low-balance alert: ${formatNet(alertCents)}`}
          </text>
        )}
        {short && (
          <text
            x={`${x('short') + 0.6}%`}
            y={(y(availableCents) + y(short.afterCents)) / 2}
            className="fill-bad text-11"
          >
            {formatNet(-short.cents)}
          </text>
        )}
        <Tick at={x('now')} first="now" second={timeWords(now).slice(0, 5)} begins tone="stroke-line2" />
        {steps.map((step, index) => (
          <Tick
            key={index}
            at={x(`step ${index}`)}
            first={step.label}
            second={step.deadlineAt === null ? 'not known' : nearWords(step.deadlineAt, now)}
            tone="stroke-held"
          />
        ))}
        {short && <Tick at={x('short')} first={short.label} second="no time limit" tone="stroke-bad" />}
        {labelled &&
          ends.map(({ cents, text }, index) => (
            <text key={text} x="68%" y={(places[index] ?? 0) + 4} className="fill-ink text-12">
              <tspan className="text-14 font-bold">{formatNet(cents)}</tspan>
              <tspan dx="8" className="fill-ink2">
                {text}
              </tspan>
            </text>
          ))}
      </svg>
      {!labelled && (
        <ul className="figures mt-2 flex flex-col gap-1">
          {ends.map(({ cents, text, tone }) => (
            <li key={text} className="flex items-baseline justify-between gap-3">
              <span className="text-ink2">{text}</span>
              <span translate="no" className={`font-bold ${tone}`}>
                {formatNet(cents)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Lines stretch with the drawing and keep their thickness. */
function Plot({ width, children }: { width: string; children: React.ReactNode }) {
  return (
    <svg
      x="0"
      width={width}
      height={HEIGHT}
      viewBox={`0 0 100 ${HEIGHT}`}
      preserveAspectRatio="none"
      className="fill-none [&_path]:[vector-effect:non-scaling-stroke]"
    >
      {children}
    </svg>
  )
}

/** A place of the axis: its time, and whose hold it is. */
function Tick(props: { at: number; first: string; second: string; begins?: boolean; tone: string }) {
  const anchor = props.begins ? 'start' : 'middle'
  return (
    <>
      <line x1={`${props.at}%`} x2={`${props.at}%`} y1={AXIS - 6} y2={AXIS} className={props.tone} />
      <text x={`${props.at}%`} y={AXIS + 13} textAnchor={anchor} className="fill-ink2 text-11">
        {props.second}
      </text>
      <text x={`${props.at}%`} y={AXIS + 28} textAnchor={anchor} className="fill-ink text-11 font-bold">
        {shortLabel(props.first)}
      </text>
    </>
  )
}

/**
 * The part of a label that fits between two places of the axis; the table beside the drawing has whole names.
 */
function shortLabel(label: string): string {
  return label.length <= MOST_LETTERS ? label : `${label.slice(0, MOST_LETTERS - 1)}…`
}

function isAre(label: string): string {
  return / bookings$/.test(label) ? 'are' : 'is'
}

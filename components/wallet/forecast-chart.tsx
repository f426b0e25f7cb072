import { curveStepAfter, line } from 'd3-shape'
import type { ReactNode } from 'react'
import type { Forecast } from '../../lib/wallet/forecast.ts'
import { useNetWords } from '../ui/shown-prices.tsx'
import { forecastLayout, shortLabel, TOP, type ForecastLayout } from './forecast-layout.ts'
import { nearWords, timeWords } from './instant-words.ts'

const AXIS = 166
const HEIGHT = 200

/**
 * The forecast as a drawing as wide as its place: x in percent, y in pixels, so that text keeps its size.
 * @param props.most steps that have a place of their own
 * @param props.labelled wide enough for the amounts of the steps, and the figures beside their lines
 */
export function ForecastChart(props: { forecast: Forecast; most: number; labelled: boolean }) {
  const { forecast, labelled } = props
  const layout = forecastLayout(forecast, props.most, labelled)
  const { ends, endX, y } = layout
  return (
    <>
      <svg width="100%" height={HEIGHT} className="figures block overflow-visible">
        <Lines forecast={forecast} layout={layout} />
        {ends.map(({ cents, tone }) => (
          <circle key={tone} cx={`${endX}%`} cy={y(cents)} r="3" className={`${tone} fill-current`} />
        ))}
        <Amounts forecast={forecast} layout={layout} labelled={labelled} />
        <Axis forecast={forecast} layout={layout} />
        {labelled && <EndFigures ends={ends} />}
      </svg>
      {!labelled && <EndList ends={ends} />}
    </>
  )
}

type PartProps = { forecast: Forecast; layout: ForecastLayout }

/** The lines: of each outcome, of the deadlines, of zero and of the alert. */
function Lines({ forecast, layout }: PartProps) {
  const { availableCents, lapsedCents, short, alertCents } = forecast
  const { steps, nowX, shortX, endX, y } = layout
  const level = (cents: number) => `M${nowX},${y(cents)}H${endX}`
  const path = line().curve(curveStepAfter)
  const rising = path([
    [nowX, y(availableCents)],
    ...steps.map(({ x, afterCents }): [number, number] => [x, y(afterCents)]),
    [endX, y(lapsedCents)],
  ])
  return (
    <Stretched>
      {steps.map(({ x }) => (
        <path key={x} d={`M${x},${TOP - 14}V${AXIS - 8}`} className="stroke-line" />
      ))}
      {layout.goesBelowZero && <path d={level(0)} className="stroke-line2" />}
      {alertCents > 0 && <path d={level(alertCents)} strokeDasharray="5 4" className="stroke-bad" />}
      <path d={level(availableCents)} strokeWidth="1.6" className="stroke-held" />
      <path d={rising ?? ''} strokeWidth="1.6" className="stroke-ok" />
      {short && (
        <path
          d={`M${shortX},${y(availableCents)}V${y(short.afterCents)}H${endX}`}
          strokeDasharray="2 3"
          strokeWidth="1.6"
          className="stroke-bad"
        />
      )}
    </Stretched>
  )
}

/** Lines stretch with the drawing and keep their thickness. */
function Stretched({ children }: { children: ReactNode }) {
  return (
    <svg
      x="0"
      width="100%"
      height={HEIGHT}
      viewBox={`0 0 100 ${HEIGHT}`}
      preserveAspectRatio="none"
      className="fill-none [&_path]:[vector-effect:non-scaling-stroke]"
    >
      {children}
    </svg>
  )
}

/** The amounts on the lines: of the steps where there is space, of the alert, of what is short. */
function Amounts({ forecast, layout, labelled }: PartProps & { labelled: boolean }) {
  const formatNet = useNetWords()
  const { availableCents, short, alertCents } = forecast
  const { steps, nowX, shortX, y } = layout
  return (
    <>
      {labelled &&
        steps.map(({ x, cents, afterCents }) => (
          <text key={x} x={`${x + 0.5}%`} y={y(afterCents) - 6} className="fill-ink2 text-11">
            {`+${formatNet(cents)}`}
          </text>
        ))}
      {alertCents > 0 && (
        <text x={`${nowX}%`} y={y(alertCents) - 5} className="fill-bad text-11">
          {`low-balance alert: ${formatNet(alertCents)}`}
        </text>
      )}
      {short && (
        <text
          x={`${shortX + 0.6}%`}
          y={(y(availableCents) + y(short.afterCents)) / 2}
          className="fill-bad text-11"
        >
          {formatNet(-short.cents)}
        </text>
      )}
    </>
  )
}

/** The places of the axis: now, each deadline with the name of its hold, and the booking that is short. */
function Axis({ forecast: { now, short }, layout: { steps, nowX, shortX } }: PartProps) {
  return (
    <>
      <Tick at={nowX} first="now" second={timeWords(now).slice(0, 5)} begins tone="stroke-line2" />
      {steps.map(({ x, label, deadlineAt }) => (
        <Tick
          key={x}
          at={x}
          first={label}
          second={deadlineAt === null ? 'not known' : nearWords(deadlineAt, now)}
          tone="stroke-held"
        />
      ))}
      {short && <Tick at={shortX} first={short.label} second="no time limit" tone="stroke-bad" />}
    </>
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

/** The amount of each outcome beside the end of its line. */
function EndFigures({ ends }: Pick<ForecastLayout, 'ends'>) {
  const formatNet = useNetWords()
  return ends.map(({ cents, text, figureY }) => (
    <text key={text} x="68%" y={figureY + 4} className="fill-ink text-12">
      <tspan className="text-14 font-bold">{formatNet(cents)}</tspan>
      <tspan dx="8" className="fill-ink2">
        {text}
      </tspan>
    </text>
  ))
}

/** The amount of each outcome below the drawing, where it is too narrow for them. */
function EndList({ ends }: Pick<ForecastLayout, 'ends'>) {
  const formatNet = useNetWords()
  return (
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
  )
}

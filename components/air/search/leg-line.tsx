import type { FlightLeg } from '../results/flight.ts'
import { minutesText, timeText } from '../../../lib/air/minutes-text.ts'
import { cx } from '../../ui/cx.ts'
import { axisLines, barParts } from './day-axis.ts'
import { plural } from '../../../lib/plural.ts'

/**
 * One leg in a row. First line: local times with +1, a bar with its stops, its duration and where the waits
 * are. Second line: airports, flight numbers and carriers.
 */
export function LegLine(props: {
  leg: FlightLeg
  compact: boolean
  /** Length of the day axis in minutes: the leg is drawn on it; null where it is not. */
  axisMinutes: number | null
  airlineNames: ReadonlyMap<string, string>
}) {
  const { leg, compact, axisMinutes } = props
  const stops = axisMinutes === null ? '' : `${stopText(leg)} · `
  const flights = `${stops}${leg.numbers.join(', ')} · ${airlinesText(leg.airlines, props.airlineNames)}`
  return (
    <span
      className={cx(
        'figures grid h-9 grid-rows-[20px_16px] content-center items-center gap-x-3 whitespace-nowrap',
        axisMinutes !== null
          ? 'grid-cols-[112px_minmax(0,1fr)_62px]'
          : compact
            ? 'grid-cols-[112px_62px_minmax(0,1fr)]'
            : 'grid-cols-[112px_minmax(24px,76px)_62px_minmax(84px,1fr)]',
      )}
    >
      <span className="font-bold">
        <span>{`${timeText(leg.departAt)} – ${timeText(leg.arriveAt)}`}</span>
        {leg.dayShift !== 0 && (
          <sup className="ml-0.5 text-11 font-normal text-ink2">
            {leg.dayShift > 0 ? `+${leg.dayShift}` : `−${-leg.dayShift}`}
          </sup>
        )}
      </span>
      {axisMinutes !== null ? (
        <TimeBar leg={leg} axisMinutes={axisMinutes} />
      ) : (
        !compact && <LegBar leg={leg} />
      )}
      <span className="text-ink2">{minutesText(leg.totalMinutes)}</span>
      {axisMinutes === null && (
        <span title={stopText(leg)} className="truncate text-ink2">
          {stopText(leg)}
        </span>
      )}
      <span title={flights} className="col-span-full truncate text-12 text-ink2">
        <span translate="no" className="code text-ink">{`${leg.from}–${leg.to}`}</span>
        <span>{` ${flights}`}</span>
      </span>
    </span>
  )
}

/** `British Airways, Qantas`; codes where no name is known. */
export function airlinesText(codes: readonly string[], names: ReadonlyMap<string, string>): string {
  return codes.map((code) => names.get(code) ?? code).join(', ')
}

/** `Nonstop`, `1 h 55 DXB`, `2 stops DXB, DOH`. */
export function stopText(leg: FlightLeg): string {
  if (leg.stops === 0) return 'Nonstop'
  const [first, second] = leg.waits
  if (!first) return plural(leg.stops, 'stop')
  if (!second && leg.stops === 1) return `${minutesText(first.minutes)} ${first.airport}`
  return `${plural(leg.stops, 'stop')} ${leg.waits.map((wait) => wait.airport).join(', ')}`
}

/**
 * The leg on the common axis of the day: flights dark, waits grey, with their airport where it has space. The
 * line below names each of them. Decorative.
 */
function TimeBar({ leg, axisMinutes }: { leg: FlightLeg; axisMinutes: number }) {
  return (
    <span aria-hidden="true" data-time-bar="" className="relative h-4 overflow-hidden rounded-[3px] bg-sunk">
      {axisLines(axisMinutes).map(({ leftPercent, strong }) => (
        <span
          key={leftPercent}
          className={cx('absolute inset-y-0 w-px', strong ? 'bg-ink3' : 'bg-line2')}
          style={{ left: `${leftPercent}%` }}
        />
      ))}
      {barParts(leg, axisMinutes).map(({ leftPercent, widthPercent, wait }) => (
        <span
          key={leftPercent}
          title={wait ? `${minutesText(wait.minutes)} ${wait.airport}` : undefined}
          className={cx(
            'absolute inset-y-[2px] overflow-hidden text-center text-11 leading-3',
            wait ? '@container bg-line2 text-ink' : 'rounded-[2px] bg-accent',
          )}
          style={{ left: `${leftPercent}%`, width: `${widthPercent}%` }}
        >
          {wait && <span className="hidden @min-[26px]:inline">{wait.airport}</span>}
        </span>
      ))}
    </span>
  )
}

/* The bar is an SVG, so that its proportions need no style attribute. */
function LegBar({ leg }: { leg: FlightLeg }) {
  return (
    <svg
      viewBox="0 0 60 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-2.5 w-full overflow-visible"
    >
      <path
        d="M1 5h58"
        className="stroke-ink3/60 stroke-2"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
      {leg.waits.map((wait, index) => {
        const width = Math.max(5, (wait.end - wait.start) * 58)
        const x = Math.min(59 - width, 1 + wait.start * 58)
        return (
          <rect
            key={index}
            x={x}
            y={2}
            width={width}
            height={6}
            rx={3}
            className="fill-panel stroke-ink2"
            vectorEffect="non-scaling-stroke"
          />
        )
      })}
    </svg>
  )
}

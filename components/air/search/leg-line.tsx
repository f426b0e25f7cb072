import type { FlightLeg } from '../results/flight.ts'
import { minutesText, timeText } from '../minutes-text.ts'
import { cx } from '../../ui/cx.ts'
import { plural } from '../../../lib/plural.ts'

/**
 * One leg in a row. First line: local times with +1, a bar with its stops, its duration and where the waits
 * are. Second line: airports, flight numbers and carriers.
 */
export function LegLine(props: {
  leg: FlightLeg
  compact: boolean
  airlineNames: ReadonlyMap<string, string>
}) {
  const { leg, compact } = props
  const flights = `${leg.numbers.join(', ')} · ${airlinesText(leg.airlines, props.airlineNames)}`
  return (
    <span
      className={cx(
        'figures grid h-9 grid-rows-[20px_16px] content-center items-center gap-x-3 whitespace-nowrap',
        compact
          ? 'grid-cols-[112px_62px_minmax(0,1fr)]'
          : 'grid-cols-[112px_minmax(48px,76px)_62px_minmax(0,1fr)]',
      )}
    >
      <span className="font-bold">
        {timeText(leg.departAt)} – {timeText(leg.arriveAt)}
        {leg.dayShift !== 0 && (
          <sup className="ml-0.5 text-11 font-normal text-ink2">
            {leg.dayShift > 0 ? `+${leg.dayShift}` : `−${-leg.dayShift}`}
          </sup>
        )}
      </span>
      {!compact && <LegBar leg={leg} />}
      <span className="text-ink2">{minutesText(leg.totalMinutes)}</span>
      <span className="truncate text-ink2">{stopText(leg)}</span>
      <span title={flights} className="col-span-full truncate text-12 text-ink2">
        <span className="code text-ink">
          {leg.from}–{leg.to}
        </span>{' '}
        {flights}
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

import type { FlightLeg } from '../results/flight.ts'
import { minutesText, timeText } from '../minutes-text.ts'
import { cx } from '../../ui/cx.ts'
import { plural } from '../../../lib/plural.ts'

/** One leg in a row: local times with +1, a bar with its stops, its duration and where the waits are. */
export function LegLine({ leg, compact }: { leg: FlightLeg; compact: boolean }) {
  return (
    <span
      title={`${leg.from} – ${leg.to}`}
      className={cx(
        'figures grid h-6 items-center gap-x-3 whitespace-nowrap',
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
    </span>
  )
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

import { scaleBand, scaleLinear } from 'd3-scale'
import { formatDate, formatDayMonth } from '../../lib/dates.ts'
import type { SpendView } from '../../lib/office/overview-view.ts'
import { useNetWords } from '../ui/shown-prices.tsx'

const TOP = 18
const BOTTOM = 150
const HEIGHT = 176

/**
 * The spend of each day as a drawing as wide as its place: x in percent, y in pixels, so that text keeps its
 * size. A day with more refunds than charges goes below the line. The table beside it says the same.
 */
export function DayChart({ days }: { days: SpendView['byDay'] }) {
  const formatNet = useNetWords()
  const x = scaleBand(
    days.map(({ day }) => day),
    [0, 100],
  ).paddingInner(0.25)
  const most = Math.max(0, ...days.map(({ netCents }) => netCents))
  const least = Math.min(0, ...days.map(({ netCents }) => netCents))
  const y = scaleLinear([least, most === least ? 1 : most], [BOTTOM, TOP])
  const highest = most > 0 ? days.find(({ netCents }) => netCents === most) : undefined
  return (
    <svg width="100%" height={HEIGHT} aria-hidden="true" className="figures block overflow-visible">
      {days.map(({ day, netCents }) => (
        <rect
          key={day}
          x={`${x(day) ?? 0}%`}
          width={`${x.bandwidth()}%`}
          y={Math.min(y(0), y(netCents))}
          height={Math.abs(y(netCents) - y(0))}
          className={netCents < 0 ? 'fill-run' : 'fill-accent'}
        >
          <title>{`${formatDate(day)}: ${formatNet(netCents)}`}</title>
        </rect>
      ))}
      <line x1="0" x2="100%" y1={y(0)} y2={y(0)} className="stroke-line2" />
      {highest && <Peak cents={most} percent={x(highest.day) ?? 0} />}
      <text x="0" y={HEIGHT - 6} className="fill-ink2 text-11">
        {formatDayMonth(days[0]?.day ?? '')}
      </text>
      <text x="100%" y={HEIGHT - 6} textAnchor="end" className="fill-ink2 text-11">
        {formatDayMonth(days.at(-1)?.day ?? '')}
      </text>
    </svg>
  )
}

/** The highest amount, above its day. */
function Peak({ cents, percent }: { cents: number; percent: number }) {
  const formatNet = useNetWords()
  const anchor = percent > 85 ? 'end' : percent < 10 ? 'start' : 'middle'
  return (
    <text
      x={`${anchor === 'end' ? 100 : percent}%`}
      y={TOP - 6}
      textAnchor={anchor}
      className="fill-ink2 text-11"
    >
      {formatNet(Math.round(cents / 100) * 100).replace(/\.00$/, '')}
    </text>
  )
}

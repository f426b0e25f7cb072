import type { Route } from 'next'
import { clockTime } from '../../lib/booking/headline.ts'
import { familyName } from './family-name.ts'
import { formatDayMonth } from '../../lib/dates.ts'
import type { TodayView } from '../../lib/today/today-view.ts'
import { useNetFormat } from '../ui/shown-prices.tsx'
import { StatusMark } from '../ui/status-pill.tsx'
import { PartCard } from './part-card.tsx'
import { RowLink } from '../ui/row-link.tsx'
import { PersonName } from '../ui/person-name.tsx'

const TONES = { held: 'text-held', run: 'text-run', ok: 'text-ok', bad: 'text-bad', off: 'text-off' }

/** What changed outside the desk in the last twelve hours, newest first. */
export function ChangedCard({ view }: { view: TodayView }) {
  const formatNet = useNetFormat()
  const today = view.serverNow.slice(0, 10)
  return (
    <PartCard
      title="Changed outside this desk"
      part={view.changed}
      aside={<span className="text-12">last 12 h, UTC</span>}
    >
      {({ lines }) =>
        lines.length === 0 ? (
          <p className="px-4 py-3 text-12 text-ink2">No changes.</p>
        ) : (
          <ul className="py-1.5">
            {lines.map(({ at, reference, leadName, tone, text, prices }) => (
              <li key={`${reference} ${at} ${text}`}>
                <RowLink
                  href={`/bookings/${encodeURIComponent(reference)}` as Route}
                  className="flex items-baseline gap-2 px-4 py-1 hover:bg-sunk"
                >
                  <time dateTime={at} className="figures shrink-0 text-12 text-ink2">
                    {`${at.startsWith(today) ? '' : `${formatDayMonth(at.slice(0, 10))} `}${clockTime(at).slice(0, 5)}`}
                  </time>
                  <StatusMark tone={tone} className={TONES[tone]} />
                  <span className="min-w-0">
                    <PersonName text={leadName === null ? reference : familyName(leadName)} />
                    <span>{`: ${text}${prices === undefined || formatNet === null ? '' : `, ${prices}`}`}</span>
                  </span>
                </RowLink>
              </li>
            ))}
          </ul>
        )
      }
    </PartCard>
  )
}

import { formatDay } from '../../lib/dates.ts'
import type { Stretch } from '../../lib/booking/offer-facts.ts'
import { plural } from '../../lib/plural.ts'
import { misfitsOf, nightsWithoutBed } from '../../lib/trip/misfits.ts'
import { itemsOf } from '../../lib/trip/trip-items.ts'
import type { TripPageView } from '../../lib/trip/trip.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { PersonName } from '../ui/person-name.tsx'
import { dayLineOf, type DayBar } from './day-line.ts'

const BARS: Readonly<Record<DayBar['use'], string>> = {
  moves: 'bg-accent-soft text-accent',
  nights: 'bg-ok-soft text-ok',
  event: 'bg-sand-soft text-sand',
  gap: 'border border-dashed border-bad text-bad',
}

/** The days of a trip on a line, by the clocks of their places, and below it what does not fit. */
export function DaysCard({ trip, travellers }: Pick<TripPageView, 'trip' | 'travellers'>) {
  const stretches = itemsOf(trip).flatMap((item) => item.stretches)
  const line = dayLineOf(stretches, nightsWithoutBed(trip))
  const misfits = misfitsOf(trip, travellers ?? [])
  if (line === null) return null
  return (
    <section aria-label="Days" className="card overflow-hidden">
      <header className="flex min-h-[42px] items-baseline gap-2 px-4 pt-2.5">
        <h2 className="font-bold">Days</h2>
        <span className="text-12 text-ink2">local times</span>
      </header>
      <DayList stretches={stretches} />
      <div className="px-4 pb-3 max-narrow:hidden">
        <table className="figures w-full table-fixed border-collapse text-12">
          <thead>
            <tr>
              {line.columns.map((day, index) => (
                <th
                  key={day ?? `between-${index}`}
                  colSpan={2}
                  scope="col"
                  translate="no"
                  className="border-l px-1.5 py-1 text-left font-normal whitespace-nowrap text-ink2 last:border-r"
                >
                  {day === null ? '…' : formatDay(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {line.rows.map((cells, row) => (
              <tr key={row}>
                {cells.map(({ span, bar }, index) => (
                  <td key={index} colSpan={span} className="p-0 py-0.5">
                    {bar && (
                      <span
                        title={bar.words}
                        translate="no"
                        className={cx(
                          'block truncate rounded-[4px] px-1.5 py-0.5 font-medium',
                          BARS[bar.use],
                        )}
                      >
                        {bar.label}
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {misfits.length > 0 && (
        <ul aria-label={plural(misfits.length, 'thing does not fit', 'things do not fit')}>
          {misfits.map(({ who, text }) => (
            <li
              key={`${who} ${text}`}
              className="flex items-start gap-2 bg-held-soft px-4 py-2 font-medium text-held"
            >
              <Icon name="warning" className="mt-0.5" />
              <span>
                {who !== undefined && <PersonName text={who} />}
                <span>{who === undefined ? text : `: ${text}`}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The same as a list, for screens that are too narrow for a line of days. */
function DayList({ stretches }: { stretches: readonly Stretch[] }) {
  const inOrder = stretches.toSorted((one, other) => (one.from.wall < other.from.wall ? -1 : 1))
  return (
    <ol className="figures flex flex-col gap-1.5 px-3 pb-3 narrow:hidden">
      {inOrder.map(({ from, words, use }) => (
        <li key={`${from.wall} ${words}`} className="grid grid-cols-[82px_minmax(0,1fr)] gap-2">
          <span translate="no" className="text-ink2">
            {formatDay(from.wall.slice(0, 10))}
          </span>
          <span translate="no" className={cx('rounded-[4px] px-1.5', BARS[use])}>
            {words}
          </span>
        </li>
      ))}
    </ol>
  )
}

import type { Route } from 'next'
import { formatDate } from '../../lib/dates.ts'
import { plural } from '../../lib/plural.ts'
import { tripHref, type ListedTrip } from '../../lib/trip/trip.ts'
import { tripStateWords } from '../../lib/trip/trip-state.ts'
import { Card } from '../ui/card.tsx'
import { Link } from '../ui/link.tsx'
import { StatusPill } from '../ui/status-pill.tsx'

/** The trips of a client, those that are not over first; nothing without any. */
export function ClientTrips({ trips }: { trips: readonly ListedTrip[] }) {
  if (trips.length === 0) return null
  return (
    <Card title="Trips" aside={plural(trips.length, 'trip')}>
      <ul>
        {trips.map(({ id, name, state, days, items }) => {
          const { word, tone } = tripStateWords[state]
          return (
            <li key={id} className="flex min-h-12 items-center gap-3 border-b px-4 py-1.5 last:border-b-0">
              <span className="min-w-0 flex-1">
                <Link href={tripHref(id) as Route} className="block truncate font-medium hover:underline">
                  <span translate="no">{name}</span>
                </Link>
                <span className="figures block truncate text-12 text-ink2">
                  <span>{plural(items, 'item')}</span>
                  {days && <span translate="no">{` · ${formatDate(days.from)}`}</span>}
                </span>
              </span>
              <StatusPill tone={tone}>{word}</StatusPill>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

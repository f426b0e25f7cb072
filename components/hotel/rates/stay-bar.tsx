import type { Route } from 'next'
import Link from 'next/link'
import { formatDay } from '../../../lib/dates.ts'
import { nightsOf, nightsText, roomsText, type StayDates } from '../../../lib/hotel/stay.ts'
import { Icon } from '../../ui/icon.tsx'

/** What the rates below are for, and the way back to the list it came from. */
export function StayBar({ stay, backHref }: { stay: StayDates; backHref: string | null }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Link
        href={(backHref ?? '/hotels') as Route}
        className="inline-flex items-center gap-1 rounded-pill text-ink2 hover:text-ink"
      >
        <Icon name="chevronLeft" className="size-3.5" />
        {backHref === null ? 'Search hotels' : 'All hotels'}
      </Link>
      <p className="figures">
        <b>
          {formatDay(stay.checkIn)} – {formatDay(stay.checkOut, { year: true })}
        </b>{' '}
        <span className="text-ink2">
          {nightsText(nightsOf(stay))} · {roomsText(stay.rooms)}
        </span>
      </p>
    </div>
  )
}

'use client'

import { familyName } from './family-name.ts'
import { bookingHref } from '../../lib/booking/booking-href.ts'
import { formatDay, type CalendarDate } from '../../lib/dates.ts'
import { kindFacts, kindIcon } from '../../lib/kinds.ts'
import { plural } from '../../lib/plural.ts'
import {
  MOST_UPCOMING,
  type AgendaLine,
  type AgendaView,
  type TodayView,
} from '../../lib/today/today-view.ts'
import { unlistedWord } from '../booking/coverage-words.ts'
import { useCoverage } from '../shell/coverage.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { PartCard } from './part-card.tsx'
import { Link } from '../ui/link.tsx'
import { PersonName } from '../ui/person-name.tsx'

/**
 * Departures, check-ins and starts of the next seven days, in local times; before them, items of yesterday
 * that have not started by the clocks of their place.
 */
export function AgendaCard({ view }: { view: TodayView }) {
  const { agenda } = view
  const unlisted = unlistedWord(useCoverage())
  const count = agenda.kind === 'read' ? agenda.days.reduce((sum, day) => sum + day.count, 0) : 0
  return (
    <PartCard
      title="Departures and check-ins"
      part={agenda}
      aside={
        <Link href={'/bookings?tab=upcoming'} className="flex items-center gap-1.5 text-12 hover:underline">
          <span>{unlisted !== null && count === 0 ? `bookings ${unlisted}` : `${count} in 7 days`}</span>
          <span className="max-narrow:hidden">
            {['', 'local times', upcomingText(agenda, unlisted)].filter((part) => part !== null).join(' · ')}
          </span>
          <Kbd keys="g b" />
        </Link>
      }
    >
      {({ days }) => <Days days={days} today={view.serverNow.slice(0, 10)} unlisted={unlisted} />}
    </PartCard>
  )
}

/** @param props.unlisted why a day without lines may have some all the same; null where it has none */
function Days(props: { days: AgendaView['days']; today: CalendarDate; unlisted: string | null }) {
  const { days, today, unlisted } = props
  const isBare = days.every(({ count }) => count === 0)
  return (
    <>
      {isBare && (
        <p className="px-4 py-3 text-12 text-ink2 narrow:hidden">
          {unlisted === null ? 'Nothing in the next seven days.' : `Bookings ${unlisted}.`}
        </p>
      )}
      <ol
        className={cx(
          'grid max-wide:grid-cols-4 max-narrow:grid-cols-1',
          days.length > 7 ? 'grid-cols-8' : 'grid-cols-7',
        )}
      >
        {days.map(({ day, count, lines }) => (
          <li
            key={day}
            className={cx(
              'min-w-0 border-l px-2.5 py-2 first:border-l-0 max-narrow:border-t max-narrow:border-l-0 max-narrow:px-4 max-narrow:first:border-t-0',
              day === today && 'bg-sunk',
              count === 0 && 'max-narrow:hidden',
            )}
          >
            <p className="flex flex-wrap justify-between gap-x-2 text-12">
              <span translate="no" className="font-medium whitespace-nowrap">
                {formatDay(day)}
              </span>
              <span className="figures text-ink2">{asideOf(day, count, today)}</span>
            </p>
            {count === 0 && <p className="pt-1.5 text-12 text-ink2">{unlisted === null ? 'nothing' : '–'}</p>}
            {lines.map((line) => (
              <AgendaRow key={line.reference} line={line} />
            ))}
            {count > lines.length && (
              <p className="pt-1.5 text-12 text-ink2">{`+${count - lines.length} more`}</p>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

/**
 * The words beside a day: its number of items, except for today. The day before lists only the items that
 * have not started by the clocks of their place.
 */
function asideOf(day: CalendarDate, count: number, today: CalendarDate): string {
  if (day === today) return 'today'
  if (day < today) return 'to come'
  return count === 0 ? '' : String(count)
}

function AgendaRow({ line }: { line: AgendaLine }) {
  return (
    <Link
      href={bookingHref(line.reference)}
      className="mt-1.5 flex items-start gap-1.5 rounded-control hover:bg-panel hover:underline"
    >
      <Icon name={kindIcon(line.kind)} className="mt-0.5 size-3.5 text-ink2" />
      <span className="min-w-0 text-12">
        <span className="block text-13 font-medium break-words">
          {line.leadName === null ? (
            kindFacts(line.kind).service
          ) : (
            <PersonName text={familyName(line.leadName)} />
          )}
        </span>
        {line.time !== null && <span className="figures block text-ink2">{line.time}</span>}
        <span className="block truncate text-ink2">{line.title ?? 'details not loaded yet'}</span>
        {line.note !== null && <span className="block font-medium text-run">{line.note}</span>}
      </span>
    </Link>
  )
}

/** How many bookings are to come; null where it is not known, as while none of them was read. */
function upcomingText(agenda: TodayView['agenda'], unlisted: string | null): string | null {
  if (agenda.kind !== 'read' || (agenda.upcoming === 0 && unlisted !== null)) return null
  const { upcoming } = agenda
  return upcoming > MOST_UPCOMING
    ? `more than ${MOST_UPCOMING.toLocaleString('en-US')} upcoming`
    : `${plural(upcoming, 'booking')} upcoming`
}

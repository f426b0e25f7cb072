'use client'

import type { Route } from 'next'
import { useState } from 'react'
import { isComplete } from '../../lib/booking/coverage.ts'
import { formatDate, formatDay, formatDayMonth } from '../../lib/dates.ts'
import { allFacts } from '../../lib/kinds.ts'
import { plural } from '../../lib/plural.ts'
import type { TodayView } from '../../lib/today/today-view.ts'
import { SERVICE_AWAY } from '../../lib/not-responding.ts'
import { CoverageNotice } from '../booking/coverage-notice.tsx'
import { useFollowUp } from '../booking/use-follow-up.ts'
import { useSteadyRefresh } from '../booking/use-steady-refresh.ts'
import { useCoverage } from '../shell/coverage.ts'
import { useCommands } from '../shell/commands.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { usePageRefresh } from '../ui/use-page-refresh.ts'
import { useBalanceMoved } from '../wallet/live-balance.tsx'
import { AgendaCard } from './agenda-card.tsx'
import { AttentionList } from './attention-list.tsx'
import { ContinueCard } from './continue-card.tsx'
import { DueStrip } from './due-strip.tsx'
import { FirstSteps } from './first-steps.tsx'
import { FundsCard } from './funds-card.tsx'
import { NoticesCard } from './notices-card.tsx'
import { bookingHref } from '../../lib/booking/booking-href.ts'
import { clockTime } from '../../lib/booking/headline.ts'
import { familyName } from './family-name.ts'
import { useNetFormat } from '../ui/shown-prices.tsx'
import { StatusMark } from '../ui/status-pill.tsx'
import { OffersCard } from './offers-card.tsx'
import { PartCard } from './part-card.tsx'
import { RequestsCard } from './requests-card.tsx'
import { Link } from '../ui/link.tsx'
import { PersonName } from '../ui/person-name.tsx'

const EVERY_MILLISECONDS = 20_000
const LONGEST_MILLISECONDS = 160_000

/** The first screen: bookings that need attention, payments that are due, and unfinished work. */
export function TodayScreen({ view }: { view: TodayView }) {
  const { refresh, refreshing } = useTodayRefresh(view)
  useCommands(SEARCHES)
  const isAllListed = isComplete(useCoverage())
  useCommands(REVIEW)
  const today = view.serverNow.slice(0, 10)
  return (
    <div className="mx-auto flex max-w-[1600px] flex-col gap-3.5 p-4 max-narrow:p-2.5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-18 font-bold">
          <span>{'Today '}</span>
          <time dateTime={today} className="text-13 font-normal text-ink2">
            {`${formatDay(today).slice(0, 3)} ${formatDate(today)}`}
          </time>
        </h1>
        {!view.empty && <SearchButtons />}
      </div>
      {view.away && (
        <ActNotice
          tone="held"
          action={
            <Button size="small" pending={refreshing} onClick={refresh}>
              Refresh
            </Button>
          }
        >
          {`${SERVICE_AWAY}. Showing the last known data.`}
        </ActNotice>
      )}
      <CoverageNotice refresh={refresh} />
      {view.empty && isAllListed ? (
        <FirstSteps readOnly={view.attendBar !== null} />
      ) : (
        <DueStrip view={view} refresh={refresh} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_300px] items-start gap-3.5 max-[1439.98px]:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-3.5">
          <NoticesCard view={view} refresh={refresh} />
          <OffersCard view={view} refresh={refresh} />
          {!view.empty && <AttentionList view={view} refreshing={refreshing} refresh={refresh} />}
          <AgendaCard view={view} />
        </div>
        <div className="flex min-w-0 flex-col gap-3.5 max-[1439.98px]:grid max-[1439.98px]:grid-cols-[repeat(auto-fit,minmax(min(280px,100%),1fr))] max-[1439.98px]:items-start">
          <RequestsCard view={view} refresh={refresh} />
          <ContinueCard view={view} />
          <ChangedCard view={view} />
          <FundsCard view={view} />
        </div>
      </div>
    </div>
  )
}

/**
 * Keeps the page current: refreshed every 20 s while it is looked at, once more soon after an answer that was
 * still being brought up to date, when the balance moves, and less and less often while the gateway is away.
 */
function useTodayRefresh({ serverNow, rereading, away, funds }: TodayView) {
  const { refresh, refreshing } = usePageRefresh()
  const streak = useAwayStreak(serverNow, away)
  useBalanceMoved(funds.kind === 'read' ? (funds.wallet?.spendableCents ?? null) : null, refresh)
  useSteadyRefresh(refresh, Math.min(EVERY_MILLISECONDS * 2 ** streak, LONGEST_MILLISECONDS))
  useFollowUp(rereading && !away, serverNow, refresh)
  return { refresh, refreshing }
}

/** How many answers in a row found the gateway away. */
function useAwayStreak(serverNow: string, away: boolean): number {
  const [seen, setSeen] = useState({ serverNow, streak: away ? 1 : 0 })
  if (seen.serverNow === serverNow) return seen.streak
  const next = { serverNow, streak: away ? seen.streak + 1 : 0 }
  setSeen(next)
  return next.streak
}

function SearchButtons() {
  return (
    <div className="flex flex-wrap gap-2">
      {SEARCHES.map(({ id, label, keys, icon, href }) => {
        const [search = '', what = ''] = label.split(' ')
        return (
          <ButtonLink key={id} href={href} keys={keys} icon={<Icon name={icon} />}>
            <span>
              <span className="max-narrow:sr-only">{`${search} `}</span>
              <span className="max-narrow:capitalize">{what}</span>
            </span>
          </ButtonLink>
        )
      })}
    </div>
  )
}

/** The three searches, one key away: the last letter of their keys elsewhere. */
const SEARCHES = allFacts.map(({ search, icon }) => ({
  id: `today-${search.href}`,
  label: search.label,
  group: 'Today',
  keys: search.keys.slice(-1),
  icon: icon as IconName,
  href: search.href as Route,
}))

const REVIEW = [
  { id: 'today-review', label: 'Changes to review', group: 'Today', href: '/bookings/review' as Route },
]

const TONES = { held: 'text-held', run: 'text-run', ok: 'text-ok', bad: 'text-bad', off: 'text-off' }

/** The changes outside the desk in the last twelve hours, newest first. */
function ChangedCard({ view }: { view: TodayView }) {
  const formatNet = useNetFormat()
  const today = view.serverNow.slice(0, 10)
  return (
    <PartCard
      title="Updates, last 12 h"
      part={view.changed}
      aside={
        view.changed.kind === 'read' && view.changed.toReview > 0 ? (
          <ButtonLink href="/bookings/review" size="small">
            {`Review ${plural(view.changed.toReview, 'change')}`}
          </ButtonLink>
        ) : (
          <span className="text-12">UTC</span>
        )
      }
    >
      {({ lines }) =>
        lines.length === 0 ? (
          <p className="px-4 py-3 text-12 text-ink2">No updates.</p>
        ) : (
          <ul className="py-1.5">
            {lines.map(({ at, reference, leadName, tone, text, prices }) => (
              <li key={`${reference} ${at} ${text}`}>
                <Link
                  href={bookingHref(reference)}
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
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </PartCard>
  )
}

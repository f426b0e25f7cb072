'use client'

import type { Route } from 'next'
import { Link } from '../ui/link.tsx'
import { useRouter } from 'next/navigation'
import { ENDED_DAYS } from '../../lib/booking/attention.ts'
import { unlistedWord } from '../booking/coverage-words.ts'
import type { OverviewView } from '../../lib/office/overview-view.ts'
import { monthsUntil, PERIOD_DAYS, periodText } from '../../lib/office/period.ts'
import { useCoverage } from '../shell/coverage.ts'
import { CoverageNotice } from '../booking/coverage-notice.tsx'
import { NetScreen } from '../shell/net-screen.tsx'
import { usePageRefresh } from '../ui/use-page-refresh.ts'
import { Card } from '../ui/card.tsx'
import { CompactSelect } from '../ui/compact-select.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { cx } from '../ui/cx.ts'
import { AgentTable } from './agent-table.tsx'
import { statementHref } from './office-hrefs.ts'
import { OfficeFrame } from './office-frame.tsx'
import { SpendSection } from './spend-section.tsx'
import { useNetWords } from '../ui/shown-prices.tsx'

const NO_MONTH = 'Month'

/**
 * An admin's first screen: holds at risk and other alerts of now, and the period by agent, day and service.
 */
export function OverviewScreen({ view }: { view: OverviewView }) {
  const { period, serverNow } = view
  const { refresh } = usePageRefresh()
  return (
    <OfficeFrame tab="overview" aside={<PeriodPicker period={period.id} today={serverNow.slice(0, 10)} />}>
      <CoverageNotice refresh={refresh} />
      <NetScreen what="what the office spends">
        <Tiles tiles={view.tiles} serverNow={serverNow} />
        <Card
          title="Bookings by agent"
          aside={<span className="figures text-12">{`made ${periodText(period)}`}</span>}
        >
          <AgentTable agents={view.agents} />
        </Card>
        <SpendSection spend={view.spend} period={period} />
      </NetScreen>
    </OfficeFrame>
  )
}

function Tiles({ tiles, serverNow }: { tiles: OverviewView['tiles']; serverNow: string }) {
  const unlisted = unlistedWord(useCoverage())
  const formatNet = useNetWords()
  const { holds, today, failed, refunds } = tiles
  const day = serverNow.slice(0, 10)
  return (
    <ul className="grid grid-cols-4 gap-4 max-wide:grid-cols-2 max-narrow:gap-2">
      <Tile
        label="Holds at risk"
        figure={String(holds.count)}
        href="/bookings?status=held"
        tone={holds.count > 0 ? 'text-held' : ''}
      >
        {holds.count === 0 ? (
          (unlisted ?? 'nothing is held')
        ) : (
          <>
            <span translate="no">{formatNet(holds.totalCents)}</span>
            {holds.soonestAt !== null && (
              <>
                <span>{', next in '}</span>
                <Countdown deadlineAt={holds.soonestAt} serverNow={serverNow} label="Next deadline" />
              </>
            )}
          </>
        )}
      </Tile>
      <Tile
        label="Today's spend"
        figure={today === null ? 'not known' : formatNet(today.netCents)}
        href={statementHref(null, { from: day, to: day }, null)}
      >
        {today === null
          ? 'no statement'
          : `${formatNet(today.chargedCents)} charged, ${formatNet(today.refundedCents)} refunded`}
      </Tile>
      <Tile
        label="Failed or rejected"
        figure={String(failed.count)}
        href="/bookings?tab=attention"
        tone={failed.count > 0 ? 'text-bad' : ''}
      >
        {`${failed.count === 0 ? 'none' : formatNet(failed.totalCents)} in ${ENDED_DAYS} days`}
      </Tile>
      <Tile
        label="Refunds pending"
        figure={String(refunds.count)}
        href="/bookings?status=ending"
        tone={refunds.count > 0 ? 'text-run' : ''}
      >
        {refunds.count === 0 ? 'none pending' : `${formatNet(refunds.totalCents)} paid`}
      </Tile>
    </ul>
  )
}

function Tile(props: {
  label: string
  figure: string
  href: string
  tone?: string
  children: React.ReactNode
}) {
  return (
    <li className="card relative px-4 py-3 hover:bg-sunk">
      <span className="block text-12 text-ink2">{props.label}</span>
      <Link
        href={props.href as Route}
        className={cx(
          'figures block text-22 font-bold after:absolute after:inset-0 after:rounded-[12px]',
          props.tone,
        )}
      >
        <span>{props.figure}</span>
        <span className="sr-only">{` ${props.label}: show the rows`}</span>
      </Link>
      <span className="figures block text-12 text-ink2">{props.children}</span>
    </li>
  )
}

/** The period of the overview: 7, 30 or 90 days, or a month. It stands in the address. */
function PeriodPicker({ period, today }: { period: string; today: string }) {
  const router = useRouter()
  const months = monthsUntil(today)
  const isMonth = months.some(({ id }) => id === period)
  return (
    <nav aria-label="Period" className="flex items-center gap-1">
      {PERIOD_DAYS.map((days) => (
        <Link
          key={days}
          href={hrefOf(String(days))}
          aria-current={period === String(days) ? 'true' : undefined}
          className={cx(
            'figures inline-flex h-8 items-center rounded-control px-2.5 pointer-coarse:h-10',
            period === String(days) ? 'bg-sunk font-medium' : 'text-ink2 hover:bg-sunk hover:text-ink',
          )}
        >
          {`${days} days`}
        </Link>
      ))}
      <CompactSelect
        label="Month"
        options={months.map(({ id, label }) => ({ value: id, label }))}
        value={isMonth ? period : NO_MONTH}
        onValueChange={(id) => id !== NO_MONTH && router.push(hrefOf(id))}
      />
    </nav>
  )
}

function hrefOf(period: string): Route {
  return `/office?period=${period}` as Route
}

'use client'

import type { Route } from 'next'
import Link from 'next/link'
import { ENDED_DAYS } from '../../lib/booking/attention.ts'
import type { AgentLine, OverviewView } from '../../lib/office/overview-view.ts'
import { periodText } from '../../lib/office/period.ts'
import { plural } from '../../lib/plural.ts'
import { NetScreen } from '../shell/net-screen.tsx'
import { Card } from '../ui/card.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { cx } from '../ui/cx.ts'
import { agentHref, statementHref } from './office-hrefs.ts'
import { OfficeFrame } from './office-frame.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { SpendSection } from './spend-section.tsx'
import { RowLink } from '../ui/row-link.tsx'
import { useNetWords } from '../ui/shown-prices.tsx'

/**
 * An admin's first screen: holds at risk and other alerts of now, and the period by agent, day and service.
 */
export function OverviewScreen({ view }: { view: OverviewView }) {
  const { period, serverNow } = view
  return (
    <OfficeFrame tab="overview" aside={<PeriodPicker period={period.id} today={serverNow.slice(0, 10)} />}>
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
          'nothing is held'
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

/** On a phone these figures stand below the agent. */
const WIDE_ONLY = 'max-narrow:hidden'

function AgentTable({ agents }: { agents: readonly AgentLine[] }) {
  const formatNet = useNetWords()
  if (agents.length === 0) {
    return <p className="px-4 py-8 text-center text-ink2">No bookings were made in this period.</p>
  }
  const sum = (pick: (line: AgentLine) => number) => agents.reduce((total, line) => total + pick(line), 0)
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Bookings by agent, as a table">
      <table className="figures w-full border-collapse">
        <caption className="sr-only">Bookings by agent</caption>
        <thead className="bg-sunk text-12 text-ink2">
          <tr>
            <th scope="col" className="px-4 py-2 text-left font-normal max-narrow:px-2">
              Agent
            </th>
            {['Bookings', 'Total', 'Completed', 'Lapsed'].map((head, at) => (
              <th
                key={head}
                scope="col"
                className={cx('px-4 py-2 text-right font-normal max-narrow:px-2', at > 1 && WIDE_ONLY)}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {agents.map((line) => (
            <tr key={line.agent} className="border-t hover:bg-sunk">
              <th scope="row" className="px-4 py-2 text-left font-medium max-narrow:px-2">
                {line.agent === '' ? (
                  <span className="text-ink2">not known</span>
                ) : (
                  <RowLink
                    href={agentHref(line.agent) as Route}
                    className="underline decoration-line2 underline-offset-2 hover:decoration-ink"
                  >
                    {line.agent}
                  </RowLink>
                )}
                <span className="block text-12 font-normal text-ink2 narrow:hidden">
                  {`${line.completed} completed, ${line.lapsed} lapsed`}
                </span>
              </th>
              <td className="px-4 py-2 text-right max-narrow:px-2">{line.bookings}</td>
              <td translate="no" className="px-4 py-2 text-right font-medium max-narrow:px-2">
                {formatNet(line.totalCents)}
              </td>
              <td className={cx('px-4 py-2 text-right', WIDE_ONLY)}>{line.completed}</td>
              <td className={cx('px-4 py-2 text-right', WIDE_ONLY)}>{line.lapsed}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t bg-sunk font-bold">
          <tr>
            <th scope="row" className="px-4 py-2 text-left max-narrow:px-2">
              {plural(agents.length, 'agent')}
            </th>
            <td className="px-4 py-2 text-right max-narrow:px-2">{sum((line) => line.bookings)}</td>
            <td translate="no" className="px-4 py-2 text-right max-narrow:px-2">
              {formatNet(sum((line) => line.totalCents))}
            </td>
            <td className={cx('px-4 py-2 text-right', WIDE_ONLY)}>{sum((line) => line.completed)}</td>
            <td className={cx('px-4 py-2 text-right', WIDE_ONLY)}>{sum((line) => line.lapsed)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

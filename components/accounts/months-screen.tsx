'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { netOf, NO_AMOUNTS, opposite } from '../../lib/accounts/account-line.ts'
import type { MonthLine, MonthsView } from '../../lib/accounts/accounts-view.ts'
import { monthName, monthOf } from '../../lib/accounts/month.ts'
import { monthHref } from '../../lib/accounts/month-query.ts'
import { formatDate } from '../../lib/dates.ts'
import { plural } from '../../lib/plural.ts'
import { useRowKeys } from '../keys/use-row-keys.ts'
import { OfficeFrame } from '../office/office-frame.tsx'
import { NetScreen } from '../shell/net-screen.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { cx } from '../ui/cx.ts'
import { Link } from '../ui/link.tsx'
import { useNetWords } from '../ui/shown-prices.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import { OriginNotice } from './origin-notice.tsx'

/** The months of the office, the newest first: what moved, and which are closed. */
export function MonthsScreen({ view }: { view: MonthsView }) {
  const { months, next, serverNow } = view
  const due = next !== null && next < monthOf(serverNow) ? next : null
  return (
    <OfficeFrame
      tab="accounts"
      aside={
        due !== null && (
          <ButtonLink href={monthHref(due) as Route} variant="primary">
            {`Review ${monthName(due)}`}
          </ButtonLink>
        )
      }
    >
      <NetScreen what="what the office sells and spends">
        <OriginNotice origin={view.origin} missing={view.missing} />
        <Card title="Months" aside={<span className="text-12">office time, UTC</span>}>
          <MonthsTable months={months} serverNow={serverNow} />
        </Card>
      </NetScreen>
    </OfficeFrame>
  )
}

const HEAD = 'px-4 py-2 text-right font-normal max-narrow:px-2'
const CELL = 'px-4 py-2 text-right max-narrow:px-2'

function MonthsTable({ months, serverNow }: { months: readonly MonthLine[]; serverNow: string }) {
  const router = useRouter()
  const { current, setCurrent } = useRowKeys({
    ids: months.map(({ month }) => month),
    onOpen: (index) => router.push(monthHref(months[index]?.month ?? '') as Route),
  })
  return (
    <table className="figures w-full border-collapse">
      <caption className="sr-only">Months</caption>
      <thead className="text-12 text-ink2">
        <tr>
          <th scope="col" className="px-4 py-2 text-left font-normal max-narrow:px-3">
            Month
          </th>
          <th scope="col" className="px-4 py-2 text-left font-normal max-narrow:px-2">
            State
          </th>
          <th scope="col" className={cx(HEAD, 'max-narrow:hidden')}>
            Sales
          </th>
          <th scope="col" className={cx(HEAD, 'max-narrow:hidden')}>
            Refunds
          </th>
          <th scope="col" className={HEAD}>
            Net
          </th>
          <th scope="col" className={cx(HEAD, 'text-left max-wide:hidden')}>
            Closed
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map((line, index) => (
          <MonthRow
            key={line.month}
            line={line}
            isRunning={line.month === monthOf(serverNow)}
            isCurrent={index === current}
            onCurrent={() => setCurrent(index)}
          />
        ))}
      </tbody>
    </table>
  )
}

function MonthRow(props: { line: MonthLine; isRunning: boolean; isCurrent: boolean; onCurrent: () => void }) {
  const formatNet = useNetWords()
  const { month, close, amounts } = props.line
  return (
    <tr
      aria-current={props.isCurrent || undefined}
      onClick={props.onCurrent}
      className={cx('border-t', props.isCurrent ? 'bg-accent-soft' : 'hover:bg-sunk')}
    >
      <th scope="row" className="px-4 py-2 text-left font-medium max-narrow:px-3">
        <Link
          href={monthHref(month) as Route}
          className="underline decoration-line2 underline-offset-2 hover:decoration-ink"
        >
          {monthName(month)}
        </Link>
      </th>
      <td className="px-4 py-2 max-narrow:px-2">
        <MonthState line={props.line} isRunning={props.isRunning} />
      </td>
      <td translate="no" className={cx(CELL, 'max-narrow:hidden')}>
        {formatNet(amounts.salesCents)}
      </td>
      <td translate="no" className={cx(CELL, 'max-narrow:hidden')}>
        {formatNet(opposite(amounts.refundsCents))}
      </td>
      <td translate="no" className={cx(CELL, 'font-medium')}>
        {formatNet(netOf({ ...NO_AMOUNTS, ...amounts }))}
      </td>
      <td className={cx(CELL, 'text-left text-ink2 max-wide:hidden')}>
        {close === null ? '' : `${formatDate(close.at.slice(0, 10))} by ${close.by}`}
      </td>
    </tr>
  )
}

function MonthState({ line, isRunning }: { line: MonthLine; isRunning: boolean }) {
  if (line.close === null) {
    return <StatusPill tone={isRunning ? 'run' : 'held'}>{isRunning ? 'Running' : 'Open'}</StatusPill>
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <StatusPill tone="ok">Closed</StatusPill>
      {line.differenceCount !== null && line.differenceCount > 0 && (
        <span className="text-12 text-ink2">{plural(line.differenceCount, 'difference')}</span>
      )}
    </span>
  )
}

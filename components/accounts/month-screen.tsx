'use client'

import type { Route } from 'next'
import { useState } from 'react'
import { AMOUNTS, netOf, type Amounts } from '../../lib/accounts/account-line.ts'
import type { MonthPageView } from '../../lib/accounts/accounts-view.ts'
import { obstacleText } from '../../lib/accounts/close-words.ts'
import { amountWords } from '../../lib/accounts/line-words.ts'
import { monthAfter, monthBefore, monthName, monthOf } from '../../lib/accounts/month.ts'
import { monthHref } from '../../lib/accounts/month-query.ts'
import { formatInstant } from '../../lib/dates.ts'
import { plural } from '../../lib/plural.ts'
import { OfficeFrame } from '../office/office-frame.tsx'
import { useCommands } from '../shell/commands.ts'
import { NetScreen } from '../shell/net-screen.tsx'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { cx } from '../ui/cx.ts'
import { useNetWords } from '../ui/shown-prices.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import { AgreementCard } from './agreement-card.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { DimensionTabs, GroupTable } from './group-table.tsx'
import { LineCard } from './line-table.tsx'
import { MonthFiles } from './month-files.tsx'
import { OriginNotice } from './origin-notice.tsx'

/** One month of the office: its figures, how they agree with the statement, and its bookings. */
export function MonthScreen({ view }: { view: MonthPageView }) {
  const { month, serverNow, balances } = view
  const running = monthOf(serverNow)
  useCommands([
    {
      id: 'month-before',
      label: 'Earlier month',
      group: 'Office',
      keys: '[',
      href: monthHref(monthBefore(month)) as Route,
    },
    ...(month < running
      ? [
          {
            id: 'month-after',
            label: 'Later month',
            group: 'Office',
            keys: ']',
            href: monthHref(monthAfter(month)) as Route,
          },
        ]
      : []),
  ])
  return (
    <OfficeFrame tab="accounts">
      <NetScreen what="what the office sells and spends">
        <MonthHead view={view} />
        <OriginNotice origin={view.origin} missing={view.missing} />
        <div className="grid grid-cols-[minmax(0,1fr)_340px] items-start gap-4 max-[1339.98px]:grid-cols-1">
          <div className="flex min-w-0 flex-col gap-4">
            <Figures view={view} />
            <Card title="Figures" actions={<DimensionTabs view={view} />}>
              {view.groups.length === 0 ? (
                <p className="px-4 py-8 text-center text-ink2">{`Nothing was charged or refunded in ${monthName(month)}.`}</p>
              ) : (
                <GroupTable view={view} />
              )}
            </Card>
          </div>
          {balances !== null && (
            <AgreementCard month={month} balances={balances} differences={view.differences} />
          )}
        </div>
        <LineCard view={view} />
      </NetScreen>
    </OfficeFrame>
  )
}

function MonthHead({ view }: { view: MonthPageView }) {
  const { month, close, obstacle } = view
  const [isAsking, setIsAsking] = useState(false)
  useCommands(
    close === null && obstacle === null
      ? [
          {
            id: 'month-close',
            label: `Close ${monthName(month)}`,
            group: 'Office',
            keys: 'c',
            run: () => setIsAsking(true),
          },
        ]
      : [],
  )
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h2 className="text-18 font-bold">{monthName(month)}</h2>
      {close === null ? (
        <StatusPill tone={obstacle?.kind === 'running' ? 'run' : 'held'}>
          {obstacle?.kind === 'running' ? 'Running' : 'Open'}
        </StatusPill>
      ) : (
        <>
          <StatusPill tone="ok">Closed</StatusPill>
          <span className="text-ink2">
            {`${formatInstant(close.at)} by ${close.by}${close.reason === null ? '' : `: ${close.reason}`}`}
          </span>
        </>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <MonthLinks view={view} />
        <MonthFiles month={month} />
        {close === null && (
          <BlockableButton
            variant="primary"
            keys="c"
            disabledReason={obstacle === null ? undefined : obstacleText(obstacle)}
            onClick={() => setIsAsking(true)}
          >
            Close month
          </BlockableButton>
        )}
      </div>
      {isAsking && (
        <CloseDialog
          month={month}
          differenceCount={view.differences.length}
          onClose={() => setIsAsking(false)}
        />
      )}
    </header>
  )
}

function MonthLinks({ view }: { view: MonthPageView }) {
  const { month, serverNow } = view
  return (
    <>
      <ButtonLink href={monthHref(monthBefore(month)) as Route} keys="[">
        Earlier
      </ButtonLink>
      {month < monthOf(serverNow) && (
        <ButtonLink href={monthHref(monthAfter(month)) as Route} keys="]">
          Later
        </ButtonLink>
      )}
    </>
  )
}

/** The sums of the month. */
function Figures({ view }: { view: MonthPageView }) {
  const formatNet = useNetWords()
  const { sum, earlierRefundsCents, correctionCount } = view
  const note: Partial<Record<keyof Amounts, string>> = {
    refundsCents:
      earlierRefundsCents === 0 ? '' : `${formatNet(earlierRefundsCents)} of sales of earlier months`,
  }
  return (
    <dl className="card figures grid grid-cols-6 max-wide:grid-cols-3 max-narrow:grid-cols-2">
      <Figure name="Net" text={formatNet(netOf(sum))} isStrong>
        {correctionCount === 0 ? '' : `with ${plural(correctionCount, 'correction')}`}
      </Figure>
      {AMOUNTS.map((amount) => (
        <Figure key={amount} name={amountWords[amount]} text={formatNet(sum[amount])}>
          {note[amount] ?? ''}
        </Figure>
      ))}
    </dl>
  )
}

function Figure(props: { name: string; text: string; isStrong?: true; children: string }) {
  return (
    <div className="px-4 py-3 max-narrow:px-3">
      <dt className="text-12 text-ink2">{props.name}</dt>
      <dd translate="no" className={cx('text-14 font-medium', props.isStrong && 'font-bold')}>
        {props.text}
      </dd>
      {props.children !== '' && <dd className="text-12 text-ink2">{props.children}</dd>}
    </div>
  )
}

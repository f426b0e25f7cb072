'use client'

import type { Route } from 'next'
import { opposite } from '../../lib/accounts/account-line.ts'
import type { Balances, Difference } from '../../lib/accounts/differences.ts'
import { differenceWords } from '../../lib/accounts/line-words.ts'
import { firstDayOf, lastDayOf, type Month } from '../../lib/accounts/month.ts'
import { formatDayMonth } from '../../lib/dates.ts'
import { plural } from '../../lib/plural.ts'
import { statementHref } from '../office/office-hrefs.ts'
import { Card } from '../ui/card.tsx'
import { Link } from '../ui/link.tsx'
import { useNetWords } from '../ui/shown-prices.tsx'
import { StatusPill } from '../ui/status-pill.tsx'

/** How the month agrees with the wallet's statement: its balances, and each thing that differs. */
export function AgreementCard(props: {
  month: Month
  balances: Balances
  differences: readonly Difference[]
}) {
  const formatNet = useNetWords()
  const { month, balances, differences } = props
  const days = { from: firstDayOf(month), to: lastDayOf(month) }
  return (
    <Card
      title="Wallet statement"
      aside={
        differences.length === 0 ? (
          <StatusPill tone="ok">Agrees to the cent</StatusPill>
        ) : (
          <StatusPill tone="bad">{plural(differences.length, 'difference')}</StatusPill>
        )
      }
    >
      <dl className="figures py-1.5">
        <Sum name="Opening balance" text={formatNet(balances.openingCents)} />
        <Sum name="Deposits" text={formatNet(balances.creditsCents)} />
        <Sum
          name="Charged"
          text={formatNet(opposite(balances.salesCents))}
          href={statementHref('charged', days, null)}
        />
        <Sum
          name="Refunded"
          text={formatNet(balances.refundsCents)}
          href={statementHref('refunds', days, null)}
        />
        <Sum name="Closing balance" text={formatNet(balances.closingCents)} isStrong />
      </dl>
      {differences.length > 0 && (
        <ul aria-label="Differences" className="border-t">
          {differences.map((difference, index) => (
            <li key={index} className="border-t px-4 py-2 first:border-t-0">
              <DifferenceLine difference={difference} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Sum(props: { name: string; text: string; href?: string; isStrong?: true }) {
  return (
    <div className="flex items-baseline justify-between gap-4 px-4 py-1">
      <dt className="text-ink2">{props.name}</dt>
      <dd translate="no" className={props.isStrong && 'font-bold'}>
        {props.href === undefined ? (
          props.text
        ) : (
          <Link
            href={props.href as Route}
            className="underline decoration-line2 underline-offset-2 hover:decoration-ink"
          >
            {props.text}
          </Link>
        )}
      </dd>
    </div>
  )
}

function DifferenceLine({ difference }: { difference: Difference }) {
  const formatNet = useNetWords()
  const { about, reference, day, statementCents, bookingCents } = difference
  const amount = (cents: number | null) => (cents === null ? 'nothing' : formatNet(cents))
  const other = about === 'balance' ? 'movements make' : 'booking'
  return (
    <div className="figures flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
      <span>
        {reference !== null && (
          <Link
            href={`/bookings/${encodeURIComponent(reference)}` as Route}
            className="code mr-2 underline decoration-line2 underline-offset-2 hover:decoration-ink"
          >
            {reference}
          </Link>
        )}
        <span>{differenceWords[about]}</span>
        {day !== null && (
          <span translate="no" className="ml-2 text-12 text-ink2">
            {formatDayMonth(day)}
          </span>
        )}
      </span>
      <span
        translate="no"
        className="text-ink2"
      >{`statement ${amount(statementCents)}, ${other} ${amount(bookingCents)}`}</span>
    </div>
  )
}

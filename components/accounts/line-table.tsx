'use client'

import type { Route } from 'next'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { AMOUNTS, netOf } from '../../lib/accounts/account-line.ts'
import type { MonthPageView } from '../../lib/accounts/accounts-view.ts'
import type { ClientLine } from '../../lib/accounts/groups.ts'
import { amountWords, dimensionWords, groupWords, lineWords } from '../../lib/accounts/line-words.ts'
import { monthName } from '../../lib/accounts/month.ts'
import { monthHref } from '../../lib/accounts/month-query.ts'
import { formatDayMonth } from '../../lib/dates.ts'
import { plural } from '../../lib/plural.ts'
import { useRowKeys } from '../keys/use-row-keys.ts'
import { Card } from '../ui/card.tsx'
import { cx } from '../ui/cx.ts'
import { PersonName } from '../ui/person-name.tsx'
import { RowLink } from '../ui/row-link.tsx'
import { useNetWords } from '../ui/shown-prices.tsx'

/** The lines of a month, or of the figure that was chosen; each leads to its booking. */
export function LineCard({ view }: { view: MonthPageView }) {
  const { query, month, shown, shownCount } = view
  const isNarrowed = query.of !== null || query.amount !== null
  const { by } = query
  const group = view.groups.find(({ name }) => name === query.of)
  return (
    <div id="lines">
      <Card
        title="Bookings"
        aside={
          <span className="inline-flex flex-wrap items-center gap-x-3 text-12">
            <span>
              {[
                isNarrowed
                  ? `${plural(shownCount, 'line')} of ${view.lineCount}`
                  : plural(shownCount, 'line'),
                group && `${dimensionWords[by]} ${groupWords(by, group.value)}`,
                query.amount && amountWords[query.amount],
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {isNarrowed && (
              <Link href={monthHref(month, { by }) as Route} scroll={false} className="underline">
                Show all
              </Link>
            )}
          </span>
        }
      >
        <Lines lines={shown} month={month} />
        {shown.length < shownCount && (
          <p className="border-t px-4 py-2 text-ink2">{`The first ${shown.length} lines. Files have all of them.`}</p>
        )}
      </Card>
    </div>
  )
}

function Lines({ lines, month }: { lines: readonly ClientLine[]; month: string }) {
  const router = useRouter()
  const { current, setCurrent } = useRowKeys({
    ids: lines.map(idOf),
    onOpen: (index) => {
      const reference = lines[index]?.reference
      if (reference != null) router.push(bookingHref(reference))
    },
  })
  if (lines.length === 0) return <p className="px-4 py-8 text-center text-ink2">No movements.</p>
  return (
    <ol>
      {lines.map((line, index) => (
        <li
          key={idOf(line, index)}
          aria-current={index === current || undefined}
          onClick={() => setCurrent(index)}
          className={cx('border-t first:border-t-0', index === current ? 'bg-accent-soft' : 'hover:bg-sunk')}
        >
          <Line line={line} month={month} />
        </li>
      ))}
    </ol>
  )
}

function idOf({ key, agent, costCentre }: ClientLine, index: number): string {
  return JSON.stringify([key, agent, costCentre, index])
}

function bookingHref(reference: string): Route {
  return `/bookings/${encodeURIComponent(reference)}` as Route
}

function Line({ line, month }: { line: ClientLine; month: string }) {
  const formatNet = useNetWords()
  const isCorrection = line.month !== month
  const others = AMOUNTS.slice(2).filter((amount) => line[amount] !== 0)
  return (
    <div className="figures grid grid-cols-[70px_150px_130px_minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)_120px] items-baseline gap-x-4 px-4 py-1.5 max-wide:grid-cols-[70px_minmax(0,1fr)_auto] max-narrow:px-3">
      <span translate="no" className="text-ink2">
        {formatDayMonth(line.day)}
      </span>
      <span>
        {isCorrection
          ? `Correction, ${monthName(line.month)}`
          : line.type === 'refund' && line.saleMonth !== null && line.saleMonth !== month
            ? `Refund, sold ${monthName(line.saleMonth)}`
            : lineWords[line.type]}
      </span>
      <span className="min-w-0 max-wide:order-last">
        {line.reference === null ? (
          <span className="text-ink3">no reference</span>
        ) : (
          <RowLink
            href={bookingHref(line.reference)}
            className="code underline decoration-line2 underline-offset-2 hover:decoration-ink"
          >
            {line.reference}
          </RowLink>
        )}
      </span>
      <span className="min-w-0 truncate max-wide:hidden">
        {line.client === null ? (
          <span className="text-ink3">no client</span>
        ) : (
          <PersonName text={line.client} />
        )}
      </span>
      <span className="min-w-0 truncate text-ink2 max-wide:hidden">{line.agent ?? 'not known'}</span>
      <span translate="no" className="min-w-0 truncate text-ink2 max-wide:hidden">
        {[
          line.costCentre,
          ...others.map((amount) => `${amountWords[amount].toLowerCase()} ${formatNet(line[amount])}`),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span translate="no" className="text-right font-medium whitespace-nowrap">
        {formatNet(netOf(line))}
      </span>
    </div>
  )
}

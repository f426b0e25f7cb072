'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { AMOUNTS, netOf } from '../../lib/accounts/account-line.ts'
import type { MonthPageView } from '../../lib/accounts/accounts-view.ts'
import type { ClientLine } from '../../lib/accounts/groups.ts'
import { amountWords, dimensionWords, groupWords, lineWords } from '../../lib/accounts/line-words.ts'
import { monthName } from '../../lib/accounts/month.ts'
import { monthHref } from '../../lib/accounts/month-query.ts'
import { formatDayMonth } from '../../lib/dates.ts'
import { invoiceHref, newInvoiceHref } from '../../lib/invoice/invoice.ts'
import { plural } from '../../lib/plural.ts'
import { useRowKeys } from '../keys/use-row-keys.ts'
import { Card } from '../ui/card.tsx'
import { cx } from '../ui/cx.ts'
import { PersonName } from '../ui/person-name.tsx'
import { Link } from '../ui/link.tsx'
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
        <Lines lines={shown} month={month} invoices={view.invoices} />
        {shown.length < shownCount && (
          <p className="border-t px-4 py-2 text-ink2">{`The first ${shown.length} lines. Files have all of them.`}</p>
        )}
      </Card>
    </div>
  )
}

function Lines(props: { lines: readonly ClientLine[]; month: string; invoices: MonthPageView['invoices'] }) {
  const { lines, month } = props
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
    <>
      <div aria-hidden="true" className={cx(COLUMNS, 'bg-sunk text-12 text-ink2 max-wide:hidden')}>
        <span>Day</span>
        <span>Booking</span>
        <span>Service</span>
        <span>Client</span>
        <span>Agent</span>
        <span>Entry</span>
        <span>Invoice</span>
        <span className="text-right">Net</span>
      </div>
      <ol>
        {lines.map((line, index) => (
          <li
            key={idOf(line, index)}
            aria-current={index === current || undefined}
            onClick={() => setCurrent(index)}
            className={cx(
              'border-t first:border-t-0',
              index === current ? 'bg-accent-soft' : 'hover:bg-sunk',
            )}
          >
            <Line line={line} month={month} invoice={props.invoices[line.reference ?? ''] ?? null} />
          </li>
        ))}
      </ol>
    </>
  )
}

function idOf({ key, agent, costCentre }: ClientLine, index: number): string {
  return JSON.stringify([key, agent, costCentre, index])
}

function bookingHref(reference: string): Route {
  return `/bookings/${encodeURIComponent(reference)}` as Route
}

/** Below 1100 px service and client stand one below the other, and so do day and booking. */
const COLUMNS =
  'figures grid grid-cols-[56px_88px_minmax(0,1.2fr)_minmax(0,1.2fr)_minmax(0,0.7fr)_minmax(0,1fr)_112px_100px] items-baseline gap-x-4 px-4 py-1.5 max-wide:grid-cols-[84px_minmax(0,1fr)_auto] max-narrow:gap-x-3 max-narrow:px-3'

function Line({ line, month, invoice }: { line: ClientLine; month: string; invoice: string | null }) {
  const formatNet = useNetWords()
  const entry = entryText(line, month, formatNet)
  return (
    <div className={COLUMNS}>
      <span translate="no" className="text-ink2">
        {formatDayMonth(line.day)}
      </span>
      <span className="max-wide:col-start-1 max-wide:row-start-2">
        {line.reference === null ? (
          <span className="text-ink3">none</span>
        ) : (
          <Link
            href={bookingHref(line.reference)}
            className="code underline decoration-line2 underline-offset-2 hover:decoration-ink"
          >
            {line.code ?? line.reference}
          </Link>
        )}
      </span>
      <span className="min-w-0 truncate max-wide:col-start-2 max-wide:row-start-2 max-wide:text-ink2 max-narrow:row-start-1">
        {line.service ?? (line.kind === null ? '' : groupWords('kind', line.kind))}
      </span>
      <span className="min-w-0 max-wide:col-start-2 max-wide:row-start-1 max-narrow:col-span-2 max-narrow:row-start-2">
        {line.client === null ? (
          <span className="text-ink3">no client</span>
        ) : (
          <PersonName text={line.client} />
        )}
      </span>
      <span className="min-w-0 truncate text-ink2 max-wide:hidden">{line.agent ?? 'not known'}</span>
      <span
        className={cx(
          'min-w-0 text-ink2 max-wide:col-span-2 max-wide:col-start-2 max-wide:row-start-3',
          entry === lineWords.sale && 'max-wide:hidden',
        )}
      >
        {entry}
      </span>
      <span className="max-wide:col-start-3 max-wide:row-start-2 max-wide:text-right max-narrow:col-start-2 max-narrow:row-start-4 max-narrow:text-left">
        <InvoiceLink line={line} invoice={invoice} />
      </span>
      <span
        translate="no"
        className="text-right font-medium whitespace-nowrap max-wide:col-start-3 max-wide:row-start-1"
      >
        {formatNet(netOf(line))}
      </span>
    </div>
  )
}

/** The invoice of the line's booking, or the form of one; nothing for a refund that no invoice has. */
function InvoiceLink({ line, invoice }: { line: ClientLine; invoice: string | null }) {
  if (invoice !== null) {
    return (
      <Link href={invoiceHref(invoice) as Route} className="code underline decoration-line2">
        {invoice}
      </Link>
    )
  }
  // A movement without a client is of a booking that the desk does not have.
  if (line.type !== 'sale' || line.reference === null || line.client === null) return null
  return (
    <Link href={newInvoiceHref([line.reference]) as Route} className="underline decoration-line2">
      Make an invoice
    </Link>
  )
}

/** What a line is, with its further amounts: `Sale · 4711 · markup $12.00`. */
function entryText(line: ClientLine, month: string, formatNet: (cents: number) => string): string {
  const others = AMOUNTS.slice(2).filter((amount) => line[amount] !== 0)
  const amounts = others.map((amount) => `${amountWords[amount].toLowerCase()} ${formatNet(line[amount])}`)
  return [typeText(line, month), line.costCentre, ...amounts].filter(Boolean).join(' · ')
}

function typeText({ type, month: ofMonth, saleMonth }: ClientLine, month: string): string {
  if (ofMonth !== month) return `Correction, ${monthName(ofMonth)}`
  if (type === 'refund' && saleMonth !== null && saleMonth !== month) {
    return `Refund, sold ${monthName(saleMonth)}`
  }
  return lineWords[type]
}

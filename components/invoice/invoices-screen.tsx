'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { formatDate } from '../../lib/dates.ts'
import { invoiceHref, type InvoiceRow } from '../../lib/invoice/invoice.ts'
import type { InvoicesView } from '../../lib/invoice/invoice-view.ts'
import { plural } from '../../lib/plural.ts'
import { useRowKeys } from '../keys/use-row-keys.ts'
import { FileButton } from '../office/file-button.tsx'
import { OfficeFrame } from '../office/office-frame.tsx'
import { useCommands } from '../shell/commands.ts'
import { Card } from '../ui/card.tsx'
import { cx } from '../ui/cx.ts'
import { Kbd } from '../ui/kbd.tsx'
import { Money } from '../ui/money.tsx'
import { PersonName } from '../ui/person-name.tsx'
import { Link } from '../ui/link.tsx'
import { TextField } from '../ui/text-field.tsx'
import { InvoiceState } from './invoice-state.tsx'

/** The invoices and credit notes of the office, the newest first. */
export function InvoicesScreen({ view }: { view: InvoicesView }) {
  const { typed, rows, totalCount, matchCount } = view
  return (
    <OfficeFrame
      tab="invoices"
      aside={
        totalCount > 0 && (
          <FileButton
            address={`/api/office/invoices?${new URLSearchParams({ q: typed })}`}
            what="the invoices"
          />
        )
      }
    >
      <Card title="Invoices" aside={<Find typed={typed} />}>
        {rows.length === 0 ? (
          <p className="px-4 py-10 text-center text-ink2">
            {totalCount === 0 ? (
              <>
                <span>No invoices yet. Open a paid booking and press </span>
                <Kbd keys="b" className="mx-0.5" />
                <span>.</span>
              </>
            ) : (
              `No invoice matches “${typed}”.`
            )}
          </p>
        ) : (
          <Rows rows={rows} />
        )}
      </Card>
      {matchCount > 0 && (
        <p className="figures text-ink2">
          {matchCount > rows.length
            ? `The newest ${rows.length} of ${plural(matchCount, 'document')}. The CSV has all of them.`
            : plural(matchCount, 'document')}
        </p>
      )}
    </OfficeFrame>
  )
}

function Find({ typed }: { typed: string }) {
  const field = useRef<HTMLInputElement>(null)
  const router = useRouter()
  useCommands([
    {
      id: 'invoices-find',
      label: 'Find an invoice',
      group: 'Office',
      keys: '/',
      run: () => field.current?.focus(),
    },
  ])
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        const text = field.current?.value.trim() ?? ''
        router.push(`/office/invoices${text === '' ? '' : `?${new URLSearchParams({ q: text })}`}` as Route)
      }}
    >
      <TextField
        ref={field}
        key={typed}
        label="Find an invoice"
        hideLabel
        placeholder="Number, booking or buyer"
        defaultValue={typed}
        className="w-[260px] max-narrow:w-[200px]"
        maxLength={100}
      />
    </form>
  )
}

function Rows({ rows }: { rows: readonly InvoiceRow[] }) {
  const router = useRouter()
  const { current, setCurrent } = useRowKeys({
    ids: rows.map(({ number }) => number),
    onOpen: (index) => router.push(invoiceHref(rows[index]?.number ?? '') as Route),
  })
  return (
    <ol aria-label="Invoices">
      {rows.map((row, index) => (
        <li
          key={row.number}
          aria-current={index === current || undefined}
          onClick={() => setCurrent(index)}
          className={cx(
            'figures grid grid-cols-[140px_110px_100px_minmax(0,1.4fr)_minmax(0,1fr)_120px_130px] items-baseline gap-x-4 border-t px-4 py-2 first:border-t-0 max-wide:grid-cols-[minmax(0,1fr)_auto] max-narrow:px-3',
            index === current ? 'bg-accent-soft' : 'hover:bg-sunk',
          )}
        >
          <Link
            href={invoiceHref(row.number) as Route}
            className="code justify-self-start underline decoration-line2 underline-offset-2 hover:decoration-ink max-wide:col-start-1 max-wide:row-start-1"
          >
            {row.number}
          </Link>
          <span className="max-wide:col-start-2 max-wide:row-start-2 max-wide:justify-self-end">
            <InvoiceState invoice={row} />
          </span>
          <span translate="no" className="text-ink2 max-wide:hidden">
            {formatDate(row.issuedAt.slice(0, 10))}
          </span>
          <PersonName
            text={row.buyerName}
            className="min-w-0 truncate max-wide:col-start-1 max-wide:row-start-2"
          />
          <span translate="no" className="code min-w-0 truncate text-ink2 max-wide:hidden">
            {row.references.join(' ')}
          </span>
          <span className="text-ink2 max-wide:hidden">
            {row.dueOn === null ? '' : `due ${formatDate(row.dueOn)}`}
          </span>
          <Money
            totalCents={row.totalCents}
            flash={false}
            className="font-medium max-wide:col-start-2 max-wide:row-start-1"
          />
        </li>
      ))}
    </ol>
  )
}

'use client'

import type { Route } from 'next'
import { useState } from 'react'
import { formatDate, formatInstant } from '../../lib/dates.ts'
import { invoiceHref, invoiceWords, type Buyer, type Invoice } from '../../lib/invoice/invoice.ts'
import type { InvoicePageView } from '../../lib/invoice/invoice-view.ts'
import { useSaveFile } from '../file/use-save-file.ts'
import { OfficeFrame } from '../office/office-frame.tsx'
import { useCommands } from '../shell/commands.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoiceState } from './invoice-state.tsx'

/** An invoice or credit note as it was issued. */
export function InvoiceScreen({ view }: { view: InvoicePageView }) {
  const { invoice } = view
  return (
    <OfficeFrame tab="invoices">
      <InvoiceHead view={view} />
      <div className="grid grid-cols-[minmax(0,1fr)_340px] items-start gap-4 max-wide:grid-cols-1">
        <Card title="Bookings" aside={<span className="text-12">prices of the client</span>}>
          <InvoiceLines lines={invoice.lines} totalCents={invoice.totalCents} />
        </Card>
        <div className="flex flex-col gap-4">
          <Card title="Buyer">
            <BuyerText buyer={invoice.buyer} />
          </Card>
          <InvoiceTexts invoice={invoice} />
        </div>
      </div>
    </OfficeFrame>
  )
}

function InvoiceHead({ view: { invoice, open, mayIssue } }: { view: InvoicePageView }) {
  const [isAsking, setIsAsking] = useState(false)
  const { number, type } = invoice
  const { saving, save } = useSaveFile(number)
  const saveFile = () => save({ address: `/api/office/invoices/${encodeURIComponent(number)}` })
  const mayCredit = mayIssue && open.some(({ openCents }) => openCents > 0)
  useCommands([
    { id: 'invoice-file', label: `Save ${number} as PDF`, group: 'Office', keys: 'd', run: saveFile },
    ...(mayCredit
      ? [
          {
            id: 'invoice-credit',
            label: `Credit ${number}`,
            group: 'Office',
            keys: 'x',
            run: () => setIsAsking(true),
          },
        ]
      : []),
  ])
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h2 className="text-18 font-bold">
        <span>{`${invoiceWords[type]} `}</span>
        <span translate="no">{number}</span>
      </h2>
      <InvoiceState invoice={invoice} />
      <span className="figures text-ink2">{`${formatInstant(invoice.issuedAt)} by ${invoice.madeBy}`}</span>
      <div className="ml-auto flex flex-wrap gap-2">
        {mayCredit && (
          <Button variant="danger" keys="x" onClick={() => setIsAsking(true)}>
            Credit note
          </Button>
        )}
        <Button keys="d" icon={<Icon name="download" />} pending={saving} onClick={saveFile}>
          PDF
        </Button>
      </div>
      {isAsking && <CreditDialog number={number} open={open} onClose={() => setIsAsking(false)} />}
    </header>
  )
}

function BuyerText({ buyer }: { buyer: Buyer }) {
  const { name, street, city, taxNumber, reference } = buyer
  const rest = [
    street,
    city,
    taxNumber && `Tax number ${taxNumber}`,
    reference && `Reference ${reference}`,
  ].filter((text) => text !== '')
  return (
    <address translate="no" className="px-4 py-3 wrap-anywhere not-italic">
      <b className="block font-medium">{name}</b>
      {rest.map((text) => (
        <span key={text} className="block text-ink2">
          {text}
        </span>
      ))}
    </address>
  )
}

function InvoiceTexts({ invoice }: { invoice: Invoice }) {
  const { dueOn, credits, creditedBy, reason, texts } = invoice
  const others = credits === null ? creditedBy : [credits]
  return (
    <Card title="Terms">
      <div className="flex flex-col gap-2 px-4 py-3 wrap-anywhere">
        <p>{dueOn === null ? 'No due date.' : `Due ${formatDate(dueOn)}.`}</p>
        {others.map((other) => (
          <p key={other}>
            <span>{credits === null ? 'Credited by ' : 'Credits '}</span>
            <Link href={invoiceHref(other) as Route} className="underline">
              {other}
            </Link>
          </p>
        ))}
        {reason !== null && <p>{`Reason: ${reason}`}</p>}
        {texts.payment !== '' && <p className="text-ink2">{texts.payment}</p>}
        {texts.legal !== '' && <p className="text-ink2">{texts.legal}</p>}
      </div>
    </Card>
  )
}

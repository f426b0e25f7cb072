'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { addDays, formatDate } from '../../lib/dates.ts'
import { BUYER_LENGTHS, invoiceHref, type Buyer } from '../../lib/invoice/invoice.ts'
import type { InvoiceForm, IssueOutcome } from '../../lib/invoice/invoice-view.ts'
import { clientPrice } from '../../lib/money.ts'
import { DESK_AWAY } from '../../lib/not-responding.ts'
import { issueInvoiceFor } from '../../server/invoice/actions.ts'
import { OfficeFrame } from '../office/office-frame.tsx'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { Card } from '../ui/card.tsx'
import { TextField } from '../ui/text-field.tsx'
import { InvoiceLines } from './invoice-lines.tsx'

const FIELDS: readonly { name: keyof Buyer; label: string }[] = [
  { name: 'name', label: 'Name or company' },
  { name: 'street', label: 'Street' },
  { name: 'city', label: 'Postal code, city, country' },
  { name: 'taxNumber', label: 'Tax number' },
  { name: 'reference', label: "Buyer's reference" },
]

/** The form of an invoice: its bookings, and who pays. */
export function NewInvoiceScreen({ form }: { form: InvoiceForm }) {
  const [buyer, setBuyer] = useState(form.buyer)
  const { message, sending, issue } = useIssue(form)
  const totalCents = clientPrice(
    form.lines.reduce<number>((sum, line) => sum + line.totalCents, 0),
    0,
  )
  const isNamed = buyer.name.trim() !== ''
  return (
    <OfficeFrame tab="invoices">
      <h2 className="text-18 font-bold">New invoice</h2>
      <form
        className="grid grid-cols-[minmax(0,1fr)_400px] items-start gap-4 max-wide:grid-cols-1"
        onSubmit={(event) => {
          event.preventDefault()
          if (isNamed && !sending) void issue(buyer)
        }}
      >
        <Card title="Bookings" aside={<span className="text-12">prices of the client</span>}>
          <InvoiceLines lines={form.lines} totalCents={totalCents} />
        </Card>
        <Card title="Buyer">
          <div className="flex flex-col gap-3 px-4 py-4">
            {FIELDS.map(({ name, label }) => (
              <TextField
                key={name}
                label={label}
                value={buyer[name]}
                onChange={(event) => setBuyer({ ...buyer, [name]: event.target.value })}
                maxLength={BUYER_LENGTHS[name]}
                autoComplete="off"
              />
            ))}
            <p className="text-12 text-ink2">{dueText(form)}</p>
            {message !== null && <ActNotice tone="bad">{message}</ActNotice>}
            <BlockableButton
              type="submit"
              variant="primary"
              pending={sending}
              className="justify-center"
              disabledReason={isNamed ? undefined : 'Name the buyer first'}
            >
              Issue invoice
            </BlockableButton>
            <p className="text-12 text-ink2">
              An issued invoice is never changed. A mistake is mended by a credit note.
            </p>
          </div>
        </Card>
      </form>
    </OfficeFrame>
  )
}

function dueText({ texts, serverNow }: InvoiceForm): string {
  if (texts.dueDays === null) return 'No due date: an admin sets it in the office settings.'
  return `Due ${formatDate(addDays(serverNow.slice(0, 10), texts.dueDays))}.`
}

/** Issues the invoice once: a form that is sent twice answers the same number. */
function useIssue({ formId, lines }: InvoiceForm) {
  const [message, setMessage] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const router = useRouter()

  async function issue(buyer: Buyer) {
    setSending(true)
    setMessage(null)
    const references = lines.map(({ reference }) => reference)
    const outcome = await issueInvoiceFor({ formId, references, buyer }).catch((): IssueOutcome => ({
      kind: 'refused',
      message: `${DESK_AWAY}. Issue it again: it is made once.`,
    }))
    if (outcome.kind === 'issued') return router.push(invoiceHref(outcome.number) as Route)
    setSending(false)
    if (outcome.kind === 'session') return raiseSessionExpired()
    setMessage(outcome.message)
  }

  return { message, sending, issue }
}

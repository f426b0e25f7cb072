'use client'

import { useState } from 'react'
import {
  INVOICE_TEXT_LENGTHS,
  MOST_DUE_DAYS,
  NO_INVOICE_TEXTS,
  type InvoiceTexts,
} from '../../lib/invoice/invoice.ts'
import { typedText } from '../../lib/typed-text.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useSaveSettings } from './use-save-settings.ts'

/** What the office's invoices say: when they are due, how they are paid, and what the law asks for. */
export function InvoiceCard({ texts }: { texts: InvoiceTexts | null }) {
  const saved = texts ?? NO_INVOICE_TEXTS
  const [dueDays, setDueDays] = useState(saved.dueDays === null ? '' : String(saved.dueDays))
  const [payment, setPayment] = useState(saved.payment)
  const [legal, setLegal] = useState(saved.legal)
  const { outcome, pending, save } = useSaveSettings()
  const days = dueDays.trim() === '' ? null : Number(dueDays)
  const isDays = days === null || (Number.isInteger(days) && days >= 0 && days <= MOST_DUE_DAYS)

  function submit() {
    if (!isDays) return
    const typed = { dueDays: days, payment: typedText(payment), legal: typedText(legal) }
    const isEmpty = days === null && typed.payment === '' && typed.legal === ''
    void save({ invoice: isEmpty ? null : typed })
  }

  return (
    <Card title="Invoices" aside={<span className="text-12">from the next invoice on</span>}>
      <form
        className="flex max-w-[560px] flex-col gap-4 px-4 py-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label="Due after"
          suffix="days"
          inputMode="numeric"
          value={dueDays}
          onChange={(event) => setDueDays(event.target.value)}
          hint="If empty, invoices name no day."
          {...(!isDays && { error: `A number of days up to ${MOST_DUE_DAYS}.` })}
        />
        <TextArea
          label="Payment"
          hint="Bank account, or how else the client pays."
          value={payment}
          onChange={(event) => setPayment(event.target.value)}
          maxLength={INVOICE_TEXT_LENGTHS.payment}
        />
        <TextArea
          label="Legal text"
          hint="What the law of your country asks for, such as the VAT scheme."
          value={legal}
          onChange={(event) => setLegal(event.target.value)}
          maxLength={INVOICE_TEXT_LENGTHS.legal}
        />
        <div className="flex flex-row-reverse items-center gap-3">
          <Button type="submit" variant="primary" pending={pending}>
            Save invoices
          </Button>
          <p role="status" className="text-ink2">
            {outcome?.kind === 'saved' && (
              <span>{outcome.changed === 0 ? 'Nothing was changed.' : 'Saved.'}</span>
            )}
            {outcome?.kind === 'refused' && <span className="text-bad">{outcome.message}</span>}
          </p>
        </div>
      </form>
    </Card>
  )
}

'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { invoiceHref } from '../../lib/invoice/invoice.ts'
import type { IssueOutcome } from '../../lib/invoice/invoice-view.ts'
import { DESK_AWAY } from '../../lib/not-responding.ts'
import { typedText } from '../../lib/typed-text.ts'
import { creditInvoiceOf } from '../../server/invoice/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'

/** Asks before an invoice is taken back by a credit note. */
export function CreditDialog({ number, onClose }: { number: string; onClose: () => void }) {
  const [formId] = useState(() => crypto.randomUUID())
  const [reason, setReason] = useState('')
  const [sending, setSending] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const router = useRouter()
  const isGiven = typedText(reason).length >= 3

  async function credit() {
    setSending(true)
    const outcome = await creditInvoiceOf({ formId, number, reason }).catch((): IssueOutcome => ({
      kind: 'refused',
      message: `${DESK_AWAY}. Try again: it is made once.`,
    }))
    setSending(false)
    if (outcome.kind === 'session') return raiseSessionExpired()
    if (outcome.kind === 'refused') return setMessage(outcome.message)
    onClose()
    router.push(invoiceHref(outcome.number) as Route)
  }

  return (
    <Dialog
      title={`Credit ${number}?`}
      open
      onOpenChange={(open) => !open && onClose()}
      initialFocus={field}
      actions={
        <>
          <Button onClick={onClose}>Keep the invoice</Button>
          <BlockableButton
            variant="danger"
            pending={sending}
            disabledReason={isGiven ? undefined : 'Give a reason first'}
            onClick={() => void credit()}
          >
            Issue credit note
          </BlockableButton>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>
          The credit note takes the whole invoice back and refers to it. The bookings and the wallet are not
          changed; a new invoice can be issued afterwards.
        </p>
        <TextField
          ref={field}
          label="Reason"
          hint="Stands on the credit note and in the change log: no names."
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          maxLength={200}
        />
        {message !== null && <ActNotice tone="bad">{message}</ActNotice>}
      </div>
    </Dialog>
  )
}

'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { invoiceHref } from '../../lib/invoice/invoice.ts'
import type { CreditableAmount, IssueOutcome } from '../../lib/invoice/invoice-view.ts'
import type { CreditedAmount } from '../../lib/invoice/open-amounts.ts'
import { centsFromDecimal, formatCents, plainAmount } from '../../lib/money.ts'
import { DESK_AWAY } from '../../lib/not-responding.ts'
import { typedText } from '../../lib/typed-text.ts'
import { creditInvoiceOf } from '../../server/invoice/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'

type CreditDialogProps = { number: string; open: readonly CreditableAmount[]; onClose: () => void }

/**
 * Asks how much of an invoice a credit note takes back. The amounts are those that were refunded since, or
 * all that is not credited yet.
 */
export function CreditDialog({ number, open, onClose }: CreditDialogProps) {
  const [reason, setReason] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { message, sending, credit } = useCredit(number, onClose)
  const { shown, typed, type, amounts, problems } = useAmounts(open)
  const isGiven = typedText(reason).length >= 3
  const totalCents = plainAmount(amounts.reduce((sum, { cents }) => sum + cents, 0))
  const obstacle =
    problems.size > 0
      ? 'Correct the amounts first'
      : totalCents === 0
        ? 'Type an amount first'
        : isGiven
          ? undefined
          : 'Give a reason first'

  return (
    <Dialog
      title={`Credit ${number}?`}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      initialFocus={field}
      actions={
        <>
          <Button onClick={onClose}>Keep the invoice</Button>
          <BlockableButton
            variant="danger"
            pending={sending}
            disabledReason={obstacle}
            onClick={() => void credit(reason, amounts)}
          >
            {`Credit ${formatCents(totalCents)}`}
          </BlockableButton>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>
          The invoice stays as it is; the credit note takes back these amounts and refers to it. The bookings
          and the wallet are not changed.
        </p>
        {shown.map(({ reference, title, openCents }) => (
          <TextField
            key={reference}
            label={`${title}, ${reference}`}
            inputMode="decimal"
            suffix="USD"
            hint={`Up to ${formatCents(openCents)}. Empty: nothing of it.`}
            value={typed[reference] ?? ''}
            error={problems.get(reference)}
            onChange={({ target }) => type(reference, target.value)}
          />
        ))}
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

/** The typed amounts by booking: those above zero, and what is wrong with the others. */
function useAmounts(open: readonly CreditableAmount[]) {
  const shown = open.filter(({ openCents }) => openCents > 0)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() => {
    const isRefunded = shown.some(({ refundCents }) => refundCents > 0)
    return Object.fromEntries(
      shown.map(({ reference, openCents, refundCents }) => {
        const cents = isRefunded ? refundCents : openCents
        return [reference, cents === 0 ? '' : (cents / 100).toFixed(2)]
      }),
    )
  })
  const amounts: CreditedAmount[] = []
  const problems = new Map<string, string>()
  for (const { reference, openCents } of shown) {
    const text = (typed[reference] ?? '').trim().replace(/^\$/, '').replaceAll(',', '')
    const cents = text === '' ? 0 : centsFromDecimal(text)
    if (cents === undefined || cents < 0) problems.set(reference, 'An amount in USD, such as 120.00.')
    else if (cents > openCents) problems.set(reference, `At most ${formatCents(openCents)}.`)
    else if (cents > 0) amounts.push({ reference, cents })
  }
  const type = (reference: string, text: string) => setTyped({ ...typed, [reference]: text })
  return { shown, typed, type, amounts, problems }
}

/** Issues the credit note once: a form that is sent twice answers the same number. */
function useCredit(number: string, onClose: () => void) {
  const [formId] = useState(() => crypto.randomUUID())
  const [sending, setSending] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const router = useRouter()

  async function credit(reason: string, amounts: CreditedAmount[]) {
    setSending(true)
    const form = { formId, number, reason, amounts }
    const outcome = await creditInvoiceOf(form).catch((): IssueOutcome => ({
      kind: 'refused',
      message: `${DESK_AWAY}. Try again: it is made once.`,
    }))
    setSending(false)
    if (outcome.kind === 'session') return raiseSessionExpired()
    if (outcome.kind === 'refused') return setMessage(outcome.message)
    onClose()
    router.push(invoiceHref(outcome.number) as Route)
  }

  return { message, sending, credit }
}

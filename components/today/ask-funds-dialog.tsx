'use client'

import { useRef, useState } from 'react'
import { formatCents } from '../../lib/money.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/**
 * The request for funds as a text with the exact amount, to copy or to send by mail: the booking service has
 * no such request. It names the booking by reference alone, since mail programs keep the address of a
 * message.
 */
export function AskFundsDialog(props: {
  reference: string
  totalCents: number | null
  /** Null if what can be spent is not known. */
  shortCents: number | null
  officeAdmins: readonly string[]
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const copy = useRef<HTMLButtonElement>(null)
  const [copied, setCopied] = useState(false)
  const { reference, totalCents, shortCents, officeAdmins } = props
  const isCovered = shortCents === 0
  const text = [
    `Booking ${reference} was not made because the wallet was short.`,
    totalCents === null ? '' : `It costs ${formatCents(totalCents)}.`,
    shortCents === null || isCovered ? '' : `The wallet needs ${formatCents(shortCents)} more.`,
  ]
    .filter(Boolean)
    .join(' ')
  const mail = `mailto:?${new URLSearchParams({ subject: `Funds for ${reference}`, body: text }).toString().replaceAll('+', '%20')}`
  return (
    <Dialog
      title={isCovered ? 'The wallet covers it now' : 'Ask for funds'}
      description={
        isCovered
          ? 'Search for it again and hold it.'
          : officeAdmins.length > 0
            ? `Admins of your office: ${officeAdmins.join(', ')}.`
            : 'Ask an admin of your office.'
      }
      open={props.open}
      onOpenChange={(open) => {
        setCopied(false)
        props.onOpenChange(open)
      }}
      initialFocus={copy}
      actions={
        <>
          <a
            href={mail}
            className="inline-flex h-8 items-center rounded-control border border-line2 bg-panel px-3 font-medium hover:bg-sunk"
          >
            Write a mail
          </a>
          <Button
            ref={copy}
            variant="primary"
            onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
          >
            {copied ? 'Copied' : 'Copy the text'}
          </Button>
        </>
      }
    >
      <p className="rounded-control bg-sunk px-3 py-2">{text}</p>
    </Dialog>
  )
}

'use client'

import { useRef, type ReactNode } from 'react'
import { kindFacts } from '../../lib/kinds.ts'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { formatCents } from '../../lib/money.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** The props of every dialog that asks before a verb is sent. */
export type VerbQuestion<View extends BookingView = BookingView> = {
  booking: View
  /** Office time of the reading. */
  serverNow: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onConfirm: () => void
  /** Where an admin says why they act on a colleague's booking; null if they need not. */
  reasonField: ReactNode
}

/** Asks before a hold is cancelled, and says what is released. The safe answer has the focus. */
export function CancelDialog(props: VerbQuestion) {
  const keep = useRef<HTMLButtonElement>(null)
  const amount = formatCents(props.booking.money.totalCents)
  return (
    <Dialog
      title="Cancel this hold?"
      open={props.open}
      onOpenChange={props.onOpenChange}
      initialFocus={keep}
      size="small"
      actions={
        <>
          <Button ref={keep} onClick={() => props.onOpenChange(false)}>
            Keep it
          </Button>
          <Button variant="danger" onClick={props.onConfirm}>
            Cancel and release {amount}
          </Button>
        </>
      }
    >
      {amount} returns to the wallet immediately, without a fee. {kindFacts(props.booking.kind).givenUp} are
      released; holding them again may cost more.
      {props.reasonField}
    </Dialog>
  )
}

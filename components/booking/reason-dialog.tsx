'use client'

import { kindFacts } from '../../lib/kinds.ts'
import { formatCents } from '../../lib/money.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { VerbQuestion } from './cancel-dialog.tsx'

/** Asks an admin why, before a verb that nobody else is asked about is sent for a colleague's booking. */
export function ReasonDialog(props: VerbQuestion & { verb: string; madeBy: string }) {
  const { booking, verb } = props
  const label = kindFacts(booking.kind).verbs[verb]?.label ?? verb
  return (
    <Dialog
      title={`${label}: booking of ${props.madeBy}`}
      open={props.open}
      onOpenChange={props.onOpenChange}
      actions={
        <>
          <Button onClick={() => props.onOpenChange(false)}>Not now</Button>
          <Button variant="primary" onClick={props.onConfirm}>
            {label}
          </Button>
        </>
      }
    >
      <p>
        {booking.leadName}, {formatCents(booking.money.totalCents)}. The reason stands in the timeline and in
        the change log.
      </p>
      {props.reasonField}
    </Dialog>
  )
}

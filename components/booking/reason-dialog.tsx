'use client'

import { useId, type RefObject } from 'react'
import { nameCase } from '../../lib/booking/name-case.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { formatCents } from '../../lib/money.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useShownTotal } from '../ui/shown-prices.tsx'
import type { VerbQuestion } from './cancel-dialog.tsx'

/** Asks an admin why, before a verb that nobody else is asked about is sent for a colleague's booking. */
export function ReasonDialog(
  props: VerbQuestion & { verb: string; madeBy: string; input: RefObject<HTMLInputElement | null> },
) {
  const form = useId()
  const { booking, verb } = props
  const shownCents = useShownTotal(booking.money)
  const label = kindFacts(booking.kind).verbs[verb]?.label ?? verb
  return (
    <Dialog
      title={`${label}: booking of ${props.madeBy}`}
      open={props.open}
      onOpenChange={props.onOpenChange}
      initialFocus={props.input}
      actions={
        <>
          <Button onClick={() => props.onOpenChange(false)}>Not now</Button>
          <Button variant="primary" type="submit" form={form}>
            {label}
          </Button>
        </>
      }
    >
      <p>
        {`${nameCase(booking.leadName)}, ${formatCents(shownCents)}. The reason is shown in the timeline and in the change log.`}
      </p>
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          props.onConfirm()
        }}
      >
        {props.reasonField}
      </form>
    </Dialog>
  )
}

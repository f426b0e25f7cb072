'use client'

import { useRef } from 'react'
import { surnameFirst } from '../booking/people-label.ts'
import { useColleagues } from '../booking/use-colleagues.ts'
import { useReason } from '../booking/use-reason.tsx'
import { kindFacts } from '../../lib/kinds.ts'
import { formatCents } from '../../lib/money.ts'
import type { TodayRow } from '../../lib/today/today-view.ts'
import { Button } from '../ui/button.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** Asks once before a hold is ticketed or confirmed; Enter says yes. The amount is on the button. */
export function TicketDialog(props: {
  row: TodayRow
  serverNow: string
  open: boolean
  pending: boolean
  onOpenChange: (open: boolean) => void
  /** @param reason why, where an admin completes a colleague's hold */
  onConfirm: (reason: string | null) => void
}) {
  const main = useRef<HTMLButtonElement>(null)
  const { line } = props.row
  const reason = useReason(useColleagues().othersIn([line]))
  const confirm = () => {
    const why = reason.take()
    if (why !== undefined) props.onConfirm(why)
  }
  const { verbs, hold } = kindFacts(line.kind)
  const label = verbs[hold.completes]?.label ?? 'Complete'
  const amount = line.totalCents === null ? '' : ` ${formatCents(line.totalCents)}`
  return (
    <Dialog
      title={`${label} for ${line.leadName === null ? line.reference : surnameFirst(line.leadName)}?`}
      description={line.service?.title}
      size="small"
      open={props.open}
      onOpenChange={props.onOpenChange}
      locked={props.pending}
      initialFocus={main}
      actions={
        <>
          <Button disabled={props.pending} onClick={() => props.onOpenChange(false)}>
            Not now
          </Button>
          <Button ref={main} variant="primary" keys="Enter" pending={props.pending} onClick={confirm}>
            {label}
            {amount}
          </Button>
        </>
      }
    >
      <p className="text-ink2">
        The amount is set aside already and is charged when {hold.words.charged}.
        {line.deadlineAt !== null && (
          <>
            {' '}
            Time left:{' '}
            <Countdown
              deadlineAt={line.deadlineAt}
              serverNow={props.serverNow}
              label="Hold"
              speaks={false}
              className="font-bold"
            />
          </>
        )}
      </p>
      {reason.field}
    </Dialog>
  )
}

'use client'

import { CompleteDialog } from '../booking/complete-dialog.tsx'
import { useColleagues } from '../booking/use-colleagues.ts'
import { useReason } from '../booking/use-reason.tsx'
import type { TodayRow } from '../../lib/today/today-view.ts'

/** Asks once before the hold of a row is ticketed or confirmed. */
export function TicketDialog(props: {
  row: TodayRow
  serverNow: string
  open: boolean
  pending: boolean
  onOpenChange: (open: boolean) => void
  /** @param reason why, where an admin completes a colleague's hold */
  onConfirm: (reason: string | null) => void
}) {
  const { line } = props.row
  const reason = useReason(useColleagues().othersIn([line]), props.open ? line.reference : null, false)
  return (
    <CompleteDialog
      hold={line}
      about={line.service?.title}
      serverNow={props.serverNow}
      open={props.open}
      pending={props.pending}
      onOpenChange={props.onOpenChange}
      onConfirm={() => {
        const why = reason.take()
        if (why !== undefined) props.onConfirm(why)
      }}
      reasonField={reason.field}
    />
  )
}

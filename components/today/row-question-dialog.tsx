'use client'

import type { TodayRow } from '../../lib/today/today-view.ts'
import { CompleteDialog } from '../booking/complete-dialog.tsx'
import { useColleagues } from '../booking/use-colleagues.ts'
import { useReason } from '../booking/use-reason.tsx'
import { useNetFormat } from '../ui/shown-prices.tsx'
import { AskFundsDialog } from '../wallet/ask-funds-dialog.tsx'
import type { RowQuestion } from './use-row-acts.ts'

/** The question about a row: whether its hold is completed, or the message that asks for funds. */
export function RowQuestionDialog(props: {
  question: RowQuestion
  serverNow: string
  /** What the wallet lacks for the booking; null if what can be spent is not known. */
  shortCents: number | null
  open: boolean
  pending: boolean
  onOpenChange: (open: boolean) => void
  /** @param reason why, where an admin completes a colleague's hold */
  onComplete: (row: TodayRow, reason: string | null) => void
}) {
  const { question, ...dialog } = props
  return question.about === 'complete' ? (
    <TicketDialog row={question.row} {...dialog} />
  ) : (
    <AskFunds line={question.row.line} {...dialog} />
  )
}

/** Asks once before the hold of a row is ticketed or confirmed. */
function TicketDialog(props: {
  row: TodayRow
  serverNow: string
  open: boolean
  pending: boolean
  onOpenChange: (open: boolean) => void
  onComplete: (row: TodayRow, reason: string | null) => void
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
        if (why !== undefined) props.onComplete(props.row, why)
      }}
      reasonField={reason.field}
    />
  )
}

/**
 * Asks for the amount that one booking lacks, to the cent; without amounts while net prices are hidden. The
 * booking is named by its reference alone.
 */
export function AskFunds(props: {
  line: Pick<TodayRow['line'], 'reference' | 'totalCents'>
  shortCents: number | null
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const formatNet = useNetFormat()
  const { line, shortCents, open, onOpenChange } = props
  const sentences = [
    `Booking ${line.reference} was not made because the wallet was short.`,
    line.totalCents === null || !formatNet ? '' : `It costs ${formatNet(line.totalCents)}.`,
    shortCents === null
      ? ''
      : shortCents === 0
        ? 'The wallet now covers it: search again and hold it.'
        : formatNet
          ? `The wallet needs ${formatNet(shortCents)} more.`
          : 'The wallet needs more.',
  ]
  return <AskFundsDialog text={sentences.filter(Boolean).join(' ')} open={open} onOpenChange={onOpenChange} />
}

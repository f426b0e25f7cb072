import type { TodayRow } from '../../lib/today/today-view.ts'
import { useNetFormat } from '../ui/shown-prices.tsx'
import { AskFundsDialog } from '../wallet/ask-funds-dialog.tsx'

/**
 * Asks for the amount that one booking lacks, to the cent; without amounts while net prices are hidden. The
 * booking is named by its reference alone.
 * @param shortCents null if what can be spent is not known
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

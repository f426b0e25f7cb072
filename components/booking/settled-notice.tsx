import type { Settlement } from '../../lib/booking/booking-view.ts'
import { formatCents } from '../../lib/money.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { NetOnly } from '../ui/shown-prices.tsx'

/** The result of cancelling a confirmed booking. */
export function SettledNotice({ settlement }: { settlement: Settlement | null }) {
  if (settlement === null) return null
  const { feeCents, refundedCents } = settlement
  if (refundedCents === null) {
    return <ActNotice tone="held">Cancelled. The refund is not supplied; see the wallet statement.</ActNotice>
  }
  return (
    <ActNotice tone={refundedCents > 0 ? 'ok' : 'held'}>
      <NetOnly instead={<b>Refunded</b>}>
        <b>{formatCents(refundedCents)} was refunded</b>
      </NetOnly>{' '}
      to the wallet
      {feeCents === null
        ? '; the cancellation fee is not supplied.'
        : feeCents > 0
          ? `; ${formatCents(feeCents)} was kept as the cancellation fee.`
          : ', without a fee.'}
    </ActNotice>
  )
}

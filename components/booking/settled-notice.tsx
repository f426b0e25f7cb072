import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { Settlement } from '../../lib/booking/booking-view.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { clientFee, formatCents } from '../../lib/money.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { NetOnly, useNetWords } from '../ui/shown-prices.tsx'

/** The result of cancelling or refunding a confirmed booking. */
export function SettledNotice(props: { kind: BookingKind; settlement: Settlement | null }) {
  const formatNet = useNetWords()
  const { settlement } = props
  if (settlement === null) return null
  const { feeCents, refundedCents } = settlement
  if (refundedCents === null) {
    return <ActNotice tone="held">Cancelled. The refund is not supplied; see the wallet statement.</ActNotice>
  }
  return (
    <ActNotice tone={refundedCents > 0 ? 'ok' : 'held'}>
      <NetOnly instead={<b>Refunded</b>}>
        <b>{`${formatNet(refundedCents)} was refunded`}</b>
      </NetOnly>
      <span>{' to the wallet'}</span>
      <Kept kind={props.kind} cents={feeCents} />
    </ActNotice>
  )
}

function Kept({ kind, cents }: { kind: BookingKind; cents: number | null }) {
  const formatNet = useNetWords()
  const { how, isNet } = kindFacts(kind).kept
  if (cents === null) return <span>; how much was kept is not supplied.</span>
  if (cents === 0) return <span>, without a fee.</span>
  return (
    <>
      <span>{'; '}</span>
      {isNet ? (
        <NetOnly instead="a part">{formatNet(cents)}</NetOnly>
      ) : (
        <span translate="no">{formatCents(clientFee(cents))}</span>
      )}
      <span>{` was kept ${how}.`}</span>
    </>
  )
}

import type { BookingKind } from '../../contract/booking/kinds.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { formatCents, plainAmount } from '../../lib/money.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { NetOnly, useNetWords } from '../ui/shown-prices.tsx'

/** Shown when the gateway held at another price than the agreed one: complete at the new price, or cancel. */
export function PriceMoved({
  kind,
  agreedCents,
  heldCents,
}: {
  kind: BookingKind
  agreedCents: number
  heldCents: number
}) {
  const formatNet = useNetWords()
  const { verbs, hold } = kindFacts(kind)
  // A difference alone tells no price.
  const difference = heldCents - agreedCents
  return (
    <ActNotice tone="held">
      <span>{'The price changed during booking: '}</span>
      <NetOnly>
        <s translate="no" className="figures">
          {formatNet(agreedCents)}
        </s>
        <span> </span>
        <b translate="no" className="figures">
          {formatNet(heldCents)}
        </b>
        <span>{', '}</span>
      </NetOnly>
      <span>{`${formatCents(plainAmount(Math.abs(difference)))} ${difference > 0 ? 'more' : 'less'}. The new amount is held. ${verbs[hold.completes]?.label ?? ''} at this price, or cancel to release it.`}</span>
    </ActNotice>
  )
}

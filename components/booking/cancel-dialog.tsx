'use client'

import { useRef, type ReactElement } from 'react'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { clientFee } from '../../lib/money.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FactRow } from '../ui/fact-row.tsx'
import { Money } from '../ui/money.tsx'
import { NetAmount, NetOnly, useNetFormat, useShownTotal } from '../ui/shown-prices.tsx'
import { useSpendableCents } from '../wallet/live-balance.tsx'
import type { BookingPageFacts } from './page-facts.ts'

/** The props of every dialog that asks before a verb is sent. */
export type VerbQuestion<View extends BookingView = BookingView> = {
  booking: View
  /** Office time of the reading. */
  serverNow: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** @param agreedCents the refund that the dialog showed; left out where it showed none */
  onConfirm: (agreedCents?: number) => void
  /** Where an admin says why they act on a colleague's booking; null if they need not. */
  reasonField: ReactElement | false | null
}

/**
 * Asks before a hold is cancelled. Shows the amount released, the fee, and the consequence of the
 * cancellation. The safe answer has the focus.
 * @param props.title for a booking that is more than a hold
 * @param props.also a further sentence for the agent
 */
export function CancelDialog(
  props: VerbQuestion & { hold: BookingPageFacts['hold']; title?: string; also?: string },
) {
  const formatNet = useNetFormat()
  const keep = useRef<HTMLButtonElement>(null)
  const { booking } = props
  const spendableCents = useSpendableCents()
  const { totalCents } = booking.money
  const shownCents = useShownTotal(booking.money)
  const { givenUp, document } = props.hold
  return (
    <Dialog
      title={props.title ?? 'Cancel this hold?'}
      open={props.open}
      onOpenChange={props.onOpenChange}
      initialFocus={keep}
      size="small"
      actions={
        <>
          <Button ref={keep} onClick={() => props.onOpenChange(false)}>
            Keep it
          </Button>
          <Button variant="danger" onClick={() => props.onConfirm(totalCents)}>
            {`Cancel and release${formatNet ? ` ${formatNet(totalCents)}` : ''}`}
          </Button>
        </>
      }
    >
      <dl className="rounded-control border py-1.5">
        <NetOnly
          instead={
            <FactRow label="Price" strong>
              <Money totalCents={shownCents} />
            </FactRow>
          }
        >
          <FactRow label="Released to the wallet" strong>
            <NetAmount cents={totalCents} />
          </FactRow>
        </NetOnly>
        <FactRow label="Cancellation fee">
          <Money totalCents={clientFee(0)} />
        </FactRow>
        <NetOnly>
          <FactRow label="Available afterwards">
            {spendableCents === null ? 'not known' : <NetAmount cents={spendableCents + totalCents} />}
          </FactRow>
        </NetOnly>
      </dl>
      <p className="mt-3 text-ink2">
        {`${givenUp} are released; holding them again may cost more. No ${document} was issued, so none becomes void. ${props.also ?? ''}`}
      </p>
      {props.reasonField}
    </Dialog>
  )
}

'use client'

import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { readFailureText } from '../../booking/read-failure-text.ts'
import { stateFacts } from '../../../lib/booking/booking-state.ts'
import type { HotelBookingView } from '../../../lib/hotel/booking-view.ts'
import { cancelCostOptions, type CancelCost } from '../../../lib/hotel/cancel-cost.ts'
import { wallText } from '../../../lib/hotel/terms.ts'
import { formatCents } from '../../../lib/money.ts'
import { WITHOUT_REFUND } from '../../../lib/booking/cancel-verb.ts'
import { latestReading } from '../../booking/latest-reading.ts'
import { CancelDialog, type VerbQuestion } from '../../booking/cancel-dialog.tsx'
import { BlockableButton } from '../../ui/blockable-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FactRow } from '../../ui/fact-row.tsx'
import { NetAmount, useNetFormat, useShownFee, useShownTotal } from '../../ui/shown-prices.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { hotelPageFacts } from './page-facts.ts'

/**
 * Asks before a stay is cancelled: a hold is released without a fee; for a confirmed stay it shows the
 * current fee.
 */
export function StayCancelDialog(props: VerbQuestion<HotelBookingView>) {
  return stateFacts(props.booking).standing === 'held' ? (
    <CancelDialog {...props} hold={hotelPageFacts.hold} />
  ) : (
    <ConfirmedDialog {...props} />
  )
}

/** The fee depends on the time, so it is requested when the dialog opens. The safe answer has the focus. */
function ConfirmedDialog(props: VerbQuestion<HotelBookingView>) {
  const formatNet = useNetFormat()
  const { booking } = props
  const keep = useRef<HTMLButtonElement>(null)
  const preview = useQuery({ ...cancelCostOptions(booking.reference), enabled: props.open })
  const { data, failed } = latestReading(preview)
  const isFinal = data?.isFinal === true
  const refundCents = data?.refundCents
  return (
    <Dialog
      title={refundCents === 0 && !isFinal ? `${WITHOUT_REFUND}?` : 'Cancel this booking?'}
      open={props.open}
      onOpenChange={props.onOpenChange}
      initialFocus={keep}
      actions={
        <>
          <Button ref={keep} onClick={() => props.onOpenChange(false)}>
            Keep it
          </Button>
          {!isFinal && (
            <BlockableButton
              variant="danger"
              pending={preview.isFetching}
              disabledReason={refundCents === undefined ? 'The fee is not known yet' : undefined}
              onClick={() => props.onConfirm(refundCents)}
            >
              {refundCents === undefined
                ? 'Cancel'
                : refundCents === 0
                  ? WITHOUT_REFUND
                  : `Cancel and refund${formatNet ? ` ${formatNet(refundCents)}` : ''}`}
            </BlockableButton>
          )}
        </>
      }
    >
      {data ? (
        <Costs booking={booking} cost={data} />
      ) : failed ? (
        <p role="alert" className="text-bad">
          <span>{`Couldn't load the cancellation fee: ${readFailureText(preview.error) ?? ''}. Nothing was changed. `}</span>
          <Button size="small" onClick={() => void preview.refetch()}>
            Try again
          </Button>
        </p>
      ) : (
        <Skeleton className="h-[108px]" />
      )}
      {data && !isFinal && props.reasonField}
    </Dialog>
  )
}

function Costs({ booking, cost }: { booking: HotelBookingView; cost: CancelCost }) {
  const totalCents = useShownTotal(booking.money)
  const feeOf = useShownFee(booking.money)
  if (cost.isFinal) {
    return (
      <p>{`This booking is confirmed and non-refundable (${formatCents(totalCents)}). It can't be cancelled online.`}</p>
    )
  }
  const { feeCents, refundCents, rise } = cost
  return (
    <>
      <dl className="rounded-control border py-1.5">
        <FactRow label="Paid">{formatCents(totalCents)}</FactRow>
        <FactRow label="Cancellation fee now">{formatCents(feeOf(feeCents))}</FactRow>
        <FactRow label="Refund to wallet" strong>
          <NetAmount cents={refundCents} />
        </FactRow>
      </dl>
      <p className="mt-3 text-ink2">
        {`${refundCents === 0 ? `${nothingWhy(booking)} ` : ''}${rise ? `The fee rises to ${formatCents(feeOf(rise.cents))} from ${wallText(rise.from, booking.cancellation.zone)}. ` : ''}The rooms are released and the voucher becomes void.`}
      </p>
    </>
  )
}

/** Why nothing is refunded: the time from which the fee is the whole price. */
function nothingWhy({ cancellation, money }: HotelBookingView): string {
  const whole = cancellation.steps.find(({ cents }) => cents >= money.totalCents)
  const since = whole ? ` since ${wallText(whole.from, cancellation.zone)}` : ''
  return `The fee is the full price${since}, so nothing is refunded.`
}

'use client'

import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ActivityBookingView } from '../../../lib/activity/booking-view.ts'
import { WITHOUT_REFUND } from '../../../lib/booking/cancel-verb.ts'
import { nothingBackWhy, refundNow } from '../../../lib/activity/refund-now.ts'
import { formatCents, type NetCents } from '../../../lib/money.ts'
import { latestReading } from '../../booking/latest-reading.ts'
import { bookedVariantOptions } from '../../../lib/activity/activity-reads.ts'
import { CancelDialog, type VerbQuestion } from '../../booking/cancel-dialog.tsx'
import { readFailureText } from '../../booking/read-failure-text.ts'
import { BlockableButton } from '../../ui/blockable-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FactRow } from '../../ui/fact-row.tsx'
import { NetAmount, useNetFormat, useShownFee, useShownTotal } from '../../ui/shown-prices.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useServerClock } from '../../ui/use-server-clock.ts'
import { activityPageFacts } from './page-facts.ts'

/**
 * Asks before a cancellation is requested, and says how much comes back. Held money is released in full.
 * Charged money is refunded by the policy of the variant, and the host decides.
 */
export function ActivityCancelDialog(props: VerbQuestion<ActivityBookingView>) {
  return props.booking.state === 'approved' ? (
    <ApprovedDialog {...props} />
  ) : (
    <CancelDialog
      {...props}
      hold={activityPageFacts.hold}
      title="Cancel this booking?"
      also="The host has to approve the cancellation."
    />
  )
}

/** The policy is read when the dialog opens, and counted to this moment. The safe answer has the focus. */
function ApprovedDialog(props: VerbQuestion<ActivityBookingView>) {
  const formatNet = useNetFormat()
  const { booking, open } = props
  const keep = useRef<HTMLButtonElement>(null)
  const policy = useQuery({
    ...bookedVariantOptions(booking.variant.uuid),
    enabled: open,
    staleTime: 0,
  })
  const now = new Date(useServerClock(props.serverNow)).toISOString()
  const { date, start, money } = booking
  const { data, failed } = latestReading(policy)
  const refundCents = data && refundNow(data, { date, start, totalCents: money.totalCents }, now)
  return (
    <Dialog
      title={refundCents === 0 ? `${WITHOUT_REFUND}?` : 'Request cancellation?'}
      open={open}
      onOpenChange={props.onOpenChange}
      initialFocus={keep}
      actions={
        <>
          <Button ref={keep} onClick={() => props.onOpenChange(false)}>
            Keep it
          </Button>
          <BlockableButton
            variant="danger"
            pending={policy.isFetching}
            disabledReason={refundCents === undefined ? 'The refund is not known yet' : undefined}
            onClick={() => props.onConfirm(refundCents)}
          >
            {requestText(refundCents, formatNet)}
          </BlockableButton>
        </>
      }
    >
      {refundCents !== undefined ? (
        <>
          <RefundFacts money={money} refundCents={refundCents} />
          <p className="mt-3 text-ink2">
            {`${refundCents === 0 && data ? `${nothingBackWhy(data, booking, now)} ` : ''}Subject to approval by the host. The places are released and the vouchers become void.`}
          </p>
        </>
      ) : failed ? (
        <p role="alert" className="text-bad">
          <span>{`Couldn't load the cancellation policy: ${readFailureText(policy.error) ?? ''}. Nothing was changed. `}</span>
          <Button size="small" onClick={() => void policy.refetch()}>
            Try again
          </Button>
        </p>
      ) : (
        <Skeleton className="h-[108px]" />
      )}
      {data && props.reasonField}
    </Dialog>
  )
}

/** What the button does, with the refund where it is known and may be shown. */
function requestText(refundCents: NetCents | undefined, formatNet: ReturnType<typeof useNetFormat>): string {
  if (refundCents === 0) return WITHOUT_REFUND
  const isShown = refundCents !== undefined && formatNet !== null
  return `Request cancellation${isShown ? `, refund ${formatNet(refundCents)}` : ''}`
}

function RefundFacts(props: { money: ActivityBookingView['money']; refundCents: NetCents }) {
  const { money, refundCents } = props
  const paidCents = useShownTotal(money)
  const feeOf = useShownFee(money)
  return (
    <dl className="rounded-control border py-1.5">
      <FactRow label="Paid">{formatCents(paidCents)}</FactRow>
      <FactRow label="Cancellation fee now">{formatCents(feeOf(money.totalCents - refundCents))}</FactRow>
      <FactRow label="Refund to wallet" strong>
        <NetAmount cents={refundCents} />
      </FactRow>
    </dl>
  )
}

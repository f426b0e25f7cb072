'use client'

import { useQuery } from '@tanstack/react-query'
import type { ActivityBookingView } from '../../../lib/activity/booking-view.ts'
import { formatInstant } from '../../../lib/dates.ts'
import { vouchersOptions, type Voucher } from '../../../lib/activity/activity-reads.ts'
import { CopyCode } from '../../ui/copy-code.tsx'
import { readFailureText } from '../../booking/read-failure-text.ts'
import { SaveButton } from '../../file/save-button.tsx'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/**
 * The vouchers of an approved booking, which appear without a reload: each to be shown or saved, several as
 * one zip. Absent before and after.
 */
export function ActivityVoucherCard({ booking }: { booking: ActivityBookingView }) {
  return booking.state === 'approved' ? <Vouchers reference={booking.reference} /> : null
}

function Vouchers({ reference }: { reference: string }) {
  const listed = useQuery({
    ...vouchersOptions(reference),
    retry: false,
  })
  const vouchers = listed.data ?? []
  const address = `/api/voucher/${encodeURIComponent(reference)}`
  if (vouchers.length === 0) {
    return <NoVouchers error={listed.error} onRetry={() => void listed.refetch()} />
  }
  return (
    <Card
      title="Vouchers"
      aside={
        vouchers.length > 1 ? (
          <SaveButton size="small" address={address} what="the vouchers">
            Download all (ZIP)
          </SaveButton>
        ) : (
          'shows no prices'
        )
      }
    >
      <ul>
        {vouchers.map((voucher, index) => (
          <VoucherRow
            key={voucher.uuid}
            voucher={voucher}
            number={index + 1}
            address={`${address}?voucher=${encodeURIComponent(voucher.uuid)}`}
          />
        ))}
        <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t px-4 py-2.5">
          <span className="min-w-0 text-ink2">Cover page on your letterhead</span>
          <SaveButton address={`${address}?voucher=cover`} what="the cover page">
            Download cover
          </SaveButton>
        </li>
      </ul>
    </Card>
  )
}

/** Before there are vouchers: the host issues them, or they could not be read (`error`). */
function NoVouchers({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <Card title="Vouchers">
      <div className="flex items-center gap-3 px-4 py-3" role="status">
        {error ? (
          <>
            <span className="text-bad">{`Couldn't load the vouchers: ${readFailureText(error) ?? ''}.`}</span>
            <Button size="small" onClick={onRetry}>
              Try again
            </Button>
          </>
        ) : (
          <>
            <Skeleton className="h-5 w-[120px]" />
            <span className="text-ink2">The host is issuing them; they appear here automatically.</span>
          </>
        )}
      </div>
    </Card>
  )
}

function VoucherRow(props: { voucher: Voucher; number: number; address: string }) {
  const { voucher, address } = props
  const { visualId } = voucher
  const name = visualId ?? `Voucher ${props.number}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b px-4 py-2.5 last:border-b-0">
      <span className="min-w-0">
        {visualId ? <CopyCode text={visualId} what="voucher number" /> : <b>{name}</b>}
        <span translate="no" className="figures block text-12 text-ink2">
          {formatInstant(voucher.generatedAt)}
        </span>
      </span>
      <span className="flex gap-2">
        <a
          href={`${address}&show`}
          target="_blank"
          rel="noreferrer"
          aria-label={`Preview ${name} in a new window`}
          className={buttonClass({ variant: 'plain' })}
        >
          Preview
        </a>
        <SaveButton address={address} what="the voucher" aria-label={`Download PDF ${name}`}>
          Download PDF
        </SaveButton>
      </span>
    </li>
  )
}

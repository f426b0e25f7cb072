import type { HotelBookingView } from '../../../lib/hotel/booking-view.ts'
import { CopyCode } from '../../ui/copy-code.tsx'
import { SaveButton } from '../../file/save-button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/**
 * The voucher numbers and the PDF for the guest; while the booking waits for them, that they will
 * follow. Absent before and after.
 */
export function HotelVoucherCard({ booking }: { booking: HotelBookingView }) {
  const { state, voucherNumbers } = booking
  if (state === 'vouchering') {
    return (
      <Card title="Voucher">
        <div className="flex items-center gap-3 px-4 py-3" role="status">
          <Skeleton className="h-5 w-[120px]" />
          <span className="text-ink2">The hotel is issuing it; it appears here automatically.</span>
        </div>
      </Card>
    )
  }
  if (state !== 'confirmed') return null
  return (
    <Card title="Voucher" aside="shows no prices">
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {voucherNumbers.map((number, index) => (
            <li key={number}>
              <span className="text-ink2">
                {voucherNumbers.length > 1 ? `Room ${index + 1} ` : 'Confirmation '}
              </span>
              <CopyCode text={number} what="voucher number" />
            </li>
          ))}
        </ul>
        <SaveButton address={`/api/voucher/${encodeURIComponent(booking.reference)}`} what="the voucher">
          Download PDF
        </SaveButton>
      </div>
    </Card>
  )
}

'use client'

import { formatCents } from '../../../lib/money.ts'
import type { HotelBookingView } from '../../../lib/hotel/booking-view.ts'
import { BookingScreen, type BookingScreenProps } from '../../booking/booking-screen.tsx'
import { ActNotice } from '../../ui/act-notice.tsx'
import { StayCancelDialog } from './cancel-dialog.tsx'
import { ExtendButton } from './extend-button.tsx'
import { GuestsCard } from './guests-card.tsx'
import { HouseRules } from './house-rules.tsx'
import { StayCard } from './stay-card.tsx'
import { VoucherCard } from './voucher-card.tsx'

/** The page of a hotel booking: its stay, its voucher and who sleeps where. */
export function HotelBookingScreen(
  props: BookingScreenProps<HotelBookingView, 'extend'> & {
    /** Why this person may not extend the deadline; null where they may. */
    extendBar: string | null
  },
) {
  return (
    <BookingScreen
      {...props}
      isCancellable={isConfirmed}
      cancelDialog={(question) => <StayCancelDialog {...question} />}
      buttons={(live) => <ExtendButton live={live} bar={props.extendBar} />}
    >
      {(booking) => (
        <>
          <Settled booking={booking} />
          <VoucherCard booking={booking} />
          <StayCard booking={booking} />
          <GuestsCard rooms={booking.rooms} note={booking.note} />
          <HouseRules remarks={booking.remarks} />
        </>
      )}
    </BookingScreen>
  )
}

function isConfirmed({ state }: HotelBookingView): boolean {
  return state === 'confirmed' || state === 'vouchering'
}

/** What the cancellation of a confirmed booking came to. */
function Settled({ booking: { settled } }: { booking: HotelBookingView }) {
  if (settled === null) return null
  const { penaltyCents, refundCents } = settled
  return (
    <ActNotice tone={refundCents > 0 ? 'ok' : 'held'}>
      <b>{formatCents(refundCents)} was refunded</b> to the wallet
      {penaltyCents > 0 ? `; ${formatCents(penaltyCents)} was kept as the penalty.` : ', without a penalty.'}
    </ActNotice>
  )
}

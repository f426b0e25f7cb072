import type { Metadata, Route } from 'next'
import { notFound } from 'next/navigation'
import { AirBookingScreen } from '../../../../components/air/booking/air-booking-screen.tsx'
import { HotelBookingScreen } from '../../../../components/hotel/booking/hotel-booking-screen.tsx'
import { SignInAgain } from '../../../../components/session/sign-in-again.tsx'
import { ButtonLink } from '../../../../components/ui/button-link.tsx'
import { ErrorState } from '../../../../components/ui/error-state.tsx'
import { sameSearchHref } from '../../../../lib/air/same-search.ts'
import { sameStayHref } from '../../../../lib/hotel/same-stay.ts'
import { cancelBooking, orderTicket } from '../../../../server/air/actions.ts'
import { bookingForPage } from '../../../../server/booking/page.ts'
import { cancelStay, confirmStay, extendStay } from '../../../../server/hotel/actions.ts'
import { readShell } from '../../../../server/shell/queries.ts'

export const metadata: Metadata = { title: 'Booking' }

type Props = {
  params: Promise<{ uniqueId: string }>
  searchParams: Promise<{ agreed?: string | string[] }>
}

/** One booking. `agreed` is the total in cents that was agreed to where the gateway held at another. */
export default async function BookingPage({ params, searchParams }: Props) {
  const uniqueId = decodeURIComponent((await params).uniqueId)
  const [page, frame] = await Promise.all([bookingForPage(uniqueId), readShell()])
  if (page.kind === 'session') return <SignInAgain what="this booking" />
  if (page.kind === 'failed') {
    return (
      <ErrorState
        title="This booking could not be read"
        safe={`${page.message} Nothing was changed: what was held is still held.`}
        action={
          <ButtonLink href={`/bookings/${encodeURIComponent(uniqueId)}` as Route}>Read again</ButtonLink>
        }
      />
    )
  }
  if (page.kind !== 'read') notFound()
  const { booking, serverNow, bars } = page
  const facts = {
    serverNow,
    bars,
    spendableCents: frame.ok ? frame.shell.spendableCents : null,
    agreedCents: centsOf((await searchParams).agreed),
  }
  switch (booking.kind) {
    case 'air':
      return (
        <AirBookingScreen
          key={booking.reference}
          booking={booking}
          actions={{ order: orderTicket, cancel: cancelBooking }}
          searchAgainHref={sameSearchHref(booking)}
          {...facts}
        />
      )
    case 'hotel':
      return (
        <HotelBookingScreen
          key={booking.reference}
          booking={booking}
          actions={{ order: confirmStay, cancel: cancelStay, extend: extendStay }}
          extendBar={bars.extend}
          searchAgainHref={sameStayHref(booking)}
          {...facts}
        />
      )
  }
}

function centsOf(text: string | string[] | undefined): number | null {
  return typeof text === 'string' && /^\d{1,12}$/.test(text) ? Number(text) : null
}

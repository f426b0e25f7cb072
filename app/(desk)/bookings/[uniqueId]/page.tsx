import type { Metadata, Route } from 'next'
import { notFound } from 'next/navigation'
import { BookingScreen } from '../../../../components/booking/booking-screen.tsx'
import { SignInAgain } from '../../../../components/session/sign-in-again.tsx'
import { ButtonLink } from '../../../../components/ui/button-link.tsx'
import { ErrorState } from '../../../../components/ui/error-state.tsx'
import { sameSearchHref } from '../../../../lib/booking/same-search.ts'
import { cancelBooking, orderTicket } from '../../../../server/air/actions.ts'
import { bookingForPage } from '../../../../server/air/queries.ts'
import { readShell } from '../../../../server/shell/queries.ts'

export const metadata: Metadata = { title: 'Booking' }

type Props = {
  params: Promise<{ uniqueId: string }>
  searchParams: Promise<{ agreed?: string | string[] }>
}

/** One booking. `agreed` is the total in cents that was agreed to where the gateway held at another. */
export default async function BookingPage({ params, searchParams }: Props) {
  const uniqueId = decodeURIComponent((await params).uniqueId)
  const [{ lookUp, rights }, frame] = await Promise.all([bookingForPage(uniqueId), readShell()])
  if (lookUp.kind === 'session') return <SignInAgain what="this booking" />
  if (lookUp.kind === 'failed') {
    return (
      <ErrorState
        title="This booking could not be read"
        safe={`${lookUp.message} Nothing was changed: what was held is still held.`}
        action={
          <ButtonLink href={`/bookings/${encodeURIComponent(uniqueId)}` as Route}>Read again</ButtonLink>
        }
      />
    )
  }
  if (lookUp.kind !== 'read') notFound()
  const { booking, serverNow } = lookUp
  return (
    <BookingScreen
      key={booking.reference}
      booking={booking}
      serverNow={serverNow}
      actions={{ ticket: orderTicket, cancel: cancelBooking }}
      bars={{
        ticket: rights.mayTicket ? null : 'Your user lacks the permission air_order_ticket',
        cancel: rights.mayCancel ? null : 'Your user lacks the permission air_cancel',
      }}
      spendableCents={frame.ok ? frame.shell.spendableCents : null}
      agreedCents={centsOf((await searchParams).agreed)}
      searchAgainHref={sameSearchHref(booking)}
    />
  )
}

function centsOf(text: string | string[] | undefined): number | null {
  return typeof text === 'string' && /^\d{1,12}$/.test(text) ? Number(text) : null
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ComponentType } from 'react'
import type { BookingScreenProps } from '../../../../components/booking/booking-screen.tsx'
import { BookingUnread } from '../../../../components/booking/booking-unread.tsx'
import { bookingScreens } from '../../../../components/kinds.ts'
import { KeptScreen } from '../../../../components/session/kept-screen.tsx'
import { TouchedNotice } from '../../../../components/trip/touched-notice.tsx'
import { bookingHref } from '../../../../lib/booking/booking-href.ts'
import type { BookingView } from '../../../../lib/booking/booking-view.ts'
import { bookingForPage } from '../../../../server/booking/page.ts'
import { bookingReference } from '../../../../server/booking/reference.ts'
import { readTouched } from '../../../../server/trip/queries.ts'

export const metadata: Metadata = { title: 'Booking' }

type Props = {
  params: Promise<{ reference: string }>
  searchParams: Promise<{ agreed?: string | string[] }>
}

/** One booking. `agreed` is the total in cents that the agent agreed to, if the gateway held another. */
export default async function BookingPage({ params, searchParams }: Props) {
  const reference = readReference((await params).reference)
  if (reference === null) notFound()
  const page = await bookingForPage(reference)
  if (page.kind === 'session') return <KeptScreen lost what="this booking" />
  if (page.kind === 'failed') {
    const href = bookingHref(reference)
    const unread = <BookingUnread message={page.message} href={href} lastSeen={page.lastSeen} />
    return <KeptScreen lost={false} what="this booking" unread={{ message: page.message, instead: unread }} />
  }
  if (page.kind !== 'read') notFound()
  const { booking, serverNow, bars, reasonFor, revealBar, searchAgainHref, unanswered, rebookedAs } = page
  const reading = await readTouched(booking.reference)
  const touched = reading.kind === 'read' ? reading.touched : null
  // The table has the screen for each kind, but the type checker cannot connect the two.
  const Screen = bookingScreens[booking.kind] as ComponentType<BookingScreenProps<BookingView>>
  return (
    <KeptScreen lost={false} what="this booking">
      {touched && (
        <div className="mx-auto max-w-[1240px] px-6 pt-5 max-narrow:px-3">
          <TouchedNotice touched={touched} on="booking" />
        </div>
      )}
      <Screen
        key={booking.reference}
        booking={booking}
        serverNow={serverNow}
        bars={bars}
        reasonFor={reasonFor}
        revealBar={revealBar}
        searchAgainHref={searchAgainHref}
        unanswered={unanswered}
        rebookedAs={rebookedAs}
        agreedCents={centsOf((await searchParams).agreed)}
      />
    </KeptScreen>
  )
}

/** The reference of the address, which a page gets encoded; null if there can be no such booking. */
function readReference(segment: string): string | null {
  try {
    return bookingReference.safeParse(decodeURIComponent(segment)).data ?? null
  } catch {
    // A lone percent sign.
    return null
  }
}

function centsOf(text: string | string[] | undefined): number | null {
  return typeof text === 'string' && /^\d{1,12}$/.test(text) ? Number(text) : null
}

import type { Metadata } from 'next'
import { BookingList } from '../../../components/booking/booking-list.tsx'
import { Arrived } from '../../../components/shell/arrived.tsx'
import { SignInAgain } from '../../../components/session/sign-in-again.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { listBookings } from '../../../server/booking/queries.ts'

export const metadata: Metadata = { title: 'Bookings' }

type Search = Promise<{ after?: string | string[] }>

/** The office's bookings; `after` is the cursor of an older page. */
export default async function BookingsPage({ searchParams }: { searchParams: Search }) {
  const { after } = await searchParams
  const list = await listBookings(typeof after === 'string' ? after : null)
  if (list.kind === 'session') return <SignInAgain what="the bookings" />
  if (list.kind === 'not-permitted') {
    return (
      <EmptyState title="Your user may not read bookings">
        <Arrived />
        The permission <span className="code">{list.permission}</span> is missing. Ask an office admin.
      </EmptyState>
    )
  }
  return <BookingList view={list} older={typeof after === 'string'} />
}

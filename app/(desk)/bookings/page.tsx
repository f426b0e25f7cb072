import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BookingList } from '../../../components/booking/booking-list.tsx'
import { SignInAgain } from '../../../components/session/sign-in-again.tsx'
import { listBookings } from '../../../server/booking/queries.ts'
import { NoPermission } from '../../../components/shell/no-permission.tsx'

export const metadata: Metadata = { title: 'Bookings' }

type Search = Promise<{ after?: string | string[] }>

/** The office's bookings; `after` is the cursor of an older page. */
export default async function BookingsPage({ searchParams }: { searchParams: Search }) {
  const { after } = await searchParams
  const list = await listBookings(typeof after === 'string' ? after : null)
  if (list.kind === 'session') return <SignInAgain what="bookings" />
  if (list.kind === 'not-found') notFound()
  if (list.kind === 'not-permitted') {
    return <NoPermission permission={list.permission} />
  }
  return <BookingList view={list} older={typeof after === 'string'} />
}

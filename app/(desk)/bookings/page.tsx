import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BookingList } from '../../../components/booking/list/booking-list.tsx'
import { KeptScreen } from '../../../components/session/kept-screen.tsx'
import { NoPermission } from '../../../components/shell/no-permission.tsx'
import { listParams, readListQuery } from '../../../lib/booking/list-query.ts'
import { readPageParams, type PageQuery } from '../../page-params.ts'
import { listBookings } from '../../../server/booking/queries.ts'

export const metadata: Metadata = { title: 'Bookings' }

/** The office's bookings, by the query of the address. A typed text is in its fragment, which comes later. */
export default async function BookingsPage({ searchParams }: { searchParams: PageQuery }) {
  const query = readListQuery(await readPageParams(searchParams))
  const list = await listBookings(query)
  if (list.kind === 'session') return <KeptScreen lost what="bookings" />
  if (list.kind === 'not-found') notFound()
  if (list.kind === 'not-permitted') return <NoPermission permission={list.permission} />
  const { kind: _, ...view } = list
  return (
    <KeptScreen lost={false} what="bookings">
      <BookingList drawn={{ view, search: listParams(query).toString() }} />
    </KeptScreen>
  )
}

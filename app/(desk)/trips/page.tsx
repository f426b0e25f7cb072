import type { Metadata } from 'next'
import { KeptScreen } from '../../../components/session/kept-screen.tsx'
import { TripsScreen } from '../../../components/trip/trips-screen.tsx'
import { readTrips } from '../../../server/trip/queries.ts'
import { readPageParams, type PageQuery } from '../../page-params.ts'

export const metadata: Metadata = { title: 'Trips' }

/** The trips of the office; `q` finds them by their names. */
export default async function TripsPage({ searchParams }: { searchParams: PageQuery }) {
  const view = await readTrips((await readPageParams(searchParams)).get('q') ?? '')
  if (view.kind === 'session') return <KeptScreen lost what="the trips" />
  return (
    <KeptScreen lost={false} what="the trips">
      <TripsScreen view={view} />
    </KeptScreen>
  )
}

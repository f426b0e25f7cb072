import type { Metadata } from 'next'
import { KeptScreen } from '../../../components/session/kept-screen.tsx'
import { TripsScreen } from '../../../components/trip/trips-screen.tsx'
import { readTrips } from '../../../server/trip/queries.ts'

export const metadata: Metadata = { title: 'Trips' }

/** The trips of the office. */
export default async function TripsPage() {
  const view = await readTrips()
  if (view.kind === 'session') return <KeptScreen lost what="the trips" />
  return (
    <KeptScreen lost={false} what="the trips">
      <TripsScreen view={view} />
    </KeptScreen>
  )
}

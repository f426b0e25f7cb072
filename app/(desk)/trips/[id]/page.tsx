import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { KeptScreen } from '../../../../components/session/kept-screen.tsx'
import { TripScreen } from '../../../../components/trip/trip-screen.tsx'
import { readQuotes } from '../../../../server/quote/queries.ts'
import { readTrip } from '../../../../server/trip/queries.ts'

export const metadata: Metadata = { title: 'Trip' }

/** One trip of the office, by its id. */
export default async function TripPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  if (!z.uuid().safeParse(id).success) notFound()
  const [view, quotes] = await Promise.all([readTrip(id), readQuotes(id)])
  if (view.kind === 'not-found') notFound()
  if (view.kind === 'session' || quotes.kind === 'session') return <KeptScreen lost what="this trip" />
  return (
    <KeptScreen lost={false} what="this trip">
      <TripScreen key={id} view={view} quotes={quotes} />
    </KeptScreen>
  )
}

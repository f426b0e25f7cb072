import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ClientScreen } from '../../../../components/client/client-screen.tsx'
import { KeptScreen } from '../../../../components/session/kept-screen.tsx'
import { readClient } from '../../../../server/traveller/client-pages.ts'
import { readTripsOfClient } from '../../../../server/trip/queries.ts'

export const metadata: Metadata = { title: 'Client' }

/** A person or company that the office sells to. */
export default async function ClientPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const [view, trips] = await Promise.all([readClient(id), readTripsOfClient(id)])
  if (view.kind === 'not-found') notFound()
  if (view.kind === 'session') return <KeptScreen lost what="the client" />
  return (
    <KeptScreen lost={false} what="the client">
      <ClientScreen key={id} view={view} trips={trips} />
    </KeptScreen>
  )
}

import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { NewClientScreen } from '../../../../components/client/new-client-screen.tsx'
import { KeptScreen } from '../../../../components/session/kept-screen.tsx'
import { EmptyState } from '../../../../components/ui/empty-state.tsx'
import { newClientPage } from '../../../../server/client/queries.ts'

export const metadata: Metadata = { title: 'New client' }

/** The form of a new client. */
export default async function NewClientPage() {
  const page = await newClientPage()
  if (page.kind === 'session') return <KeptScreen lost what="the new client" />
  if (page.kind === 'refused') return <EmptyState title="You can add no client">{page.message}</EmptyState>
  return (
    <KeptScreen lost={false} what="the new client">
      <NewClientScreen id={randomUUID()} />
    </KeptScreen>
  )
}

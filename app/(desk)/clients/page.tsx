import type { Metadata } from 'next'
import { ClientsScreen } from '../../../components/client/clients-screen.tsx'
import { KeptScreen } from '../../../components/session/kept-screen.tsx'
import { readClients } from '../../../server/traveller/client-pages.ts'

export const metadata: Metadata = { title: 'Clients' }

/** The people and companies that the office sells to. */
export default async function ClientsPage() {
  const view = await readClients()
  if (view.kind === 'session') return <KeptScreen lost what="the clients" />
  return (
    <KeptScreen lost={false} what="the clients">
      <ClientsScreen view={view} />
    </KeptScreen>
  )
}

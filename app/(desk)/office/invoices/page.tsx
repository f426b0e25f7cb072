import type { Metadata } from 'next'
import { InvoicesScreen } from '../../../../components/invoice/invoices-screen.tsx'
import { KeptScreen } from '../../../../components/session/kept-screen.tsx'
import { readInvoices } from '../../../../server/invoice/queries.ts'
import { readPageParams, type PageQuery } from '../../../page-params.ts'

export const metadata: Metadata = { title: 'Invoices' }

/** The invoices of the office; `q` finds by number, booking or buyer. */
export default async function InvoicesPage({ searchParams }: { searchParams: PageQuery }) {
  const view = await readInvoices((await readPageParams(searchParams)).get('q') ?? '')
  if (view.kind === 'session') return <KeptScreen lost what="the invoices" />
  return (
    <KeptScreen lost={false} what="the invoices">
      <InvoicesScreen view={view} />
    </KeptScreen>
  )
}

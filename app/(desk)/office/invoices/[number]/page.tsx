import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { InvoiceScreen } from '../../../../../components/invoice/invoice-screen.tsx'
import { KeptScreen } from '../../../../../components/session/kept-screen.tsx'
import { readInvoice } from '../../../../../server/invoice/queries.ts'

export const metadata: Metadata = { title: 'Invoice' }

/** An invoice or credit note of the office. */
export default async function InvoicePage({ params }: { params: Promise<{ number: string }> }) {
  const view = await readInvoice((await params).number)
  if (view.kind === 'not-found') notFound()
  if (view.kind === 'session') return <KeptScreen lost what="the invoice" />
  return (
    <KeptScreen lost={false} what="the invoice">
      <InvoiceScreen view={view} />
    </KeptScreen>
  )
}

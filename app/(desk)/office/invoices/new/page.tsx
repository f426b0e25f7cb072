import type { Metadata } from 'next'
import { z } from 'zod'
import { NewInvoiceScreen } from '../../../../../components/invoice/new-invoice-screen.tsx'
import { KeptScreen } from '../../../../../components/session/kept-screen.tsx'
import { ButtonLink } from '../../../../../components/ui/button-link.tsx'
import { EmptyState } from '../../../../../components/ui/empty-state.tsx'
import { readInvoiceForm } from '../../../../../server/invoice/queries.ts'
import { readPageParams, type PageQuery } from '../../../../page-params.ts'

export const metadata: Metadata = { title: 'New invoice' }

/** The form of an invoice for the `bookings` of the address, separated by commas, that `client` buys. */
export default async function NewInvoicePage({ searchParams }: { searchParams: PageQuery }) {
  const query = await readPageParams(searchParams)
  const bookings = query.get('bookings') ?? ''
  const client = z.uuid().safeParse(query.get('client')).data ?? null
  const form = await readInvoiceForm(
    bookings.split(',').filter((text) => text !== ''),
    client,
  )
  if (form.kind === 'refused') {
    return (
      <EmptyState
        title="No invoice can be issued"
        action={<ButtonLink href="/bookings">All bookings</ButtonLink>}
      >
        {form.message}
      </EmptyState>
    )
  }
  if (form.kind === 'session') return <KeptScreen lost what="the invoice" />
  return (
    <KeptScreen lost={false} what="the invoice">
      <NewInvoiceScreen key={bookings} form={form} />
    </KeptScreen>
  )
}

import type { InvoiceRow } from '../../lib/invoice/invoice.ts'
import { StatusPill } from '../ui/status-pill.tsx'

/** Whether an invoice stands, was credited, or is a credit note. The desk does not know what was paid. */
export function InvoiceState({ invoice }: { invoice: Pick<InvoiceRow, 'type' | 'creditedBy'> }) {
  if (invoice.type === 'credit-note') return <StatusPill tone="off">Credit note</StatusPill>
  return invoice.creditedBy === null ? (
    <StatusPill tone="ok">Issued</StatusPill>
  ) : (
    <StatusPill tone="off">Credited</StatusPill>
  )
}

import type { InvoiceRow } from '../../lib/invoice/invoice.ts'
import { StatusPill } from '../ui/status-pill.tsx'

/** Whether an invoice stands, was credited, or is a credit note. The desk does not know what was paid. */
export function InvoiceState(props: {
  invoice: Pick<InvoiceRow, 'type' | 'creditedBy' | 'creditedCents' | 'totalCents'>
}) {
  const { type, creditedBy, creditedCents, totalCents } = props.invoice
  if (type === 'credit-note') return <StatusPill tone="off">Credit note</StatusPill>
  if (creditedBy.length === 0) return <StatusPill tone="ok">Issued</StatusPill>
  return creditedCents < totalCents ? (
    <StatusPill tone="held">Partly credited</StatusPill>
  ) : (
    <StatusPill tone="off">Credited</StatusPill>
  )
}

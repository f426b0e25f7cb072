import type { OpenAmount } from './open-amounts.ts'
import type { ClientCents } from '../money.ts'
import type { Buyer, Invoice, InvoiceLine, InvoiceRow, InvoiceTexts } from './invoice.ts'

/** The form of an invoice: what it will say, before it has a number. */
export type InvoiceForm = {
  /** Of this form: sent twice, it makes one invoice. */
  formId: string
  lines: InvoiceLine[]
  buyer: Buyer
  texts: InvoiceTexts
  /** Office time, ISO 8601 UTC. */
  serverNow: string
}

/** A page of the list, the newest first. */
export type InvoicesView = {
  typed: string
  rows: InvoiceRow[]
  /** How many there are in all, and how many match. */
  totalCount: number
  matchCount: number
}

export type InvoicePageView = {
  invoice: Invoice
  /** What of its bookings can be credited; empty for a credit note. */
  open: readonly CreditableAmount[]
  mayIssue: boolean
}

/** What of a booking can be credited, and the part of it that was refunded and is not taken back yet. */
export type CreditableAmount = OpenAmount & { refundCents: ClientCents }

/** The outcome of issuing an invoice or a credit note. */
export type IssueOutcome =
  { kind: 'issued'; number: string } | { kind: 'session' } | { kind: 'refused'; message: string }

import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { CalendarDate } from '../dates.ts'
import type { ClientCents } from '../money.ts'
import type { LetterheadTexts } from '../office/letterhead.ts'

/** Who pays. A text that is empty stands nowhere. */
export type Buyer = { name: string; street: string; city: string; taxNumber: string; reference: string }

/** How many characters each text of a buyer may have. */
export const BUYER_LENGTHS = { name: 120, street: 120, city: 120, taxNumber: 40, reference: 60 } as const

/** A buyer of whom nothing is written. */
export const NO_BUYER: Buyer = { name: '', street: '', city: '', taxNumber: '', reference: '' }

/** A booking on an invoice, at the price that the client pays; or what came back of it, below 0. */
export type InvoiceLine = {
  reference: string
  kind: BookingKind
  /** The service, and who travels when. */
  title: string
  detail: string
  totalCents: ClientCents
  /** The taxes in it that its record tells; null where it tells none. */
  taxCents: ClientCents | null
}

/** Most bookings of one invoice: each is read before it is issued. */
export const MOST_INVOICED = 20

/** The texts that an office sets for its invoices. */
export type InvoiceTexts = {
  /** The invoice is due so many days after its date; null: no day is printed. */
  dueDays: number | null
  payment: string
  legal: string
}

/** How many characters each text may have, and the latest day. */
export const INVOICE_TEXT_LENGTHS = { payment: 300, legal: 600 } as const
export const MOST_DUE_DAYS = 365

/** The texts of an office that has set none. */
export const NO_INVOICE_TEXTS: InvoiceTexts = { dueDays: null, payment: '', legal: '' }

/** What stands on an invoice or credit note, as it was issued. */
export type InvoiceContent = {
  buyer: Buyer
  lines: InvoiceLine[]
  seller: LetterheadTexts & { officeName: string }
  texts: Pick<InvoiceTexts, 'payment' | 'legal'>
  /** Why an invoice was credited; null on an invoice. */
  reason: string | null
}

export type InvoiceType = 'invoice' | 'credit-note'

/** An invoice or credit note. */
export type Invoice = InvoiceContent & {
  number: string
  type: InvoiceType
  /** The invoice that a credit note takes back. */
  credits: string | null
  /** The credit notes over this invoice, the oldest first, and their sum, which is not negative. */
  creditedBy: readonly string[]
  creditedCents: ClientCents
  /** Office time, ISO 8601 UTC. */
  issuedAt: string
  dueOn: CalendarDate | null
  /** Negative on a credit note. */
  totalCents: ClientCents
  madeBy: string
}

/** A row of the list. */
export type InvoiceRow = Pick<
  Invoice,
  | 'number'
  | 'type'
  | 'credits'
  | 'creditedBy'
  | 'creditedCents'
  | 'issuedAt'
  | 'dueOn'
  | 'totalCents'
  | 'madeBy'
> & { buyerName: string; references: string[] }

/** The words of a type. */
export const invoiceWords: Readonly<Record<InvoiceType, string>> = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
}

/** The address of an invoice. */
export function invoiceHref(number: string): string {
  return `/office/invoices/${encodeURIComponent(number)}`
}

/**
 * The address of the form of an invoice for some bookings.
 * @param clientId who buys them; null for whom the bookings name
 */
export function newInvoiceHref(references: readonly string[], clientId: string | null = null): string {
  const query = new URLSearchParams({ bookings: references.join(',') })
  if (clientId !== null) query.set('client', clientId)
  return `/office/invoices/new?${query}`
}

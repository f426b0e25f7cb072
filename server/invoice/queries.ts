import 'server-only'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Client } from '../../lib/client/client.ts'
import {
  NO_BUYER,
  NO_INVOICE_TEXTS,
  type Buyer,
  type Invoice,
  type InvoiceRow,
} from '../../lib/invoice/invoice.ts'
import type { InvoiceForm, InvoicePageView, InvoicesView } from '../../lib/invoice/invoice-view.ts'
import { plainAmount } from '../../lib/money.ts'
import { typedText } from '../../lib/typed-text.ts'
import { foundIn, typedTokens } from '../booking/find-tokens.ts'
import { rowsByReference } from '../booking/office-rows.ts'
import { clientById } from '../client/clients.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import { officeSettings } from '../config/office-settings.ts'
import { desk, type Desk } from '../desk.ts'
import { requireGrant } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { invoiceLines } from './invoice-lines.ts'
import { invoiceByNumber, invoiceOf, invoiceRows, openAmountsOf } from './stored-invoices.ts'

type Read<View> = ({ kind: 'read' } & View) | { kind: 'session' }

/** The list of invoices, for everybody of the office. */
export async function readInvoices(typed: string): Promise<Read<InvoicesView>> {
  const gate = await requireGrant('signed_in')
  return gate.ok ? { kind: 'read', ...(await invoicesOf(desk(), gate.grant, typed)) } : { kind: 'session' }
}

/** One invoice; `not-found` where the office has none of this number. */
export async function readInvoice(number: string): Promise<Read<InvoicePageView> | { kind: 'not-found' }> {
  const gate = await requireGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  return invoicePageOf(desk(), gate.grant, number)
}

/** The same for a given grant. */
export async function invoicePageOf(
  here: Desk,
  grant: AnyGrant,
  number: string,
): Promise<Read<InvoicePageView> | { kind: 'not-found' }> {
  const db = await here.store.db()
  const invoice = await invoiceByNumber(here, db, grant.officeId, number)
  if (invoice === null) return { kind: 'not-found' }
  const open = invoice.type === 'invoice' ? await openAmountsOf(here, db, grant.officeId, invoice) : []
  const rows = await rowsByReference(
    db,
    grant,
    open.map(({ reference }) => reference),
  )
  return {
    kind: 'read',
    invoice,
    open: open.map((amount) => {
      const priceCents =
        invoice.lines.find(({ reference }) => reference === amount.reference)?.totalCents ?? 0
      const refundedCents = rows.get(amount.reference)?.settlement?.refundedCents ?? 0
      const notTakenCents = refundedCents - (priceCents - amount.openCents)
      return { ...amount, refundCents: plainAmount(Math.max(0, Math.min(amount.openCents, notTakenCents))) }
    }),
    mayIssue: grant.role !== 'viewer',
  }
}

/**
 * The form of an invoice for bookings; `refused` with the reason why they have none.
 * @param clientId as the address has it; null for whom the bookings name
 */
export async function readInvoiceForm(
  references: readonly string[],
  clientId: string | null = null,
): Promise<Read<InvoiceForm> | { kind: 'refused'; message: string }> {
  const gate = await requireGrant('signed_in')
  return gate.ok ? invoiceFormOf(desk(), gate.grant, references, clientId) : { kind: 'session' }
}

/**
 * The same for a given grant. The buyer is the client that is named, otherwise that of all these bookings, or
 * the lead traveller where they have none or several, until another one is typed.
 */
export async function invoiceFormOf(
  here: Desk,
  grant: AnyGrant,
  references: readonly string[],
  clientId: string | null = null,
): Promise<Read<InvoiceForm> | { kind: 'refused'; message: string }> {
  if (grant.role === 'viewer') return { kind: 'refused', message: 'Viewers cannot issue invoices.' }
  const read = await invoiceLines(here, grant, references)
  if (read.kind !== 'read') return read
  const [config, { invoice }, client] = await Promise.all([
    officeConfig(here, grant),
    officeSettings(here, grant.officeId),
    clientId === null ? clientOfAll(here, grant, references) : clientById(here, grant, clientId),
  ])
  return {
    kind: 'read',
    formId: randomUUID(),
    lines: read.lines,
    buyer: client === null ? { ...NO_BUYER, name: read.lead } : buyerOf(client),
    texts: invoice ?? NO_INVOICE_TEXTS,
    serverNow: serverNowOf(here, config),
  }
}

/** The client that all these bookings were made for; null if one has none or they have several. */
async function clientOfAll(
  here: Desk,
  grant: AnyGrant,
  references: readonly string[],
): Promise<Client | null> {
  const rows = await rowsByReference(await here.store.db(), grant, references)
  const [id = null, ...others] = new Set([...rows.values()].map(({ client_id }) => client_id))
  return id === null || others.length > 0 ? null : clientById(here, grant, id)
}

function buyerOf({ name, street, city, taxNumber }: Client): Buyer {
  return { ...NO_BUYER, name, street: street ?? '', city: city ?? '', taxNumber: taxNumber ?? '' }
}

const MOST_ROWS = 200

/** The invoices that a typed text finds: by number, booking, buyer, or the buyer's reference. */
export async function invoicesOf(here: Desk, grant: AnyGrant, typed: string): Promise<InvoicesView> {
  const db = await here.store.db()
  const matching = matchingRows(here, grant, typed, db)
  const [rows, matches, total] = await Promise.all([
    matching.orderBy('i.issued_at', 'desc').orderBy('i.number', 'desc').limit(MOST_ROWS).execute(),
    matching
      .clearSelect()
      .select(sql<bigint>`count(*)`.as('count'))
      .executeTakeFirstOrThrow(),
    invoiceRows(db, grant.officeId)
      .clearSelect()
      .select(sql<bigint>`count(*)`.as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return {
    typed,
    rows: rows.map((row) => rowOf(invoiceOf(here, row))),
    totalCount: Number(total.count),
    matchCount: Number(matches.count),
  }
}

/** All invoices that a typed text finds, the oldest first. */
export async function allInvoices(here: Desk, grant: AnyGrant, typed: string): Promise<Invoice[]> {
  const rows = await matchingRows(here, grant, typed, await here.store.db())
    .orderBy('i.issued_at')
    .orderBy('i.number')
    .execute()
  return rows.map((row) => invoiceOf(here, row))
}

function matchingRows(
  here: Desk,
  { officeId }: AnyGrant,
  typed: string,
  db: Parameters<typeof invoiceRows>[0],
) {
  const text = typedText(typed)
  const rows = invoiceRows(db, officeId)
  if (text === '') return rows
  return rows.where('i.number', 'in', (where) =>
    where
      .selectFrom('invoice')
      .select('number')
      .where('office_id', '=', officeId)
      .where(foundIn(typedTokens(here.findKey, officeId, text))),
  )
}

function rowOf({ buyer, lines, ...invoice }: Invoice): InvoiceRow {
  const { number, type, credits, creditedBy, creditedCents, issuedAt, dueOn, totalCents, madeBy } = invoice
  return {
    number,
    type,
    credits,
    creditedBy,
    creditedCents,
    issuedAt,
    dueOn,
    totalCents,
    madeBy,
    buyerName: buyer.name,
    references: [...new Set(lines.map(({ reference }) => reference))],
  }
}

import 'server-only'
import { sql, type Transaction } from 'kysely'
import { inTransaction } from '../../database/transaction.ts'
import { addDays } from '../../lib/dates.ts'
import {
  NO_INVOICE_TEXTS,
  type Buyer,
  type Invoice,
  type InvoiceLine,
  type InvoiceType,
} from '../../lib/invoice/invoice.ts'
import type { IssueOutcome } from '../../lib/invoice/invoice-view.ts'
import { clientPrice } from '../../lib/money.ts'
import { NO_LETTERHEAD } from '../../lib/office/letterhead.ts'
import { officeConfig } from '../config/office-config.ts'
import { officeSettings } from '../config/office-settings.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import type { DeskTables } from '../store/schema.ts'
import type { DeskDb } from '../store/store.ts'
import { invoiceLines } from './invoice-lines.ts'
import { invoiceByNumber, lockedCounter, storeInvoice, type NewInvoice } from './stored-invoices.ts'

/** The verbs of the audit entries. */
const VERBS: Readonly<Record<InvoiceType, string>> = {
  invoice: 'invoice.issue',
  'credit-note': 'invoice.credit',
}

/** Issues an invoice for bookings, which are read anew. */
export async function issueInvoice(
  desk: Desk,
  grant: AnyGrant,
  form: { formId: string; references: readonly string[]; buyer: Buyer },
): Promise<IssueOutcome> {
  const read = await invoiceLines(desk, grant, form.references)
  return read.kind === 'read' ? issueLines(desk, grant, { ...form, lines: read.lines }) : read
}

/** The same for lines that were read. */
export async function issueLines(
  desk: Desk,
  grant: AnyGrant,
  { formId, buyer, lines }: { formId: string; buyer: Buyer; lines: InvoiceLine[] },
): Promise<IssueOutcome> {
  const config = await officeConfig(desk, grant)
  if (config.kind === 'session') return { kind: 'session' }
  const { letterhead, invoice } = await officeSettings(desk, grant.officeId)
  const { dueDays, payment, legal } = invoice ?? NO_INVOICE_TEXTS
  const { serverNow } = config
  const references = lines.map(({ reference }) => reference)
  return store(
    desk,
    grant,
    {
      type: 'invoice',
      formId,
      credits: null,
      issuedAt: new Date(serverNow),
      dueOn: dueDays === null ? null : addDays(serverNow.slice(0, 10), dueDays),
      buyer,
      lines,
      seller: { officeName: grant.officeName, ...(letterhead ?? NO_LETTERHEAD) },
      texts: { payment, legal },
      reason: null,
    },
    async (trx) => {
      const open = await openInvoiceOf(trx, grant.officeId, references)
      return open && `${open.number} has ${open.reference} already. Credit it first.`
    },
  )
}

/** Takes an invoice back by a credit note over all of it. */
export async function creditInvoice(
  desk: Desk,
  grant: AnyGrant,
  { formId, number, reason }: { formId: string; number: string; reason: string },
): Promise<IssueOutcome> {
  const config = await officeConfig(desk, grant)
  if (config.kind === 'session') return { kind: 'session' }
  const invoice = await invoiceByNumber(desk, await desk.store.db(), grant.officeId, number)
  if (invoice === null || invoice.type !== 'invoice') return refused('There is no such invoice.')
  return store(
    desk,
    grant,
    { ...creditOf(invoice), formId, reason, issuedAt: new Date(config.serverNow) },
    async (trx) => {
      const current = await invoiceByNumber(desk, trx, grant.officeId, number)
      return current?.creditedBy ? `${number} was credited by ${current.creditedBy}.` : null
    },
  )
}

function creditOf({ number, buyer, lines, seller, texts }: Invoice): Omit<NewInvoice, 'formId' | 'issuedAt'> {
  return {
    type: 'credit-note',
    credits: number,
    dueOn: null,
    buyer,
    seller,
    texts: { ...texts, payment: '' },
    reason: null,
    lines: lines.map((line) => ({
      ...line,
      totalCents: clientPrice(0 - line.totalCents, 0),
      taxCents: line.taxCents === null ? null : clientPrice(0 - line.taxCents, 0),
    })),
  }
}

/**
 * Stores an invoice with its number and its audit entry in one transaction. A form that was sent before
 * answers what it made then.
 * @param obstacle why it may not be issued after all, asked while nobody else gives numbers; null if it may
 */
async function store(
  desk: Desk,
  grant: AnyGrant,
  invoice: NewInvoice,
  obstacle: (trx: Transaction<DeskTables>) => Promise<string | null>,
): Promise<IssueOutcome> {
  const { officeId } = grant
  return inTransaction(await desk.store.db(), async (trx): Promise<IssueOutcome> => {
    const last = await lockedCounter(trx, officeId, invoice.type, invoice.issuedAt.getUTCFullYear())
    const before = await numberOfForm(trx, officeId, invoice.formId)
    if (before !== null) return { kind: 'issued', number: before }
    const message = await obstacle(trx)
    if (message !== null) return refused(message)
    const number = await storeInvoice(desk, trx, grant, invoice, last)
    await appendAudit(trx, {
      officeId,
      at: desk.clock.now(),
      officeAt: invoice.issuedAt,
      who: grant.userName,
      whoName: grant.displayName,
      verb: VERBS[invoice.type],
      reference: number,
      before: invoice.credits,
      after: invoice.lines.map(({ reference }) => reference).join(', '),
      reason: invoice.reason,
      requestId: grant.requestId,
    })
    return { kind: 'issued', number }
  })
}

async function numberOfForm(db: DeskDb, officeId: string, formId: string): Promise<string | null> {
  const row = await db
    .selectFrom('invoice')
    .select('number')
    .where('office_id', '=', officeId)
    .where('form_id', '=', formId)
    .executeTakeFirst()
  return row?.number ?? null
}

/** An invoice that has one of these bookings and was not credited; null if there is none. */
async function openInvoiceOf(
  db: DeskDb,
  officeId: string,
  references: readonly string[],
): Promise<{ number: string; reference: string } | null> {
  const row = await db
    .selectFrom('invoice as i')
    .select(['i.number', 'i.booking_references'])
    .where('i.office_id', '=', officeId)
    .where('i.type', '=', 'invoice')
    .where(sql<boolean>`i.booking_references && ${[...references]}::text[]`)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('invoice as c')
            .select('c.number')
            .whereRef('c.office_id', '=', 'i.office_id')
            .whereRef('c.credits', '=', 'i.number'),
        ),
      ),
    )
    .executeTakeFirst()
  const reference = row?.booking_references.find((each) => references.includes(each))
  return row && reference !== undefined ? { number: row.number, reference } : null
}

function refused(message: string): IssueOutcome {
  return { kind: 'refused', message }
}

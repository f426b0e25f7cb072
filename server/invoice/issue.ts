import 'server-only'
import { sql, type Transaction } from 'kysely'
import { inTransaction } from '../../database/transaction.ts'
import { addDays } from '../../lib/dates.ts'
import {
  NO_INVOICE_TEXTS,
  type Buyer,
  type InvoiceLine,
  type InvoiceType,
} from '../../lib/invoice/invoice.ts'
import { creditLines, type CreditedAmount, type OpenAmount } from '../../lib/invoice/open-amounts.ts'
import type { IssueOutcome } from '../../lib/invoice/invoice-view.ts'
import { formatCents, plainAmount } from '../../lib/money.ts'
import { NO_LETTERHEAD } from '../../lib/office/letterhead.ts'
import { officeConfig } from '../config/office-config.ts'
import { officeSettings } from '../config/office-settings.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import type { DeskTables } from '../store/schema.ts'
import type { DeskDb } from '../store/store.ts'
import { invoiceLines } from './invoice-lines.ts'
import {
  invoiceByNumber,
  invoiceOf,
  invoiceRows,
  lockedCounter,
  openAmountsOf,
  storeInvoice,
  type NewInvoice,
} from './stored-invoices.ts'

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
  const issuedAt = new Date(serverNow)
  return store(desk, grant, { type: 'invoice', formId, issuedAt }, async (trx) => {
    const obstacle = await openInvoiceOf(desk, trx, grant.officeId, lines)
    if (obstacle !== null) return obstacle
    return {
      credits: null,
      dueOn: dueDays === null ? null : addDays(serverNow.slice(0, 10), dueDays),
      buyer,
      lines,
      seller: { officeName: grant.officeName, ...(letterhead ?? NO_LETTERHEAD) },
      texts: { payment, legal },
      reason: null,
    }
  })
}

/**
 * Credits amounts of an invoice, with null all that is not credited yet. An invoice is never changed, as the
 * law of Germany and of the United Kingdom has it: what is not owed after all, such as a refund, is taken
 * back by a credit note that names it. Its credit notes are never more than its price, in sum and for each
 * booking.
 */
export async function creditInvoice(
  desk: Desk,
  grant: AnyGrant,
  credit: { formId: string; number: string; reason: string; amounts: readonly CreditedAmount[] | null },
): Promise<IssueOutcome> {
  const { formId, number, reason } = credit
  const config = await officeConfig(desk, grant)
  if (config.kind === 'session') return { kind: 'session' }
  const issuedAt = new Date(config.serverNow)
  return store(desk, grant, { type: 'credit-note', formId, issuedAt }, async (trx) => {
    // Two credit notes at the turn of a year have two counters: the invoice itself lets one of them wait.
    await lockInvoice(trx, grant.officeId, number)
    const invoice = await invoiceByNumber(desk, trx, grant.officeId, number)
    if (invoice === null || invoice.type !== 'invoice') return 'There is no such invoice.'
    const open = await openAmountsOf(desk, trx, grant.officeId, invoice)
    const rest = open.flatMap(({ reference, openCents }) =>
      openCents > 0 ? [{ reference, cents: openCents }] : [],
    )
    if (rest.length === 0) return `All of ${number} is credited.`
    const amounts = credit.amounts ?? rest
    const obstacle = moreThanOpen(amounts, open)
    if (obstacle !== null) return obstacle
    const { buyer, seller, texts } = invoice
    return {
      credits: number,
      dueOn: null,
      buyer,
      seller,
      texts: { ...texts, payment: '' },
      reason,
      lines: creditLines(invoice.lines, amounts),
    }
  })
}

/** Says which amount is more than what can be credited of its booking, or named twice; null if none is. */
function moreThanOpen(amounts: readonly CreditedAmount[], open: readonly OpenAmount[]): string | null {
  if (new Set(amounts.map(({ reference }) => reference)).size < amounts.length) {
    return 'A booking is credited twice. Load the page again.'
  }
  for (const { reference, cents } of amounts) {
    const openCents = open.find((each) => each.reference === reference)?.openCents ?? plainAmount(0)
    if (cents > openCents) return `Of ${reference}, ${formatCents(openCents)} can be credited.`
  }
  return null
}

/** What an invoice says, made while nobody else gives numbers; a sentence says why it may not be issued. */
type Make = (
  trx: Transaction<DeskTables>,
) => Promise<Omit<NewInvoice, 'type' | 'formId' | 'issuedAt'> | string>

/**
 * Stores an invoice with its number and its audit entry in one transaction. A form that was sent before
 * answers what it made then.
 */
async function store(
  desk: Desk,
  grant: AnyGrant,
  form: Pick<NewInvoice, 'type' | 'formId' | 'issuedAt'>,
  make: Make,
): Promise<IssueOutcome> {
  const { officeId } = grant
  const { type, formId, issuedAt } = form
  return inTransaction(await desk.store.db(), async (trx): Promise<IssueOutcome> => {
    const last = await lockedCounter(trx, officeId, type, issuedAt.getUTCFullYear())
    const before = await numberOfForm(trx, officeId, formId)
    if (before !== null) return { kind: 'issued', number: before }
    const made = await make(trx)
    if (typeof made === 'string') return refused(made)
    const invoice = { ...form, ...made }
    const number = await storeInvoice(desk, trx, grant, invoice, last)
    await appendAudit(trx, {
      officeId,
      at: desk.clock.now(),
      officeAt: issuedAt,
      who: grant.userName,
      whoName: grant.displayName,
      verb: VERBS[type],
      reference: number,
      before: invoice.credits,
      after: [...new Set(invoice.lines.map(({ reference }) => reference))].join(', '),
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

/** Says which invoice has one of these bookings and is not credited for it; null if none is. */
async function openInvoiceOf(
  desk: Desk,
  db: DeskDb,
  officeId: string,
  lines: readonly Pick<InvoiceLine, 'reference'>[],
): Promise<string | null> {
  const references = lines.map(({ reference }) => reference)
  const rows = await invoiceRows(db, officeId)
    .where('i.type', '=', 'invoice')
    .where(sql<boolean>`i.booking_references && ${references}::text[]`)
    .execute()
  for (const row of rows) {
    const invoice = invoiceOf(desk, row)
    const open = await openAmountsOf(desk, db, officeId, invoice)
    const first = open.find(
      ({ reference, openCents }) =>
        references.includes(reference) && (openCents > 0 || invoice.creditedBy.length === 0),
    )
    if (first) return `${row.number} has ${first.reference} already. Credit it first.`
  }
  return null
}

async function lockInvoice(trx: Transaction<DeskTables>, officeId: string, number: string): Promise<void> {
  await trx
    .selectFrom('invoice')
    .select('number')
    .where('office_id', '=', officeId)
    .where('number', '=', number)
    .forUpdate()
    .execute()
}

function refused(message: string): IssueOutcome {
  return { kind: 'refused', message }
}

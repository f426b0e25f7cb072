import 'server-only'
import { sql, type Selectable, type Transaction } from 'kysely'
import { seal, unseal } from '../../database/sealed-text.ts'
import type { Invoice, InvoiceContent, InvoiceType } from '../../lib/invoice/invoice.ts'
import { openAmounts, type OpenAmount } from '../../lib/invoice/open-amounts.ts'
import { plainAmount } from '../../lib/money.ts'
import { findLabel, findTokens } from '../booking/find-tokens.ts'
import type { Desk } from '../desk.ts'
import type { DeskTables } from '../store/schema.ts'
import type { DeskDb } from '../store/store.ts'
import type { InvoiceTable } from '../store/tables/invoice.ts'

const PREFIX: Readonly<Record<InvoiceType, string>> = { invoice: 'INV', 'credit-note': 'CRN' }

/** An invoice that has no number yet. */
export type NewInvoice = InvoiceContent & {
  type: InvoiceType
  formId: string
  credits: string | null
  issuedAt: Date
  dueOn: string | null
}

type Maker = { officeId: string; userName: string; displayName: string }

/**
 * The year's counter of an office, with its row locked until the transaction ends: whoever holds it alone
 * gives numbers. An invoice that is not stored after all takes none.
 */
export async function lockedCounter(
  trx: Transaction<DeskTables>,
  officeId: string,
  type: InvoiceType,
  year: number,
): Promise<number> {
  await trx
    .insertInto('invoice_counter')
    .values({ office_id: officeId, type, year, last: 0 })
    .onConflict((conflict) => conflict.columns(['office_id', 'type', 'year']).doNothing())
    .execute()
  const row = await trx
    .selectFrom('invoice_counter')
    .select('last')
    .where('office_id', '=', officeId)
    .where('type', '=', type)
    .where('year', '=', year)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.last
}

/** Stores an invoice under the number after `last`, which `lockedCounter` has just answered. */
export async function storeInvoice(
  desk: Pick<Desk, 'key' | 'findKey'>,
  trx: Transaction<DeskTables>,
  maker: Maker,
  invoice: NewInvoice,
  last: number,
): Promise<string> {
  const { officeId } = maker
  const { type, formId, credits, issuedAt, dueOn, ...content } = invoice
  const year = issuedAt.getUTCFullYear()
  const position = last + 1
  const number = `${PREFIX[type]}-${year}-${String(position).padStart(4, '0')}`
  const references = [...new Set(content.lines.map(({ reference }) => reference))]
  const words = [number, credits ?? '', content.buyer.name, content.buyer.reference, ...references]
  await trx
    .updateTable('invoice_counter')
    .set({ last: position })
    .where('office_id', '=', officeId)
    .where('type', '=', type)
    .where('year', '=', year)
    .execute()
  await trx
    .insertInto('invoice')
    .values({
      office_id: officeId,
      number,
      type,
      year,
      position,
      form_id: formId,
      credits,
      booking_references: references,
      sealed_content: seal(desk.key, contentPlace(officeId, number), JSON.stringify(content)),
      total_cents: totalOf(content),
      issued_at: issuedAt,
      due_on: dueOn,
      made_by: maker.userName,
      made_by_name: maker.displayName,
      find_tokens: findTokens(desk.findKey, officeId, words),
      find_key: findLabel(desk.findKey),
    })
    .execute()
  return number
}

/** The sum of the lines of an invoice. */
function totalOf({ lines }: Pick<InvoiceContent, 'lines'>): number {
  return lines.reduce<number>((sum, { totalCents }) => sum + totalCents, 0)
}

/** An invoice of the office by its number; null if there is none. */
export async function invoiceByNumber(
  desk: Pick<Desk, 'key'>,
  db: DeskDb,
  officeId: string,
  number: string,
): Promise<Invoice | null> {
  const row = await invoiceRows(db, officeId).where('i.number', '=', number).executeTakeFirst()
  return row ? invoiceOf(desk, row) : null
}

/** A query of an office's invoices, each with the credit notes over it. */
export function invoiceRows(db: DeskDb, officeId: string) {
  return db
    .selectFrom('invoice as i')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('invoice as c')
          .select([
            sql<string[]>`coalesce(array_agg(c.number order by c.year, c.position), '{}')`.as('credited_by'),
            sql<bigint>`coalesce(-sum(c.total_cents), 0)`.as('credited_cents'),
          ])
          .whereRef('c.office_id', '=', 'i.office_id')
          .whereRef('c.credits', '=', 'i.number')
          .as('credited'),
      (join) => join.onTrue(),
    )
    .selectAll('i')
    .select(['credited.credited_by', 'credited.credited_cents'])
    .where('i.office_id', '=', officeId)
}

/** What of an invoice is not credited yet, by booking. */
export async function openAmountsOf(
  desk: Pick<Desk, 'key'>,
  db: DeskDb,
  officeId: string,
  { number, lines }: Pick<Invoice, 'number' | 'lines'>,
): Promise<readonly OpenAmount[]> {
  const rows = await invoiceRows(db, officeId).where('i.credits', '=', number).execute()
  return openAmounts(
    lines,
    rows.flatMap((row) => invoiceOf(desk, row).lines),
  )
}

/** The invoice of a row. Throws where its content cannot be read: no other key than the desk's sealed it. */
export function invoiceOf(
  desk: Pick<Desk, 'key'>,
  row: Selectable<InvoiceTable> & { credited_by: string[] | null; credited_cents: bigint | null },
): Invoice {
  const text = unseal(desk.key, contentPlace(row.office_id, row.number), row.sealed_content)
  if (text === null) throw new Error(`The content of ${row.number} cannot be read with the desk's key.`)
  return {
    ...(JSON.parse(text) as InvoiceContent),
    number: row.number,
    type: row.type,
    credits: row.credits,
    creditedBy: row.credited_by ?? [],
    creditedCents: plainAmount(Number(row.credited_cents ?? 0)),
    issuedAt: row.issued_at.toISOString(),
    dueOn: row.due_on,
    totalCents: plainAmount(Number(row.total_cents)),
    madeBy: row.made_by_name,
  }
}

function contentPlace(officeId: string, number: string): string {
  return `invoice:${officeId}:${number}`
}

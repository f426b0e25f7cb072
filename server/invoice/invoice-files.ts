import 'server-only'
import { Readable } from 'node:stream'
import { invoiceWords, type Invoice } from '../../lib/invoice/invoice.ts'
import { officeLogo } from '../config/letterhead.ts'
import { CSV_MARK, csvRow, csvUsd } from '../csv.ts'
import type { Desk } from '../desk.ts'
import { attachment } from '../request/content-disposition.ts'
import { failure } from '../request/failure.ts'
import type { AnyGrant } from '../session/grant.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { allInvoices } from './queries.ts'
import { invoiceByNumber } from './stored-invoices.ts'

/** An invoice of the office as a PDF. */
export async function invoiceFile(desk: Desk, grant: AnyGrant, number: string): Promise<Response> {
  const invoice = await invoiceByNumber(desk, await desk.store.db(), grant.officeId, number)
  if (invoice === null) return failure(404, 'NotFound')
  const file = await invoicePdf(invoice, await officeLogo(desk, grant.officeId))
  return fileAnswer(Readable.toWeb(file) as ReadableStream<Uint8Array>, 'application/pdf', `${number}.pdf`)
}

const HEAD = [
  'Number',
  'Type',
  'Date',
  'Due',
  'Buyer',
  'Tax number',
  'Buyer reference',
  'Bookings',
  'Total USD',
  'Taxes as told USD',
  'Credits',
  'Credited by',
  'Issued by',
]

/** The invoices that the list's typed text finds, as CSV; the oldest first. */
export async function invoicesFile(desk: Desk, grant: AnyGrant, params: URLSearchParams): Promise<Response> {
  const invoices = await allInvoices(desk, grant, params.get('q') ?? '')
  const text = [HEAD, ...invoices.map(csvCells)].map((row) => csvRow(row)).join('')
  return fileAnswer(CSV_MARK + text, 'text/csv; charset=utf-8', 'invoices.csv')
}

function csvCells(invoice: Invoice): (string | null)[] {
  const { buyer, lines } = invoice
  const taxCents = lines.reduce<number>((sum, line) => sum + (line.taxCents ?? 0), 0)
  return [
    invoice.number,
    invoiceWords[invoice.type],
    invoice.issuedAt.slice(0, 10),
    invoice.dueOn,
    buyer.name,
    buyer.taxNumber,
    buyer.reference,
    [...new Set(lines.map(({ reference }) => reference))].join(' '),
    csvUsd(invoice.totalCents),
    csvUsd(taxCents),
    invoice.credits,
    invoice.creditedBy.join(' '),
    invoice.madeBy,
  ]
}

function fileAnswer(file: BodyInit, type: string, name: string): Response {
  return new Response(file, {
    headers: {
      'content-type': type,
      'content-disposition': attachment(name),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

import 'server-only'
import type { Readable } from 'node:stream'
import { formatDate } from '../../lib/dates.ts'
import { invoiceWords, type Buyer, type Invoice, type InvoiceLine } from '../../lib/invoice/invoice.ts'
import { formatCents } from '../../lib/money.ts'
import type { Block } from '../../pdf/blocks.ts'
import { paperOf, type Letterhead } from '../../pdf/letterhead.ts'

/**
 * An invoice or credit note as a PDF, with the texts that it was issued with.
 * @param logo of the office, as it is now
 */
export function invoicePdf(invoice: Invoice, logo: Letterhead['logo']): Promise<Readable> {
  const { number, seller, issuedAt, texts } = invoice
  const facts = { title: number, author: seller.legalName || seller.officeName, madeAt: new Date(issuedAt) }
  return paperOf({ ...seller, logo }, facts, [
    { gap: 14 },
    {
      columns: [
        { width: null, blocks: buyerBlocks(invoice.buyer) },
        { width: 200, blocks: factBlocks(invoice) },
      ],
    },
    { gap: 18 },
    { style: 'title', text: `${invoiceWords[invoice.type]} ${number}` },
    ...(invoice.reason === null ? [] : [{ style: 'note' as const, text: `Reason: ${invoice.reason}` }]),
    'rule',
    ...invoice.lines.flatMap(lineBlocks),
    'rule',
    amountLine('value', 'Total USD', formatCents(invoice.totalCents)),
    ...taxBlocks(invoice.lines),
    ...[texts.payment, texts.legal].flatMap((text): Block[] =>
      text === '' ? [] : [{ gap: 10 }, { style: 'body', text }],
    ),
  ])
}

function buyerBlocks({ name, street, city, taxNumber }: Buyer): Block[] {
  const rest = [street, city, taxNumber === '' ? '' : `Tax number ${taxNumber}`]
  return [
    { style: 'subheading', text: name },
    ...rest.filter((text) => text !== '').map((text): Block => ({ style: 'body', text })),
  ]
}

function factBlocks({ issuedAt, dueOn, credits, buyer }: Invoice): Block[] {
  return [
    `Date ${formatDate(issuedAt.slice(0, 10))}`,
    dueOn === null ? '' : `Due ${formatDate(dueOn)}`,
    credits === null ? '' : `Credits ${credits}`,
    buyer.reference === '' ? '' : `Your reference ${buyer.reference}`,
  ]
    .filter((text) => text !== '')
    .map((text): Block => ({ style: 'body', text, align: 'right' }))
}

function lineBlocks({ title, detail, totalCents }: InvoiceLine): Block[] {
  return [
    {
      keep: [
        amountLine('body', title, formatCents(totalCents)),
        { style: 'small', text: detail },
        { gap: 6 },
      ],
    },
  ]
}

/** The taxes as the suppliers told them; nothing of lines that tell none. */
function taxBlocks(lines: readonly InvoiceLine[]): Block[] {
  return lines.flatMap(({ reference, taxCents }): Block[] =>
    taxCents === null || taxCents === 0
      ? []
      : [{ style: 'small', text: `${reference} includes ${formatCents(taxCents)} of taxes and charges.` }],
  )
}

function amountLine(style: 'body' | 'value', text: string, amount: string): Block {
  return {
    columns: [
      { width: null, blocks: [{ style, text }] },
      { width: 120, blocks: [{ style, text: amount, align: 'right' }] },
    ],
  }
}

import { plainAmount, type ClientCents } from '../money.ts'
import type { InvoiceLine } from './invoice.ts'

/** The part of an invoice that is about one booking, and what of it is not credited yet. */
export type OpenAmount = Pick<InvoiceLine, 'reference' | 'title'> & { openCents: ClientCents }

/** An amount of a booking that a credit note takes back; integer cents above 0. */
export type CreditedAmount = { reference: string; cents: number }

/**
 * What of each booking of an invoice is not credited yet, in the order of its lines. A booking that was
 * refunded before it was invoiced has two lines, whose sum counts.
 * @param credits the lines of the credit notes of the invoice
 */
export function openAmounts(
  lines: readonly InvoiceLine[],
  credits: readonly InvoiceLine[],
): readonly OpenAmount[] {
  const firsts = lines.filter(({ reference }, at) => at === indexOf(lines, reference))
  return firsts.map(({ reference, title }) => {
    const cents = [...lines, ...credits].reduce<number>(
      (sum, line) => (line.reference === reference ? sum + line.totalCents : sum),
      0,
    )
    return { reference, title, openCents: plainAmount(cents) }
  })
}

/**
 * The lines of a credit note over amounts of an invoice. The taxes in a price are told only where it is taken
 * back as a whole: nobody tells which of them are in a part of it.
 */
export function creditLines(
  lines: readonly InvoiceLine[],
  amounts: readonly CreditedAmount[],
): InvoiceLine[] {
  return amounts.flatMap(({ reference, cents }) => {
    const line = lines[indexOf(lines, reference)]
    if (!line) return []
    const isWhole = cents === line.totalCents
    const taxCents = isWhole && line.taxCents !== null ? plainAmount(0 - line.taxCents) : null
    return [{ ...line, totalCents: plainAmount(0 - cents), taxCents }]
  })
}

function indexOf(lines: readonly InvoiceLine[], reference: string): number {
  return lines.findIndex((line) => line.reference === reference)
}

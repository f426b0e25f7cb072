import 'server-only'
import { AMOUNTS, netOf, sumOf, type AccountLine, type Amounts } from '../../lib/accounts/account-line.ts'
import type { ClientLine } from '../../lib/accounts/groups.ts'
import { amountWords, groupWords, lineWords } from '../../lib/accounts/line-words.ts'

/** A cell of a file: a text, an amount or a number; null is empty. */
export type SheetCell = string | { cents: number } | { count: number } | null

/** A table of a file. */
type Sheet = { head: readonly string[]; rows: readonly (readonly SheetCell[])[] }

/** The order of the amounts in files: the net amount stands behind what makes it. */
const COLUMNS: readonly (keyof Amounts | 'net')[] = [...AMOUNTS.slice(0, 2), 'net', ...AMOUNTS.slice(2)]

const AMOUNT_HEADS = COLUMNS.map((name) => `${name === 'net' ? 'Net' : amountWords[name]} USD`)

/** All lines of a month, and their sum in the last row. */
export function lineSheet(lines: readonly ClientLine[]): Sheet {
  return {
    head: [
      'Day',
      'Month',
      'Type',
      'Reference',
      'Service',
      'Client',
      'Agent',
      'Cost centre',
      'Sold in',
      ...AMOUNT_HEADS,
    ],
    rows: [...lines.map(lineRow), ['Total', ...Array<null>(8).fill(null), ...amountCells(sumOf(lines))]],
  }
}

function lineRow(line: ClientLine): SheetCell[] {
  return [
    line.day,
    line.month,
    lineWords[line.type],
    line.reference,
    line.kind === null ? null : groupWords('kind', line.kind),
    line.client,
    line.agent,
    line.costCentre,
    line.saleMonth,
    ...amountCells(line),
  ]
}

function amountCells(amounts: Amounts | AccountLine): SheetCell[] {
  return COLUMNS.map((name) => ({ cents: amountOf(amounts, name) }))
}

function amountOf(amounts: Amounts, name: keyof Amounts | 'net'): number {
  return name === 'net' ? netOf(amounts) : amounts[name]
}

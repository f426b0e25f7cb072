import 'server-only'
import { kindFacts } from '../../lib/kinds.ts'
import {
  availableAfterCents,
  balanceChangeCents,
  movementKinds,
  periodWords,
} from '../../lib/wallet/movement-words.ts'
import { HIDDEN, hiddenChangeCents, limitsOf, type FileRow, type StatementFile } from './statement-facts.ts'

const COLUMNS = [
  'No.',
  'Time (UTC)',
  'Movement',
  'Amount USD',
  'Balance change USD',
  'Balance USD',
  'Held USD',
  'Available USD',
  'Reference',
  'Service',
  'Booked',
  'Lead traveller',
  'Ends No.',
] as const

/** Sheets know UTF-8 by this mark; otherwise they misread names. */
const MARK = '\ufeff'

type Cells = Partial<Record<(typeof COLUMNS)[number], string>>

/**
 * A statement as CSV (RFC 4180), piece by piece. Opening balance, shown changes and those not shown add up to
 * the closing balance. A text that a sheet would take for a formula has an apostrophe before it.
 */
export async function* statementCsv(file: StatementFile): AsyncGenerator<string> {
  yield MARK + csvLine(COLUMNS)
  const about = [`${file.officeName} (${file.officeId})`, periodWords(file.filter), ...limitsOf(file)].join(
    '; ',
  )
  yield rowOf({
    Movement: 'Opening balance',
    'Balance USD': usdOf(file.openingCents),
    Booked: guarded(about),
  })
  let balanceCents = file.openingCents
  let shownCents = 0
  let hidden = 0
  for await (const row of file.rows) {
    balanceCents = row.balanceCents
    if (!row.isShown) {
      hidden += 1
      continue
    }
    shownCents += balanceChangeCents(row)
    yield rowOf(cellsOf(row))
  }
  const hiddenCents = hiddenChangeCents(file.openingCents, shownCents, balanceCents)
  if (hidden > 0 || hiddenCents !== 0) {
    yield rowOf({ Movement: HIDDEN, 'Balance change USD': usdOf(hiddenCents) })
  }
  yield rowOf({ Movement: 'Closing balance', 'Balance USD': usdOf(balanceCents) })
}

function cellsOf(row: FileRow): Cells {
  return {
    'No.': String(row.ordinal),
    'Time (UTC)': row.at,
    Movement: movementKinds[row.kind].word,
    'Amount USD': usdOf(row.amountCents),
    'Balance change USD': usdOf(balanceChangeCents(row)),
    'Balance USD': usdOf(row.balanceCents),
    'Held USD': usdOf(row.heldCents),
    'Available USD': usdOf(availableAfterCents(row)),
    Reference: guarded(row.reference ?? ''),
    Service: row.booking ? kindFacts(row.booking.kind).service : guarded(row.family ?? ''),
    Booked: guarded(row.booking?.title ?? ''),
    'Lead traveller': guarded(row.booking?.leadName ?? ''),
    'Ends No.': row.resolvesOrdinal === null ? '' : String(row.resolvesOrdinal),
  }
}

/** `-1204.00`; empty where it is not known. */
function usdOf(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2)
}

function guarded(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
}

function rowOf(cells: Cells): string {
  return csvLine(COLUMNS.map((column) => cells[column] ?? ''))
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`
}

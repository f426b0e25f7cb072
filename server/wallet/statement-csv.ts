import 'server-only'
import { serviceOfFamily } from '../../lib/kinds.ts'
import {
  availableAfterCents,
  balanceChangeCents,
  movementKinds,
  periodWords,
} from '../../lib/wallet/movement-words.ts'
import { CSV_MARK, csvRow, csvUsd } from '../csv.ts'
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
  'Closes No.',
] as const

type Cells = Partial<Record<(typeof COLUMNS)[number], string>>

/**
 * A statement as CSV (RFC 4180), piece by piece. Opening balance, shown changes and those not shown add up to
 * the closing balance.
 */
export async function* statementCsv(file: StatementFile): AsyncGenerator<string> {
  yield CSV_MARK + csvRow(COLUMNS)
  const about = [`${file.officeName} (${file.officeId})`, periodWords(file.filter), ...limitsOf(file)].join(
    '; ',
  )
  yield rowOf({
    Movement: 'Opening balance',
    'Balance USD': csvUsd(file.openingCents),
    Booked: about,
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
    yield rowOf({ Movement: HIDDEN, 'Balance change USD': csvUsd(hiddenCents) })
  }
  yield rowOf({ Movement: 'Closing balance', 'Balance USD': csvUsd(balanceCents) })
}

function cellsOf(row: FileRow): Cells {
  return {
    'No.': String(row.ordinal),
    'Time (UTC)': row.at,
    Movement: movementKinds[row.kind].word,
    'Amount USD': csvUsd(row.amountCents),
    'Balance change USD': csvUsd(balanceChangeCents(row)),
    'Balance USD': csvUsd(row.balanceCents),
    'Held USD': csvUsd(row.heldCents),
    'Available USD': csvUsd(availableAfterCents(row)),
    Reference: row.reference ?? '',
    Service: serviceOfFamily(row.booking?.kind ?? row.family) ?? '',
    Booked: row.booking?.title ?? '',
    'Lead traveller': row.booking?.leadName ?? '',
    'Closes No.': row.resolvesOrdinal === null ? '' : String(row.resolvesOrdinal),
  }
}

function rowOf(cells: Cells): string {
  return csvRow(COLUMNS.map((column) => cells[column] ?? ''))
}

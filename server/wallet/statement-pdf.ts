import 'server-only'
import type { Readable } from 'node:stream'
import { capital } from '../../lib/capital.ts'
import { formatInstant } from '../../lib/dates.ts'
import { formatNet } from '../../lib/money.ts'
import {
  availableAfterCents,
  balanceChangeCents,
  movementKinds,
  periodWords,
} from '../../lib/wallet/movement-words.ts'
import type { Block, TextBlock } from '../../pdf/blocks.ts'
import { type Letterhead, paperOf } from '../../pdf/letterhead.ts'
import { HIDDEN, hiddenChangeCents, limitsOf, type FileRow, type StatementFile } from './statement-facts.ts'

/** Points. The first and the last three columns; the columns between share the rest. */
const WIDTHS = { time: 62, change: 66, balance: 66, available: 66 }

/** A statement whose movements have all been read. The last balance is known only after the last of them. */
export type WholeStatement = Omit<StatementFile, 'rows'> & {
  rows: readonly FileRow[]
  closingCents: number | null
}

/** A statement as a PDF, streamed. The same facts make the same bytes. */
export function statementPdf(file: WholeStatement, letterhead: Letterhead): Promise<Readable> {
  const shown = file.rows.reduce((sum, row) => sum + balanceChangeCents(row), 0)
  const hidden = hiddenChangeCents(file.openingCents, shown, file.closingCents)
  const document = {
    title: `Wallet statement ${file.officeId}`,
    author: file.officeName,
    madeAt: new Date(file.madeAt),
  }
  return paperOf(letterhead, document, [
    { style: 'title', text: 'Wallet statement' },
    {
      style: 'note',
      text: `Office ${file.officeId}. ${capital(periodWords(file.filter))}, USD. Made ${formatInstant(file.madeAt)}.`,
    },
    ...limitsOf(file).map((text): Block => ({ style: 'note', text: `${capital(text)}.` })),
    'rule',
    sumLine('Opening balance', file.openingCents),
    sumLine('Movements shown', shown),
    ...(hidden === 0 ? [] : [sumLine(HIDDEN, hidden)]),
    sumLine('Closing balance', file.closingCents),
    'rule',
    columns(
      [{ style: 'small', text: 'Time, UTC' }],
      [{ style: 'small', text: 'Movement' }],
      ...['Change', 'Balance', 'Available'].map((text) => [amount('small', text)]),
    ),
    { gap: 4 },
    ...file.rows.map((row): Block => ({ keep: [lineBlock(row), { gap: 5 }] })),
    ...(file.rows.length === 0 ? [{ style: 'note' as const, text: 'No movements.' }] : []),
  ])
}

function sumLine(label: string, cents: number | null): Block {
  return {
    columns: [
      { width: null, blocks: [{ style: 'body', text: label }] },
      { width: 110, blocks: [amount('body', cents === null ? 'not known' : formatNet(cents))] },
    ],
  }
}

/** Holds and releases show their amount without a sign: they do not change the balance. */
function lineBlock(row: FileRow): Block {
  const change = balanceChangeCents(row)
  const netText = (cents: number | null) => (cents === null ? '' : formatNet(cents))
  const about = [row.booking?.title, row.booking?.leadName].filter((text) => text != null).join(', ')
  return columns(
    [
      { style: 'small', text: row.at.slice(0, 10) },
      { style: 'small', text: row.at.slice(11, 19) },
    ],
    [
      { style: 'note', text: [movementKinds[row.kind].word, row.reference].filter(Boolean).join(' ') },
      ...(about === '' ? [] : [{ style: 'small' as const, text: about }]),
    ],
    [
      amount('note', change > 0 ? `+${formatNet(change)}` : change < 0 ? formatNet(change) : ''),
      ...(change === 0 ? [amount('small', `${formatNet(row.amountCents)}`)] : []),
    ],
    [amount('note', netText(row.balanceCents))],
    [amount('note', netText(availableAfterCents(row)))],
  )
}

function columns(...[time, what, change, balance, available]: TextBlock[][]): Block {
  return {
    columns: [
      { width: WIDTHS.time, blocks: time ?? [] },
      { width: null, blocks: what ?? [] },
      { width: WIDTHS.change, blocks: change ?? [] },
      { width: WIDTHS.balance, blocks: balance ?? [] },
      { width: WIDTHS.available, blocks: available ?? [] },
    ],
  }
}

function amount(style: TextBlock['style'], text: string): TextBlock {
  return { style, text, align: 'right' }
}

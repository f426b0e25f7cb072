import 'server-only'
import { Readable } from 'node:stream'
import { MOST_PDF_ROWS, statementQuery } from '../../lib/wallet/statement-query.ts'
import { balanceChangeCents } from '../../lib/wallet/movement-words.ts'
import type { Desk } from '../desk.ts'
import { letterheadOf } from '../config/letterhead.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import { failure } from '../request/failure.ts'
import { attachment } from '../request/content-disposition.ts'
import type { AnyGrant } from '../session/grant.ts'
import { copyAll } from '../statement/copy-all.ts'
import type { CopyOutcome } from '../statement/copy-statement.ts'
import { findTextOf, foundBy } from './find-text.ts'
import { keptTotals } from './kept-totals.ts'
import {
  fileLines,
  lineBefore,
  type FileLine,
  type MovementFilter,
  type MovementSource,
} from '../statement/movements.ts'
import { namedBookings, statementBooking } from './named-bookings.ts'
import { statementCsv } from './statement-csv.ts'
import type { FileRow, StatementFile } from './statement-facts.ts'
import { statementPdf, type WholeStatement } from './statement-pdf.ts'
import { sourceOf } from '../statement/statement-source.ts'
import { copiedRange } from '../statement/stored-copy.ts'

const BATCH = 1000

/** Answers the statement of an address as a file that nothing may store: `format` is `csv` or `pdf`. */
export async function statementAnswer(
  desk: Desk,
  grant: AnyGrant,
  params: URLSearchParams,
): Promise<Response> {
  const format = params.get('format')
  if (format !== 'csv' && format !== 'pdf') return failure(400, 'BadFormat')
  const copied = await copyAll(desk, grant)
  if (copied.kind === 'session') return failure(401, 'SessionExpired')
  const file = await fileOf(desk, grant, params, copied)
  const named = `statement-${file.officeId}-${file.filter.from ?? 'first'}-${file.filter.to ?? file.madeAt.slice(0, 10)}`
  if (format === 'csv')
    return fileAnswer(Readable.from(inPieces(statementCsv(file))), 'text/csv; charset=utf-8', `${named}.csv`)
  const whole = await wholeOf(file)
  if (whole === null) return failure(422, 'TooLong', 'Choose a shorter period for a PDF, or CSV.')
  return fileAnswer(
    await statementPdf(whole, await letterheadOf(desk, grant)),
    'application/pdf',
    `${named}.pdf`,
  )
}

/** The file with all its movements; null if there are too many for a PDF. */
async function wholeOf(file: StatementFile): Promise<WholeStatement | null> {
  const rows: FileRow[] = []
  let closingCents = file.openingCents
  for await (const row of file.rows) {
    closingCents = row.balanceCents
    if (row.isShown) rows.push(row)
    if (rows.length > MOST_PDF_ROWS) return null
  }
  return { ...file, rows, closingCents }
}

/** The file of an address, from the copy that was just updated. */
async function fileOf(
  desk: Desk,
  grant: AnyGrant,
  params: URLSearchParams,
  copied: CopyOutcome,
): Promise<StatementFile> {
  const query = statementQuery(params)
  const [config, stored, range, found] = await Promise.all([
    officeConfig(desk, grant),
    keptTotals(desk, grant.officeId),
    copiedRange(desk, grant.officeId),
    foundBy(desk, grant, findTextOf(desk, grant.officeId, query)),
  ])
  const { source, origin } = sourceOf(grant, copied, range, stored.copiedAt)
  const filter = { ...query, found }
  const [first] = await fileLines(desk, source, filter, 0, 1)
  const before = await lineBefore(desk, source, filter)
  return {
    officeName: grant.officeName,
    officeId: grant.officeId.slice(grant.officeId.indexOf(':') + 1),
    filter,
    origin,
    missingCount: source.kind === 'copy' ? Math.max(0, range.from - 1) : 0,
    madeAt: serverNowOf(desk, config),
    openingCents: source.kind === 'own' ? null : openingOf(first, before?.balanceCents ?? 0),
    rows: rowsOf(desk, grant, source, filter),
  }
}

/** The balance before a period that begins with `first`; one without movements has that of the one before. */
function openingOf(first: FileLine | undefined, beforeCents: number): number {
  if (first?.balanceCents == null) return beforeCents
  return first.balanceCents - balanceChangeCents(first)
}

async function* rowsOf(
  desk: Desk,
  grant: AnyGrant,
  source: MovementSource,
  filter: MovementFilter,
): AsyncGenerator<FileRow> {
  for (let after = 0; ;) {
    const lines = await fileLines(desk, source, filter, after, BATCH)
    const shown = lines.filter(({ isShown }) => isShown).map(({ reference }) => reference)
    const bookings = await namedBookings(desk, grant, shown)
    for (const line of lines) {
      const row = bookings.get(line.reference ?? '')
      yield { ...line, booking: line.isShown && row ? statementBooking(desk, row) : null }
    }
    if (lines.length < BATCH) return
    after = lines.at(-1)?.ordinal ?? after
  }
}

const PIECE = 16_384

/** Texts as bytes, some kilobytes at a time. */
async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let piece = ''
  for await (const text of texts) {
    piece += text
    if (piece.length < PIECE) continue
    yield Buffer.from(piece)
    piece = ''
  }
  if (piece !== '') yield Buffer.from(piece)
}

function fileAnswer(file: Readable, type: string, name: string): Response {
  return new Response(Readable.toWeb(file) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': type,
      'content-disposition': attachment(name),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

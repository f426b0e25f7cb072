import 'server-only'
import { agentText } from '../../lib/booking/maker.ts'
import { z } from 'zod'
import type { BookingLine } from '../../lib/booking/booking-list-view.ts'
import { readListQuery, type ListQuery } from '../../lib/booking/list-query.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import { lineDeadline, type ShownDeadline } from '../../lib/booking/line-deadline.ts'
import { listStatus } from '../../lib/booking/list-status.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { CSV_MARK, csvRow, csvUsd } from '../csv.ts'
import type { Desk } from '../desk.ts'
import { readableKinds } from '../kinds.ts'
import { log } from '../log.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import { readJsonObject } from '../request/json-body.ts'
import { failure } from '../request/failure.ts'
import { isFromTheDesk } from '../request/same-origin.ts'
import { attachment, officeFileName } from '../request/content-disposition.ts'
import type { AnyGrant } from '../session/grant.ts'
import { readList } from '../store/store.ts'
import { attentionLines } from './attention.ts'
import { factsOfRows, lineWithFacts, type FactsOfRows } from './lines-of-rows.ts'
import { listPage, readCursor, type Cursor } from './list-page.ts'
import { listScopeOf, rowMatches, type ListScope } from './list-where.ts'
import { rowsByReference } from './office-rows.ts'
import { bookingReference } from './reference.ts'
import type { StoredBooking } from './stored-row.ts'

const PAGE_SIZE = 500
/** Most bookings that can be selected by hand. */
const MOST_SELECTED = 1000

/** The columns of the file, in order. Amounts are decimals in USD, instants ISO 8601 UTC. */
const HEAD = [
  'Reference',
  'Short code',
  'PNR and supplier references',
  'Service',
  'Title',
  'Details',
  'Lead traveller',
  'Travellers',
  'First day',
  'Last day',
  'Deadline (UTC)',
  'Deadline of',
  'Net total USD',
  'Client price USD',
  'Kept USD',
  'Refund USD',
  'Status',
  'Status detail',
  'Booking service status',
  'Agent',
  'Cost centre',
  'Client',
  'Trip',
  'Booked at',
  'Outcome',
] as const

/**
 * The list as a file: the selected bookings, or all of a query. The query is in the body, so that no typed
 * name stands in an address. Every booking that was asked for has a row; one that could not be exported says
 * why.
 */
export async function listCsv(desk: Desk, grant: AnyGrant, request: Request): Promise<Response> {
  if (!isFromTheDesk(request.headers, desk.settings)) return failure(403, 'ForeignOrigin')
  const body = bodyShape.safeParse(await readJsonObject(request))
  if (!body.success) return failure(400, 'BadRequest', 'The query or the selection is wrong.')
  const { search, references } = body.data
  const params = new URLSearchParams(search)
  const query = { ...readListQuery(params, params.get('q') ?? ''), after: null }
  const config = await officeConfig(desk, grant)
  if (config.kind === 'session') return failure(401, 'SessionExpired')
  const serverNow = serverNowOf(desk, config)
  const rows =
    references === null
      ? queryRows(desk, grant, query, serverNow)
      : selectedRows(desk, grant, references, serverNow)
  return new Response(streamOf(rows, grant.requestId), {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': attachment(
        officeFileName('bookings', grant.officeName, serverNow.slice(0, 10), 'csv'),
      ),
      'cache-control': 'no-store',
    },
  })
}

/** `references` are the selected bookings; null for all of the query. */
const bodyShape = z.object({
  search: z.string().max(1000),
  references: z.array(bookingReference).min(1).max(MOST_SELECTED).nullable(),
})

async function* queryRows(
  desk: Desk,
  grant: AnyGrant,
  query: ListQuery,
  serverNow: string,
): AsyncGenerator<string> {
  const kinds = readableKinds(grant).map(({ kind }) => kind)
  const wanted = await listScopeOf(desk, grant, kinds, query, serverNow)
  for await (const rows of inBatches(rowsOf(desk, grant, wanted, serverNow)))
    yield* await rowTexts(desk, grant, rows, serverNow)
}

async function* rowsOf(
  desk: Desk,
  grant: AnyGrant,
  wanted: ListScope,
  serverNow: string,
): AsyncGenerator<StoredBooking> {
  if (wanted.query.tab === 'attention') {
    const { lines, rows } = await attentionLines(desk, grant, serverNow)
    const urgent = new Set(lines.map(({ line }) => line.reference))
    yield* rows.filter((row) => urgent.has(row.reference) && rowMatches(row, wanted))
    return
  }
  let cursor: string | null = null
  do {
    const from: Cursor | null = cursor === null ? null : readCursor(cursor)
    const page: Awaited<ReturnType<typeof listPage>> = await readList(desk.store, (db) =>
      listPage(db, wanted, from, PAGE_SIZE),
    )
    yield* page?.rows ?? []
    cursor = page?.next ?? null
  } while (cursor !== null)
}

async function* selectedRows(
  desk: Desk,
  grant: AnyGrant,
  references: readonly string[],
  serverNow: string,
): AsyncGenerator<string> {
  const byReference = await readList(desk.store, (db) => rowsByReference(db, grant, references))
  const facts = await factsOfRows(desk, await desk.store.db(), grant.officeId, [...byReference.values()])
  for (const reference of new Set(references)) {
    const row = byReference.get(reference)
    yield row
      ? rowText(desk, row, facts, serverNow)
      : notExported(reference, 'Not exported: no booking of this office')
  }
}

/** The texts of rows, with the clients and trips of all of them read at once. */
async function rowTexts(
  desk: Desk,
  grant: AnyGrant,
  rows: readonly StoredBooking[],
  serverNow: string,
): Promise<string[]> {
  const facts = await factsOfRows(desk, await desk.store.db(), grant.officeId, rows)
  return rows.map((row) => rowText(desk, row, facts, serverNow))
}

async function* inBatches(rows: AsyncGenerator<StoredBooking>): AsyncGenerator<StoredBooking[]> {
  let batch: StoredBooking[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < PAGE_SIZE) continue
    yield batch
    batch = []
  }
  yield batch
}

/** The text of a row. A booking that cannot be written does not stop the file: its row says so. */
function rowText(desk: Desk, row: StoredBooking, facts: FactsOfRows, serverNow: string): string {
  try {
    return lineText(lineWithFacts(desk, row, facts), serverNow)
  } catch (error) {
    log.error('booking not exported', { errorName: (error as Error).name })
    return notExported(row.reference, 'Not exported: its record cannot be read')
  }
}

/** The name of each deadline, as the list writes it. */
const DEADLINE_OF: Readonly<Record<ShownDeadline['ends'], string>> = {
  hold: 'Hold ends',
  'free cancellation': 'Free cancellation ends',
}

function lineText(line: BookingLine, serverNow: string): string {
  const deadline = lineDeadline(line, Date.parse(serverNow))
  const { service, settlement } = line
  const { word } = listStatus(line)
  const { totalCents, markupCents } = line
  const clientCents = totalCents === null || markupCents === null ? null : totalCents + markupCents
  return csvRow([
    line.reference,
    service?.code ?? '',
    service?.codes.join(' ') ?? '',
    kindFacts(line.kind).service,
    service?.title ?? '',
    service?.detail ?? '',
    line.leadName ?? '',
    line.people.join('; '),
    service?.days?.from ?? '',
    service?.days?.to ?? '',
    deadline?.at ?? '',
    deadline === null ? '' : DEADLINE_OF[deadline.ends],
    csvUsd(line.totalCents),
    csvUsd(clientCents),
    csvUsd(settlement?.feeCents ?? null),
    csvUsd(settlement?.refundedCents ?? null),
    word,
    stateFacts(line).word,
    line.original ?? '',
    agentText(line),
    line.costCentre ?? '',
    line.client ?? '',
    line.trip?.name ?? '',
    line.createdAt,
    service === null ? 'Exported without details: not read yet' : 'Exported',
  ])
}

function notExported(reference: string, why: string): string {
  return csvRow([reference, ...Array.from({ length: HEAD.length - 2 }, () => ''), why])
}

/** The file, written as it is read. A mark at the start tells spreadsheets that it is UTF-8. */
function streamOf(rows: AsyncGenerator<string>, requestId: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (stream) => stream.enqueue(encoder.encode(CSV_MARK + csvRow(HEAD))),
    pull: async (stream) => {
      try {
        const part: string[] = []
        while (part.length < PAGE_SIZE) {
          const next = await rows.next()
          if (next.done) break
          part.push(next.value)
        }
        if (part.length > 0) stream.enqueue(encoder.encode(part.join('')))
        if (part.length < PAGE_SIZE) stream.close()
      } catch (error) {
        log.error('export broken off', { requestId, errorName: (error as Error).name })
        const why = 'Not exported: the desk could not read its records. Bookings after this line are missing'
        stream.enqueue(encoder.encode(notExported('', why)))
        stream.close()
      }
    },
  })
}

import 'server-only'
import { Readable } from 'node:stream'
import type { MonthView } from '../../lib/accounts/accounts-view.ts'
import { letterheadOf } from '../config/letterhead.ts'
import { CSV_MARK, csvRow, csvUsd } from '../csv.ts'
import type { Desk } from '../desk.ts'
import { refusalOfRole } from '../office/require-admin.ts'
import { attachment } from '../request/content-disposition.ts'
import { failure } from '../request/failure.ts'
import type { AnyGrant } from '../session/grant.ts'
import { monthPdf } from './month-pdf.ts'
import { lineSheet, monthSheets, type SheetCell } from './month-sheets.ts'
import { monthForAdmin } from './queries.ts'
import { workbookOf } from './workbook.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A month as a file: `month` is its address, `format` is `csv`, `xlsx` or `pdf`. */
export async function monthFile(desk: Desk, grant: AnyGrant, params: URLSearchParams): Promise<Response> {
  if (refusalOfRole(grant)) return failure(403, 'NotPermitted', 'Only an office admin may have this file.')
  const month = params.get('month') ?? ''
  const view = await monthForAdmin(desk, grant, month)
  if (view.kind === 'session') return failure(401, 'SessionExpired')
  if (view.kind !== 'read') return failure(404, 'NotFound')
  const name = `accounts-${grant.officeId.slice(grant.officeId.indexOf(':') + 1)}-${month}`
  switch (params.get('format')) {
    case 'csv':
      return fileAnswer(monthCsv(view), 'text/csv; charset=utf-8', `${name}.csv`)
    case 'xlsx':
      return fileAnswer(new Uint8Array(await workbookOf(monthSheets(view))), XLSX, `${name}.xlsx`)
    case 'pdf': {
      const file = await monthPdf(view, await letterheadOf(desk, grant))
      return fileAnswer(Readable.toWeb(file) as ReadableStream<Uint8Array>, 'application/pdf', `${name}.pdf`)
    }
    default:
      return failure(400, 'BadFormat')
  }
}

/** All lines of a month as CSV, the sum in the last row. */
function monthCsv({ lines }: MonthView): string {
  const { head, rows } = lineSheet(lines)
  return CSV_MARK + [head, ...rows.map((row) => row.map(csvText))].map((row) => csvRow(row)).join('')
}

function csvText(cell: SheetCell): string | number | null {
  if (cell === null || typeof cell === 'string') return cell
  return 'count' in cell ? cell.count : csvUsd(cell.cents)
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

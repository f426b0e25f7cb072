import 'server-only'
import { formatInstant } from '../../lib/dates.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { changeQuery } from '../../lib/office/change-query.ts'
import type { Spent } from '../../lib/office/overview-view.ts'
import { periodOf } from '../../lib/office/period.ts'
import { CSV_MARK, csvRow, csvUsd, type CsvCell } from '../csv.ts'
import type { Desk } from '../desk.ts'
import { failure } from '../read/refusals.ts'
import type { AnyGrant } from '../session/grant.ts'
import { copyStatement } from '../wallet/copy-statement.ts'
import { changeLines } from './changes.ts'
import { officeConfig, serverNowOf } from './office-config.ts'
import { refusalOfRole } from './require-admin.ts'
import { spendOf } from './spend.ts'

const CHANGES_AT_ONCE = 1000
/** A file has no more entries than this; it says so in its last row. */
const MOST_CHANGES = 50_000

/** The spend of a period as a file: each list of the page with its sum. */
export async function spendFile(desk: Desk, grant: AnyGrant, asked: URLSearchParams): Promise<Response> {
  if (refusalOfRole(grant)) return notAdmin()
  const [config, copied] = await Promise.all([officeConfig(desk, grant), copyStatement(desk, grant)])
  if (copied.kind !== 'copied') return new Response('The statement is not available.', { status: 503 })
  const period = periodOf(asked.get('period'), serverNowOf(desk, config).slice(0, 10))
  const { total, byDay, byFamily, byAgent } = await spendOf(desk, grant.officeId, period)
  const row = (list: string, name: string, spent: Spent): CsvCell[] => [
    list,
    name,
    csvUsd(spent.chargedCents),
    csvUsd(spent.refundedCents),
    csvUsd(spent.netCents),
  ]
  const rows = [
    ['By', 'Name', 'Charged USD', 'Refunded USD', 'Spend USD'],
    ...byDay.map((spent) => row('day', spent.day, spent)),
    ...byFamily.map((spent) =>
      row('family', spent.family === null ? 'not known' : kindFacts(spent.family).service, spent),
    ),
    ...byAgent.map((spent) => row('agent', spent.agent ?? 'not known', spent)),
    row('total', `${period.from} to ${period.to}`, total),
  ]
  return csvFile(rows, `spend-${period.from}-${period.to}.csv`)
}

/** The change log with the filters of its page, as a file: every page of it. */
export async function changesFile(desk: Desk, grant: AnyGrant, asked: URLSearchParams): Promise<Response> {
  if (refusalOfRole(grant)) return notAdmin()
  const query = changeQuery(asked)
  const rows: CsvCell[][] = [
    [
      'Number',
      'Time UTC',
      'Office time UTC',
      'Who',
      'What',
      'Reference',
      'Before',
      'After',
      'Reason',
      'Request',
    ],
  ]
  let before: string | null = null
  do {
    const lines = await changeLines(desk, grant.officeId, { ...query, before }, CHANGES_AT_ONCE)
    for (const line of lines) {
      rows.push([
        Number(line.seq),
        formatInstant(line.at),
        line.officeAt === null ? null : formatInstant(line.officeAt),
        line.who,
        line.what,
        line.about.text,
        line.before,
        line.after,
        line.reason,
        line.requestId,
      ])
    }
    before = lines.length === CHANGES_AT_ONCE ? (lines.at(-1)?.seq ?? null) : null
  } while (before !== null && rows.length <= MOST_CHANGES)
  if (before !== null) rows.push([`Older entries are not in this file; narrow it down by dates.`])
  return csvFile(rows, 'change-log.csv')
}

function csvFile(rows: readonly (readonly CsvCell[])[], name: string): Response {
  return new Response(CSV_MARK + rows.map(csvRow).join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}

function notAdmin(): Response {
  return failure(403, 'NotPermitted', 'Only an office admin may have this file.')
}

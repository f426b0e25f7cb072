import 'server-only'
import { changeQuery } from '../../lib/office/change-query.ts'
import { periodOf, type Period } from '../../lib/office/period.ts'
import { CSV_MARK, csvRow, type CsvCell, csvUsd } from '../csv.ts'
import type { Desk } from '../desk.ts'
import { failure } from '../request/failure.ts'
import { attachment, officeFileName } from '../request/content-disposition.ts'
import type { AnyGrant } from '../session/grant.ts'
import { copyAll } from '../statement/copy-all.ts'
import { changeLines } from './changes.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import { refusalOfRole } from './require-admin.ts'
import { spendOf } from './spend.ts'
import { kindFacts } from '../../lib/kinds.ts'
import type { Spent, SpendView } from '../../lib/office/overview-view.ts'
import { limitsOf } from '../wallet/statement-facts.ts'

const CHANGES_AT_ONCE = 1000
/** A file has no more entries than this; it says so in its last row. */
const MOST_CHANGES = 50_000

/** The spend of a period as a file, from a statement that is as complete as a request may wait for. */
export async function spendFile(desk: Desk, grant: AnyGrant, params: URLSearchParams): Promise<Response> {
  if (refusalOfRole(grant)) return notAdmin()
  const [config, copied] = await Promise.all([officeConfig(desk, grant), copyAll(desk, grant)])
  if (copied.kind === 'session') return failure(401, 'SessionExpired')
  if (copied.kind !== 'copied') return failure(503, 'Unavailable', 'The statement is not available.')
  const period = periodOf(params.get('period'), serverNowOf(desk, config).slice(0, 10))
  const spend = await spendOf(desk, grant.officeId, period)
  const rows = spendRows(period, spend, copied.missing)
  return csvFile(rows, officeFileName('spend', grant.officeName, `${period.from}-${period.to}`, 'csv'))
}

/** The change log with the filters of its page, as a file: every page of it. */
export async function changesFile(desk: Desk, grant: AnyGrant, params: URLSearchParams): Promise<Response> {
  if (refusalOfRole(grant)) return notAdmin()
  const query = changeQuery(params)
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
        line.at,
        line.officeAt,
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
  const day = serverNowOf(desk, await officeConfig(desk, grant)).slice(0, 10)
  return csvFile(rows, officeFileName('change-log', grant.officeName, day, 'csv'))
}

function csvFile(rows: readonly (readonly CsvCell[])[], name: string): Response {
  return new Response(CSV_MARK + rows.map(csvRow).join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(name),
      'cache-control': 'no-store',
    },
  })
}

function notAdmin(): Response {
  return failure(403, 'NotPermitted', 'Only an office admin may have this file.')
}

/**
 * The spend of a period as rows of a file: each list of the page, then the total.
 * @param missing older movements that are not in it; the last row says so
 */
export function spendRows(
  { from, to }: Pick<Period, 'from' | 'to'>,
  { total, byDay, byFamily, byAgent }: SpendView,
  missing: number,
): CsvCell[][] {
  return [
    ['By', 'Name', 'Charged USD', 'Refunded USD', 'Spend USD'],
    ...byDay.map((spent) => row('day', spent.day, spent)),
    ...byFamily.map((spent) =>
      row('service', spent.family === null ? 'not known' : kindFacts(spent.family).service, spent),
    ),
    ...byAgent.map((spent) => row('agent', spent.agent ?? 'not known', spent)),
    row('total', `${from} to ${to}`, total),
    ...limitsOf({ origin: { kind: 'gateway' }, missingCount: missing }).map((limit) => [limit]),
  ]
}

function row(list: string, name: string, { chargedCents, refundedCents, netCents }: Spent): CsvCell[] {
  return [list, name, csvUsd(chargedCents), csvUsd(refundedCents), csvUsd(netCents)]
}

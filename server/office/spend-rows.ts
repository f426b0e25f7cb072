import 'server-only'
import { kindFacts } from '../../lib/kinds.ts'
import type { Spent, SpendView } from '../../lib/office/overview-view.ts'
import type { Period } from '../../lib/office/period.ts'
import { csvUsd, type CsvCell } from '../csv.ts'
import { limitsOf } from '../wallet/statement-facts.ts'

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

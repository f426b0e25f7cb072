import 'server-only'
import { sumOf } from '../../lib/accounts/account-line.ts'
import type { MonthPageView, MonthView, NamedGroup } from '../../lib/accounts/accounts-view.ts'
import { groupsBy, valueOf } from '../../lib/accounts/groups.ts'
import { groupName, linesOf, type MonthQuery } from '../../lib/accounts/month-query.ts'

/** The page lists this many lines at most; files have all. */
const MOST_SHOWN = 200

/** The sums of a month, the groups of one dimension, and the lines that the query lists. */
export function monthPage({ lines, ...view }: MonthView, query: MonthQuery): MonthPageView {
  const { month } = view
  const shown = linesOf(lines, query, month)
  const earlier = lines.filter(({ type, saleMonth }) => type === 'refund' && saleMonth !== month)
  return {
    ...view,
    query,
    sum: sumOf(lines),
    lineCount: lines.length,
    correctionCount: lines.filter((line) => line.month !== month).length,
    earlierRefundsCents: sumOf(earlier).refundsCents,
    groups: namedGroups(lines, query, month),
    shown: shown.slice(0, MOST_SHOWN),
    shownCount: shown.length,
  }
}

function namedGroups(lines: MonthView['lines'], { by }: MonthQuery, month: string): NamedGroup[] {
  const names = new Map<string | null, string>()
  for (const line of lines) {
    const value = valueOf(line, by, month)
    if (!names.has(value)) names.set(value, groupName(line, by, month))
  }
  return groupsBy(lines, by, month).map((group) => ({ ...group, name: names.get(group.value) ?? '' }))
}

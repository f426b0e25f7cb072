import 'server-only'
import { netOf, sumOf } from '../../lib/accounts/account-line.ts'
import { MOST_INVOICED } from '../../lib/invoice/invoice.ts'
import type { MonthPageView, MonthView, NamedGroup } from '../../lib/accounts/accounts-view.ts'
import { groupsBy, valueOf } from '../../lib/accounts/groups.ts'
import { groupName, linesOf, type MonthQuery } from '../../lib/accounts/month-query.ts'

/** The page lists this many lines at most; files have all. */
const MOST_SHOWN = 200

/**
 * The sums of a month, the groups of one dimension, and the lines that the query lists.
 * @param invoices the number of the invoice of each booking that has one
 */
export function monthPage(
  { lines, ...view }: MonthView,
  query: MonthQuery,
  invoices: MonthPageView['invoices'],
): MonthPageView {
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
    groups: namedGroups(lines, query, month, invoices),
    shown: shown.slice(0, MOST_SHOWN),
    shownCount: shown.length,
    invoices,
  }
}

function namedGroups(
  lines: MonthView['lines'],
  { by }: MonthQuery,
  month: string,
  invoices: MonthPageView['invoices'],
): NamedGroup[] {
  const linesByValue = Map.groupBy(lines, (line) => valueOf(line, by, month))
  return groupsBy(lines, by, month).map((group) => {
    const own = linesByValue.get(group.value) ?? []
    const [first] = own
    return {
      ...group,
      name: first ? groupName(first, by, month) : '',
      toInvoice: by === 'client' && group.value !== null ? toInvoice(own, invoices) : [],
    }
  })
}

/** The bookings among lines of one client that were sold, owe something and are on no invoice. */
function toInvoice(lines: MonthView['lines'], invoices: MonthPageView['invoices']): string[] {
  const owed = [...Map.groupBy(lines, ({ reference }) => reference)].flatMap(([reference, own]) =>
    reference !== null && invoices[reference] === undefined && netOf(sumOf(own)) > 0 ? [reference] : [],
  )
  return owed.slice(0, MOST_INVOICED)
}

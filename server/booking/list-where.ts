import 'server-only'
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { statesStanding } from '../../lib/booking/booking-state.ts'
import type { ListQuery, ListTab } from '../../lib/booking/list-query.ts'
import { firstDateAnywhere } from '../../lib/first-date.ts'
import type { Desk } from '../desk.ts'
import type { DeskTables } from '../store/schema.ts'
import { typedTokens } from './find-tokens.ts'
import type { StoredBooking } from './stored-row.ts'
import { typedText } from '../../lib/typed-text.ts'

/** The scope of the list: the office, the kinds that the person may read, and the query. */
export type ListScope = {
  officeId: string
  kinds: readonly BookingKind[]
  query: ListQuery
  /** The hashes that a booking must have to be found by the typed text; null if nothing was typed. */
  tokens: readonly string[] | null
  /** The first date that is not past everywhere, `YYYY-MM-DD`: rows have local dates and no zone. */
  first: string
}

type Where = ExpressionBuilder<DeskTables, 'booking'>

/** The scope of a query. Text without a word that could find anything finds nothing. */
export function listScopeOf(
  desk: Desk,
  officeId: string,
  kinds: readonly BookingKind[],
  query: ListQuery,
  officeNow: string,
): ListScope {
  const { typed, kind } = query
  return {
    officeId,
    kinds: kind === null ? kinds : kinds.filter((readable) => readable === kind),
    query,
    tokens: typedText(typed) === '' ? null : typedTokens(desk.findKey, officeId, typedText(typed)),
    first: firstDateAnywhere(officeNow),
  }
}

/** True if nothing can match. */
export function findsNothing({ kinds, tokens }: ListScope): boolean {
  return kinds.length === 0 || tokens?.length === 0
}

/** The conditions of a query and a tab that the database counts and lists. */
export function listWhere(where: Where, scope: ListScope, tab: ListTab): Expression<SqlBool> {
  const { kinds, query, tokens, first, officeId } = scope
  const conditions: Expression<SqlBool>[] = [
    where('office_id', '=', officeId),
    where('kind', 'in', kinds),
    ...tabWhere(where, kinds, tab, first),
  ]
  if (tokens !== null) conditions.push(sql<SqlBool>`find_tokens @> ${tokens}::bigint[]`)
  if (query.standing !== null) {
    conditions.push(statesIn(where, kinds, (kind) => statesStanding(kind, query.standing!)))
  }
  if (query.agent !== null) conditions.push(where('made_by', '=', query.agent))
  if (query.from !== null) conditions.push(where('last_day', '>=', query.from))
  if (query.to !== null) conditions.push(where('first_day', '<=', query.to))
  return where.and(conditions)
}

/** The same for a row that was read already, apart from office and tab. */
export function rowMatches(row: StoredBooking, { kinds, query, tokens }: ListScope): boolean {
  const { standing, agent, from, to } = query
  return (
    kinds.includes(row.kind) &&
    (tokens === null || tokens.every((token) => row.find_tokens?.includes(token))) &&
    (standing === null || statesStanding(row.kind, standing).includes(row.state)) &&
    (agent === null || row.made_by === agent) &&
    (from === null || (row.last_day !== null && row.last_day >= from)) &&
    (to === null || (row.first_day !== null && row.first_day <= to))
  )
}

/**
 * Upcoming, past and cancelled together are all bookings; one whose days are not known counts as upcoming,
 * and so does one whose last day is not over everywhere.
 */
function tabWhere(
  where: Where,
  kinds: readonly BookingKind[],
  tab: ListTab,
  first: string,
): Expression<SqlBool>[] {
  const gone = (kind: BookingKind) => statesStanding(kind, 'over', 'none')
  switch (tab) {
    case 'attention':
    case 'all':
      return []
    case 'upcoming':
      return [
        where.or([where('last_day', '>=', first), where('last_day', 'is', null)]),
        where.not(statesIn(where, kinds, gone)),
      ]
    case 'past':
      return [where('last_day', '<', first), where.not(statesIn(where, kinds, gone))]
    case 'cancelled':
      return [statesIn(where, kinds, gone)]
  }
}

/** Bookings whose state is one of their kind's. The plain list of all states comes first, for the index. */
export function statesIn(
  where: Where,
  kinds: readonly BookingKind[],
  statesOf: (kind: BookingKind) => string[],
): Expression<SqlBool> {
  const all = [...new Set(kinds.flatMap(statesOf))]
  if (all.length === 0) return sql<SqlBool>`false`
  const each = kinds.map((kind) => {
    const states = statesOf(kind)
    return states.length === 0
      ? sql<SqlBool>`false`
      : where.and([where('kind', '=', kind), where('state', 'in', states)])
  })
  const isSame = kinds.every((kind) => statesOf(kind).length === all.length)
  return isSame ? where('state', 'in', all) : where.and([where('state', 'in', all), where.or(each)])
}

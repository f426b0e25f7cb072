import { plusSeconds } from '../clock.ts'
import type { Services } from '../services.ts'
import { nextNumber } from '../store/number-blocks.ts'
import type { SearchTable } from '../store/schema.ts'
import type { Caller } from './session/caller.ts'

/** A stored search: its number and its query. Its offers are computed again from the query. */
export type SearchRow<Q extends object> = {
  searchId: number
  query: Q
  /** Office time. */
  searchedAt: Date
  /** Whether its offers are past their lifetime in office time (gap 54). */
  expired: boolean
}

/** Stores the one row of a search: who, what, when. @returns its number. */
export async function storeSearch(
  services: Services,
  caller: Caller,
  kind: SearchTable['kind'],
  query: object,
): Promise<number> {
  const searchId = await nextNumber(services.db, 'search')
  await services.db
    .insertInto('search')
    .values({
      office_id: caller.officeId,
      search_id: searchId,
      kind,
      user_id: caller.userId,
      query: JSON.stringify(query),
      searched_at: caller.now,
      request_id: caller.requestId,
    })
    .execute()
  return searchId
}

/**
 * An earlier search of the office and kind; null for none.
 * @param search `lifeMinutes`: how long the offers of this kind of search are valid.
 */
export async function readSearch<Q extends object>(
  services: Services,
  caller: Caller,
  search: { kind: SearchTable['kind']; searchId: number; lifeMinutes: number },
): Promise<SearchRow<Q> | null> {
  const { kind, searchId, lifeMinutes } = search
  const row = await services.db
    .selectFrom('search')
    .select(['query', 'searched_at'])
    .where('office_id', '=', caller.officeId)
    .where('search_id', '=', BigInt(searchId))
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!row) return null
  const expired = caller.now > plusSeconds(row.searched_at, lifeMinutes * 60)
  return { searchId, query: row.query as Q, searchedAt: row.searched_at, expired }
}

import 'server-only'
import { sql, type Expression, type SqlBool } from 'kysely'
import type { Desk } from '../desk.ts'
import { isFoundIn } from './find-tokens.ts'
import type { FindWay } from './find-words.ts'

/**
 * One way in which a typed text can be met by a row that has a client: each word by the row's own hashes, or
 * by the name of its client.
 */
export type ClientWay = readonly { tokens: readonly string[]; clientIds: readonly string[] }[]

/** The most clients of which a typed text finds the rows. A longer text finds fewer. */
const MOST_CLIENTS = 1000

/** The same ways, where the name of a row's client counts as well. Asks for the clients by one statement. */
export async function withClients(
  desk: Pick<Desk, 'store'>,
  officeId: string,
  ways: readonly FindWay[],
): Promise<ClientWay[]> {
  const tokens = [...new Set(ways.flat(2))]
  if (tokens.length === 0) return []
  const db = await desk.store.db()
  const clients = await db
    .selectFrom('client')
    .select(['id', 'name_tokens'])
    .where('office_id', '=', officeId)
    // The hashes of a name are among those of the whole client, which an index has.
    .where(sql<SqlBool>`find_tokens && ${tokens}::bigint[] and name_tokens && ${tokens}::bigint[]`)
    .orderBy('changed_at', 'desc')
    .limit(MOST_CLIENTS)
    .execute()
  const named = clients.map(({ id, name_tokens }) => ({ id, tokens: new Set(name_tokens) }))
  return ways.map((way) =>
    way.map((word) => ({
      tokens: word,
      clientIds: named.filter((client) => word.some((token) => client.tokens.has(token))).map(({ id }) => id),
    })),
  )
}

/** The condition of a row that is found in one of these ways. The table has `find_tokens` and `client_id`. */
export function foundWithClients(ways: readonly ClientWay[]): Expression<SqlBool> {
  const each = ways.map((way) => {
    const all = way.map(({ tokens, clientIds }) => {
      const own = sql`find_tokens && ${tokens}::bigint[]`
      return clientIds.length === 0 ? own : sql`(${own} or client_id = any(${clientIds}::uuid[]))`
    })
    return sql`(${sql.join(all, sql` and `)})`
  })
  return each.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(each, sql` or `)})`
}

/** The same for a row that was read already. */
export function isFoundWithClients(
  row: { find_tokens: readonly string[] | null; client_id: string | null },
  ways: readonly ClientWay[],
): boolean {
  return ways.some((way) =>
    way.every(
      ({ tokens, clientIds }) =>
        isFoundIn(row.find_tokens ?? [], [[tokens]]) ||
        (row.client_id !== null && clientIds.includes(row.client_id)),
    ),
  )
}

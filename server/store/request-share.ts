import 'server-only'
import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { requestScope } from '../../program/request-scope.ts'

/** Connections that the parts of one request's answer have at once. */
const MOST_CONNECTIONS = 3

/** The connections of one request, and the parts of it that wait for one. */
type Share = { taken: number; waiting: (() => void)[] }

const KEY = Symbol('connections of the request')

/**
 * A pool that gives one request three connections at most at a time: a page whose parts all read at once
 * would otherwise leave none to others. The rest of its parts wait for those before them. Jobs of the
 * program's own have no limit. Work in a transaction must use the transaction alone, and never ask for a
 * second connection.
 */
export function sharedByRequests(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const share = shareOfRequest()
      if (share === null) return pool.connect()
      await take(share)
      try {
        const client = await pool.connect()
        const { release } = client
        // The pool sets it anew each time it hands the connection out.
        client.release = (error) => {
          give(share)
          release(error)
        }
        return client
      } catch (error) {
        give(share)
        throw error
      }
    },
  }
}

function shareOfRequest(): Share | null {
  const scope = requestScope.getStore()
  if (!scope) return null
  const existing = scope.get(KEY) as Share | undefined
  const share = existing ?? { taken: 0, waiting: [] }
  if (!existing) scope.set(KEY, share)
  return share
}

async function take(share: Share): Promise<void> {
  if (share.taken < MOST_CONNECTIONS) share.taken += 1
  else await new Promise<void>((resolve) => share.waiting.push(resolve))
}

/** Hands a connection on to the part that has waited longest. */
function give(share: Share): void {
  const next = share.waiting.shift()
  if (next) next()
  else share.taken -= 1
}

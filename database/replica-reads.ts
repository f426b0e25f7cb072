import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { serversOf } from './hosts.ts'
import { isDatabaseLost } from './lost.ts'

/** How long a read waits for the replica to have what it must show, and how often it asks. Milliseconds. */
const WAIT_MILLIS = 100
const ASK_AGAIN_MILLIS = 5

/** How long a replica that was lost, or that came too late, is left alone. Milliseconds. */
const REST_MILLIS = 5000

/** SQLSTATE: the replica ended the read, because it has to replay what the read stands in the way of. */
const IN_THE_WAY = new Set(['40001', '40P01'])

/** The replica does not have what it must show; the message says why it cannot or not yet. */
class NotReached extends Error {}

/**
 * Runs a read at the replica of a database, or at the database itself. The read gets the one of the two to
 * use, must use nothing else, and may be run twice. It sees everything that the main database had committed
 * when it began, whichever program wrote it.
 */
export type ReplicaReads<Tables> = <T>(
  main: Kysely<Tables>,
  read: (db: Kysely<Tables>) => Promise<T>,
) => Promise<T>

/**
 * Reads where there may be a replica. The main database is asked how far it has written, which costs it
 * nothing, and the replica does the work once it has replayed that: within a tenth of a second, or not at
 * all. It must be a copy of the same server and follow the same leader, whatever its address says; after a
 * failover that is known with its next restart point. A replica that is lost, late, or no replica is left
 * alone for five seconds.
 * @param replica null: all reads are made at the main database
 * @param told is told when the replica is not used any more, and why; null when it is used again
 */
export function replicaReads<Tables>(
  replica: Kysely<Tables> | null,
  told: (why: unknown) => void,
): ReplicaReads<Tables> {
  let restUntil = 0
  let isUsed = true
  const rest = (why: unknown) => {
    restUntil = performance.now() + REST_MILLIS
    if (isUsed) told(why)
    isUsed = false
  }
  return async (main, read) => {
    if (replica === null || performance.now() < restUntil) return read(main)
    try {
      const place = await placeOf(main)
      const result = await replica
        .transaction()
        .setAccessMode('read only')
        .execute(async (tx) => {
          await untilReached(tx, place)
          return read(tx)
        })
      if (!isUsed) told(null)
      isUsed = true
      return result
    } catch (error) {
      if (!(error instanceof NotReached || isDatabaseLost(error) || isInTheWay(error))) throw error
      rest(error)
    }
    return read(main)
  }
}

/**
 * The address of a replica, of those that are given.
 * @throws Error with one sentence that names the variable.
 */
export function replicaAddress(
  env: Readonly<Record<string, string | undefined>>,
  ...names: readonly string[]
): string | null {
  const name = names.find((each) => env[each]?.trim())
  if (name === undefined) return null
  const url = env[name]?.trim() ?? ''
  if (!/^postgres(ql)?:\/\/./.test(url)) {
    throw new Error(`${name} must be an address that begins with postgres://.`)
  }
  // Of several the one that takes writes would be looked for, and that is the main one.
  if (/^[^?]*,/.test(url) || url.includes('target_session_attrs') || serversOf(url).mustAsk) {
    throw new Error(`${name} must name one server, without target_session_attrs.`)
  }
  return url
}

/** What a server has written: which data these are, and up to where. */
type Place = { data: string; lsn: string }

/** The server, its timeline, and the database: a failover begins a new timeline. */
const dataOf = (timeline: ReturnType<typeof sql>) =>
  sql`(select system_identifier from pg_control_system()) || ' ' || ${timeline} || ' ' || current_database()`

async function placeOf<Tables>(main: Kysely<Tables>): Promise<Place> {
  const timeline = sql`substr(pg_walfile_name(pg_current_wal_flush_lsn()), 1, 8)`
  const asked = sql<Place>`select ${dataOf(timeline)} as data, pg_current_wal_flush_lsn()::text as lsn`
  try {
    const { rows } = await asked.execute(main)
    if (rows[0]) return rows[0]
  } catch (error) {
    throw new NotReached('the main database does not say how far it has written', { cause: error })
  }
  throw new NotReached('the main database does not say how far it has written')
}

type Answer = { is_replica: boolean; is_same: boolean; is_reached: boolean | null }

async function untilReached<Tables>(tx: Kysely<Tables>, { data, lsn }: Place): Promise<void> {
  const timeline = sql`(select upper(lpad(to_hex(timeline_id), 8, '0')) from pg_control_checkpoint())`
  const asked = sql<Answer>`select pg_is_in_recovery() as is_replica, ${dataOf(timeline)} = ${data} as is_same,
    pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as is_reached`
  const deadline = performance.now() + WAIT_MILLIS
  for (;;) {
    const { rows } = await asked.execute(tx)
    const [{ is_replica: isReplica, is_same: isSame, is_reached: isReached } = nothing] = rows
    if (!isReplica) throw new NotReached('it is no replica')
    if (!isSame) throw new NotReached('it does not follow the main database')
    if (isReached) return
    if (performance.now() > deadline) throw new NotReached('it is too far behind')
    await pause(ASK_AGAIN_MILLIS)
  }
}

const nothing: Answer = { is_replica: false, is_same: false, is_reached: null }

function isInTheWay(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && IN_THE_WAY.has(code)
}

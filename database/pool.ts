import pg from 'pg'
import { afterOwnTime } from '../program/own-time.ts'
import { clientOf, serversOf } from './hosts.ts'

const INT8 = 20

/** Longest wait for a connection: a new one, or one that is in use. */
const CONNECT_MILLIS = 4000

/** Longest time of ours that a piece of work, a statement or a transaction, keeps a connection. */
const WORK_MILLIS = 5000

export type PoolOptions = {
  /**
   * PostgreSQL connection string; the folder of a unix socket goes into `?host=`. It may name several servers
   * (`hosts.ts`).
   */
  url: string
  /** Most connections at once. */
  size: number
  /** How columns of further types are read, by OID. int8 is always a BigInt. */
  parsers?: Readonly<Record<number, (text: string) => unknown>>
  /** Leaves out the limit on a piece of work: for migrations, which may rewrite a table, and the like. */
  unlimited?: boolean
}

/**
 * A pool that survives the loss of its server. A connection that ends, idle or in use, fails the work that it
 * is used for and is replaced at the next use. Work on a server that hangs fails after nine seconds at most:
 * it waits four seconds for a connection and has five seconds on it. Its connection is then closed rather
 * than returned, because the server may still carry out the statement that was sent.
 */
export function openPool({ url, size, parsers = {}, unlimited = false }: PoolOptions): pg.Pool {
  const read: Readonly<Record<number, (text: string) => unknown>> = { [INT8]: BigInt, ...parsers }
  const getTypeParser = ((oid: number, format?: 'text'): unknown =>
    read[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser
  const pool = new pg.Pool({
    connectionString: serversOf(url).urls[0],
    Client: clientOf(url),
    max: size,
    connectionTimeoutMillis: CONNECT_MILLIS,
    types: { getTypeParser },
  })
  hearLostConnections(pool)
  if (!unlimited) limitWork(pool)
  return pool
}

/** Without a listener, the error of a lost connection would end the process. The work on it fails anyway. */
function hearLostConnections(pool: pg.Pool): void {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
}

function limitWork(pool: pg.Pool): void {
  const limits = new WeakMap<pg.PoolClient, () => void>()
  pool.on('acquire', (client) => {
    // `end` closes the socket at once while a statement runs, and that statement fails.
    const cancel = afterOwnTime(WORK_MILLIS, () => void (client as unknown as pg.Client).end())
    limits.set(client, cancel)
  })
  pool.on('release', (_error, client) => limits.get(client)?.())
}

import { setTimeout as pause } from 'node:timers/promises'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { findPostgres } from './postgres/binaries.ts'
import { preparePlace } from './postgres/place.ts'
import type { PostgresPlace } from './postgres/place.ts'
import { homeBelowVarLib, runAs } from './postgres/run-as.ts'
import { addressOf, answers, isAlive, launch, makeFiles, readOrNull, runningPid } from './postgres/server.ts'

/** A PostgreSQL that answers. */
export type Postgres = {
  /** Address of the one database, for `pg` and libpq: a unix socket's folder as host. */
  url: string
  /** True when it ran already: another starter's, or one that outlived its starter. */
  adopted: boolean
  /** Process id of the server. */
  pid: number
  /** Ends our use of it; the last program out stops the server (open transactions are rolled back). */
  stop(): Promise<void>
}

export type PostgresOptions = {
  /** The folder that holds all data of this world. */
  dataDir: string
  /** Gets short lines about what is being done. */
  log: (line: string) => void
  /** False only for tests: commits do not wait for the disk. */
  durable?: boolean
}

const database = 'travel_desk'
const startWithinMs = 60_000
const attempts = 12
const askAgainMs = 20

/**
 * Brings the embedded PostgreSQL of `dataDir` up, or adopts the one that runs there. Several starters at once end
 * with one server.
 *
 * @throws Error with one sentence and the end of the server's log when it cannot be brought up.
 */
export async function ensurePostgres(options: PostgresOptions): Promise<Postgres> {
  const user = runAs()
  const place = preparePlace(options.dataDir, user)
  // Said before looking, so that a program that is just leaving does not stop the server that we found.
  enter(place)
  const deadline = performance.now() + startWithinMs
  const found = await adopt(place, deadline)
  if (found !== null) return handle(place, found, true, options)
  const binaries = findPostgres(user, () => homeBelowVarLib(options.dataDir))
  makeFiles(binaries, place, user)
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const server = launch(binaries, place, user, options.durable ?? true)
    if (await up(place, server, deadline)) return handle(place, server.pid ?? 0, false, options)
    // It left: another starter was faster, or the last server's shared memory is not free yet.
    const other = await adopt(place, deadline)
    if (other !== null) return handle(place, other, true, options)
    await pause(attempt * 100)
  }
  leave(place)
  throw new Error(`PostgreSQL did not start in ${place.root}: ${lastLines(place)}`)
}

/** Stops the server of `dataDir`, whoever uses it, and removes all that it stored. */
export async function removePostgres(dataDir: string): Promise<void> {
  const place = preparePlace(dataDir, runAs())
  const pid = runningPid(place)
  if (pid !== null && (await answers(place))) await stopServer(place, pid)
  rmSync(place.root, { recursive: true, force: true })
}

type Server = ReturnType<typeof launch>

/** Waits until the server answers (true) or leaves (false). */
async function up(place: PostgresPlace, server: Server, deadline: number): Promise<boolean> {
  let failed = false
  server.once('error', () => (failed = true))
  while (performance.now() < deadline) {
    if (failed || server.exitCode !== null || server.signalCode !== null) return false
    if (runningPid(place) === server.pid && (await answers(place))) return true
    await pause(askAgainMs)
  }
  return false
}

/** The process id of a server that runs at this place and answers; null when there is none. */
async function adopt(place: PostgresPlace, deadline: number): Promise<number | null> {
  // A lock file may name a process that is no server (ids are reused after a crash), so asking ends soon.
  const patience = Math.min(deadline, performance.now() + 10_000)
  for (let pid = runningPid(place); pid !== null; pid = runningPid(place)) {
    if (await answers(place)) return pid
    if (performance.now() > patience) return null
    await pause(askAgainMs * 5)
  }
  return null
}

function lastLines(place: PostgresPlace): string {
  return (readOrNull(place.log) ?? 'it wrote no log').trimEnd().split('\n').slice(-4).join(' / ')
}

async function handle(
  place: PostgresPlace,
  pid: number,
  adopted: boolean,
  options: PostgresOptions,
): Promise<Postgres> {
  options.log(adopted ? 'PostgreSQL runs already' : 'PostgreSQL is up')
  await makeDatabase(place)
  const stop = async () => {
    leave(place)
    if (othersIn(place).length === 0) await stopServer(place, pid)
  }
  return { url: addressOf(place, database), adopted, pid, stop }
}

function enter(place: PostgresPlace): void {
  writeFileSync(path.join(place.users, String(process.pid)), '')
}

function leave(place: PostgresPlace): void {
  rmSync(path.join(place.users, String(process.pid)), { force: true })
}

function othersIn(place: PostgresPlace): number[] {
  return readdirSync(place.users)
    .map(Number)
    .filter((pid) => pid !== process.pid && isAlive(pid))
}

async function makeDatabase(place: PostgresPlace): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(place, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (rowCount === 0) await client.query(`create database ${database}`)
  } catch (error) {
    // Two starters may both find it missing; the later one is told that it stands.
    const code = (error as { code?: string }).code
    if (code !== '42P04' && code !== '23505') throw error
  } finally {
    await client.end()
  }
}

async function stopServer(place: PostgresPlace, pid: number): Promise<void> {
  const gone = async (withinMs: number) => {
    const deadline = performance.now() + withinMs
    while (performance.now() < deadline) {
      if (runningPid(place) !== pid) return true
      await pause(askAgainMs)
    }
    return false
  }
  if (runningPid(place) !== pid) return
  process.kill(pid, 'SIGINT')
  if (!(await gone(10_000)) && runningPid(place) === pid) {
    process.kill(pid, 'SIGQUIT')
    await gone(5_000)
  }
}

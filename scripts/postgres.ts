import { setTimeout as pause } from 'node:timers/promises'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { fullDisk } from './ensure/full-disk.mjs'
import { findPostgres } from './postgres/binaries.ts'
import { preparePlace } from './postgres/place.ts'
import type { PostgresPlace } from './postgres/place.ts'
import { makeProgramRoles } from './postgres/program-roles.ts'
import { homeBelowVarLib, runAs } from './postgres/run-as.ts'
import { addressOf, answers, isAlive, launch, makeFiles, readOrNull, runningPid } from './postgres/server.ts'

/** A PostgreSQL that answers. */
export type Postgres = {
  /**
   * Address of the one database for its owner, for `pg` and libpq; the host is the folder of a unix socket.
   */
  url: string
  /** True when it was already running: started by another starter, or left running by one that has ended. */
  adopted: boolean
  /** Process id of the server. */
  pid: number
  /**
   * Ends our use of the server. The last program to do so stops it, and open transactions are rolled back.
   */
  stop(): Promise<void>
}

export type PostgresOptions = {
  /** The folder of all data of this installation. */
  dataDir: string
  /** Receives short lines about the work in progress. */
  log: (line: string) => void
  /** False only for tests: commits then do not wait for the disk. */
  durable?: boolean
}

const database = 'travel_desk'
const startWithinMs = 60_000
const attempts = 12
const askAgainMs = 20

/**
 * Starts the embedded PostgreSQL of `dataDir`, or adopts the one that is running. Several starters at once
 * end up with one server.
 * @throws Error with one sentence and the end of the server's log when it cannot be started.
 */
export async function ensurePostgres(options: PostgresOptions): Promise<Postgres> {
  const user = runAs()
  const place = preparePlace(options.dataDir, user)
  // Register before looking, so that a program that is just ending does not stop the server that we find.
  enter(place)
  const deadline = performance.now() + startWithinMs
  const running = await adopt(place, deadline)
  if (running !== null) return handle(place, running, true, options)
  const binaries = findPostgres(user, () => homeBelowVarLib(options.dataDir))
  makeFiles(binaries, place, user)
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const server = launch(binaries, place, user, options.durable ?? true)
    if (await up(place, server, deadline)) return handle(place, server.pid ?? 0, false, options)
    // It ended, because another starter was faster or because the last server's shared memory is not free
    // yet.
    const other = await adopt(place, deadline)
    if (other !== null) return handle(place, other, true, options)
    // It will not start by waiting, and cannot say so where its log is on the same disk.
    const full = fullDisk(place.root)
    if (full !== null) {
      leave(place)
      throw new Error(full)
    }
    await pause(attempt * 100)
  }
  leave(place)
  throw new Error(`PostgreSQL did not start in ${place.root}: ${lastLines(place)}`)
}

/** Whether `dataDir` has an embedded PostgreSQL with its files, running or not. */
export function hasDatabase(dataDir: string): boolean {
  return existsSync(preparePlace(dataDir, runAs()).files)
}

/** Stops the server of `dataDir`, whoever uses it, and removes all its data. */
export async function removePostgres(dataDir: string): Promise<void> {
  const place = preparePlace(dataDir, runAs())
  const pid = runningPid(place)
  if (pid !== null && (await answers(place))) await stopServer(place, pid)
  rmSync(place.root, { recursive: true, force: true })
}

type Server = ReturnType<typeof launch>

/** Waits until the server answers (true) or ends (false). */
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

/** The process id of the server that runs at this place and answers; null when there is none. */
async function adopt(place: PostgresPlace, deadline: number): Promise<number | null> {
  // The lock file may name a process that is not a server, since ids are reused after a crash; so stop
  // waiting soon.
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
  if (!place.root.startsWith(path.resolve(options.dataDir))) {
    options.log(`the database is in ${place.root}, because PostgreSQL cannot reach ${options.dataDir}`)
  }
  await makeDatabase(place)
  await makeProgramRoles(addressOf(place, database))
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
    // Two starters may both find the database missing; the later one gets the error that it exists.
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

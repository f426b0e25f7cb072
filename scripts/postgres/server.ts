import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  lchownSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { PostgresBinaries } from './binaries.ts'
import type { PostgresPlace } from './place.ts'
import type { RunAs } from './run-as.ts'

/** The port in the socket's file name; nothing listens on the network. */
const socketPort = 5432
const logLimitBytes = 5_000_000

/**
 * The server's settings. Statements and row values stay out of its log, because they may hold personal data.
 */
const settings = [
  'listen_addresses=',
  `port=${socketPort}`,
  'unix_socket_permissions=0700',
  'max_connections=200',
  'shared_buffers=128MB',
  'synchronous_commit=on',
  'random_page_cost=1.1',
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
  'lc_messages=C',
  'log_checkpoints=off',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
]

/** Skips waiting for the disk, for tests only. A power cut may lose data; a killed process does not. */
const throwawaySettings = ['fsync=off', 'full_page_writes=off']

/** The address of `database` at this place, in the form that `pg` and libpq read. */
export function addressOf(place: PostgresPlace, database: string): string {
  return `postgres://app@/${database}?host=${encodeURIComponent(place.socket)}&port=${socketPort}`
}

/**
 * Creates the database files unless they exist. They are created in a temporary folder and moved in one step,
 * so that a starter killed half-way leaves nothing incomplete.
 * @throws Error with the output of initdb.
 */
export function makeFiles(binaries: PostgresBinaries, place: PostgresPlace, user: RunAs): void {
  if (existsSync(place.files)) return own(place.files, user)
  const temporary = `${place.files}.${process.pid}`
  const made = spawnSync(
    binaries.initdb,
    ['-D', temporary, '-A', 'trust', '-U', 'app', '-E', 'UTF8', '--locale=C.UTF-8', '--no-instructions'],
    { ...user, cwd: place.root, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`PostgreSQL's files could not be made: ${made.stderr || made.error}`)
  try {
    renameSync(temporary, place.files)
  } catch (error) {
    // Another starter was faster, and its files are as good as ours.
    if (!existsSync(place.files)) throw error
    rmSync(temporary, { recursive: true, force: true })
  }
}

/**
 * A copy of the data folder may belong to whoever copied it, and may be open to others: PostgreSQL then
 * refuses it.
 */
function own(files: string, { uid, gid }: RunAs): void {
  chmodSync(files, 0o700)
  if (uid === undefined || gid === undefined || statSync(files).uid === uid) return
  for (const name of readdirSync(files, { recursive: true, encoding: 'utf8' })) {
    lchownSync(path.join(files, name), uid, gid)
  }
  // The folder itself last, so that a start that was killed half-way does it again.
  chownSync(files, uid, gid)
}

/**
 * Starts the server in a process group of its own, so that Ctrl-C in a terminal reaches the programs first
 * and the database last. It writes to a file and not to a pipe of this process, because it may outlive it.
 */
export function launch(
  binaries: PostgresBinaries,
  place: PostgresPlace,
  user: RunAs,
  durable: boolean,
): ChildProcess {
  if (existsSync(place.log) && statSync(place.log).size > logLimitBytes) {
    renameSync(place.log, `${place.log}.1`)
  }
  const log = openSync(place.log, 'a', 0o600)
  if (user.uid !== undefined && user.gid !== undefined) chownSync(place.log, user.uid, user.gid)
  const wanted = durable ? settings : [...settings, ...throwawaySettings]
  const server = spawn(
    binaries.postgres,
    ['-D', place.files, '-k', place.socket, ...wanted.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: place.root, detached: true, stdio: ['ignore', log, log] },
  )
  closeSync(log)
  server.unref()
  return server
}

/** The process id that the lock file names, or null when no server has these files open. */
export function runningPid(place: PostgresPlace): number | null {
  const lock = readOrNull(`${place.files}/postmaster.pid`)
  const pid = Number(lock?.split('\n', 1)[0])
  return Number.isInteger(pid) && pid > 0 && isAlive(pid) ? pid : null
}

/** Whether a process of this id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The file's text, or null when there is none. */
export function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Whether a server answers at this place now. */
export async function answers(place: PostgresPlace): Promise<boolean> {
  const client = new pg.Client({ connectionString: addressOf(place, 'postgres') })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    // The server is not there or still starting. The caller asks again until its time is up and then shows
    // the log.
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

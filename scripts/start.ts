import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { checkDatabase, DatabaseUnusable } from '../database/check-database.ts'
import { SecretMismatch } from '../database/known-secret.ts'
import { fullDisk } from './ensure/full-disk.mjs'
import { nextArguments } from './next-server.ts'
import { ensurePostgres } from './postgres.ts'
import { isAlive } from './postgres/server.ts'
import { announce } from './start/announce.ts'
import { deskEnvironment, gatewayEnvironment, reachable } from './start/environment.ts'
import { keepRunning } from './start/keep-running.ts'
import type { KeptProgram } from './start/keep-running.ts'
import { migrateFirst } from './start/migrate-first.ts'
import { isFree, run, runShared } from './start/program.ts'
import { endLeftovers, noteProgram, releaseDataDir, takeDataDir } from './start/running-starter.ts'
import { findSecrets, keepSecrets, secretsFolder } from './start/secrets.ts'
import { expectDatabaseOfSecrets, expectSecretsOfData } from './start/secrets-of-data.ts'
import { readStartSettings, SettingError } from './start/settings.ts'
import type { StartSettings } from './start/settings.ts'
import { youngGeneration } from './young-generation.ts'

// `node scripts/start.ts [all | gateway | dev]` runs PostgreSQL, then the gateway, then the desk. A program
// that crashes is started again; all of them end together.

const modes = ['all', 'gateway', 'dev'] as const
type Mode = (typeof modes)[number]

/** How long programs may take to end after their starter was killed. */
const leftoversEndWithinMs = 20_000

const root = path.resolve(import.meta.dirname, '..')
const running: KeptProgram[] = []
let endStore = () => Promise.resolve()
let forget = () => undefined as void
let noteRun: (pid: number) => void = () => undefined
let leaving: Promise<void> | undefined

/** Ends the desk first and the database last, once, and exits with `code`. */
function leave(code: number): Promise<void> {
  leaving ??= (async () => {
    for (const program of [...running].reverse()) await program.end()
    await endStore()
    forget()
    process.exit(code)
  })()
  return leaving
}

/** How a program is started, and where it answers when it is ready. */
type Launch = {
  name: string
  args: readonly string[]
  env: NodeJS.ProcessEnv
  url: string
  processes: number
}

/** Starts the processes of a program, to be ended with the others, and waits until each of them answers. */
async function keep({ name, args, env, url, processes }: Launch): Promise<void> {
  const how = processes > 1 ? runShared : run
  for (let count = 0; count < processes; count += 1) {
    const program = keepRunning(
      () => how(name, args, env, noteRun),
      url,
      (code) => void leave(code),
    )
    running.push(program)
    await program.ready
  }
}

/** Replaces the processes one after the other: where a program has several, the others answer meanwhile. */
async function restartInTurn(): Promise<void> {
  for (const program of running) {
    if (leaving !== undefined) return
    await program.restart()
  }
}

function restartOnRequest(): void {
  let restarting: Promise<void> | undefined
  process.on('SIGUSR2', () => {
    restarting ??= restartInTurn()
      .then(() => console.log('· All processes have been replaced.'))
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : 'unknown'
        console.error(`${reason} The processes after it were not replaced.`)
      })
      .finally(() => (restarting = undefined))
  })
}

function leaveOnRequest(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(0))
  // npm does not pass SIGTERM on, so this process ends when npm is gone. Started without npm, it may keep
  // running.
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) void leave(0)
  }, 500).unref()
}

async function checkPorts(settings: StartSettings, withDesk: boolean, afterKill: boolean): Promise<void> {
  const wanted: [string, number][] = [
    ['GATEWAY_PORT', settings.gatewayPort],
    ['GATEWAY_PRODUCTION_PORT', settings.productionPort],
    ...(withDesk ? [['PORT', settings.port] satisfies [string, number]] : []),
  ]
  // Programs of a starter that was killed end by themselves, which takes some seconds.
  const patientUntil = performance.now() + (afterKill ? leftoversEndWithinMs : 0)
  for (const [name, port] of wanted) {
    let free = await isFree(port, settings.host)
    while (!free && performance.now() < patientUntil) {
      await pause(200)
      free = await isFree(port, settings.host)
    }
    if (free) continue
    throw new SettingError(
      `${name} ${port} cannot be listened on at ${settings.host}: is something running there?`,
    )
  }
}

/**
 * The embedded PostgreSQL's address if a program needs it. The server is started again when somebody kills
 * it.
 */
async function openStore(settings: StartSettings, withDesk: boolean): Promise<string> {
  const needed = settings.gatewayDatabase === undefined || (withDesk && settings.deskDatabase === undefined)
  if (!needed) return ''
  expectDatabaseOfSecrets(settings.dataDir)
  const options = { dataDir: settings.dataDir, log: (line: string) => console.log(`· ${line}`) }
  let store = await ensurePostgres(options)
  endStore = () => store.stop()
  let retryAt = 0
  let failures = 0
  let reviving = false
  setInterval(() => {
    if (isAlive(store.pid) || reviving || leaving !== undefined || performance.now() < retryAt) return
    reviving = true
    console.error('PostgreSQL has ended; it is started again.')
    ensurePostgres(options)
      .then((again) => {
        store = again
        failures = 0
      })
      .catch((error: unknown) => {
        failures += 1
        const waitSeconds = Math.min(30, 2 ** failures)
        retryAt = performance.now() + waitSeconds * 1000
        console.error(error instanceof Error ? error.message : error)
        console.error(`PostgreSQL could not be started; the next attempt is in ${waitSeconds} seconds.`)
      })
      .finally(() => (reviving = false))
  }, 500).unref()
  return store.url
}

/** In `dev` both programs run below a watcher of their own, which ends them. */
function withStarter(mode: Mode): string[] {
  const module = path.join(root, 'scripts', 'start', 'end-with-starter.ts')
  return mode === 'dev' ? [] : ['--import', module]
}

async function startGateway(mode: Mode, settings: StartSettings, env: NodeJS.ProcessEnv): Promise<void> {
  const main = path.join(root, 'gateway', 'main.ts')
  const watch = mode === 'dev' ? ['--watch', '--watch-preserve-output'] : []
  const url = `http://${reachable(settings.host)}:${settings.gatewayPort}/healthz`
  const args = [youngGeneration, ...withStarter(mode), ...watch, main]
  await keep({ name: 'gateway', args, env, url, processes: mode === 'dev' ? 1 : settings.processes })
}

async function startDesk(mode: Mode, settings: StartSettings, env: NodeJS.ProcessEnv): Promise<void> {
  const args =
    mode === 'dev'
      ? nextArguments('dev', root, '-p', String(settings.port), '-H', '127.0.0.1')
      : [youngGeneration, path.join(root, 'desk', 'main.ts')]
  const url = `http://${reachable(settings.host)}:${settings.port}/`
  const processes = mode === 'dev' ? 1 : settings.processes
  await keep({ name: 'desk', args: [...withStarter(mode), ...args], env, url, processes })
}

async function start(mode: Mode): Promise<void> {
  const withDesk = mode !== 'gateway'
  const settings = readStartSettings(process.env)
  // A wrong one is refused before anything is started.
  findSecrets(secretsFolder(settings.dataDir), process.env)
  // Before the ports are tried, so that a second start is told who runs rather than that a port is taken.
  const served = withDesk ? settings.port : settings.gatewayPort
  const afterKill = takeDataDir(settings.dataDir, `http://${reachable(settings.host)}:${served}`)
  forget = () => releaseDataDir(settings.dataDir)
  if (afterKill) await endLeftovers(settings.dataDir)
  await checkPorts(settings, withDesk, afterKill)
  noteRun = (pid) => noteProgram(settings.dataDir, pid)
  const given = [settings.gatewayDatabase, withDesk ? settings.deskDatabase : undefined]
  for (const entry of [...given, settings.migrationDatabase]) {
    if (entry !== undefined) await checkDatabase(entry.url, entry.setting)
  }
  const database = await openStore(settings, withDesk)
  const warning = await expectSecretsOfData(settings, process.env, database)
  if (warning !== null) console.log(`· ${warning}`)
  const secrets = keepSecrets(settings.dataDir, process.env)
  const base = { ...process.env, NODE_ENV: mode === 'dev' ? 'development' : 'production' } as const
  await migrateFirst(base, settings, secrets, database, withDesk ? ['gateway', 'desk'] : ['gateway'])
  await startGateway(mode, settings, gatewayEnvironment(base, settings, secrets, database))
  if (withDesk) await startDesk(mode, settings, deskEnvironment(base, settings, secrets, database))
  announce(settings, withDesk)
}

const argument = process.argv[2] ?? 'all'
const mode = modes.find((each) => each === argument)
if (mode === undefined) {
  console.error(`scripts/start.ts knows ${modes.join(', ')}, not "${argument}".`)
  process.exit(2)
}
leaveOnRequest()
// Windows has no such signal, and `dev` replaces its programs by itself.
if (process.platform !== 'win32' && mode !== 'dev') restartOnRequest()
try {
  await start(mode)
} catch (error) {
  if (leaving === undefined) {
    const isExplained = [SettingError, DatabaseUnusable, SecretMismatch].some((kind) => error instanceof kind)
    const full = isExplained ? null : fullDisk(process.env['DATA_DIR'] || '.data')
    console.error(full ?? (error instanceof Error ? error.message : error))
  }
  await leave(1)
}

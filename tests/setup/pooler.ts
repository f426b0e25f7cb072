import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { giveFolder, runAs } from '../../scripts/postgres/run-as.ts'

/** A PgBouncer in front of the server that the tests share. */
export type Pooler = {
  /** Address of the server behind it, to be used with any of its databases. */
  url: string
  /** Process id. */
  pid: number
  stop(): Promise<void>
}

/** Connections to one database in tests: few, so that the transactions of one client meet different ones. */
const SERVER_CONNECTIONS = 5
const startWithinMs = 10_000

/**
 * Starts PgBouncer (`pgbouncer` of the path) in transaction mode with its own defaults otherwise: it refuses
 * start-up options that it does not know.
 * @param connections most connections to one database
 */
export async function startPooler(server: string, connections = SERVER_CONNECTIONS): Promise<Pooler> {
  const { host, port, user = '' } = new pg.Client({ connectionString: server })
  const folder = mkdtempSync(path.join(tmpdir(), 'pgbouncer-'))
  const own = runAs()
  giveFolder(folder, own)
  const listenPort = await freePort()
  const at = (name: string) => path.join(folder, name)
  writeFileSync(at('users.txt'), `"${user}" ""\n`, { mode: 0o644 })
  writeFileSync(
    at('pgbouncer.ini'),
    [
      '[databases]',
      `* = host=${host} port=${port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${listenPort}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${at('users.txt')}`,
      'pool_mode = transaction',
      `default_pool_size = ${connections}`,
      'max_client_conn = 500',
      '',
    ].join('\n'),
    { mode: 0o644 },
  )
  const child = spawn('pgbouncer', [at('pgbouncer.ini')], {
    ...own,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (piece: string) => (said = (said + piece).slice(-2000)))
  const failures: Error[] = []
  child.once('error', (error) => failures.push(error))
  const url = `postgres://${user}@127.0.0.1:${listenPort}/${databaseOf(server)}`
  const deadline = performance.now() + startWithinMs
  while (!(await answers(url))) {
    if (failures.length > 0 || child.exitCode !== null || performance.now() > deadline) {
      child.kill()
      throw new Error(`PgBouncer did not start: ${said}`, { cause: failures[0] })
    }
    await pause(50)
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      // Ctrl-C in a terminal reaches it too.
      const hasEnded = child.exitCode !== null || child.signalCode !== null
      const gone = hasEnded ? undefined : once(child, 'exit')
      // At once: SIGINT would wait for its clients.
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function databaseOf(url: string): string {
  return new pg.Client({ connectionString: url }).database ?? ''
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    // Not yet, or not at all: the caller asks again until its time is up, and then shows what it said.
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

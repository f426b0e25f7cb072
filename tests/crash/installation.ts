import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { ensurePostgres, removePostgres } from '../../scripts/postgres.ts'

const root = path.resolve(import.meta.dirname, '..', '..')

/** The programs that can be killed. */
export type Victim = 'gateway' | 'desk' | 'PostgreSQL' | 'starter'

/** Both programs and PostgreSQL as `npm start` runs them, in a data folder and on ports of their own. */
export type Installation = {
  gatewayUrl: string
  deskUrl: string
  /** Kills a process with SIGKILL. A killed starter is started again. */
  kill(victim: Victim): Promise<void>
  /** Stops PostgreSQL's processes without ending them. @returns a function that lets them run on. */
  hang(): Promise<() => void>
  /** Resolves when both programs answer and reach their database. */
  untilSound(): Promise<void>
  /** Memory of a program that the operating system counts as its own (RSS). Bytes. */
  memoryBytes(program: 'gateway' | 'desk'): number
  /** Address of the database. */
  databaseUrl(): Promise<string>
  /** The output of the starter and its programs, for the message of a failure. */
  output(): string
  close(): Promise<void>
}

const soundWithinMs = 90_000

let opened = 0

/**
 * Starts an empty installation. The desk must have been built.
 * @param settings further settings: with DATABASE_URL it joins others on that database
 */
export async function openInstallation(settings: Record<string, string> = {}): Promise<Installation> {
  const dataDir = path.join(root, `.data-crash-${process.pid}-${++opened}`)
  const [port, gatewayPort, productionPort] = await freePorts(3)
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    DATA_DIR: dataDir,
    PORT: String(port),
    GATEWAY_PORT: String(gatewayPort),
    GATEWAY_PRODUCTION_PORT: String(productionPort),
    GATEWAY_LATENCY: '0',
    GATEWAY_DEDUPE: 'off',
    GATEWAY_SEARCH_LIMIT: '0',
    GATEWAY_LOG: 'error',
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
    npm_lifecycle_event: undefined,
    ...settings,
  }
  const gatewayUrl = `http://localhost:${gatewayPort}`
  const deskUrl = `http://localhost:${port}`
  const lines: string[] = []
  const pids = new Map<string, number>()
  let starter: ChildProcess

  const start = () => {
    starter = spawn(process.execPath, [path.join(root, 'scripts', 'start.ts')], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [starter.stdout, starter.stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        const [, name, pid] = /^· (gateway|desk): process (\d+)$/.exec(line) ?? []
        if (name !== undefined) pids.set(name, Number(pid))
      })
    }
  }
  const postgres = () => ensurePostgres({ dataDir, log: () => undefined })
  const isSound = async () => {
    try {
      const answers = await Promise.all([
        fetch(`${gatewayUrl}/healthz`, { signal: AbortSignal.timeout(10_000) }),
        fetch(`${deskUrl}/sign-in`, { signal: AbortSignal.timeout(10_000) }),
      ])
      return answers.every(({ ok }) => ok)
    } catch {
      // Not yet: the caller asks again.
      return false
    }
  }

  start()
  return {
    gatewayUrl,
    deskUrl,
    output: () => lines.slice(-40).join('\n'),
    kill: async (victim) => {
      if (victim === 'PostgreSQL') {
        process.kill((await postgres()).pid, 'SIGKILL')
      } else if (victim === 'starter') {
        const gone = once(starter, 'exit')
        starter.kill('SIGKILL')
        await gone
        start()
      } else {
        const pid = pids.get(victim)
        if (pid === undefined) throw new Error(`the ${victim} has not been started`)
        process.kill(pid, 'SIGKILL')
      }
    },
    hang: async () => {
      const { pid, url } = await postgres()
      // Each connection has a process of its own; the first process takes new connections.
      const pids = [pid, ...(await connectionsOf(url))]
      for (const each of pids) process.kill(each, 'SIGSTOP')
      return () => {
        for (const each of pids) process.kill(each, 'SIGCONT')
      }
    },
    untilSound: async () => {
      const deadline = performance.now() + soundWithinMs
      while (!(await isSound())) {
        if (performance.now() > deadline) throw new Error(`not sound again:\n${lines.slice(-40).join('\n')}`)
        await pause(100)
      }
    },
    memoryBytes: (program) => {
      const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pids.get(program))], {
        encoding: 'utf8',
      })
      return Number(kilobytes) * 1024
    },
    databaseUrl: async () => (await postgres()).url,
    close: async () => {
      const gone = once(starter, 'exit')
      starter.kill('SIGTERM')
      await gone
      await removePostgres(dataDir)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function connectionsOf(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  )
  await client.end()
  return rows.map((row) => row.pid)
}

/** Ports that nobody listens on. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer())
  const ports = await Promise.all(
    servers.map(async (server) => {
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      return (server.address() as AddressInfo).port
    }),
  )
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

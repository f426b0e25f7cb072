import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

const root = path.resolve(import.meta.dirname, '..', '..')
/** Long enough for a machine that others use too. */
const startWithinMs = 300_000

export type Ports = { desk: number; gateway: number; production: number }

export type Wanted = {
  /** How many desks and how many gateways. */
  processes: number
  databaseUrl: string
  /** Whether the gateway prepares statements under names; PgBouncer before 1.21 knows no such names. */
  prepare: boolean
  dataDir: string
  ports: Ports
}

/** Both programs as `npm start` runs them. */
export type Programs = {
  deskUrl: string
  gatewayUrl: string
  /** Process ids; the starter hands connections out where there are several processes. */
  pids: { gateway: number[]; desk: number[]; starter: number[] }
  close(): Promise<void>
}

/**
 * Starts both programs and resolves when all of their processes take calls.
 * @throws Error with the last lines of their output when they do not within five minutes.
 */
export async function startPrograms(wanted: Wanted, signal: AbortSignal): Promise<Programs> {
  signal.throwIfAborted()
  const { ports } = wanted
  const child = spawn(process.execPath, [path.join(root, 'scripts', 'start.ts')], {
    cwd: root,
    // A group of its own: Ctrl-C in a terminal reaches this process alone, which ends it in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: wanted.dataDir,
      DATABASE_URL: wanted.databaseUrl,
      GATEWAY_DATABASE_URL: '',
      DESK_DATABASE_URL: '',
      MIGRATION_DATABASE_URL: '',
      DATABASE_PREPARE: wanted.prepare ? 'on' : 'off',
      PROCESSES: String(wanted.processes),
      PORT: String(ports.desk),
      GATEWAY_PORT: String(ports.gateway),
      GATEWAY_PRODUCTION_PORT: String(ports.production),
      GATEWAY_LATENCY: '0',
      GATEWAY_DEDUPE: 'off',
      GATEWAY_SEARCH_LIMIT: '0',
      GATEWAY_LOG: 'error',
      LOG_LEVEL: 'error',
      npm_lifecycle_event: undefined,
    },
  })
  const pids: Programs['pids'] = { gateway: [], desk: [], starter: [child.pid ?? 0] }
  const lines: string[] = []
  const isUp = Promise.withResolvers<void>()
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      const [, name, pid] = /^· (gateway|desk): process (\d+)$/.exec(line) ?? []
      if (name === 'gateway' || name === 'desk') pids[name].push(Number(pid))
      // The last thing that it says (`announce`).
      if (line.startsWith('Gateway ')) isUp.resolve()
    })
  }
  const close = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
  const tooLate = setTimeout(() => isUp.reject(new Error('not within five minutes')), startWithinMs)
  const stop = () => isUp.reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  child.once('exit', (code) => isUp.reject(new Error(`the starter ended with ${code}`)))
  try {
    await isUp.promise
  } catch (error) {
    await close()
    signal.throwIfAborted()
    throw new Error(`The programs did not start:\n${lines.slice(-20).join('\n')}`, { cause: error })
  } finally {
    clearTimeout(tooLate)
    signal.removeEventListener('abort', stop)
  }
  return {
    deskUrl: `http://localhost:${ports.desk}`,
    gatewayUrl: `http://localhost:${ports.gateway}`,
    pids,
    close,
  }
}

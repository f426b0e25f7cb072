import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { youngGeneration } from '../../scripts/young-generation.ts'
import { isOk, startChild, until, type Child } from './child.ts'
import type { Place } from './place.ts'

const root = path.resolve(import.meta.dirname, '..', '..')

/** One of our programs, which can be replaced. */
export type RunningProgram = {
  name: string
  /** Where this process itself answers. */
  url: string
  pid(): number
  /** Ends it as a starter does, starts it again, and resolves when it takes calls. */
  restart(): Promise<void>
  end(): Promise<void>
}

/** Longer than a program may take to end: its grace and its drain. Seconds. */
const ENDS_WITHIN = 40

/** Starts the gateway or the desk, and resolves when it takes calls. @param port of its `/readyz` */
export async function startProgram(
  place: Place,
  { name, kind, port, env }: { name: string; kind: 'gateway' | 'desk'; port: number; env: NodeJS.ProcessEnv },
): Promise<RunningProgram> {
  const url = `http://localhost:${port}`
  let child: Child
  const start = async () => {
    child = startChild({
      command: process.execPath,
      args: [youngGeneration, path.join(root, kind, 'main.ts')],
      cwd: root,
      log: place.log(name),
      env,
    })
    await until(`${name} at ${url}`, () => {
      if (child.isGone()) throw new Error(`The program ${name} ended: ${child.said()}`)
      return isOk(`${url}/readyz`)
    })
  }
  await start()
  return {
    name,
    url,
    pid: () => child.pid,
    restart: async () => {
      await child.end(ENDS_WITHIN)
      await start()
    },
    end: () => child.end(ENDS_WITHIN),
  }
}

/** What both programs get: secrets of this run, no waiting for suppliers, and only errors in the logs. */
export function sharedSettings(databaseUrl: string): NodeJS.ProcessEnv {
  const secret = () => randomBytes(32).toString('hex')
  return {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    GATEWAY_DATABASE_URL: '',
    DESK_DATABASE_URL: '',
    GATEWAY_SECRET: secret(),
    GATEWAY_DATA_KEY: secret(),
    NEXTAUTH_SECRET: secret(),
    DESK_KEY: secret(),
    GATEWAY_LATENCY: '0',
    GATEWAY_DEDUPE: 'off',
    GATEWAY_DEMO: 'on',
    GATEWAY_SEARCH_LIMIT: '0',
    GATEWAY_LOG: 'error',
    LOG_LEVEL: 'error',
    npm_lifecycle_event: undefined,
  }
}

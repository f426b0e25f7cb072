import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ensurePostgres } from '../scripts/postgres.ts'
import { secretNames, secretPlaces, secretsFolder } from '../scripts/start/secrets.ts'
import { dataFolder, environment, logFile } from './environment.ts'

const root = path.resolve(import.meta.dirname, '..')
const dataDir = `${environment.dataDir}-second`

/** A second gateway and a second desk on the database of the journeys, with the same secrets. */
export type SecondPrograms = { deskUrl: string; gatewayUrl: string; close(): Promise<void> }

/**
 * Starts a second gateway and a second desk, and waits until both answer.
 * @param settings variables of the environment in which they differ from the first ones
 */
export async function joinDatabase(settings: Readonly<Record<string, string>> = {}): Promise<SecondPrograms> {
  const { deskUrl: sharedDesk, gatewayUrl: sharedGateway, failoverUrl } = environment
  // Behind a balancer there are several already, which do not differ.
  if (failoverUrl !== null) {
    if (Object.keys(settings).length > 0) throw new Error('this journey needs programs of its own')
    return { deskUrl: sharedDesk, gatewayUrl: sharedGateway, close: () => Promise.resolve() }
  }
  const ports = {
    desk: environment.deskPort + 1020,
    gateway: environment.deskPort + 1021,
    production: environment.deskPort + 1022,
  }
  const deskUrl = `http://localhost:${ports.desk}`
  const gatewayUrl = `http://localhost:${ports.gateway}`
  const { url } = await ensurePostgres({ dataDir: environment.dataDir, log: () => undefined })
  const secrets = secretNames.map((name) => {
    const { variable, file } = secretPlaces[name]
    return [variable, readFileSync(path.join(secretsFolder(dataFolder), file), 'utf8').trim()]
  })
  const log = openSync(path.join(root, `${dataDir}.log`), 'w')
  const starter = spawn(process.execPath, [path.join(root, 'scripts', 'start.ts')], {
    cwd: root,
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      ...(Object.fromEntries(secrets) as Record<string, string>),
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      PORT: String(ports.desk),
      GATEWAY_PORT: String(ports.gateway),
      GATEWAY_PRODUCTION_PORT: String(ports.production),
      HOST: '127.0.0.1',
      NEXTAUTH_URL: deskUrl,
      ...settings,
    },
  })
  await untilAnswers(`${gatewayUrl}/healthz`, `${deskUrl}/sign-in`)
  return {
    deskUrl,
    gatewayUrl,
    close: async () => {
      const gone = once(starter, 'exit')
      starter.kill('SIGTERM')
      await gone
      rmSync(path.join(root, dataDir), { recursive: true, force: true })
    },
  }
}

/**
 * Kills the gateway and the desk of the journeys with SIGKILL; the starter starts them again. Where the
 * programs were given, the leader of their database is lost instead.
 */
export async function killPrograms(): Promise<void> {
  if (environment.failoverUrl !== null) {
    const answer = await fetch(environment.failoverUrl, { method: 'POST' })
    if (!answer.ok) throw new Error(`there was no failover: ${answer.status} ${await answer.text()}`)
    return
  }
  const log = readFileSync(logFile, 'utf8')
  for (const name of ['gateway', 'desk']) {
    const [, pid] = [...log.matchAll(new RegExp(`^· ${name}: process (\\d+)$`, 'gm'))].at(-1) ?? []
    if (pid === undefined) throw new Error(`the log of the journeys names no process of the ${name}`)
    process.kill(Number(pid), 'SIGKILL')
  }
}

/** Resolves when the gateway and the desk of the journeys answer. */
export function untilBack(): Promise<void> {
  return untilAnswers(`${environment.gatewayUrl}/healthz`, `${environment.deskUrl}/sign-in`)
}

async function untilAnswers(...urls: string[]): Promise<void> {
  const deadline = performance.now() + 90_000
  const answers = async (url: string) => {
    try {
      return (await fetch(url, { signal: AbortSignal.timeout(10_000) })).ok
    } catch {
      // Not yet: the caller asks again.
      return false
    }
  }
  while (!(await Promise.all(urls.map(answers))).every(Boolean)) {
    if (performance.now() > deadline) throw new Error(`no answer from ${urls.join(' or ')}`)
    await pause(200)
  }
}

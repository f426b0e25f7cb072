import { addressOf, openCluster, type Cluster } from './cluster.ts'
import { freePorts } from '../../tests/crash/installation.ts'
import { openHaproxy, type Haproxy } from './haproxy.ts'
import type { Place } from './place.ts'
import { startPooler } from '../../tests/setup/pooler.ts'
import { sharedSettings, startProgram, type RunningProgram } from './programs.ts'
import type { PatroniTimes } from './node.ts'

/** Two desks and two gateways behind HAProxy, with PgBouncer and a cluster with a replica behind them. */
export type Whole = {
  deskUrl: string
  gatewayUrl: string
  /** The database as its administrator sees it, past PgBouncer. */
  databaseUrl: string
  cluster: Cluster
  /** The programs, in the order in which they are replaced. */
  programs: readonly RunningProgram[]
  /** Replaces one program after the other; the next when HAProxy sends calls to the one before. */
  restartInTurn(told: (name: string) => void): Promise<void>
}

/** How long a program that stops still takes calls: longer than HAProxy takes to hear it. Seconds. */
const DRAIN = 2

/**
 * Starts everything. The desk must have been built.
 * @param withDesks false: the gateways alone
 * @param onClose is given what ends each part
 */
export async function openWhole(
  place: Place,
  times: PatroniTimes,
  withDesks: boolean,
  onClose: (end: () => unknown) => void,
): Promise<Whole> {
  const [stats = 0, desk = 0, sandbox = 0, production = 0, primary = 0, replica = 0, ...own] =
    await freePorts(12)
  const cluster = await openCluster(place, times)
  onClose(() => cluster.close())
  const servers = cluster.nodes.map(({ name, port, patroniPort }) => ({ name, port, checkPort: patroniPort }))
  const [one = 0, two = 0, sandboxOne = 0, sandboxTwo = 0, productionOne = 0, productionTwo = 0] = own
  const pair = (first: number, second: number) => [
    { name: 'one', port: first },
    { name: 'two', port: second },
  ]
  const http = { mode: 'http', check: 'GET /readyz' } as const
  const haproxy = await openHaproxy(place, stats, [
    { name: 'primary', port: primary, mode: 'tcp', check: 'OPTIONS /primary', servers },
    { name: 'replica', port: replica, mode: 'tcp', check: 'OPTIONS /replica', servers },
    { name: 'desk', port: desk, ...http, servers: pair(one, two) },
    { name: 'gateway', port: sandbox, ...http, servers: pair(sandboxOne, sandboxTwo) },
    { name: 'production', port: production, ...http, servers: pair(productionOne, productionTwo) },
  ])
  onClose(() => haproxy.close())
  await haproxy.untilUp('primary', (await cluster.leader()).name)
  const databaseUrl = addressOf([{ port: primary }])
  const pooler = await startPooler(databaseUrl)
  onClose(() => pooler.stop())

  const deskUrl = `http://localhost:${desk}`
  const gatewayUrl = `http://localhost:${sandbox}`
  const shared: NodeJS.ProcessEnv = {
    ...sharedSettings(pooler.url),
    DATABASE_REPLICA_URL: addressOf([{ port: replica }]),
    DRAIN_SECONDS: String(DRAIN),
    NEXTAUTH_URL: deskUrl,
    TRUST_PROXY: 'on',
    GATEWAY_URL: `http://localhost:${production}`,
    GATEWAY_SANDBOX_URL: gatewayUrl,
    GATEWAY_HOSTS: `sandbox=localhost:${sandbox};production=localhost:${production}`,
  }
  const gateway = (name: string, port: number, other: number) =>
    startProgram(place, {
      name: `gateway-${name}`,
      kind: 'gateway',
      port,
      env: { ...shared, GATEWAY_PORT: String(port), GATEWAY_PRODUCTION_PORT: String(other) },
    })
  const desks = (name: string, port: number) =>
    startProgram(place, { name: `desk-${name}`, kind: 'desk', port, env: { ...shared, PORT: String(port) } })
  const programs: RunningProgram[] = []
  const keep = async (program: Promise<RunningProgram>) => {
    const started = await program
    programs.push(started)
    onClose(() => started.end())
  }
  await keep(gateway('one', sandboxOne, productionOne))
  await keep(gateway('two', sandboxTwo, productionTwo))
  if (withDesks) {
    await keep(desks('one', one))
    await keep(desks('two', two))
  }
  for (const program of programs) await untilServed(haproxy, program)
  return {
    deskUrl,
    gatewayUrl,
    databaseUrl,
    cluster,
    programs,
    restartInTurn: async (told) => {
      for (const program of programs) {
        await program.restart()
        await untilServed(haproxy, program)
        told(program.name)
      }
    },
  }
}

/** Resolves when HAProxy sends calls to a program again. */
function untilServed(haproxy: Haproxy, { name }: RunningProgram): Promise<void> {
  const [front = '', server = ''] = name.split('-')
  return haproxy.untilUp(front, server)
}

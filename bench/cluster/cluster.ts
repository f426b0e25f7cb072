import pg from 'pg'
import { freePorts } from '../../tests/crash/installation.ts'
import { isOk, startChild, until, type Child } from './child.ts'
import { makeNode, USER, type Node, type PatroniTimes } from './node.ts'
import type { Place } from './place.ts'

/** Ways in which a leader is lost. */
export const losses = ['machine', 'postgres', 'patroni', 'hang'] as const
export type Loss = (typeof losses)[number]

/** Three PostgreSQL servers under Patroni, of which one takes writes and one confirms each of them. */
export type Cluster = {
  nodes: readonly Node[]
  /** The node that leads, as Patroni says. */
  leader(): Promise<Node>
  /** Resolves when one leads, one confirms its writes and the third follows it. */
  untilWhole(): Promise<void>
  /**
   * Makes the leader fail, and resolves when another one leads: its machine is lost, PostgreSQL alone is
   * killed, Patroni alone is killed, or both hang. What is left of it then comes back.
   * @returns the names of the former leader and of the next.
   */
  loseLeader(how: Loss): Promise<{ from: string; to: string }>
  close(): Promise<void>
}

const DATABASE = 'travel'
const NAMES = ['one', 'two', 'three'] as const

type Member = { name: string; role: string; state: string; timeline?: number; lag?: number | string }

/** The address of the database on several servers, for the programs. */
export function addressOf(nodes: readonly Pick<Node, 'port'>[]): string {
  const servers = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')
  return `postgres://${USER}@${servers}/${DATABASE}${nodes.length > 1 ? '?target_session_attrs=read-write' : ''}`
}

/** Starts etcd and the three nodes, and makes the database. */
export async function openCluster(place: Place, times: PatroniTimes): Promise<Cluster> {
  const [etcdPort = 0, peerPort = 0, ...ports] = await freePorts(2 + 2 * NAMES.length)
  const etcd = startEtcd(place, etcdPort, peerPort)
  const nodes = NAMES.map((name, at) => {
    const [port = 0, patroniPort = 0] = ports.slice(2 * at)
    return makeNode(place, name, { port, patroniPort, etcdPort }, times)
  })
  const members = () => membersOf(nodes)
  const leaderOf = async () => {
    const { name } = (await members()).find(({ role }) => role === 'leader') ?? {}
    return nodes.find((node) => node.name === name) ?? null
  }
  const leader = async () => {
    const found = await leaderOf()
    if (found) return found
    throw new Error('no node leads')
  }
  const untilWhole = () => until('A whole cluster', async () => isWhole(await members()), 180)
  const close = async () => {
    for (const node of nodes) node.signal('both', 'SIGCONT')
    for (const node of nodes) node.signal('patroni', 'SIGKILL')
    for (const node of nodes) node.signal('postgres', 'SIGKILL')
    await etcd.end()
  }
  try {
    await until('etcd', () => isOk(`http://127.0.0.1:${etcdPort}/health`))
    for (const node of nodes) node.startPatroni()
    await untilWhole()
    await makeDatabase(await leader())
  } catch (error) {
    const said = [etcd.said(), ...nodes.map((node) => node.said())].join('\n')
    await close()
    throw new Error(`The cluster did not start:\n${said}`, { cause: error })
  }
  return {
    nodes,
    leader,
    untilWhole,
    loseLeader: async (how) => {
      const lost = await leader()
      lost.signal(...blowOf[how])
      await until('Another leader', async () => {
        const next = await leaderOf()
        return next !== null && next !== lost && (await isOk(`http://127.0.0.1:${next.patroniPort}/primary`))
      })
      const { name } = await leader()
      if (how === 'hang') lost.signal('both', 'SIGCONT')
      else if (how !== 'postgres') lost.startPatroni()
      return { from: lost.name, to: name }
    },
    close,
  }
}

const blowOf: Readonly<Record<Loss, Parameters<Node['signal']>>> = {
  machine: ['both', 'SIGKILL'],
  postgres: ['postgres', 'SIGKILL'],
  patroni: ['patroni', 'SIGKILL'],
  hang: ['both', 'SIGSTOP'],
}

function startEtcd(place: Place, port: number, peerPort: number): Child {
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`]
  const options = {
    'data-dir': `${place.own('etcd')}/data`,
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `default=${peer}`,
    'enable-v2': 'true',
    // Nothing that is stored here is wanted after the run.
    'unsafe-no-fsync': 'true',
  }
  return startChild({
    command: 'etcd',
    args: Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    cwd: place.folder,
    log: place.log('etcd'),
    user: place.user,
  })
}

/** What the first node that answers says of all; none where no node answers. */
async function membersOf(nodes: readonly Node[]): Promise<Member[]> {
  const answers = nodes.map(async ({ patroniPort }) => {
    const answer = await fetch(`http://127.0.0.1:${patroniPort}/cluster`, {
      signal: AbortSignal.timeout(3000),
    })
    return ((await answer.json()) as { members: Member[] }).members
  })
  return Promise.any(answers).catch(() => [])
}

function isWhole(members: readonly Member[]): boolean {
  const lead = members.find(({ role, state }) => role === 'leader' && state === 'running')
  const others = members.filter(
    ({ name, state, timeline, lag }) =>
      name !== lead?.name &&
      ['running', 'streaming'].includes(state) &&
      timeline === lead?.timeline &&
      typeof lag === 'number' &&
      lag < 1_000_000,
  )
  return lead !== undefined && others.length === 2 && others.some(({ role }) => role === 'sync_standby')
}

async function makeDatabase({ port }: Node): Promise<void> {
  const client = new pg.Client({ connectionString: `postgres://${USER}@127.0.0.1:${port}/postgres` })
  await client.connect()
  await client.query(`create database ${DATABASE}`)
  await client.end()
}

import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readOrNull } from '../../scripts/postgres/server.ts'
import { signal, startChild, type Child } from './child.ts'
import { wholePostgres, type Place } from './place.ts'

/** A server of the cluster: a PostgreSQL and the Patroni that runs it. */
export type Node = {
  name: string
  /** The port of PostgreSQL, and of Patroni, which says over HTTP what the server is. */
  port: number
  patroniPort: number
  startPatroni(): void
  /** Sends a signal to Patroni, to PostgreSQL with all its processes, or to both. */
  signal(whom: 'patroni' | 'postgres' | 'both', name: NodeJS.Signals): void
  /** The end of what Patroni wrote. */
  said(): string
}

/** Times of Patroni, in seconds: how long a leader may be silent, and how often each looks. */
export type PatroniTimes = { ttl: number; loopWait: number; retryTimeout: number }

/** The ports of a node and of etcd. */
export type NodePorts = { port: number; patroniPort: number; etcdPort: number }

/** The user of the programs, who also owns the cluster. */
export const USER = 'app'

const databaseSettings = {
  max_connections: 200,
  shared_buffers: '128MB',
  jit: 'off',
  timezone: 'UTC',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

/** Writes the configuration of a node; nothing runs yet. YAML reads JSON. */
export function makeNode(place: Place, name: string, ports: NodePorts, times: PatroniTimes): Node {
  const folder = place.own(name)
  const data = path.join(folder, 'data')
  const file = path.join(place.folder, `${name}.yml`)
  const address = (port: number) => `127.0.0.1:${port}`
  const configuration = {
    scope: 'travel',
    name,
    restapi: { listen: address(ports.patroniPort), connect_address: address(ports.patroniPort) },
    // The older interface of etcd, in which a leader renews its lock only while it has it. With the newer one
    // Patroni 3.0 writes it anyway: one that hung takes the lead from its follower, with the data of before.
    etcd: { hosts: [address(ports.etcdPort)] },
    bootstrap: {
      dcs: {
        ttl: times.ttl,
        loop_wait: times.loopWait,
        retry_timeout: times.retryTimeout,
        synchronous_mode: true,
        // Without it, a Patroni that comes back beside a PostgreSQL that no longer leads lets the commits
        // there go that wait for a standby: they are acknowledged and lost.
        synchronous_mode_strict: true,
        // A leader whose PostgreSQL has crashed gives way at once, rather than being started again.
        primary_start_timeout: 0,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters: databaseSettings },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: address(ports.port),
      connect_address: address(ports.port),
      data_dir: data,
      bin_dir: wholePostgres(),
      pgpass: path.join(folder, 'pgpass'),
      authentication: {
        superuser: { username: USER, password: USER },
        replication: { username: 'replicator', password: 'replicator' },
      },
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 trust',
        'host replication all 127.0.0.1/32 trust',
      ],
      parameters: { unix_socket_directories: folder },
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
  }
  writeFileSync(file, JSON.stringify(configuration, null, 2))
  let patroni: Child | null = null
  return {
    name,
    port: ports.port,
    patroniPort: ports.patroniPort,
    startPatroni: () => {
      patroni = startChild({
        command: 'patroni',
        args: [file],
        cwd: folder,
        log: place.log(name),
        env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' },
        user: place.user,
      })
    },
    signal: (whom, name) => {
      // Patroni first, so that it sees nothing of what happens to its PostgreSQL.
      if (whom !== 'postgres' && patroni && !patroni.isGone()) patroni.kill(name)
      if (whom !== 'patroni') for (const pid of processesOf(data)) signal(pid, name)
    },
    said: () => patroni?.said() ?? 'it was not started',
  }
}

/** The first process of the PostgreSQL of these data, then those that it started; none where it is down. */
function processesOf(data: string): number[] {
  const pid = Number(readOrNull(path.join(data, 'postmaster.pid'))?.split('\n', 1)[0])
  if (!Number.isInteger(pid) || pid <= 0) return []
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return [
      pid,
      ...children
        .split(' ')
        .map(Number)
        .filter((each) => each > 0),
    ]
  } catch (error) {
    // The file is of a server that is gone.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}

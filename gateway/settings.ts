import { BlockList, isIP } from 'node:net'
import { z } from 'zod'
import { airProviders, type AirProvider } from '../contract/air/providers.ts'
import { isLoopback } from '../contract/loopback.ts'
import { isDemoOn } from '../contract/session/demo-accounts.ts'
import { environments, type Environment } from '../contract/session/limits.ts'
import type { MetricsReaders } from '../program/metrics-readers.ts'
import { replicaAddress } from '../database/replica-reads.ts'
import { ProgramSettingError, readMetricsReaders } from '../program/settings.ts'

/** The gateway's settings, read at start. See README, Settings. */
export type GatewaySettings = {
  host: string
  port: number
  productionPort: number
  databaseUrl: string
  /** A replica of that database, which lists, statements and exports are read from; null: there is none. */
  replicaUrl: string | null
  /** Whether statements are prepared under a name, which stays with its connection. Not behind a pooler. */
  prepare: boolean
  /** From Host header (lower case) to environment. */
  hosts: ReadonlyMap<string, Environment>
  /** Key for fare codes and other derived values. */
  secret: string
  /** The secret that wraps the keys of personal data; `before` while it is being changed. */
  dataKey: { secret: string; before: string | null }
  /** The value of `secret` before it was changed on purpose. */
  secretsBefore: readonly string[]
  demo: boolean
  /** Where the UUIDs of the production accounts are written; null: nowhere. */
  accountsFile: string | null
  control: boolean
  metrics: MetricsReaders
  /** Whether the session family's rules against double bookings apply (gaps 85, 217, 240). */
  dedupe: boolean
  /** Whether operations beyond the documents are served. */
  assumed: boolean
  /** The source of a flight search that names an unknown one; null for all sources (gap 215). */
  airProvider: AirProvider | null
  /** Searches that an office may start in a minute. */
  searchLimit: number
  /** Failed sign-ins allowed per account and address in 15 minutes; 0 means no limit. */
  signInLimit: number
  /** Addresses of programs that may state for whom they call, such as the desk's. */
  trustedPeers: BlockList
  /** Seed of the simulated supply. */
  seed: string
  /** Factor applied to the sources' delays; 0 in tests. */
  latency: number
  /** Shortest and longest time from AirOrderTicket to issue, in seconds (gap 67). */
  issueSeconds: readonly [number, number]
  logLevel: string
}

/** A setting is missing or invalid; the message is one sentence that names the variable. */
export class SettingError extends ProgramSettingError {}

type Source = Readonly<Record<string, string | undefined>>

/** The trusted peers of a gateway without the setting: the desk on the same machine. */
export const LOOPBACK_PEERS = '127.0.0.0/8,::1'

function port(source: Source, name: string, fallback: number): number {
  const text = source[name]
  if (text === undefined || text === '') return fallback
  const parsed = z.coerce.number().int().min(0).max(65535).safeParse(text)
  if (!parsed.success) throw new SettingError(`${name} must be a port number, not "${text}".`)
  return parsed.data
}

function flag(source: Source, name: string, fallback: boolean): boolean {
  const text = source[name]?.toLowerCase()
  if (text === undefined || text === '') return fallback
  if (text === 'on') return true
  if (text === 'off') return false
  throw new SettingError(`${name} must be on or off, not "${text}".`)
}

function count(source: Source, name: string, fallback: number): number {
  const text = source[name]
  if (text === undefined || text === '') return fallback
  const parsed = z.coerce.number().min(0).safeParse(text)
  if (!parsed.success) throw new SettingError(`${name} must be a number of 0 or more, not "${text}".`)
  return parsed.data
}

function airProvider(source: Source): AirProvider | null {
  const text = source['GATEWAY_AIR_PROVIDER']?.trim().toLowerCase()
  if (text === undefined || text === '') return null
  const provider = airProviders.find((name) => name === text)
  if (provider) return provider
  throw new SettingError(`GATEWAY_AIR_PROVIDER must be one of ${airProviders.join(', ')}, not "${text}".`)
}

function replicaUrl(source: Source): string | null {
  try {
    return replicaAddress(source, 'GATEWAY_DATABASE_REPLICA_URL', 'DATABASE_REPLICA_URL')
  } catch (error) {
    throw new SettingError((error as Error).message)
  }
}

/** Parses `sandbox=a:1,b:1;production=c:2` into a map; a host may occur only once. */
function parseHosts(text: string): Map<string, Environment> {
  const hosts = new Map<string, Environment>()
  for (const group of text.split(';')) {
    const [name, list] = group.split('=')
    const environment = environments.find((each) => each === name?.trim())
    if (!environment || !list) {
      throw new SettingError(`GATEWAY_HOSTS must look like sandbox=host:port,host:port;production=host:port.`)
    }
    for (const host of list.split(',')) hosts.set(host.trim().toLowerCase(), environment)
  }
  return hosts
}

/** Parses addresses and networks, such as `10.0.0.7,10.1.0.0/16,fd00::/8`. @throws SettingError */
export function parsePeers(text: string): BlockList {
  const peers = new BlockList()
  for (const entry of text.split(',').map((each) => each.trim())) {
    const [address = '', bits] = entry.split('/')
    const version = isIP(address)
    const most = version === 6 ? 128 : 32
    if (version === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most))) {
      throw new SettingError(`GATEWAY_TRUSTED_PEERS must be addresses or networks, not "${entry}".`)
    }
    peers.addSubnet(address, Number(bits ?? most), version === 6 ? 'ipv6' : 'ipv4')
  }
  return peers
}

/** Maps the Host headers of the two ports to their environments. */
export function hostsOfPorts(sandboxPort: number, productionPort: number): Map<string, Environment> {
  const hosts = new Map<string, Environment>()
  for (const name of ['localhost', '127.0.0.1', '[::1]']) {
    hosts.set(`${name}:${sandboxPort}`, 'sandbox')
    hosts.set(`${name}:${productionPort}`, 'production')
  }
  return hosts
}

/** Reads the settings. @throws ProgramSettingError with one sentence that names the variable. */
export function readSettings(source: Source): GatewaySettings {
  const host = source['HOST'] ?? '127.0.0.1'
  const sandboxPort = port(source, 'GATEWAY_PORT', 4010)
  const productionPort = port(source, 'GATEWAY_PRODUCTION_PORT', 4011)
  const databaseUrl = source['GATEWAY_DATABASE_URL'] || source['DATABASE_URL']
  if (!databaseUrl)
    throw new SettingError('GATEWAY_DATABASE_URL or DATABASE_URL must name a PostgreSQL database.')
  const secret = source['GATEWAY_SECRET']
  if (!secret || secret.length < 32) throw new SettingError('GATEWAY_SECRET must have 32 characters or more.')
  const dataKey = source['GATEWAY_DATA_KEY']
  if (!dataKey || dataKey.length < 32)
    throw new SettingError('GATEWAY_DATA_KEY must have 32 characters or more.')
  const issueLeast = count(source, 'GATEWAY_ISSUE_SECONDS_MIN', 2)
  const issueMost = count(source, 'GATEWAY_ISSUE_SECONDS_MAX', 5)
  if (issueMost < issueLeast) {
    throw new SettingError('GATEWAY_ISSUE_SECONDS_MAX must not be below GATEWAY_ISSUE_SECONDS_MIN.')
  }
  return {
    host,
    port: sandboxPort,
    productionPort,
    databaseUrl,
    replicaUrl: replicaUrl(source),
    prepare: flag(source, 'DATABASE_PREPARE', false),
    hosts: source['GATEWAY_HOSTS']
      ? parseHosts(source['GATEWAY_HOSTS'])
      : hostsOfPorts(sandboxPort, productionPort),
    secret,
    dataKey: { secret: dataKey, before: source['GATEWAY_DATA_KEY_BEFORE'] || null },
    secretsBefore: (source['GATEWAY_SECRET_BEFORE'] ?? '').split(/\s+/).filter((word) => word !== ''),
    accountsFile: source['GATEWAY_ACCOUNTS_FILE'] || null,
    demo: flag(source, 'GATEWAY_DEMO', isDemoOn(undefined, host)),
    control: flag(source, 'GATEWAY_CONTROL', isLoopback(host)),
    metrics: readMetricsReaders(source, 'GATEWAY_METRICS', host),
    dedupe: flag(source, 'GATEWAY_DEDUPE', true),
    assumed: flag(source, 'GATEWAY_ASSUMED', true),
    airProvider: airProvider(source),
    searchLimit: count(source, 'GATEWAY_SEARCH_LIMIT', 6000),
    signInLimit: count(source, 'GATEWAY_SIGNIN_LIMIT', 5),
    trustedPeers: parsePeers(source['GATEWAY_TRUSTED_PEERS'] || LOOPBACK_PEERS),
    seed: source['GATEWAY_SEED'] ?? 'travel-desk',
    latency: count(source, 'GATEWAY_LATENCY', 1),
    issueSeconds: [issueLeast, issueMost],
    logLevel: source['GATEWAY_LOG'] ?? 'info',
  }
}

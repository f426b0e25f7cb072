import path from 'node:path'
import { isDemoOn } from '../../contract/session/demo-accounts.ts'
import { readPatience, readTracing } from '../../program/settings.ts'

/** The starter's own settings. The programs read and check all other settings themselves. */
export type StartSettings = {
  /** The address to listen on; loopback unless HOST is set. */
  host: string
  port: number
  /** How many desks and how many gateways share these ports. */
  processes: number
  gatewayPort: number
  productionPort: number
  /**
   * Whether there are demo accounts. Both programs get the setting, because each would derive it from another
   * address.
   */
  demo: boolean
  /** Absolute path of the folder with all data of this installation. */
  dataDir: string
  /** PostgreSQL addresses that were given; undefined means the embedded server. */
  deskDatabase: GivenDatabase | undefined
  gatewayDatabase: GivenDatabase | undefined
  /** The same databases for the user who owns their tables; undefined: the programs own them. */
  migrationDatabase: GivenDatabase | undefined
}

/** The address of a PostgreSQL, and the variable that holds it. */
export type GivenDatabase = { url: string; setting: string }

/** A setting is missing or invalid; the message is one sentence that names the variable. */
export class SettingError extends Error {}

type Source = Readonly<Record<string, string | undefined>>

const urls = [
  'GATEWAY_URL',
  'GATEWAY_SANDBOX_URL',
  'GATEWAY_V3_URL',
  'GATEWAY_SANDBOX_V3_URL',
  'GATEWAY_SITE_URL',
  'NEXTAUTH_URL',
]
const databases = [
  'DATABASE_URL',
  'DESK_DATABASE_URL',
  'GATEWAY_DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'DESK_DATABASE_REPLICA_URL',
  'GATEWAY_DATABASE_REPLICA_URL',
]
const switches = [
  'GATEWAY_DEDUPE',
  'GATEWAY_ASSUMED',
  'GATEWAY_DEMO',
  'GATEWAY_CONTROL',
  'GATEWAY_METRICS',
  'DESK_METRICS',
  'TRUST_PROXY',
  'DATABASE_PREPARE',
]

/**
 * Reads the settings, and checks those that would otherwise fail late.
 *
 * @throws SettingError with one sentence that names the variable.
 */
export function readStartSettings(source: Source): StartSettings {
  for (const name of urls) checkUrl(source, name, ['http:', 'https:'])
  for (const name of databases) checkDatabaseUrl(source, name)
  for (const name of switches) checkSwitch(source, name)
  checkForPrograms(source)
  const host = textOf(source, 'HOST') ?? '127.0.0.1'
  const settings = {
    host,
    demo: isDemoOn(textOf(source, 'GATEWAY_DEMO'), host),
    port: port(source, 'PORT', 3000),
    processes: processes(source),
    gatewayPort: port(source, 'GATEWAY_PORT', 4010),
    productionPort: port(source, 'GATEWAY_PRODUCTION_PORT', 4011),
    dataDir: path.resolve(textOf(source, 'DATA_DIR') ?? '.data'),
    deskDatabase: givenDatabase(source, 'DESK_DATABASE_URL', 'DATABASE_URL'),
    gatewayDatabase: givenDatabase(source, 'GATEWAY_DATABASE_URL', 'DATABASE_URL'),
    migrationDatabase: givenDatabase(source, 'MIGRATION_DATABASE_URL'),
  }
  if (settings.gatewayPort === settings.productionPort) {
    throw new SettingError('GATEWAY_PRODUCTION_PORT must differ from GATEWAY_PORT.')
  }
  if (settings.port === settings.gatewayPort || settings.port === settings.productionPort) {
    throw new SettingError('PORT must differ from the ports of the gateway.')
  }
  if (settings.migrationDatabase && !settings.gatewayDatabase && !settings.deskDatabase) {
    throw new SettingError(
      'MIGRATION_DATABASE_URL needs the addresses for the programs too: GATEWAY_DATABASE_URL and DESK_DATABASE_URL.',
    )
  }
  return settings
}

/**
 * The database that was given for a program, for the user who owns its tables; undefined: the embedded one.
 */
export function ownerDatabase(
  settings: Pick<StartSettings, 'gatewayDatabase' | 'deskDatabase' | 'migrationDatabase'>,
  program: 'gateway' | 'desk',
): GivenDatabase | undefined {
  const given = program === 'gateway' ? settings.gatewayDatabase : settings.deskDatabase
  return given && (settings.migrationDatabase ?? given)
}

/** Whether a program uses the embedded PostgreSQL. */
export function isEmbedded(settings: Pick<StartSettings, 'gatewayDatabase' | 'deskDatabase'>): boolean {
  return settings.gatewayDatabase === undefined || settings.deskDatabase === undefined
}

/** An empty variable counts as not set. */
function textOf(source: Source, name: string): string | undefined {
  const text = source[name]?.trim()
  return text === '' ? undefined : text
}

function givenDatabase(source: Source, ...names: string[]): GivenDatabase | undefined {
  const setting = names.find((name) => textOf(source, name) !== undefined)
  return setting === undefined ? undefined : { setting, url: textOf(source, setting) ?? '' }
}

function port(source: Source, name: string, fallback: number): number {
  const text = textOf(source, name)
  if (text === undefined) return fallback
  const number = Number(text)
  if (/^\d+$/.test(text) && number > 0 && number < 65_536) return number
  throw new SettingError(`${name} must be a port number from 1 to 65535, not "${text}".`)
}

function processes(source: Source): number {
  const text = textOf(source, 'PROCESSES') ?? '1'
  if (/^[1-8]$/.test(text)) return Number(text)
  throw new SettingError(`PROCESSES must be a number from 1 to 8, not "${text}".`)
}

function checkUrl(source: Source, name: string, protocols: readonly string[]): void {
  const text = textOf(source, name)
  if (text === undefined) return
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return
  throw new SettingError(`${name} must be an address that begins with http:// or https://.`)
}

/** The address is not shown in the message, because it holds a password. */
function checkDatabaseUrl(source: Source, name: string): void {
  const text = textOf(source, name)
  if (text === undefined || /^postgres(ql)?:\/\/./.test(text)) return
  throw new SettingError(`${name} must be an address that begins with postgres://.`)
}

/** What both programs read, and would otherwise refuse one after the other. */
function checkForPrograms(source: Source): void {
  try {
    readPatience(source)
    readTracing(source)
  } catch (error) {
    throw new SettingError((error as Error).message)
  }
}

function checkSwitch(source: Source, name: string): void {
  const text = textOf(source, name)
  if (text === undefined || ['on', 'off'].includes(text.toLowerCase())) return
  throw new SettingError(`${name} must be on or off, not "${text}".`)
}

import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readOrNull } from '../postgres/server.ts'
import { SettingError } from './settings.ts'

/** The secrets of an installation: the variable that may give each, and its file below `DATA_DIR/secrets`. */
export const secretPlaces = {
  /** Key with which next-auth signs. */
  nextAuth: { variable: 'NEXTAUTH_SECRET', file: 'nextauth' },
  /** Key for the gateway's fare codes. */
  gateway: { variable: 'GATEWAY_SECRET', file: 'gateway' },
  /** Key that wraps the keys of personal data in the gateway's database. */
  gatewayData: { variable: 'GATEWAY_DATA_KEY', file: 'gateway-data' },
  /** Key that encrypts gateway sessions and drafts in the desk's database. */
  desk: { variable: 'DESK_KEY', file: 'desk' },
} as const

/** The name of a secret in our code. */
export type SecretName = keyof typeof secretPlaces
/** All of them. */
export const secretNames = Object.keys(secretPlaces) as SecretName[]

type Source = Readonly<Record<string, string | undefined>>

/** A secret, and those that it replaced on purpose. */
export type Secret = { now: string; before: readonly string[] }

/**
 * Secrets that must survive a restart and never leave the server; 64 hexadecimal digits each, unless given.
 */
export type Secrets = Readonly<Record<SecretName, Secret>>

/** The secrets that were found; null for a missing one. */
export type FoundSecrets = Readonly<Record<SecretName, Secret | null>>

/** The shortest secret that the programs accept. */
const LEAST_LENGTH = 32

/** The folder of the secrets that were not given. */
export function secretsFolder(dataDir: string): string {
  return path.join(dataDir, 'secrets')
}

/**
 * Takes each secret from the environment, else from the folder; null for one that is in neither. Secrets of
 * before a change are in `<variable>_BEFORE` and in the file `<name>-before`, separated by white space.
 * @throws SettingError with one sentence when one is empty or short.
 */
export function findSecrets(folder: string, source: Source): FoundSecrets {
  const find = (name: SecretName): Secret | null => {
    const { variable, file } = secretPlaces[name]
    const stored = path.join(folder, file)
    const value = source[variable]
    const now = value === undefined ? readOrNull(stored)?.trim() : value
    if (now === undefined) return null
    const origin = value === undefined ? stored : variable
    if (now.trim() === '')
      throw new SettingError(
        `${origin} is empty: it must have ${LEAST_LENGTH} characters or more, or be removed.`,
      )
    if (now.length < LEAST_LENGTH)
      throw new SettingError(`${origin} must have ${LEAST_LENGTH} characters or more.`)
    const before = `${source[`${variable}_BEFORE`] ?? ''} ${readOrNull(`${stored}-before`) ?? ''}`
    return { now, before: before.split(/\s+/).filter((word) => word !== '') }
  }
  return {
    nextAuth: find('nextAuth'),
    gateway: find('gateway'),
    gatewayData: find('gatewayData'),
    desk: find('desk'),
  }
}

/**
 * As `findSecrets` in the folder of `dataDir`, and creates there those that are in neither place (mode
 * 0600).
 */
export function keepSecrets(dataDir: string, source: Source): Secrets {
  const folder = secretsFolder(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const secrets = findSecrets(folder, source)
  for (const name of secretNames) if (secrets[name] === null) make(folder, secretPlaces[name].file)
  return findSecrets(folder, source) as Secrets
}

function make(folder: string, name: string): void {
  const file = path.join(folder, name)
  // Write a temporary file and link it, so that one of two starters wins and nobody reads half a secret.
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 })
  try {
    linkSync(temporary, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(temporary, { force: true })
  }
}

import { existsSync, readdirSync } from 'node:fs'
import { fits, knownSecrets, mismatch } from '../../database/known-secret.ts'
import { openPool } from '../../database/pool.ts'
import { hasDatabase } from '../postgres.ts'
import { findSecrets, secretNames, secretPlaces, secretsFolder, type FoundSecrets } from './secrets.ts'
import { ownerDatabase, SettingError, type StartSettings } from './settings.ts'

/** Whether `DATA_DIR/secrets` holds anything. */
export function hasSecretFiles(dataDir: string): boolean {
  const folder = secretsFolder(dataDir)
  return existsSync(folder) && readdirSync(folder).length > 0
}

/**
 * Refuses a data folder that has secrets and no database, such as an incomplete copy: a start would make an
 * empty database without a word.
 * @throws SettingError
 */
export function expectDatabaseOfSecrets(dataDir: string): void {
  if (!hasSecretFiles(dataDir) || hasDatabase(dataDir)) return
  throw new SettingError(
    `${dataDir} has secrets but no database: restore a backup into it (npm run restore), or remove ${secretsFolder(dataDir)} to begin anew.`,
  )
}

/**
 * Refuses data whose secrets are missing or others, before new ones are made.
 * @param embedded address of the embedded PostgreSQL, for the programs without one of their own.
 * @returns a sentence when secrets are there and the database is empty; null otherwise.
 * @throws SettingError, SecretMismatch
 */
export async function expectSecretsOfData(
  settings: StartSettings,
  env: Readonly<Record<string, string | undefined>>,
  embedded: string,
): Promise<string | null> {
  const { dataDir } = settings
  const secrets = findSecrets(secretsFolder(dataDir), env)
  // The program's own user may have no rights yet: the migrations give them.
  const databases = [
    { schema: 'gateway', url: ownerDatabase(settings, 'gateway')?.url ?? embedded },
    { schema: 'desk', url: ownerDatabase(settings, 'desk')?.url ?? embedded },
  ]
  let isEmpty = true
  for (const { schema, url } of databases.filter((each) => each.url !== '')) {
    const ids = await secretsKnownIn(url, schema)
    if (ids === null) continue
    isEmpty = false
    // Data from before the ids were noted had all of their secrets.
    const isLost = ids.size === 0 && Object.values(secrets).every((secret) => secret === null)
    if (isLost) throw missing('The secrets', schema, dataDir)
    const absent = absentSecrets(ids, secrets)
    if (absent.length > 0) throw missing(absent.join(', '), schema, dataDir)
  }
  if (!isEmpty || !hasSecretFiles(dataDir)) return null
  return `the database is empty, although ${secretsFolder(dataDir)} has secrets: a new one begins`
}

/**
 * Compares secrets with the ids that data were written with.
 * @returns the variables of those that were not found.
 * @throws SecretMismatch for one that was found and is another.
 */
export function absentSecrets(ids: ReadonlyMap<string, string>, secrets: FoundSecrets): string[] {
  return secretNames.flatMap((name) => {
    const { variable } = secretPlaces[name]
    const id = ids.get(variable)
    if (id === undefined) return []
    const secret = secrets[name]
    if (secret === null) return [variable]
    if (!fits(id, secret.now, secret.before)) throw mismatch(variable)
    return []
  })
}

/** `knownSecrets` of the schema at an address. */
export async function secretsKnownIn(url: string, schema: string): Promise<Map<string, string> | null> {
  const pool = openPool({ url, size: 1 })
  try {
    return await knownSecrets(pool, schema)
  } finally {
    await pool.end()
  }
}

function missing(what: string, schema: string, dataDir: string): SettingError {
  return new SettingError(
    `${what} of the data in schema ${schema} cannot be found: put ${secretsFolder(dataDir)} back from a backup, or set the variable.`,
  )
}

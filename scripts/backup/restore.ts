import { existsSync, renameSync } from 'node:fs'
import pg from 'pg'
import { findSecrets, secretsFolder } from '../start/secrets.ts'
import { absentSecrets, hasSecretFiles } from '../start/secrets-of-data.ts'
import { copySecrets } from './back-up.ts'
import type { SchemasAt } from './databases.ts'
import { readManifest, schemaFile, secretsOf, type Manifest, type Schema } from './manifest.ts'
import { readSchema } from './read-schema.ts'

export type RestoreOptions = {
  databases: SchemasAt[]
  dataDir: string
  env: Readonly<Record<string, string | undefined>>
  folder: string
  /** Removes data that are there; their secrets are kept under another name. */
  replace: boolean
}

/**
 * Puts a backup into databases and a data folder that are empty, each database in one transaction.
 * @returns whether secrets were put into the data folder.
 * @throws Error with one sentence, before anything is changed; SecretMismatch when the secrets do not fit.
 */
export async function restore(options: RestoreOptions): Promise<boolean> {
  const { dataDir, folder, replace } = options
  const manifest = readManifest(folder)
  const source = expectSecrets(options, manifest)
  const isOwn = source === secretsFolder(dataDir)
  if (!isOwn && hasSecretFiles(dataDir) && !replace) {
    throw new Error(
      `${secretsFolder(dataDir)} has secrets already: name an empty DATA_DIR, or add --replace.`,
    )
  }
  const open: { client: pg.Client; schemas: Schema[] }[] = []
  try {
    for (const { url, schemas } of options.databases) {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      open.push({ client, schemas: schemas.filter((schema) => manifest.schemas.includes(schema)) })
    }
    for (const { client, schemas } of open) await makeRoom(client, schemas, replace)
    for (const { client, schemas } of open) {
      for (const schema of schemas) await readSchema(client, schemaFile(folder, schema))
    }
    for (const { client } of open) await client.query('commit')
  } finally {
    // Ending the connection rolls back a transaction that is not committed.
    for (const { client } of open) await client.end()
  }
  if (isOwn) return false
  if (hasSecretFiles(dataDir)) renameSync(secretsFolder(dataDir), `${secretsFolder(dataDir)}.${Date.now()}`)
  return copySecrets(source, secretsFolder(dataDir))
}

/**
 * Finds the secrets that the data were written with: in the environment, and in the files of the backup
 * or, where those are kept apart, of the data folder.
 * @returns the folder of the files.
 */
function expectSecrets({ dataDir, folder, env }: RestoreOptions, manifest: Manifest): string {
  const own = secretsFolder(dataDir)
  const source = existsSync(secretsOf(folder)) ? secretsOf(folder) : own
  const absent = absentSecrets(new Map(Object.entries(manifest.secrets)), findSecrets(source, env))
  if (absent.length === 0) return source
  throw new Error(
    `${absent.join(', ')} of this backup cannot be found: put its folder of secrets at ${secretsOf(folder)}, or set the variable.`,
  )
}

/** Begins the transaction that restores the schemas, and removes existing ones if `replace` is set. */
async function makeRoom(client: pg.Client, schemas: readonly Schema[], replace: boolean): Promise<void> {
  await client.query(`begin; set local lock_timeout = '10s'`)
  for (const schema of schemas) {
    const { rows } = await client.query('select from pg_namespace where nspname = $1', [schema])
    if (rows.length === 0) continue
    if (!replace) {
      throw new Error(
        `The database "${client.database}" has a schema ${schema} already: name an empty database, or add --replace, which removes what is there.`,
      )
    }
    await client.query(`drop schema ${schema} cascade`)
  }
}

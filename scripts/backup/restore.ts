import { randomUUID } from 'node:crypto'
import { existsSync, renameSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
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
  const ownName = `travel-desk restore ${randomUUID()}`
  const open: { client: pg.Client; schemas: Schema[] }[] = []
  try {
    for (const { url, schemas } of options.databases) {
      const client = new pg.Client({ connectionString: url, application_name: ownName })
      await client.connect()
      open.push({ client, schemas: schemas.filter((schema) => manifest.schemas.includes(schema)) })
    }
    if (replace) for (const { client } of open) await expectNobodyConnected(client)
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

/** How long a program that was just stopped may take to be gone. */
const goneWithinMs = 3000

/**
 * Refuses a database that others are connected to: programs of this or another machine, whose data would be
 * replaced while they work.
 * @throws Error that names them.
 */
async function expectNobodyConnected(client: pg.Client): Promise<void> {
  const deadline = performance.now() + goneWithinMs
  for (;;) {
    // The name and the user are shown to every role, the rest is not. What has no user is PostgreSQL's own.
    const { rows } = await client.query<{ who: string }>(
      `select distinct format('%s (user %s)', coalesce(nullif(application_name, ''), 'a program without a name'),
           usename) as who
         from pg_stat_activity
         where datname = current_database() and usename is not null and leader_pid is null
           and application_name <> current_setting('application_name')
         order by 1`,
    )
    if (rows.length === 0) return
    if (performance.now() > deadline) {
      const names = rows.map(({ who }) => who).join(', ')
      throw new Error(`The database "${client.database}" is in use by ${names}: stop the programs first.`)
    }
    await pause(100)
  }
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

import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { secretId } from '../../database/known-secret.ts'
import { findSecrets, secretNames, secretPlaces, secretsFolder } from '../start/secrets.ts'
import { absentSecrets, secretsKnownIn } from '../start/secrets-of-data.ts'
import type { SchemasAt } from './databases.ts'
import { schemaFile, secretsOf, writeManifest, type Schema } from './manifest.ts'
import { findPgDump, onSnapshot, writeSchema } from './write-schema.ts'

export type BackupOptions = {
  databases: SchemasAt[]
  dataDir: string
  env: Readonly<Record<string, string | undefined>>
  /** Created; its parent too. */
  folder: string
  /** Reads catalogue and tables itself even where pg_dump would do. */
  withoutPgDump: boolean
}

/** The contents of the backup that was written, for the message. */
export type BackupDone = {
  schemas: Schema[]
  byPgDump: boolean
  /** Whether there was a folder of secrets to copy. */
  hasSecrets: boolean
  /** Variables of secrets that the data need and that were in no file. */
  secretsElsewhere: string[]
}

/**
 * Writes the schemas of the databases into `folder`, each database as it is at one moment while the
 * programs run on, and the files of the secrets next to it.
 * @throws Error with one sentence; SecretMismatch when the secrets are not those of the data.
 */
export async function backUp(options: BackupOptions): Promise<BackupDone> {
  const { databases, folder } = options
  const stored = secretsFolder(options.dataDir)
  const secretIds = new Map<string, string>()
  for (const { url, schemas } of databases) {
    for (const schema of schemas) {
      for (const [variable, id] of (await secretsKnownIn(url, schema)) ?? []) secretIds.set(variable, id)
    }
  }
  absentSecrets(secretIds, findSecrets(stored, options.env))
  const inFiles = findSecrets(stored, {})
  // Data from before the ids were noted: the secrets at hand are theirs.
  for (const name of secretNames) {
    const { variable } = secretPlaces[name]
    const secret = inFiles[name]
    if (secret && !secretIds.has(variable)) secretIds.set(variable, secretId(secret.now))
  }
  if (existsSync(folder)) throw new Error(`${folder} is there already: name a new folder.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })

  const written: Schema[] = []
  let byPgDump = false
  for (const { url, schemas } of databases) {
    await onSnapshot(url, async (snapshot) => {
      const program = options.withoutPgDump ? null : await findPgDump(snapshot.client)
      byPgDump = program !== null
      for (const schema of schemas) {
        const { rows } = await snapshot.client.query('select from pg_namespace where nspname = $1', [schema])
        if (rows.length === 0) continue
        await writeSchema(snapshot, schema, schemaFile(folder, schema), program)
        written.push(schema)
      }
    })
  }
  if (written.length === 0)
    throw new Error('There is nothing to back up: the database has no schema of ours.')
  const hasSecrets = copySecrets(stored, secretsOf(folder))
  writeManifest(folder, {
    format: 1,
    madeAt: new Date().toISOString(),
    schemas: written,
    secrets: Object.fromEntries(secretIds),
  })
  return { schemas: written, byPgDump, hasSecrets, secretsElsewhere: absentSecrets(secretIds, inFiles) }
}

/** Copies all files, readable by their owner alone. @returns false when there are none. */
export function copySecrets(from: string, to: string): boolean {
  const files = existsSync(from) ? readdirSync(from) : []
  if (files.length === 0) return false
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const file of files) {
    const copy = path.join(to, file)
    copyFileSync(path.join(from, file), copy)
    chmodSync(copy, 0o600)
  }
  return true
}

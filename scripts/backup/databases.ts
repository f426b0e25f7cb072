import { checkDatabase } from '../../database/check-database.ts'
import { writableAddress } from '../../database/hosts.ts'
import { ensurePostgres } from '../postgres.ts'
import { ownerDatabase, type StartSettings } from '../start/settings.ts'
import { schemas, type Schema } from './manifest.ts'

/** A database with those of our schemas that belong into it. */
export type SchemasAt = { url: string; schemas: Schema[] }

/**
 * The databases of an installation, for the user who owns their tables: those given by variables, and the
 * embedded PostgreSQL for the rest, which is started, or adopted if it runs.
 * @throws DatabaseUnusable
 */
export async function withDatabases<T>(
  settings: StartSettings,
  log: (line: string) => void,
  work: (databases: SchemasAt[]) => Promise<T>,
): Promise<T> {
  const bySchema = { gateway: ownerDatabase(settings, 'gateway'), desk: ownerDatabase(settings, 'desk') }
  for (const each of Object.values(bySchema)) if (each) await checkDatabase(each.url, each.setting)
  const isEmbedded = schemas.some((schema) => bySchema[schema] === undefined)
  const embedded = isEmbedded ? await ensurePostgres({ dataDir: settings.dataDir, log }) : null
  try {
    const at = new Map<string, Schema[]>()
    for (const schema of schemas) {
      const url = await writableAddress(bySchema[schema]?.url ?? embedded?.url ?? '')
      at.set(url, [...(at.get(url) ?? []), schema])
    }
    return await work([...at].map(([url, these]) => ({ url, schemas: these })))
  } finally {
    await embedded?.stop()
  }
}

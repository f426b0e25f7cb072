import { checkDatabase } from '../database/check-database.ts'
import { ensurePostgres } from './postgres.ts'
import { migrateFirst } from './start/migrate-first.ts'
import { keepSecrets } from './start/secrets.ts'
import { isEmbedded, readStartSettings } from './start/settings.ts'

// `npm run migrate`: brings the tables of both programs up to date as the user of MIGRATION_DATABASE_URL, and
// gives their rows to the users that the programs run as. The start does the same.

try {
  const settings = readStartSettings(process.env)
  const { migrationDatabase } = settings
  if (migrationDatabase) await checkDatabase(migrationDatabase.url, migrationDatabase.setting)
  else if (!isEmbedded(settings))
    throw new Error('MIGRATION_DATABASE_URL is not set: the programs migrate by themselves.')
  const store = isEmbedded(settings)
    ? await ensurePostgres({ dataDir: settings.dataDir, log: () => undefined })
    : null
  try {
    await migrateFirst(process.env, settings, keepSecrets(settings.dataDir, process.env), store?.url ?? '')
  } finally {
    await store?.stop()
  }
  console.log('The tables are up to date.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

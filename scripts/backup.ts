import { existsSync } from 'node:fs'
import path from 'node:path'
import { backUp } from './backup/back-up.ts'
import { withDatabases } from './backup/databases.ts'
import { secretsOf } from './backup/manifest.ts'
import { hasDatabase } from './postgres.ts'
import { isEmbedded, readStartSettings } from './start/settings.ts'

// `npm run backup [-- folder] [--copy]`: the data of both programs and, apart from them, their secrets
// (docs/operations.md). The programs may run meanwhile. `--copy` does without pg_dump.

const [named, ...more] = process.argv.slice(2).filter((word) => word !== '--copy')
const stamp = new Date().toISOString().replaceAll(':', '').slice(0, 17)

async function main(): Promise<void> {
  if (more.length > 0 || named?.startsWith('-')) throw new Error('Usage: npm run backup -- [folder] [--copy]')
  const folder = path.resolve(named ?? path.join('backups', stamp))
  const settings = readStartSettings(process.env)
  if (isEmbedded(settings) && !(existsSync(settings.dataDir) && hasDatabase(settings.dataDir))) {
    throw new Error(`${settings.dataDir} has no database.`)
  }
  const done = await withDatabases(
    settings,
    () => undefined,
    (databases) =>
      backUp({
        databases,
        dataDir: settings.dataDir,
        env: process.env,
        folder,
        withoutPgDump: process.argv.includes('--copy'),
      }),
  )
  console.log(`Backed up ${done.schemas.join(' and ')} to ${folder}${done.byPgDump ? ', by pg_dump' : ''}.`)
  if (done.hasSecrets) {
    console.log(
      `Their secrets are in ${secretsOf(folder)}. Keep the two apart: whoever has both can read what is encrypted.`,
    )
  }
  if (done.secretsElsewhere.length > 0) {
    console.log(`Not in the backup, keep them yourself: ${done.secretsElsewhere.join(', ')}.`)
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

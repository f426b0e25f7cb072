import path from 'node:path'
import { withDatabases } from './backup/databases.ts'
import { readManifest } from './backup/manifest.ts'
import { restore } from './backup/restore.ts'
import { releaseDataDir, takeDataDir } from './start/running-starter.ts'
import { secretsFolder } from './start/secrets.ts'
import { readStartSettings } from './start/settings.ts'

// `npm run restore -- folder [--replace]`: a backup into the databases of DATABASE_URL and the like, or into
// the embedded one of DATA_DIR (docs/operations.md).

const [named, ...more] = process.argv.slice(2).filter((word) => word !== '--replace')

async function main(): Promise<void> {
  if (named === undefined || named.startsWith('-') || more.length > 0) {
    throw new Error('Usage: npm run restore -- folder [--replace]')
  }
  const folder = path.resolve(named)
  // Before a database is made for it.
  readManifest(folder)
  const settings = readStartSettings(process.env)
  // No start may come in between.
  takeDataDir(settings.dataDir, 'npm run restore')
  let withSecrets: boolean
  try {
    withSecrets = await withDatabases(
      settings,
      () => undefined,
      (databases) =>
        restore({
          databases,
          dataDir: settings.dataDir,
          env: process.env,
          folder,
          replace: process.argv.includes('--replace'),
        }),
    )
  } finally {
    releaseDataDir(settings.dataDir)
  }
  const where = withSecrets ? `, its secrets in ${secretsFolder(settings.dataDir)}` : ''
  console.log(`The backup is restored${where}. Start the programs with npm start.`)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

import { rmSync } from 'node:fs'
import { removePostgres } from './postgres.ts'

// `npm start` with empty data, for browser tests: removes everything in DATA_DIR, then starts.

const dataDir = process.env['DATA_DIR']
if (dataDir === undefined || !/(^|\/)\.data-[a-z0-9-]+$/.test(dataDir)) {
  console.error('DATA_DIR must name a folder like .data-e2e, whose content may be removed.')
  process.exit(2)
}
await removePostgres(dataDir)
rmSync(dataDir, { recursive: true, force: true })
await import('./start.ts')

import 'server-only'
import { migrate } from '../../database/migrate.ts'
import { grantRows, userOf } from '../../database/program-rights.ts'
import { readSettings } from '../settings.ts'
import { deskMigrations } from '../store/migrations.ts'
import { programRights } from '../store/program-rights.ts'

// The desk's part of `npm run migrate`: brings its tables up to date as the user of MIGRATION_DATABASE_URL,
// and gives the rows to the user that the desk runs as.

const { databaseUrl } = settingsOrLeave()
const owner = process.env['MIGRATION_DATABASE_URL'] || databaseUrl
try {
  await migrate(owner, 'desk', deskMigrations)
  await grantRows(owner, 'desk', userOf(databaseUrl), programRights)
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(`The desk's tables could not be brought up to date, and nothing was changed: ${reason}`)
  process.exitCode = 1
}

/** The settings. Ends the command if one is wrong, with one sentence that names the variable. */
function settingsOrLeave() {
  try {
    return readSettings(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

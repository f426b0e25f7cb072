import { grantRows, userOf } from '../../database/program-rights.ts'
import { readSettings, SettingError } from '../settings.ts'
import { masterKeys } from '../store/data-keys.ts'
import { migrateGateway } from '../store/migrate.ts'
import { programRights } from '../store/program-rights.ts'

// The gateway's part of `npm run migrate`: brings its tables up to date as the user of
// MIGRATION_DATABASE_URL, and gives the rows to the user that the gateway runs as.

try {
  const settings = readSettings(process.env)
  const owner = process.env['MIGRATION_DATABASE_URL'] || settings.databaseUrl
  await migrateGateway(owner, {
    hotelIdNow: async (stored) => {
      // Loaded only for the migration that asks: the simulated world takes seconds.
      const { simulatedSuppliers } = await import('../world/suppliers.ts')
      const wait = () => Promise.resolve()
      const { hotels } = simulatedSuppliers({ seed: settings.seed, wait, latencyScale: 0 })
      return (await hotels.findHotel(stored))?.hotelId ?? null
    },
    master: masterKeys(settings.dataKey.secret, settings.dataKey.before),
  })
  await grantRows(owner, 'gateway', userOf(settings.databaseUrl), programRights)
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  const what = `The gateway's tables could not be brought up to date, and nothing was changed: ${reason}`
  console.error(error instanceof SettingError ? reason : what)
  process.exitCode = 1
}

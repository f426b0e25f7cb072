import { setTimeout as sleep } from 'node:timers/promises'
import { lifeOf } from '../program/life.ts'
import { connectionLimits, listen } from '../program/listen.ts'
import { READY } from '../program/ready.ts'
import { ProgramSettingError, readPatience, readTracing } from '../program/settings.ts'
import { checkDatabase, DatabaseUnusable } from '../database/check-database.ts'
import { expectSecret, SecretMismatch } from '../database/known-secret.ts'
import { isDatabaseLost } from '../database/lost.ts'
import { startTracing } from '../telemetry/start.ts'
import { writeAccounts } from './accounts-file.ts'
import { systemClock } from './clock.ts'
import { catalogueIndex } from './domain/activity/catalogue-index.ts'
import { bookingKinds } from './domain/kinds.ts'
import { seedDemoAccounts, type MadeAccount } from './domain/session/seed-accounts.ts'
import { referenceFile, referenceFileNames } from './families/session-gateway/reference-files.ts'
import { createGateway } from './gateway.ts'
import { rewrapKeys } from './domain/booking/rewrap-keys.ts'
import { portListener } from './http/port.ts'
import { createLog } from './log.ts'
import type { Services } from './services.ts'
import { readSettings, type GatewaySettings } from './settings.ts'
import { dataKeys, masterKeys } from './store/data-keys.ts'
import { migrateGateway, type MigrationNeeds } from './store/migrate.ts'
import { openReplica, openStore, type Store } from './store/open.ts'
import { simulatedSuppliers } from './world/suppliers.ts'
import { warmUp } from './world/warm-up.ts'
import { startTimers } from './timers.ts'
import { warmPlaces } from './world/place/warm-places.ts'

const SWEEP_MILLIS = 1000

/** Ends the program with one sentence. */
function leave(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Brings the tables up to date and opens them, or ends the program. */
async function storeOrLeave(settings: GatewaySettings, needs: MigrationNeeds): Promise<Store> {
  const name = process.env['GATEWAY_DATABASE_URL'] ? 'GATEWAY_DATABASE_URL' : 'DATABASE_URL'
  try {
    await checkDatabase(settings.databaseUrl, name)
    await migrateGateway(settings.databaseUrl, needs)
    const store = openStore(settings.databaseUrl)
    await expectSecret(store.pool, 'gateway', 'GATEWAY_SECRET', settings.secret, settings.secretsBefore)
    return store
  } catch (error) {
    if (error instanceof ProgramSettingError) throw error
    if (error instanceof DatabaseUnusable || error instanceof SecretMismatch) leave(error.message)
    const reason = error instanceof Error ? error.message : String(error)
    if (isDatabaseLost(error)) leave(`${name}: PostgreSQL cannot be used at the moment (${reason}).`)
    leave(`The gateway's tables could not be brought up to date, and nothing was changed: ${reason}`)
  }
}

/** Says where the UUIDs of new production accounts are: they are not in the output, which others keep. */
function tellAccounts(file: string | null, made: readonly MadeAccount[]): void {
  if (file !== null) writeAccounts(file, made)
  const where = file === null ? '' : ` are in ${file}, and`
  process.stdout.write(`The UUIDs of the production accounts${where} are shown by npm run accounts.\n`)
}

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const patience = readPatience(process.env)
  // Before the log, whose lines name the trace.
  const tracing = await startTracing('travel-desk-gateway', readTracing(process.env), (sentence) =>
    log.warn(sentence),
  )
  const log = createLog(settings.logLevel)
  const wait = async (ms: number, signal: AbortSignal) => {
    await sleep(ms, undefined, { signal })
  }
  const suppliers = simulatedSuppliers({ seed: settings.seed, wait, latencyScale: settings.latency })
  const master = masterKeys(settings.dataKey.secret, settings.dataKey.before)
  const store = await storeOrLeave(settings, {
    hotelIdNow: async (stored) => (await suppliers.hotels.findHotel(stored))?.hotelId ?? null,
    master,
  })
  const keys = dataKeys(store.db, master)
  // Fails now if the key is another one than before.
  await keys.hashKey()
  if (master.before) log.info({ count: await rewrapKeys({ db: store.db, keys }) }, 'keys wrapped anew')
  // Stored only after the key was found to be the right one: a start with a new key ends with a message.
  const { secret, before } = settings.dataKey
  await expectSecret(store.pool, 'gateway', 'GATEWAY_DATA_KEY', secret, before === null ? [] : [before])
  const replica = openReplica(settings.replicaUrl, (why) => {
    if (why === null) log.info('the replica is used again')
    else log.warn({ err: why }, 'the replica is not used')
  })
  const services: Services = {
    db: store.db,
    pool: store.pool,
    replicaReads: replica.reads,
    checkStore: store.check,
    clock: systemClock,
    keys,
    kinds: bookingKinds,
    ...suppliers,
    settings,
    log,
  }
  if (settings.demo) {
    const made = await seedDemoAccounts(services)
    if (made.length > 0) tellAccounts(settings.accountsFile, made)
  }
  // Data that is built at first use is built before the port opens, so that the first caller does not wait
  // for it.
  warmUp()
  for (const name of referenceFileNames) referenceFile(services.reference, name)
  catalogueIndex(services.activities.catalogue())
  const life = lifeOf(patience)
  const gateway = createGateway(services, life)
  const timers = startTimers(services, { everyMs: SWEEP_MILLIS })
  const answer = portListener(gateway.fetch)
  const at = { hostname: settings.host, silentMillis: connectionLimits.keepAliveTimeout }
  const servers = [
    await listen(answer, life, { ...at, port: settings.port }),
    await listen(answer, life, { ...at, port: settings.productionPort }),
  ]
  life.ready()
  process.send?.(READY)
  log.info({ port: settings.port }, 'the gateway listens')
  warmPlaces().then(
    () => log.info('places are loaded'),
    (error: unknown) => log.error({ err: error }, 'places could not be read'),
  )

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'the gateway stops')
    await life.stop(servers)
    await timers.stop()
    await tracing.stop()
    await replica.close()
    await store.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))
}

try {
  await main()
} catch (error) {
  if (!(error instanceof ProgramSettingError || error instanceof SecretMismatch)) throw error
  leave(error.message)
}

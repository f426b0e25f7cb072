import { createServer, type RequestListener, type Server } from 'node:http'
import { BlockList, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Role } from '../contract/session/limits.ts'
import { replicaReads } from '../database/replica-reads.ts'
import { systemClock } from '../gateway/clock.ts'
import { mintOffice } from '../gateway/control/mint-office.ts'
import { bookingKinds } from '../gateway/domain/kinds.ts'
import { createGateway } from '../gateway/gateway.ts'
import { portListener } from '../gateway/http/port.ts'
import { createLog } from '../gateway/log.ts'
import type { Services } from '../gateway/services.ts'
import type { GatewaySettings } from '../gateway/settings.ts'
import { dataKeys, masterKeys } from '../gateway/store/data-keys.ts'
import { migrateGateway } from '../gateway/store/migrate.ts'
import { openStore } from '../gateway/store/open.ts'
import type { AirSupply } from '../gateway/supply/air/port.ts'
import { simulatedSuppliers } from '../gateway/world/suppliers.ts'
import { ensurePostgres } from '../scripts/postgres.ts'
import type { DeskPerson } from '../tests/setup/desk-sign-in.ts'
import { databaseAt } from '../tests/setup/database-address.ts'

/** A gateway on a real port in this process, with its own database; the benchmarks measure it. */
export type Subject = {
  services: Services
  pool: pg.Pool
  /** Address of the gateway's sandbox, e.g. `http://127.0.0.1:40123`. */
  url: string
  databaseUrl: string
  /** Makes a new office with one person, an agent by default. */
  mint(person?: { role?: Role; balanceCents?: bigint }): Promise<DeskPerson>
  signIn(): Promise<string>
  close(): Promise<void>
}

/** Listens on a free port. */
export async function listen(listener: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

export async function openSubject(air?: AirSupply): Promise<Subject> {
  const postgres = await ensurePostgres({ dataDir: '.data-bench', log: () => undefined })
  const name = `bench_${process.pid}_${randomBytes(3).toString('hex')}`
  const server = new pg.Client({ connectionString: postgres.url })
  await server.connect()
  await server.query(`create database ${name}`)
  const databaseUrl = databaseAt(postgres.url, name)
  const dataKey = { secret: randomBytes(24).toString('hex'), before: null }
  const master = masterKeys(dataKey.secret, dataKey.before)
  await migrateGateway(databaseUrl, { hotelIdNow: () => Promise.resolve(null), master })
  const store = openStore(databaseUrl)
  const hosts = new Map<string, 'sandbox' | 'production'>()
  const wait = async (ms: number, signal: AbortSignal) => {
    await sleep(ms, undefined, { signal })
  }
  const settings: GatewaySettings = {
    host: '127.0.0.1',
    port: 0,
    productionPort: 0,
    databaseUrl,
    // As the starter has it where it started the database itself.
    replicaUrl: null,
    prepare: true,
    hosts,
    secret: randomBytes(24).toString('hex'),
    dataKey,
    secretsBefore: [],
    demo: false,
    accountsFile: null,
    control: true,
    metrics: 'nobody',
    dedupe: true,
    assumed: true,
    airProvider: null,
    searchLimit: 0,
    signInLimit: 0,
    trustedPeers: new BlockList(),
    seed: 'bench',
    latency: 0,
    issueSeconds: [0, 0],
    logLevel: 'silent',
  }
  const services: Services = {
    db: store.db,
    pool: store.pool,
    replicaReads: replicaReads(null, () => undefined),
    checkStore: store.check,
    clock: systemClock,
    keys: dataKeys(store.db, master),
    kinds: bookingKinds,
    ...simulatedSuppliers({ seed: 'bench', wait, latencyScale: 0 }),
    ...(air && { air }),
    settings,
    log: createLog('silent'),
  }
  const gateway = createGateway(services)
  const { server: http, url } = await listen(portListener(gateway.fetch))
  hosts.set(new URL(url).host, 'sandbox')
  const mint: Subject['mint'] = async ({ role = 'agent', balanceCents = 1_000_000n } = {}) => {
    const wanted = { name: null, seedCents: balanceCents, users: [{ userName: 'ada', role }] }
    const office = await mintOffice(services, wanted)
    return { officeId: office.officeId, userName: 'ada', accountUuid: office.users[0]?.accountUuid ?? '' }
  }
  return {
    services,
    pool: store.pool,
    url,
    databaseUrl,
    mint,
    signIn: async () => {
      const person = await mint()
      const Password = createHash('sha512').update(person.accountUuid).digest('hex')
      const response = await fetch(`${url}/Authenticate/CreateSession`, {
        method: 'POST',
        body: JSON.stringify({ OfficeId: person.officeId, UserName: person.userName, Password }),
      })
      return ((await response.json()) as { SessionId: string }).SessionId
    },
    close: async () => {
      await new Promise((resolve) => http.close(resolve))
      await store.close()
      await server.query(`drop database ${name} with (force)`)
      await server.end()
      await postgres.stop()
    },
  }
}

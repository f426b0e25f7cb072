import { BlockList } from 'node:net'
import type { RefundType } from '../../../contract/air/refund-types.ts'
import { replicaReads } from '../../../database/replica-reads.ts'
import { manualClock, officeNow } from '../../../gateway/clock.ts'
import { mintOffice } from '../../../gateway/control/mint-office.ts'
import { bookAir, type AirOrder } from '../../../gateway/domain/air/book.ts'
import { bookingData } from '../../../gateway/domain/air/booking-data.ts'
import type { BookableFare } from '../../../gateway/domain/air/bookable-fare.ts'
import { cancelBooking } from '../../../gateway/domain/air/cancel.ts'
import { orderTicket } from '../../../gateway/domain/air/order-ticket.ts'
import { displayRefund } from '../../../gateway/domain/air/refund-display.ts'
import { refundTickets } from '../../../gateway/domain/air/refund.ts'
import type { Traveler } from '../../../gateway/domain/air/travelers.ts'
import { bookingKinds } from '../../../gateway/domain/kinds.ts'
import { ok } from '../../../gateway/domain/outcome.ts'
import type { Grant } from '../../../gateway/domain/session/caller.ts'
import { createLog } from '../../../gateway/log.ts'
import type { Services } from '../../../gateway/services.ts'
import { hostsOfPorts, type GatewaySettings } from '../../../gateway/settings.ts'
import { dataKeys } from '../../../gateway/store/data-keys.ts'
import { openStore } from '../../../gateway/store/open.ts'
import { simulatedSuppliers } from '../../../gateway/world/suppliers.ts'
import { bookable, type FareWanted } from './fares.ts'
import { TEST_DATA_KEY, testMaster } from '../../setup/migrations.ts'

export const START = '2026-11-20T09:00:00.000Z'

/** The services of a gateway on the database at `url`, with a manual clock and without a sweeper. */
export function servicesAt(url: string, changed: Partial<GatewaySettings> = {}, poolSize = 10) {
  const store = openStore(url, poolSize)
  const clock = manualClock(START)
  const settings: GatewaySettings = {
    host: '127.0.0.1',
    port: 4010,
    productionPort: 4011,
    databaseUrl: url,
    replicaUrl: null,
    prepare: false,
    hosts: hostsOfPorts(4010, 4011),
    secret: 'a secret of the tests, thirty-two characters or more',
    dataKey: TEST_DATA_KEY,
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
    seed: 'travel-desk',
    latency: 0,
    issueSeconds: [3, 3],
    logLevel: 'silent',
    ...changed,
  }
  const log = createLog(settings.logLevel)
  const services: Services = {
    db: store.db,
    pool: store.pool,
    replicaReads: replicaReads(null, () => undefined),
    checkStore: store.check,
    clock,
    keys: dataKeys(store.db, testMaster),
    kinds: bookingKinds,
    ...simulatedSuppliers({ seed: settings.seed, wait: () => Promise.resolve(), latencyScale: 0 }),
    settings,
    log,
  }
  return { services, clock, close: () => store.close() }
}

export type Who = 'ada' | 'ben' | 'cleo'

/** An office with two agents, ada and ben, and an admin, cleo, who act at the office's time of the call. */
export async function openOffice(services: Services, seedCents = 1_000_000) {
  const roles = { ada: 'agent', ben: 'agent', cleo: 'admin' } as const
  const users = Object.entries(roles).map(([userName, role]) => ({ userName, role }))
  const { officeId } = await mintOffice(services, { name: null, seedCents: BigInt(seedCents), users })
  let calls = 0
  const grant = async <P extends string>(who: Who): Promise<Grant<P>> => {
    const office = await services.db
      .selectFrom('office')
      .select('clock_offset_seconds')
      .where('office_id', '=', officeId)
      .executeTakeFirstOrThrow()
    calls += 1
    const caller = {
      officeId,
      orgId: officeId,
      officeName: officeId,
      userId: who,
      userName: who,
      displayName: who.toUpperCase(),
      role: roles[who],
      environment: 'sandbox',
      sessionKey: `session of ${who}`,
      publicId: who,
      now: officeNow(services.clock, office.clock_offset_seconds),
      expiresAt: services.clock.now(),
      requestId: `request-${calls}`,
    }
    // Tests replace the gate, which alone proves a permission.
    return caller as unknown as Grant<P>
  }
  return {
    officeId,
    grant,
    book: async (wanted: FareWanted | BookableFare = {}, how: BookHow = {}) => {
      const quote = 'offerCode' in wanted ? wanted : bookable(wanted)
      const by = await grant<'air_book'>(how.who ?? 'ada')
      return bookAir(services, by, inputFor(quote, how), () => Promise.resolve(ok(quote)))
    },
    order: async (reference: string, who: Who = 'ada') =>
      orderTicket(services, await grant<'air_order_ticket'>(who), { reference }),
    cancel: async (reference: string, who: Who = 'ada') =>
      cancelBooking(services, await grant<'air_cancel'>(who), { reference }),
    refund: async (reference: string, { type = 'tickets', numbers = null, who = 'ada' }: RefundHow = {}) =>
      refundTickets(services, await grant<'air_refund'>(who), { reference, type, numbers }),
    display: async (reference: string, who: Who = 'ada') =>
      displayRefund(services, await grant(who), { reference }),
    read: async (reference: string | null, clientReference: string | null = null, who: Who = 'ada') =>
      bookingData(services, await grant(who), { reference, clientReference }),
  }
}

export type Office = Awaited<ReturnType<typeof openOffice>>

type RefundHow = { type?: RefundType; numbers?: readonly string[] | null; who?: Who }

type BookHow = { who?: Who; clientReference?: string; travelers?: Traveler[] }

/** A request to book a quote, with travellers that match it. */
export function inputFor(quote: BookableFare, how: BookHow = {}): AirOrder {
  const { adults, children, infants } = quote.query
  const travelers = how.travelers ?? [
    ...names.slice(0, adults).map((name) => traveler(1, '1988-06-12', name)),
    ...names.slice(0, children).map((name) => traveler(2, '2018-03-04', name)),
    ...names.slice(0, infants).map((name) => traveler(3, '2026-01-05', name)),
  ]
  return {
    clientReference: how.clientReference ?? null,
    phone: '+44 20 7946 0000',
    email: 'ada@example.com',
    travelers,
    markup: { adultCents: 0, childCents: 0, infantCents: 0 },
    body: { code: quote.offerCode, travelers },
  }
}

const names = ['ADA', 'BEA', 'CAL', 'DAN', 'EVE', 'FAY', 'GUS', 'HAL', 'IDA']

/** A traveller with a passport of their own. */
export function traveler(type: 1 | 2 | 3, dateOfBirth: string, firstName = 'ADA'): Traveler {
  const number = `C${type}${firstName}${dateOfBirth}`
  return {
    type,
    gender: 1,
    dateOfBirth,
    firstName,
    middleName: null,
    lastName: 'KING',
    title: 2,
    nationality: 'GB',
    nationalId: null,
    passport: { number, expiryDate: '2033-05-01', issueDate: '2023-05-01', country: 'GB' },
  }
}

/** The value of an outcome; throws when the outcome is a failure. */
export function valueOf<T>(
  outcome: { ok: true; value: T } | { ok: false; failure: string; message: string | null },
): T {
  if (!outcome.ok) throw new Error(`${outcome.failure} ${outcome.message ?? ''}`)
  return outcome.value
}

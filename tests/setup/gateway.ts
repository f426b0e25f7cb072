import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { familyBases } from '../../contract/families.ts'
import { registry, type InputOf, type OperationId, type ResponseOf } from '../../contract/registry.ts'
import type { OperationSpec } from '../../contract/operation.ts'
import type { Role } from '../../contract/session/limits.ts'
import { replicaReads } from '../../database/replica-reads.ts'
import { manualClock } from '../../gateway/clock.ts'
import { bookingKinds } from '../../gateway/domain/kinds.ts'
import { createGateway, type Gateway } from '../../gateway/gateway.ts'
import { createLog } from '../../gateway/log.ts'
import type { Services, Suppliers } from '../../gateway/services.ts'
import { LOOPBACK_PEERS, hostsOfPorts, parsePeers, type GatewaySettings } from '../../gateway/settings.ts'
import { dataKeys } from '../../gateway/store/data-keys.ts'
import { openStore } from '../../gateway/store/open.ts'
import { cleanDatabase } from './database.ts'
import { TEST_DATA_KEY, testMaster } from './migrations.ts'

export const SANDBOX = 'http://localhost:4010'
export const PRODUCTION = 'http://localhost:4011'

const START = '2026-11-20T09:00:00Z'

/** A person of a minted office with credentials to sign in. */
export type Person = { userName: string; role: Role; accountUuid: string }
export type MintedOffice = { officeId: string; users: Person[] }

/** The gateway's answer as it was sent. */
export type Answer = { status: number; headers: Headers; body: Record<string, unknown> }

/** A gateway in this process with its own database and clock. It is called as `fetch`, without a port. */
export type TestGateway = {
  gateway: Gateway
  services: Services
  clock: ReturnType<typeof manualClock>
  /** Sends one request to an environment. */
  send(path: string, init?: RequestInit & { base?: string }): Promise<Response>
  /**
   * Calls an operation by id with a raw body, as an independent client would send it. A v3 operation takes
   * its bearer token from `token` in the input.
   */
  call(id: OperationId, input: Record<string, unknown>, base?: string): Promise<Answer>
  /** Calls an operation that must succeed, and parses its answer with the contract's schema. */
  mustCall<Id extends OperationId>(
    id: Id,
    input: Partial<InputOf<Id>> | { SessionId: string } | { token: string },
  ): Promise<ResponseOf<Id>>
  mint(wanted?: { balance?: string; users?: { userName: string; role: Role }[] }): Promise<MintedOffice>
  signIn(office: MintedOffice, role?: Role): Promise<string>
  /** An access token for a person, by client credentials. */
  token(office: MintedOffice, role?: Role): Promise<string>
  /** Moves the clock of an office, or of all offices when none is given. */
  advance(seconds: number, office?: string): Promise<void>
  close(): Promise<void>
}

/** The Password field for an account UUID (Authentication 2). */
export function passwordOf(accountUuid: string): string {
  return createHash('sha512').update(accountUuid).digest('hex').toUpperCase()
}

/** Waits in real time, for sources with response times. */
export async function wait(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal })
}

/**
 * Opens a gateway with the given suppliers, on a database of its own unless `changed` names one.
 * @param first another instance, whose database and clock this one shares
 */
export async function openGatewayOn(
  suppliersFor: (settings: GatewaySettings) => Suppliers,
  changed: Partial<GatewaySettings> = {},
  first?: TestGateway,
): Promise<TestGateway> {
  const given = first?.services.settings.databaseUrl ?? changed.databaseUrl
  const database = given === undefined ? await cleanDatabase() : { url: given, drop: () => Promise.resolve() }
  const store = openStore(database.url, 8)
  const clock = first?.clock ?? manualClock(START)
  const settings: GatewaySettings = {
    host: '127.0.0.1',
    port: 4010,
    productionPort: 4011,
    databaseUrl: database.url,
    replicaUrl: null,
    prepare: false,
    hosts: hostsOfPorts(4010, 4011),
    secret: 'a secret of the tests, thirty-two characters or more',
    dataKey: TEST_DATA_KEY,
    secretsBefore: [],
    demo: true,
    accountsFile: null,
    control: true,
    metrics: 'loopback',
    dedupe: true,
    assumed: true,
    airProvider: null,
    searchLimit: 0,
    signInLimit: 0,
    trustedPeers: parsePeers(LOOPBACK_PEERS),
    seed: 'travel-desk',
    latency: 0,
    issueSeconds: [2, 5],
    logLevel: 'silent',
    ...changed,
  }
  const services: Services = {
    db: store.db,
    pool: store.pool,
    replicaReads: replicaReads(null, () => undefined),
    checkStore: store.check,
    clock,
    keys: dataKeys(store.db, testMaster),
    kinds: bookingKinds,
    ...suppliersFor(settings),
    settings,
    log: createLog(settings.logLevel),
  }
  const gateway = createGateway(services)

  const send: TestGateway['send'] = (path, init = {}) => {
    const { base = SANDBOX, ...rest } = init
    return gateway.fetch(new Request(new URL(path, base), rest))
  }

  const call: TestGateway['call'] = async (id, input, base = SANDBOX) => {
    const op: OperationSpec = registry[id]
    const [path, init] = requestOf(op, input)
    const response = await send(path, { ...init, base })
    return { status: response.status, headers: response.headers, body: await bodyOf(response) }
  }

  function requestOf(op: OperationSpec, input: Record<string, unknown>): [string, RequestInit] {
    let path = familyBases[op.family] + op.path
    const headers: Record<string, string> = {}
    const rest: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(input)) {
      if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(String(value)))
      else if (op.auth === 'token' && name === 'token') headers['authorization'] = `Bearer ${String(value)}`
      else rest[name] = value
    }
    if (op.method !== 'GET') return [path, { method: op.method, headers, body: JSON.stringify(rest) }]
    const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))
    return [`${path}?${query}`, { method: op.method, headers }]
  }

  const control = async (path: string, body: unknown) => {
    const response = await send(`/_sandbox${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as Record<string, unknown>
    if (response.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer
  }

  const mustCall: TestGateway['mustCall'] = async (id, input) => {
    const op: OperationSpec = registry[id]
    const { body, status } = await call(id, input)
    const payload = op.envelope === 'data-timestamp' ? body['data'] : body
    if (status !== op.successStatus || body['Success'] === false)
      throw new Error(`${id}: ${JSON.stringify(body)}`)
    return op.response.parse(payload) as never
  }

  const personOf = (office: MintedOffice, role: Role) => {
    const person = office.users.find((user) => user.role === role)
    if (!person) throw new Error(`the office has no ${role}`)
    return person
  }

  return {
    gateway,
    services,
    clock,
    send,
    call,
    mustCall,
    mint: async (wanted = {}) => (await control('/offices', wanted)) as unknown as MintedOffice,
    signIn: async (office, role = 'agent') => {
      const person = personOf(office, role)
      const answer = await mustCall('session.create', {
        OfficeId: office.officeId,
        UserName: person.userName,
        Password: passwordOf(person.accountUuid),
      })
      return answer.SessionId
    },
    token: async (office, role = 'agent') => {
      const person = personOf(office, role)
      const answer = await mustCall('token.issue', {
        grant_type: 'client_credentials',
        client_id: `${office.officeId}:${person.userName}`,
        client_secret: person.accountUuid,
      })
      return answer.access_token
    },
    advance: async (seconds, office) => {
      await control('/clock/advance', { seconds, office })
    },
    close: async () => {
      await store.close()
      await database.drop()
    },
  }
}

async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text()
  return text ? (JSON.parse(text) as Record<string, unknown>) : {}
}

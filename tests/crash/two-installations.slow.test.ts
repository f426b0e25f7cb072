import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownSecrets } from '../../database/known-secret.ts'
import { checkLedger } from '../../gateway/domain/wallet/check-ledger.ts'
import { openStore } from '../../gateway/store/open.ts'
import { bookBody, searchBody } from '../setup/air.ts'
import { freshDatabase, type TestDatabase } from '../setup/database.ts'
import { signInAtDesk, type DeskPerson } from '../setup/desk-sign-in.ts'
import type { MintedOffice } from '../setup/gateway.ts'
import { TEST_DATA_KEY } from '../setup/migrations.ts'
import { openInstallation, type Installation } from './installation.ts'
import { expectKept } from './kept.ts'
import { openWork } from './work.ts'

/**
 * Two gateways and two desks as `npm start` runs them, with the same secrets, on one database: any of them
 * may get any call of a person. `tests/desk/server/booking/several-programs.test.ts` has the cases in which
 * two of them act at the same moment.
 */
let database: TestDatabase
let one: Installation
let two: Installation

beforeAll(async () => {
  database = await freshDatabase()
  const shared = {
    DATABASE_URL: database.url,
    NEXTAUTH_SECRET: 'a secret of the tests, thirty-two characters or more',
    DESK_KEY: 'a key of the tests, thirty-two characters or more',
    GATEWAY_SECRET: 'another secret of the tests, thirty-two characters',
    GATEWAY_DATA_KEY: TEST_DATA_KEY.secret,
    TRUST_PROXY: 'on',
  }
  one = await openInstallation(shared)
  two = await openInstallation(shared)
  await Promise.all([one.untilSound(), two.untilSound()])
}, 240_000)

afterAll(async () => {
  await Promise.all([one.close(), two.close()])
  await database.drop()
}, 60_000)

async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

async function mint(): Promise<DeskPerson> {
  const { body } = await post(`${one.gatewayUrl}/_sandbox/offices`, {})
  const { officeId, users } = body as unknown as MintedOffice
  const [agent] = users
  if (!agent) throw new Error('an office has an agent')
  return { officeId, userName: agent.userName, accountUuid: agent.accountUuid }
}

/** Reads through the desk as its pages do. */
const readBalance = ({ deskUrl }: Installation, cookie: string) =>
  post(`${deskUrl}/api/read/wallet.balance`, {}, { cookie, origin: deskUrl, 'x-desk': '1' })

test('a person who signed in at one desk works at the other, which asks its own gateway', async () => {
  const person = await mint()
  const cookie = await signInAtDesk(one.deskUrl, person)
  const [here, there] = [await readBalance(one, cookie), await readBalance(two, cookie)]
  expect(here).toMatchObject({ status: 200, body: { Available: 10000 } })
  expect(there).toEqual(here)
})

test('the data are noted with all secrets that they cannot be read without', async () => {
  const store = openStore(database.url, 1)
  try {
    const secrets = await knownSecrets(store.pool, 'gateway')
    expect([...(secrets?.keys() ?? [])].toSorted()).toEqual(['GATEWAY_DATA_KEY', 'GATEWAY_SECRET'])
  } finally {
    await store.close()
  }
})

test('a fare that one gateway found is booked at the other, and its hold lapses once under two sweepers', async () => {
  const person = await mint()
  const opened = await post(`${one.gatewayUrl}/Authenticate/CreateSession`, {
    OfficeId: person.officeId,
    UserName: person.userName,
    Password: createHash('sha512').update(person.accountUuid).digest('hex'),
  })
  const { SessionId } = opened.body
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  const results = await post(`${one.gatewayUrl}/Air/AirLowFareSearch`, {
    SessionId,
    ...searchBody([['LHR', 'AMS', day]]),
  })
  const [fare] = results.body['PricedItineraries'] as { FareSourceCode: string }[]
  if (!fare) throw new Error('no fares')
  const { FareSourceCode } = fare
  await post(`${one.gatewayUrl}/Air/AirRevalidate`, { SessionId, FareSourceCode })
  const held = await post(`${two.gatewayUrl}/Air/AirBook`, { SessionId, ...bookBody(FareSourceCode) })
  expect(held.body).toMatchObject({ Success: true })
  const moved = [one, two].map(({ gatewayUrl }) =>
    post(`${gatewayUrl}/_sandbox/clock/advance`, { office: person.officeId, seconds: 301 }),
  )
  expect((await Promise.all(moved)).map(({ status }) => status)).toEqual([200, 200])
  const store = openStore(database.url, 2)
  try {
    const kinds = async () => {
      const entries = await store.db
        .selectFrom('transfer')
        .select('kind')
        .where('office_id', '=', person.officeId)
        .orderBy('transfer_id')
        .execute()
      return entries.map(({ kind }) => kind)
    }
    // A sweeper skips the rows that the other one has locked; that one may have looked too early.
    await expect.poll(kinds, { timeout: 30_000 }).toEqual(['seed', 'hold', 'release'])
    expect(await checkLedger(store.db, person.officeId)).toEqual([])
  } finally {
    await store.close()
  }
})

test('failed sign-ins at two desks count together, by the address that the proxy states', async () => {
  const person = await mint()
  const from = (address: string) => ({ 'x-forwarded-for': `192.0.2.99, ${address}` })
  const wrong = { ...person, accountUuid: 'wrong' }
  for (const { deskUrl } of [one, two, one, two, one]) {
    await expect(signInAtDesk(deskUrl, wrong, from('198.51.100.1'))).rejects.toThrow('Err0101003')
  }
  for (const { deskUrl } of [one, two]) {
    await expect(signInAtDesk(deskUrl, person, from('198.51.100.1'))).rejects.toThrow('TooMany')
    expect(await signInAtDesk(deskUrl, person, from('198.51.100.2'))).toContain('travel-desk.session')
  }
})

test('agents hold, order and cancel at both, and nothing acknowledged is lost', async () => {
  const works = await Promise.all([one, two].map(({ gatewayUrl }) => openWork(gatewayUrl)))
  await Promise.all(works.map((work) => work.untilAcknowledged(150)))
  await Promise.all(works.map((work) => work.stop()))
  for (const work of works) {
    // On a busy machine a call may wait for a connection for too long, which it is told; nothing else fails.
    expect([...work.failures.keys()].filter((what) => what !== '503, Retry-After 2')).toEqual([])
    await expectKept(database.url, work)
  }
}, 120_000)

import { sql } from 'kysely'
import { createParser } from 'eventsource-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PricedItinerary } from '../../../../contract/air/itinerary.ts'
import { runAllDue } from '../../../../gateway/domain/booking/run-due.ts'
import { checkLedger } from '../../../../gateway/domain/wallet/check-ledger.ts'
import { startTimers } from '../../../../gateway/timers.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { keepDraft } from '../../../../server/draft/drafts.ts'
import { draftTexts } from '../draft/draft-texts.ts'
import { grantFor } from '../../../../server/session/gate.ts'
import { renew } from '../../../../server/session/renew.ts'
import { signIn, signOut } from '../../../../server/session/sign-in.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { openFare, searchBody } from '../../../setup/air.ts'
import type { MintedOffice, TestGateway } from '../../../setup/gateway.ts'
import { fareInput, holdFlight, openWorld, type World } from '../world.ts'

/**
 * Two gateways and two desks on one database, each with pools, memory and connections of its own.
 * All are in this process, so that a test can make two of them act at the same moment: the memory
 * of an instance belongs to its `Services` or its `Desk`, and modules share only results of pure functions.
 * `tests/crash/two-installations.slow.test.ts` runs the programs themselves.
 */
let one: World
let two: World
let office: MintedOffice

const CREATE = '/Authenticate/CreateSession'
const VISITOR = { address: '198.51.100.1', requestId: 'request-of-a-test' }

beforeAll(async () => {
  // Without the gateway's own rules against double bookings: the desks alone must not send twice.
  const gateway = { dedupe: false, issueSeconds: [0, 0] as const, searchLimit: 50 }
  one = await openWorld({ gateway })
  two = await openWorld({ gateway }, one)
  office = await one.gateway.mint()
})
afterAll(async () => {
  await two.close()
  await one.close()
})

const secretOf = (of: MintedOffice) => of.users[0]?.accountUuid ?? ''

async function standing(gateway: TestGateway, SessionId: string): Promise<unknown> {
  const { body } = await gateway.call('session.info', { SessionId })
  return body['Success'] === true ? 'live' : (body['Error'] as { Id: string }).Id
}

/** The gateway sessions of an office that have not ended. */
async function liveSessions(officeId: string): Promise<number> {
  const rows = await one.gateway.services.db
    .selectFrom('session')
    .select('session_key')
    .where('office_id', '=', officeId)
    .where('ended_at', 'is', null)
    .execute()
  return rows.length
}

const gateCode = async (world: World, cookie: string) => {
  const gate = await grantFor(world.desk, cookie, 'signed_in', 'request-of-a-test')
  return gate.ok ? 'ok' : gate.refusal.code
}

describe('renewals', () => {
  test('of one session at two desks at once leave both browsers signed in, in one gateway session', async () => {
    const cookie = await one.signIn(office)
    const old = (await two.grant(cookie, 'signed_in')).gatewaySession.reveal()
    let elsewhere: Awaited<ReturnType<typeof renew>> | null = null
    let opened = ''
    // The second desk renews while the first waits for the gateway: the first finds the session renewed.
    one.meanwhile(CREATE, async () => {
      elsewhere = await renew(two.desk, cookie, secretOf(office), VISITOR)
    })
    one.rewrite(CREATE, (body) => {
      opened = (body as { SessionId: string }).SessionId
      return body
    })
    const here = await renew(one.desk, cookie, secretOf(office), VISITOR)
    expect(here).toEqual({ ok: true, cookie: expect.any(String) as string })
    expect(elsewhere).toEqual(here)
    if (!here.ok) throw new Error(here.code)
    expect(here.cookie).not.toBe(cookie)
    const current = (await one.grant(here.cookie, 'signed_in')).gatewaySession.reveal()
    expect((await two.grant(here.cookie, 'signed_in')).gatewaySession.reveal()).toBe(current)
    expect(await standing(one.gateway, current)).toBe('live')
    expect(opened).not.toBe(current)
    for (const ended of [old, opened]) expect(await standing(two.gateway, ended)).toBe('Err0101001')
    one.pass(61)
    expect([await gateCode(one, here.cookie), await gateCode(two, here.cookie)]).toEqual(['ok', 'ok'])
    expect([await gateCode(one, cookie), await gateCode(two, cookie)]).toEqual(['SignedOut', 'SignedOut'])
  })

  test('by many browsers at both desks leave one gateway session', async () => {
    const crowd = await one.gateway.mint()
    const cookie = await one.signIn(crowd)
    const renewals = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        renew((index % 2 === 0 ? one : two).desk, cookie, secretOf(crowd), VISITOR),
      ),
    )
    expect(new Set(renewals.map((renewal) => JSON.stringify(renewal))).size).toBe(1)
    expect(renewals[0]).toMatchObject({ ok: true })
    expect(await liveSessions(crowd.officeId)).toBe(1)
  })

  test('ends with the gateway session that it opened if the session is signed out meanwhile', async () => {
    const leaver = await one.gateway.mint()
    const cookie = await one.signIn(leaver)
    one.meanwhile(CREATE, () => signOut(two.desk, cookie, 'request-of-a-test'))
    const renewal = await renew(one.desk, cookie, secretOf(leaver), VISITOR)
    expect(renewal).toEqual({ ok: false, code: 'SignedOut' })
    expect(await liveSessions(leaver.officeId)).toBe(0)
  })

  test('do not help a wrong secret, even after a right one', async () => {
    const cookie = await one.signIn(office)
    expect((await renew(one.desk, cookie, secretOf(office), VISITOR)).ok).toBe(true)
    expect(await renew(two.desk, cookie, 'wrong', VISITOR)).toEqual({ ok: false, code: 'Err0101003' })
  })
})

test('a hold that falls due lapses once, however many sweepers of two gateways find it', async () => {
  const due = await one.gateway.mint()
  const grant = await one.grant(await one.signIn(due), 'air_book')
  const { reference, totalCents } = await holdFlight(one, grant)
  // Only the clock is moved: moving it over the control plane would run the timers that are due.
  await one.gateway.services.db
    .updateTable('office')
    .set({ clock_offset_seconds: 601 })
    .where('office_id', '=', due.officeId)
    .execute()
  const timers = [one, two].map(({ gateway }) => startTimers(gateway.services, { everyMs: 1 }))
  const ran = await Promise.all(
    Array.from({ length: 8 }, (_, index) => runAllDue((index % 2 === 0 ? one : two).gateway.services)),
  )
  await Promise.all(timers.map((each) => each.stop()))
  expect(ran.flat().filter(({ subject }) => subject === reference).length).toBeLessThanOrEqual(1)
  const { rows } = await sql<{ kind: string; cents: bigint }>`
    select kind, amount_cents as cents from gateway.transfer
    where office_id = ${due.officeId} and reference = ${reference} order by transfer_id`.execute(
    two.gateway.services.db,
  )
  expect(rows).toEqual([
    { kind: 'hold', cents: BigInt(totalCents) },
    { kind: 'release', cents: BigInt(totalCents) },
  ])
  expect(await checkLedger(two.gateway.services.db, due.officeId)).toEqual([])
})

test('a search that one gateway streamed is known to the other: read again, checked there, at the same price', async () => {
  const SessionId = await one.gateway.signIn(office)
  const fares = new Map<string, PricedItinerary>()
  let SearchId = 0
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const body = JSON.parse(data) as { PricedItineraries?: PricedItinerary[]; SearchId?: number }
      for (const fare of body.PricedItineraries ?? []) fares.set(fare.FareSourceCode, fare)
      if (event === 'done') SearchId = body.SearchId ?? 0
    },
  })
  const body = JSON.stringify({ SessionId, ...searchBody([['LHR', 'AMS', '2026-12-20']]) })
  const stream = await one.gateway.send('/Air/AirLowFareSearchIncremental', { method: 'POST', body })
  parser.feed(await stream.text())
  const { PricedItineraries } = await two.gateway.mustCall('air.search-data', { SessionId, SearchId })
  expect(PricedItineraries.length).toBeGreaterThan(0)
  for (const fare of PricedItineraries) expect(fare).toEqual(fares.get(fare.FareSourceCode))
  const [{ FareSourceCode } = { FareSourceCode: '' }] = PricedItineraries
  const priced = await two.gateway.mustCall('air.revalidate', { SessionId, FareSourceCode })
  expect(priced.PricedItinerary.AirItineraryPricingInfo.ItinTotalFare).toEqual(
    fares.get(FareSourceCode)?.AirItineraryPricingInfo.ItinTotalFare,
  )
})

describe('an intent', () => {
  let grants: [Grant<'air_book'>, Grant<'air_book'>]
  beforeAll(async () => {
    const cookie = await one.signIn(office)
    grants = [await one.grant(cookie, 'air_book'), await two.grant(cookie, 'air_book')]
  })

  test('that two desks hold at once is one AirBook and one booking', async () => {
    const input = await fareInput(one, grants[0])
    const sent = () => one.calls('/Air/AirBook') + two.calls('/Air/AirBook')
    const before = sent()
    const outcomes = await Promise.all([
      holdOnce(one.desk, grants[0], airHandling, input),
      holdOnce(two.desk, grants[1], airHandling, input),
    ])
    expect(sent() - before).toBe(1)
    expect(outcomes).toContainEqual(expect.objectContaining({ kind: 'held' }))
    const [here, there] = [
      await holdOnce(one.desk, grants[0], airHandling, input),
      await holdOnce(two.desk, grants[1], airHandling, input),
    ]
    expect(here).toMatchObject({ kind: 'held' })
    expect(there).toEqual(here)
    expect(sent() - before).toBe(1)
  })

  test('of ticketing that two desks press at once is one AirOrderTicket', async () => {
    const { reference } = await holdFlight(one, grants[0])
    const sent = () => one.calls('/Air/AirOrderTicket') + two.calls('/Air/AirOrderTicket')
    const before = sent()
    let elsewhere = null as Awaited<ReturnType<typeof actOn>> | null
    one.meanwhile('/Air/AirOrderTicket', async () => {
      elsewhere = await actOn(two.desk, grants[1], airHandling, 'order', reference)
    })
    expect(await actOn(one.desk, grants[0], airHandling, 'order', reference)).toEqual({ kind: 'done' })
    // The other desk cannot know how the request of the first one ends.
    expect(elsewhere).toEqual({ kind: 'unknown' })
    expect(await actOn(two.desk, grants[1], airHandling, 'order', reference)).toEqual({ kind: 'done' })
    expect(sent() - before).toBe(1)
  })
})

test('a draft that one desk saved is read at the other, and is sealed in between', async () => {
  const owner = { officeId: `sandbox:${office.officeId}`, userName: 'ann' }
  await keepDraft(one.desk, owner, 'air:trip', '{"passport":"C01X00T47"}')
  expect(await draftTexts(two.desk, owner, 'air:')).toEqual(['{"passport":"C01X00T47"}'])
  const rows = await (await two.desk.store.db()).selectFrom('draft').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('C01X00T47')
})

describe('the sandbox, as docs/gateway-differences.md says', () => {
  const control = (world: World, path: string, body: unknown) =>
    world.gateway.send(`/_sandbox${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  test('shares faults: one that is set at one gateway strikes at either', async () => {
    const SessionId = await one.gateway.signIn(office)
    await control(one, '/faults', [{ operation: 'wallet.balance', kind: 'error', status: 503 }])
    expect((await one.gateway.call('wallet.balance', { SessionId })).status).toBe(503)
    expect((await two.gateway.call('wallet.balance', { SessionId })).status).toBe(503)
    await control(two, '/faults', [])
    expect((await one.gateway.call('wallet.balance', { SessionId })).status).toBe(200)
    expect((await two.gateway.call('wallet.balance', { SessionId })).status).toBe(200)
  })

  test('shares armed scenarios: a strike that is armed at one gateway strikes once at either', async () => {
    const armed = await one.gateway.mint()
    const SessionId = await one.gateway.signIn(armed)
    const { FareSourceCode } = await openFare(one.gateway, SessionId)
    await control(one, '/arm', { scenario: 'sold_out', office: armed.officeId })
    const checks = await Promise.all(
      [one, two, one, two].map(({ gateway }) =>
        gateway.call('air.revalidate', { SessionId, FareSourceCode }),
      ),
    )
    expect(checks.filter(({ body }) => body['Success'] === false)).toHaveLength(1)
  })
})

describe('limits', () => {
  test('of sign-ins are shared: failures at two desks count together', async () => {
    const limited = await one.gateway.mint()
    const attempt = async (world: World, secret: string, address = '198.51.100.20') => {
      const user = limited.users[0]?.userName ?? ''
      const credentials = { environment: 'sandbox' as const, office: limited.officeId, user, secret }
      const result = await signIn(world.desk, credentials, { ...VISITOR, address, previousCookie: null })
      return result.ok ? 'ok' : result.code
    }
    for (const world of [one, two, one, two, one]) expect(await attempt(world, 'wrong')).toBe('Err0101003')
    expect(await attempt(two, secretOf(limited))).toBe('TooMany')
    expect(await attempt(one, secretOf(limited))).toBe('TooMany')
    expect(await attempt(two, secretOf(limited), '198.51.100.21')).toBe('ok')
  })

  test('of searches are shared: those of both gateways count together', async () => {
    const busy = await one.gateway.mint()
    const SessionId = await one.gateway.signIn(busy)
    const search = (gateway: TestGateway) =>
      gateway.call('air.low-fare-search', { SessionId, ...searchBody([['LHR', 'AMS', '2027-01-14']]) })
    for (let count = 0; count < 50; count += 1) await search(one.gateway)
    expect((await search(one.gateway)).status).toBe(429)
    expect((await search(two.gateway)).status).toBe(429)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingsOf } from '../../../../server/booking/queries.ts'
import { bookingPageOf } from '../../../../server/booking/page.ts'
import {
  addFault,
  advanceClock,
  armScenario,
  disarmScenario,
  expireSessions,
  openShellSession,
  removeFault,
  resetOffice,
} from '../../../../server/studio/act.ts'
import { studioOf } from '../../../../server/studio/queries.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import type { WireNews } from '../../../../lib/studio/wire-call.ts'
import { studioSteps } from './studio-steps.ts'
import { holdFlight, openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const { signedIn, viewOf, wire } = studioSteps(() => world)

const onProduction = (grant: AnyGrant): AnyGrant => ({ ...grant, environment: 'production' })

describe('the clock', () => {
  test('its buttons know what would happen, and the next deadline lets a hold lapse', async () => {
    const { office, grant } = await signedIn()
    const { reference, totalCents } = await holdFlight(world, grant)
    const before = await viewOf(grant)
    expect(before).toMatchObject({ plane: 'there', officeId: office.officeId, aheadSeconds: 0 })
    const lapse = before.events.find(({ kind }) => kind === 'lapse')
    expect(lapse).toMatchObject({ reference, who: 'Keller', totalCents })

    const outcome = await advanceClock(world.desk, grant, { to: lapse?.at ?? '' })
    expect(outcome).toMatchObject({
      kind: 'advanced',
      more: 0,
      ran: [{ job: 'air-lapse', reference, leadName: 'Anna Keller' }],
    })
    const answer = await bookingsOf(world.desk, grant, null, () => {})
    expect(answer.kind === 'read' && answer.lines[0]?.state).toBe('lapsed')
    const after = await viewOf(grant)
    expect(after.aheadSeconds).toBeGreaterThan(0)
    expect(after.events.filter(({ kind }) => kind === 'lapse')).toEqual([])
    // The reading after the act is in the log of this office.
    const { body } = await wire<WireNews>(grant, { seq: 0 })
    expect(body.calls.filter((call) => call.reference === reference).length).toBeGreaterThan(1)
  })

  test('an instant that has passed, and too long a time, are refused', async () => {
    const { grant } = await signedIn()
    expect(await advanceClock(world.desk, grant, { to: '2020-01-01T00:00:00Z' })).toMatchObject({
      kind: 'refused',
    })
    expect(await advanceClock(world.desk, grant, { seconds: 1e12 })).toMatchObject({ kind: 'refused' })
  })

  test('it moves for this office alone', async () => {
    const [mine, other] = [await signedIn(), await signedIn()]
    await advanceClock(world.desk, mine.grant, { seconds: 3600 })
    expect((await viewOf(mine.grant)).aheadSeconds).toBe(3600)
    expect((await viewOf(other.grant)).aheadSeconds).toBe(0)
  })
})

describe('scenarios', () => {
  test('each leads to its search, hotel or product, or can be armed', async () => {
    const { grant } = await signedIn()
    const { scenarios } = await viewOf(grant)
    const named = new Map(scenarios.map((line) => [line.id, line.act]))
    expect(named.get('price-rises')).toMatchObject({
      href: expect.stringMatching(/^\/flights\?.*legs=LHR-STN-2026-12-20/) as string,
    })
    expect(named.get('family-four')).toMatchObject({
      href: expect.stringMatching(/^\/hotels\/\d+\?.*rooms=2,6,9/) as string,
    })
    expect(named.get('two-left')).toMatchObject({
      href: expect.stringMatching(/^\/activities\/[0-9a-f-]{36}$/) as string,
    })
    expect(named.get('price_rise')).toEqual({
      kind: 'arm',
      left: 0,
      steps: expect.stringMatching(/^Now choose a fare/) as string,
    })
    const families = new Map(scenarios.map((line) => [line.id, line.family]))
    expect(['price-rises', 'family-four', 'two-left'].map((id) => families.get(id))).toEqual([
      'air',
      'hotel',
      'activity',
    ])
  })

  test('arming and disarming are seen by the office alone; what ran is known from the log', async () => {
    const [{ grant }, other] = [await signedIn(), await signedIn()]
    const armedOf = async (who: AnyGrant) => {
      const { scenarios } = await viewOf(who)
      return scenarios.flatMap(({ id, act }) => (act.kind === 'arm' && act.left > 0 ? [[id, act.left]] : []))
    }
    expect(await armScenario(world.desk, grant, 'price_rise')).toEqual({ kind: 'done' })
    expect(await armedOf(grant)).toEqual([['price_rise', 1]])
    expect(await armedOf(other.grant)).toEqual([])
    expect(await disarmScenario(world.desk, grant, 'price_rise')).toEqual({ kind: 'done' })
    expect(await armedOf(grant)).toEqual([])
    expect(await armScenario(world.desk, grant, 'rain')).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('scenario') as string,
    })
  })
})

test('a session for a shell is a fresh one of the same person, and audited; production gives none', async () => {
  const { grant } = await signedIn()
  const opened = await openShellSession(world.desk, grant)
  if (opened.kind !== 'opened') throw new Error(opened.kind)
  expect(opened.sessionId).not.toBe(grant.gatewaySession.reveal())
  const own = await world.desk.gateway.call(
    'wallet.balance',
    {},
    { environment: 'sandbox', sessionId: opened.sessionId, requestId: 'shell' },
  )
  expect(own.kind).toBe('ok')
  const db = await world.desk.store.db()
  const audited = await db
    .selectFrom('audit')
    .select(['who', 'verb'])
    .where('office_id', '=', grant.officeId)
    .execute()
  expect(audited).toEqual([{ who: grant.userName, verb: 'session.shell' }])
  expect(await openShellSession(world.desk, onProduction(grant))).toMatchObject({ kind: 'refused' })
})

test('faults are added, struck, and removed one by one', async () => {
  const { grant } = await signedIn()
  expect(await addFault(world.desk, grant, { operation: 'wallet.balance', kind: 'latency', ms: 1 })).toEqual({
    kind: 'done',
  })
  await addFault(world.desk, grant, { operation: 'wallet.balance', kind: 'error', status: 503, times: 2 })
  const { faults, operations } = await viewOf(grant)
  expect(faults).toMatchObject([
    { operation: 'wallet.balance', path: '/Wallet/Balance', kind: 'latency', ms: 1, times: null, struck: 0 },
    { kind: 'error', status: 503, times: 2 },
  ])
  expect(operations.find(({ id }) => id === 'air.book')).toMatchObject({ path: '/Air/AirBook' })
  await removeFault(world.desk, grant, faults[0]?.id ?? '')
  expect((await viewOf(grant)).faults).toMatchObject([{ kind: 'error' }])
  await removeFault(world.desk, grant, null)
  expect((await viewOf(grant)).faults).toEqual([])
})

test('an expired session shows as ended, on this page too', async () => {
  const { grant } = await signedIn()
  expect(await expireSessions(world.desk, grant)).toEqual({ kind: 'done' })
  expect(await studioOf(world.desk, grant)).toEqual({ kind: 'session' })
})

describe('reset', () => {
  test('takes the bookings of the office away here too, and of no other', async () => {
    const [mine, other] = [await signedIn(), await signedIn()]
    const gone = await holdFlight(world, mine.grant)
    const otherHold = await holdFlight(world, other.grant)
    expect((await viewOf(mine.grant)).kept.bookings).toBe(1)
    const wrong = await resetOffice(world.desk, mine.grant, other.office.officeId)
    expect(wrong).toMatchObject({ kind: 'refused' })
    expect((await viewOf(mine.grant)).kept.bookings).toBe(1)

    expect(await resetOffice(world.desk, mine.grant, mine.office.officeId)).toEqual({ kind: 'done' })
    const list = async (grant: AnyGrant) => {
      const answer = await bookingsOf(world.desk, grant, null, () => {})
      return answer.kind === 'read' ? answer.lines.map(({ reference }) => reference) : answer.kind
    }
    expect([await list(mine.grant), await list(other.grant)]).toEqual([[], [otherHold.reference]])
    expect(await bookingPageOf(world.desk, mine.grant, gone.reference)).toMatchObject({ kind: 'not-found' })
    const db = await world.desk.store.db()
    const audit = await db
      .selectFrom('audit')
      .select(['verb', 'who'])
      .where('office_id', '=', mine.grant.officeId)
      .orderBy('seq', 'desc')
      .execute()
    expect(audit[0]).toEqual({ verb: 'office.reset', who: 'ann' })
    // The office books as before.
    expect((await holdFlight(world, mine.grant)).reference).not.toBe(gone.reference)
  })
})

describe('who may', () => {
  const acts: [string, (grant: AnyGrant, officeId: string) => Promise<unknown>][] = [
    ['clock', (grant) => advanceClock(world.desk, grant, { seconds: 60 })],
    ['arm', (grant) => armScenario(world.desk, grant, 'sold_out')],
    ['disarm', (grant) => disarmScenario(world.desk, grant, 'sold_out')],
    ['fault', (grant) => addFault(world.desk, grant, { operation: 'air.book', kind: 'drop' })],
    ['clear', (grant) => removeFault(world.desk, grant, null)],
    ['expire', (grant) => expireSessions(world.desk, grant)],
    ['reset', (grant, officeId) => resetOffice(world.desk, grant, officeId)],
  ]
  test.each(acts)('%s: neither a viewer nor a session of production', async (_, act) => {
    const { office, grant } = await signedIn()
    const viewer = await signedIn('viewer', office)
    const calls =
      world.calls('/_sandbox/reset') + world.calls('/_sandbox/arm') + world.calls('/_sandbox/clock/advance')
    expect(await act(viewer.grant, office.officeId)).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('Viewers') as string,
    })
    expect(await act(onProduction(grant), office.officeId)).toMatchObject({ kind: 'refused' })
    const after =
      world.calls('/_sandbox/reset') + world.calls('/_sandbox/arm') + world.calls('/_sandbox/clock/advance')
    expect(after).toBe(calls)
    expect((await viewOf(viewer.grant)).mayAct).toBe(false)
  })

  test('production has no studio and no log', async () => {
    const { grant } = await signedIn()
    expect(await studioOf(world.desk, onProduction(grant))).toEqual({ kind: 'not-found' })
    expect((await wire(onProduction(grant), { seq: 0 })).status).toBe(404)
  })
})

describe('a booking service without a control plane', () => {
  test.each([
    [
      'a page of its own',
      () => new Response('<h1>Not found</h1>', { status: 404, headers: { 'content-type': 'text/html' } }),
      'none',
    ],
    [
      'a page with 200',
      () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } }),
      'none',
    ],
    [
      'its own failure',
      () => Response.json({ Success: false, Error: { Id: 'NotFound' } }, { status: 404 }),
      'none',
    ],
    ['a refusal', () => Response.json({ error: 'forbidden' }, { status: 403 }), 'none'],
    ['other JSON', () => Response.json([]), 'none'],
    ['a broken proxy', () => new Response('Bad gateway', { status: 502 }), 'away'],
  ])('%s: the page says so, and the wire log works', async (_, answer, plane) => {
    const { grant } = await signedIn()
    world.replace('/_sandbox', answer())
    expect(await viewOf(grant)).toMatchObject({ plane, scenarios: [], faults: [], aheadSeconds: null })
    const { body } = await wire<WireNews>(grant, { seq: 0 })
    expect(body.calls.map(({ operation }) => operation)).toContain('activity.config')
  })

  test('one that cannot be reached', async () => {
    const { grant } = await signedIn()
    world.trouble('/_sandbox', 'refuse-connection')
    expect(await viewOf(grant)).toMatchObject({ plane: 'away' })
    world.trouble('/_sandbox/arm', 'lose-reply')
    expect(await armScenario(world.desk, grant, 'sold_out')).toEqual({ kind: 'away' })
  })
})

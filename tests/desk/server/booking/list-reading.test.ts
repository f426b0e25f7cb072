import { afterEach, describe, expect, test } from 'vitest'
import { PLAIN_LIST } from '../../../../lib/booking/list-query.ts'
import { bookingsOf, type BookingListRead } from '../../../../server/booking/queries.ts'
import { holdFlight, openWorld, type World } from '../world.ts'

const DATA = '/Air/AirBookingData'

let world: World
afterEach(() => world.close())

/** @param issueSeconds how long tickets take, in office time */
async function withHold(issueSeconds = 0) {
  world = await openWorld({ gateway: { issueSeconds: [issueSeconds, issueSeconds] } })
  const office = await world.gateway.mint({ balance: '10000.00' })
  const grant = await world.grant(await world.signIn(office), 'air_book')
  const { reference } = await holdFlight(world, grant)
  const works: (() => Promise<void>)[] = []
  const list = () => bookingsOf(world.desk, grant, null, (work) => void works.push(work))
  const from = (cursor: string) =>
    bookingsOf(world.desk, grant, { ...PLAIN_LIST, after: cursor }, () => undefined)
  return { grant, reference, works, list, from }
}

function read(list: BookingListRead) {
  if (list.kind !== 'read') throw new Error(list.kind)
  return list
}

test('what was seen just now is shown as stored, and nothing is asked', async () => {
  const { works, list } = await withHold()
  const before = world.calls(DATA)
  const seen = read(await list())
  expect(seen).toMatchObject({ rereading: false, lines: [{ state: 'held' }] })
  expect(seen.checkedAt).toBe(seen.serverNow)
  expect(works).toHaveLength(0)
  expect(world.calls(DATA)).toBe(before)
})

test('a cursor that no list wrote is not found, with a NUL too', async () => {
  const { from } = await withHold()
  const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
  const day = '2026-11-20T09:00:00.000Z'
  for (const wrong of ['', 'nonsense', cursor(day), cursor(1, 'never', 'PH1'), cursor(1, day, 'a\0b')])
    expect(await from(wrong), wrong).toEqual({ kind: 'not-found' })
  expect(read(await from(cursor(1, day, 'PH1'))).lines).toEqual([])
})

test('an older sight is shown with its age and read again once the answer is out', async () => {
  const { works, list } = await withHold()
  world.pass(90)
  const before = world.calls(DATA)
  const stored = read(await list())
  expect(world.calls(DATA)).toBe(before)
  expect(Date.parse(stored.serverNow) - Date.parse(stored.checkedAt)).toBe(90_000)
  expect(stored.rereading).toBe(true)
  await works[0]?.()
  expect(world.calls(DATA)).toBe(before + 1)
  const fresh = read(await list())
  expect(fresh).toMatchObject({ rereading: false, checkedAt: fresh.serverNow })
})

test('a booking past its deadline is read again before it is shown', async () => {
  const { works, list } = await withHold()
  await world.gateway.advance(601)
  expect(read(await list())).toMatchObject({ rereading: false, lines: [{ state: 'lapsed' }] })
  expect(works).toHaveLength(0)
})

describe('a booking whose ticketing takes longer than usual by the office clock', () => {
  async function ticketing() {
    const held = await withHold(90)
    const SessionId = held.grant.gatewaySession.reveal()
    await world.gateway.mustCall('air.order-ticket', { SessionId, UniqueId: held.reference })
    world.pass(21)
    await held.list()
    await held.works.pop()?.()
    return held
  }

  test('is read before it is shown: that clock may have jumped', async () => {
    const { list, works } = await ticketing()
    await world.gateway.advance(13 * 60)
    world.pass(3)
    expect(read(await list())).toMatchObject({ rereading: false, lines: [{ state: 'ticketed' }] })
    expect(works).toHaveLength(0)
  })

  test('is not read again within two seconds, nor before it takes long', async () => {
    const { list } = await ticketing()
    const before = world.calls(DATA)
    world.pass(3)
    expect(read(await list()).lines).toMatchObject([{ state: 'ticketing' }])
    world.pass(-3)
    await world.gateway.advance(13 * 60)
    expect(read(await list()).lines).toMatchObject([{ state: 'ticketing' }])
    expect(world.calls(DATA)).toBe(before)
  })

  test('is shown with its age while it cannot be read, and nobody waits for it twice', async () => {
    const { list } = await ticketing()
    await world.gateway.advance(13 * 60)
    world.pass(3)
    const before = world.calls(DATA)
    world.trouble(DATA, ...Array.from({ length: 10 }, () => 'malformed' as const))
    expect(read(await list()).lines).toMatchObject([{ state: 'ticketing' }])
    const tried = world.calls(DATA)
    expect(tried).toBeGreaterThan(before)
    expect(read(await list()).lines).toMatchObject([{ state: 'ticketing' }])
    expect(world.calls(DATA)).toBe(tried)
  })
})

test('the time is the office clock of the booking service, as config tells it (gap 223)', async () => {
  const { list } = await withHold()
  // Office time differs from the time of this machine once the clock of the sandbox was moved.
  await world.gateway.advance(3600)
  expect(read(await list()).serverNow).toBe('2026-11-20T10:00:00.000Z')
})

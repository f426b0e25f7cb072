import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PLAIN_LIST } from '../../../../lib/booking/list-query.ts'
import { bookingsOf, type BookingListRead } from '../../../../server/booking/queries.ts'
import { refreshBookings, toRefresh } from '../../../../server/booking/refresh.ts'
import { rememberBooking } from '../../../../server/booking/remember.ts'
import { watchGivenUp } from '../../../../server/booking/watch.ts'
import { claimIntent, endWatch, findIntent, settleIntent } from '../../../../server/intent/intent.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { holdFlight, openWorld, type World } from '../world.ts'
import { recorded, scriptedKind } from './scripted-kind.ts'

const DATA = '/Air/AirBookingData'

let world: World
let grant: AnyGrant
let viewer: AnyGrant
/** Work that the list leaves for after its answer. */
let later: (() => Promise<void>)[]

beforeAll(async () => {
  world = await openWorld()
  const office = await world.gateway.mint({
    balance: '50000.00',
    users: [
      { userName: 'ann', role: 'agent' },
      { userName: 'vic', role: 'viewer' },
    ],
  })
  grant = await world.grant(await world.signIn(office), 'signed_in')
  viewer = await world.grant(await world.signIn(office, 'viewer'), 'signed_in')
})
afterAll(() => world.close())
beforeEach(async () => {
  later = []
  await (await world.desk.store.db()).deleteFrom('booking').execute()
})

const now = () => world.desk.clock.now()

type Line = {
  reference: string
  state?: string
  createdAt?: string
  seenSecondsAgo?: number
  officeId?: string
}

/** Stores a row as if it had been read before. */
async function stored({ reference, state = 'ticketed', createdAt, seenSecondsAgo = 0, officeId }: Line) {
  const booking = recorded({
    reference,
    state: state as 'held',
    createdAt: createdAt ?? '2026-11-20T08:00:00.000Z',
  })
  const askedAt = new Date(now().getTime() - seenSecondsAgo * 1000)
  const owner = { officeId: officeId ?? grant.officeId, requestId: 'test' }
  await rememberBooking(world.desk, await world.desk.store.db(), owner, scriptedKind(), {
    booking,
    askedAt,
    officeAt: null,
  })
}

async function list(cursor: string | null = null, by: AnyGrant = grant) {
  const answer: BookingListRead = await bookingsOf(
    world.desk,
    by,
    { ...PLAIN_LIST, after: cursor },
    (work) => void later.push(work),
  )
  if (answer.kind !== 'read') throw new Error(answer.kind)
  return { ...answer, references: answer.lines.map(({ reference }) => reference) }
}

describe('the list of bookings', () => {
  test('has fifty on a page, newest first, and each once', async () => {
    const all = Array.from({ length: 101 }, (_, index) => `PO${String(1000 + index)}`)
    // The middle ones were made in one instant: then the reference decides.
    for (const [index, reference] of all.entries()) {
      const second = index < 30 ? index : index < 70 ? 30 : index
      await stored({ reference, createdAt: new Date(Date.UTC(2026, 10, 20, 0, 0, second)).toISOString() })
    }
    const first = await list()
    const second = await list(first.nextCursor)
    const third = await list(second.nextCursor)
    expect([first.lines.length, second.lines.length, third.lines.length]).toEqual([50, 50, 1])
    expect([...first.references, ...second.references, ...third.references]).toEqual(all.toReversed())
    expect(third.nextCursor).toBeNull()
  })

  test('has no page for a cursor that is none', async () => {
    await stored({ reference: 'PO1' })
    const page = (cursor: string) =>
      bookingsOf(world.desk, grant, { ...PLAIN_LIST, after: cursor }, () => undefined)
    const text = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    for (const cursor of [
      '',
      '{',
      text([1, 'yesterday', 'PO1']),
      text([1, '2026-11-20T00:00:00.000Z']),
      text([2, '2026-11-20T00:00:00.000Z', 'PO1']),
      text(null),
    ]) {
      expect(await page(cursor)).toEqual({ kind: 'not-found' })
    }
    expect((await list(text([1, '2026-01-01T00:00:00.000Z', 'PO1']))).references).toEqual([])
    expect(await page(text([1, '2026-01-01T00:00:00.000Z', 'x'.repeat(65)]))).toEqual({ kind: 'not-found' })
  })

  test('has the bookings of this office, of the kinds that the person may read (A1)', async () => {
    await stored({ reference: 'PO1' })
    await stored({ reference: 'PO2', officeId: 'sandbox:ANOTHER' })
    const hotels = { ...grant, permissions: ['hotel_booking_data'] } as AnyGrant
    expect((await list()).references).toEqual(['PO1'])
    expect((await list(null, hotels)).references).toEqual([])
    const nothing = { ...grant, permissions: ['air_book'] } as AnyGrant
    expect(await bookingsOf(world.desk, nothing, null, () => undefined)).toEqual({
      kind: 'not-permitted',
      permission: 'air_booking_data, hotel_booking_data, activity_bookings',
    })
  })

  test('shows a line that was never read, and one whose name cannot be opened', async () => {
    await stored({ reference: 'PO1' })
    const db = await world.desk.store.db()
    const bare = { sealed_lead_name: null, summary: 'null', total_cents: null, settlement: 'null' }
    await db.updateTable('booking').set(bare).execute()
    expect((await list()).lines).toMatchObject([
      {
        kind: 'air',
        reference: 'PO1',
        state: 'ticketed',
        leadName: null,
        service: null,
        totalCents: null,
        settlement: null,
        deadlineAt: null,
        madeBy: 'maya',
        createdAt: '2026-11-20T08:00:00.000Z',
      },
    ])
    await db.updateTable('booking').set({ sealed_lead_name: 'torn' }).execute()
    expect((await list()).lines).toMatchObject([{ leadName: null }])
  })

  test('is as old as the oldest reading of a booking that moves by itself', async () => {
    await stored({ reference: 'PO1', seenSecondsAgo: 500 })
    await stored({ reference: 'PO2', state: 'held', seenSecondsAgo: 15 })
    await stored({ reference: 'PO3', state: 'held', seenSecondsAgo: 5 })
    const { checkedAt, serverNow, rereading } = await list()
    expect(Date.parse(serverNow) - Date.parse(checkedAt)).toBe(15_000)
    expect(rereading).toBe(false)
    expect(later).toEqual([])
  })

  test('asks for a sign-in when the session is lost', async () => {
    const ended = { ...viewer, sessionId: 'another' } as AnyGrant
    await world.gateway.call('session.end', { SessionId: viewer.gatewaySession.reveal() })
    expect(await bookingsOf(world.desk, ended, null, () => undefined)).toEqual({ kind: 'session' })
  })
})

describe('what is read again', () => {
  const facts = {
    kind: 'air',
    settlement: null,
    state: 'held',
    deadline_at: null,
    state_since: null,
    ended_at: null,
  } as const

  /** A row with only the fields that decide. */
  const row = (change: object, seenSecondsAgo = 60) => {
    const seen_at = new Date(now().getTime() - seenSecondsAgo * 1000)
    return { ...facts, created_at: seen_at, seen_at, ...change } as never
  }

  const chosen = (...rows: never[]) => {
    const { due, stale } = toRefresh(world.desk, rows, now())
    return [due.length, stale.length]
  }

  test.each([
    ['held', 1],
    ['ticketing', 1],
    ['unknown', 1],
    ['ticketed', 0],
    ['cancelled', 0],
    ['refunded', 1],
  ])('%s: %i', (state, count) => {
    expect(chosen(row({ state }))).toEqual([0, count])
  })

  test('a refund with its figures is not', () => {
    expect(chosen(row({ state: 'refunded', settlement: { chargedCents: 1 } }))).toEqual([0, 0])
  })

  test('a reading of the last twenty seconds is not, unless the deadline has passed since', () => {
    expect(chosen(row({}, 20))).toEqual([0, 0])
    expect(chosen(row({}, 20.001))).toEqual([0, 1])
    expect(chosen(row({ deadline_at: now() }, 0))).toEqual([1, 0])
    expect(chosen(row({ deadline_at: new Date(now().getTime() + 1) }, 0))).toEqual([0, 0])
  })

  test('are twenty at most, those past their deadline first', () => {
    const due = Array.from({ length: 15 }, () => row({ deadline_at: now() }))
    const stale = Array.from({ length: 15 }, () => row({}))
    expect(chosen(...stale, ...due)).toEqual([15, 5])
    expect(chosen(...due, ...due, ...stale)).toEqual([20, 0])
  })

  test('comes back as the gateway has it; what cannot be read keeps its row', async () => {
    const { reference } = await holdFlight(world, grant)
    await stored({ reference: 'PO0000000', state: 'held' })
    const db = await world.desk.store.db()
    await db.updateTable('booking').set({ made_by: 'x', state: 'unknown' }).execute()
    const rows = await db.selectFrom('booking').selectAll().execute()
    const before = world.calls(DATA)
    await refreshBookings(world.desk, grant, rows, now().toISOString())
    expect(world.calls(DATA) - before).toBe(2)
    const states = await db.selectFrom('booking').select(['reference', 'state']).execute()
    expect(new Map(states.map((one) => [one.reference, one.state]))).toEqual(
      new Map([
        [reference, 'held'],
        ['PO0000000', 'unknown'],
      ]),
    )
  })
})

describe('the watch over a given-up attempt', () => {
  let count = 0

  /** An attempt that was given up, and the booking that arrives after it. */
  async function late() {
    const input = { reference: `TD-00000000-0000-4000-8000-${String(++count).padStart(12, '0')}` }
    const key = { officeId: grant.officeId, verb: 'air.book', reference: input.reference }
    await claimIntent(world.desk, key, { bodyHash: 'x', by: 'ann' })
    const watchUntil = new Date(now().getTime() + 60_000)
    await settleIntent(world.desk, await world.desk.store.db(), key, { state: 'refused', watchUntil })
    return key
  }

  const watched = async (key: Parameters<typeof findIntent>[1]) =>
    (await findIntent(await world.desk.store.db(), key))?.watch_until !== null

  test('goes on while nothing arrives, and asks no more after its time', async () => {
    const key = await late()
    const before = world.calls(DATA)
    await watchGivenUp(world.desk, grant)
    expect(world.calls(DATA)).toBe(before + 1)
    expect(await watched(key)).toBe(true)
    world.pass(60)
    await watchGivenUp(world.desk, grant)
    expect(world.calls(DATA)).toBe(before + 1)
  })

  test('is not kept by somebody who may not cancel', async () => {
    await late()
    const before = world.calls(DATA)
    const reader = { ...grant, permissions: ['air_booking_data', 'air_book'] } as AnyGrant
    await watchGivenUp(world.desk, reader)
    expect(world.calls(DATA)).toBe(before)
    world.pass(60)
  })

  test('goes on where a dead booking had the reference before (gap 242)', async () => {
    const { reference } = await holdFlight(world, grant)
    const session = { SessionId: grant.gatewaySession.reveal() }
    await world.gateway.mustCall('air.cancel', { ...session, UniqueId: reference })
    const key = await late()
    const before = { client_reference: key.reference, created_at: new Date(now().getTime() - 3_600_000) }
    const rows = world.gateway.services.db.updateTable('booking').set(before)
    await rows.where('reference', '=', reference).execute()
    await watchGivenUp(world.desk, grant)
    expect(await watched(key)).toBe(true)
    await endWatch(world.desk, key)
  })

  test('ends with the late booking: it is cancelled if it is held, and left alone if it is not', async () => {
    for (const first of [undefined, 'cancel'] as const) {
      const key = await late()
      const { reference } = await holdFlight(world, grant)
      const db = world.gateway.services.db
      const renamed = { client_reference: key.reference }
      await db.updateTable('booking').set(renamed).where('reference', '=', reference).execute()
      const session = { SessionId: grant.gatewaySession.reveal() }
      if (first) await world.gateway.mustCall('air.cancel', { ...session, UniqueId: reference })
      const before = world.calls('/Air/AirCancel')
      await watchGivenUp(world.desk, grant)
      expect(world.calls('/Air/AirCancel') - before).toBe(first ? 0 : 1)
      expect(await watched(key)).toBe(false)
      const record = await world.gateway.mustCall('air.booking-data', { ...session, UniqueId: reference })
      expect(record).toMatchObject({ Category: 30, Status: 30 })
    }
  })

  test('goes on while the late booking cannot be cancelled', async () => {
    const key = await late()
    const { reference } = await holdFlight(world, grant)
    const renamed = { client_reference: key.reference }
    const db = world.gateway.services.db
    await db.updateTable('booking').set(renamed).where('reference', '=', reference).execute()
    world.trouble('/Air/AirCancel', 'refuse-connection')
    await watchGivenUp(world.desk, grant)
    expect(await watched(key)).toBe(true)
    await watchGivenUp(world.desk, grant)
    expect(await watched(key)).toBe(false)
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AirBookingView } from '../../../../lib/air/booking-view.ts'
import { shownReason } from '../../../../lib/booking/attention.ts'
import type { TodayView } from '../../../../lib/today/today-view.ts'
import { NO_CLIENT_FIELDS } from '../../../../lib/client/client.ts'
import { saveClient } from '../../../../server/client/save-client.ts'
import { attachBookings } from '../../../../server/trip/attach.ts'
import { makeTrip } from '../../../../server/trip/trips.ts'
import { keepDraft } from '../../../../server/draft/drafts.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { rememberBooking } from '../../../../server/booking/remember.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { shellOf } from '../../../../server/shell/queries.ts'
import { attend } from '../../../../server/today/attend.ts'
import { todayOf } from '../../../../server/today/queries.ts'
import { recorded, scriptedKind } from '../booking/scripted-kind.ts'
import { holdFlight, holdInputFor, openWorld, type World } from '../world.ts'

// Today, as the desk's server reads it from its store and the gateway.

let world: World
let ann: AnyGrant
let bob: AnyGrant
let viewer: AnyGrant
let admin: AnyGrant
let stranger: AnyGrant
/** Work that the page leaves for after its answer. */
let later: (() => Promise<void>)[]

beforeAll(async () => {
  world = await openWorld()
  const office = await world.gateway.mint({
    balance: '50000.00',
    users: [
      { userName: 'ann', role: 'agent' },
      { userName: 'ada', role: 'admin' },
      { userName: 'vic', role: 'viewer' },
    ],
  })
  ann = await world.grant(await world.signIn(office), 'signed_in')
  admin = await world.grant(await world.signIn(office, 'admin'), 'signed_in')
  viewer = await world.grant(await world.signIn(office, 'viewer'), 'signed_in')
  bob = { ...ann, userName: 'bob', displayName: 'Bob' }
  const other = await world.gateway.mint()
  stranger = await world.grant(await world.signIn(other), 'signed_in')
})
afterAll(() => world.close())
beforeEach(async () => {
  later = []
  await (await world.desk.store.db()).deleteFrom('booking').execute()
})

async function today(by: AnyGrant = ann): Promise<TodayView> {
  const reading = await todayOf(world.desk, by, (work) => void later.push(work))
  if (reading.kind !== 'read') throw new Error(reading.kind)
  return reading
}

/** A part that was read. */
function read<Part extends { kind: string }>(part: Part): Exclude<Part, { kind: 'failed' }> {
  if (part.kind !== 'read') throw new Error('a part failed')
  return part as Exclude<Part, { kind: 'failed' }>
}

/** Stores a booking as if it had been read just now. */
async function stored(change: Parameters<typeof recorded>[0], secondsAgo = 0) {
  const askedAt = new Date(world.desk.clock.now().getTime() - secondsAgo * 1000)
  const seen = { booking: recorded(change), askedAt, officeAt: null }
  await rememberBooking(world.desk, await world.desk.store.db(), ann, scriptedKind(), seen)
}

const audited = async () => {
  const db = await world.desk.store.db()
  const rows = await db
    .selectFrom('audit')
    .select(['who', 'reference'])
    .where('verb', '=', 'booking.attended')
    .execute()
  return rows.map(({ who, reference }) => `${who} ${reference}`)
}

describe('Today', () => {
  test('has a hold in the list, in the sum, in the funds and in the notices of who made it', async () => {
    const { reference, totalCents } = await holdFlight(world, ann)
    const view = await today()
    const [row] = read(view.attention).rows
    expect(row).toMatchObject({ line: { reference, totalCents }, attention: { reason: 'due' }, bar: null })
    expect(read(view.due)).toMatchObject({
      heldCents: totalCents,
      totalCents,
      shortCents: 0,
      mine: [reference],
    })
    const { wallet, nextRelease, ifAllLapse } = read(view.funds)
    expect(nextRelease?.cents).toBe(totalCents)
    expect(ifAllLapse).toEqual({ count: 1, availableCents: wallet?.balanceCents })
    expect(view.empty).toBe(false)
    const notices = async (by: AnyGrant) => (await shellOf(world.desk, by)).shell.holds.soonest.length
    expect([await notices(ann), await notices(admin), await notices(bob), await notices(viewer)]).toEqual([
      1, 1, 0, 0,
    ])
    // The same clock as in the header.
    expect(view.serverNow.slice(0, 16)).toBe((await shellOf(world.desk, ann)).shell.serverNow.slice(0, 16))
  })

  test('says of each row which trip it is part of, and whom that is for', async () => {
    const { reference } = await holdFlight(world, ann)
    expect(read((await today()).attention).rows[0]?.trip).toBeNull()
    const clientId = crypto.randomUUID()
    const fields = { ...NO_CLIENT_FIELDS, name: 'Nordhaus Shipping' }
    await saveClient(world.desk, ann, { id: clientId, version: 0, fields })
    const id = await makeTrip(world.desk, ann, { name: 'Keller, Rome', clientId })
    await attachBookings(world.desk, ann, { tripId: id, references: [reference] })
    expect(read((await today()).attention).rows[0]?.trip).toEqual({
      id,
      name: 'Keller, Rome',
      client: 'Nordhaus Shipping',
    })
  })

  test('lets a colleague and a viewer see it and says why they cannot complete it', async () => {
    const { reference } = await holdFlight(world, ann)
    const barOf = async (by: AnyGrant) => read((await today(by)).attention).rows[0]?.bar
    expect(await barOf(bob)).toBe('Only Ann, who made it, or an admin (Ada) can do this')
    expect(await barOf(viewer)).toMatch(/permission to ticket flights/)
    expect(await barOf(admin)).toBeNull()
    expect(read((await today(bob)).due).mine).toEqual([])
    expect(read((await today(admin)).due).mine).toEqual([reference])
  })

  test('has nothing of another office, and an office without bookings is empty', async () => {
    await holdFlight(world, ann)
    const view = await today(stranger)
    expect(view.empty).toBe(true)
    expect(read(view.attention).rows).toEqual([])
    expect(read(view.due).totalCents).toBe(0)
    expect(read(view.agenda).upcoming).toBe(0)
    expect(read(view.changed).lines).toEqual([])
  })

  test('shows no row that says "Ticketing" while the booking is ticketed, however long ago it was read', async () => {
    const { reference } = await holdFlight(world, ann)
    const SessionId = ann.gatewaySession.reveal()
    await world.gateway.mustCall('air.order-ticket', { SessionId, UniqueId: reference })
    const db = await world.desk.store.db()
    await db
      .updateTable('booking')
      .set({
        state: 'ticketing',
        deadline_at: null,
        seen_at: new Date(world.desk.clock.now().getTime() - 600_000),
        state_since: new Date(world.desk.clock.now().getTime() - 600_000),
      })
      .execute()
    await world.gateway.advance(120)
    const view = await today()
    expect(read(view.attention).rows).toEqual([])
    expect(read(view.changed).lines).toMatchObject([{ reference, text: 'ticketed' }])
  })

  test('has the outcome of an order among the updates of colleagues, and not of who ordered', async () => {
    const { reference } = await holdFlight(world, ann)
    expect(await actOn(world.desk, ann, airHandling, 'order', reference)).toEqual({ kind: 'done' })
    await world.gateway.advance(120)
    world.pass(120)
    await today()
    for (const work of later) await work()
    expect(read((await today()).changed).lines).toEqual([])
    expect(read((await today(bob)).changed).lines).toMatchObject([{ reference, text: 'ticketed' }])
  })

  test('has unfinished forms of this person alone, with what is missing', async () => {
    const { form } = holdInputFor({ code: 'F1', totalCents: 1 })
    const draft = { offerCode: 'F1', subjectKey: 'LHR-SIN-2027-01-14,SIN-LHR-2027-01-28 1', form }
    await keepDraft(world.desk, ann, `air:${draft.subjectKey}`, JSON.stringify(draft))
    const { lines } = read((await today()).drafts)
    expect(lines).toMatchObject([
      {
        title: 'LHR – SIN – LHR',
        days: { from: '2027-01-14', to: '2027-01-28' },
        named: 1,
        people: 1,
        href: '/flights/book?fare=F1&trip=return&legs=LHR-SIN-2027-01-14,SIN-LHR-2027-01-28&adt=1&chd=0&inf=0&cabin=1',
      },
    ])
    expect(read((await today(admin)).drafts).lines).toEqual([])
  })

  test('lists departures by local day, the first three of each, with what is not ticketed', async () => {
    const { serverNow } = await today()
    const day = serverNow.slice(0, 10)
    const leaving = (hour: number) => ({
      segments: [
        {
          ...({ legIndex: 0, carrierCode: 'LH', flightNumber: '1166', airlinePnr: null } as object),
          origin: { code: 'FRA' },
          destination: { code: 'LIS' },
          departureAt: `${day}T${String(hour).padStart(2, '0')}:05:00`,
          arrivalAt: `${day}T${String(hour + 3).padStart(2, '0')}:05:00`,
        } as AirBookingView['segments'][number],
      ],
    })
    for (const hour of [9, 7, 8, 6]) {
      const change = { reference: `PO${hour}`, state: hour === 6 ? ('held' as const) : ('ticketed' as const) }
      await stored({ ...change, ...leaving(hour) })
    }
    await stored({ reference: 'PO10', state: 'cancelled', ...leaving(10) })
    const agenda = read((await today()).agenda)
    expect(agenda.days).toHaveLength(7)
    expect(agenda.days[0]).toMatchObject({ day, count: 4 })
    expect(agenda.days[0]?.lines.map(({ time, note }) => [time, note])).toEqual([
      ['06:05', 'not ticketed'],
      ['07:05', null],
      ['08:05', null],
    ])
    expect(agenda.upcoming).toBe(4)
  })

  test('says that the gateway is away and shows what the desk knows', async () => {
    await stored({ reference: 'PO1', state: 'lapsed', cancelledAt: world.desk.clock.now().toISOString() })
    world.trouble('/Activity/v2/config', 'not-found')
    const view = await today()
    expect(view.away).toBe(true)
    expect(read(view.funds).wallet).toBeNull()
    expect(read(view.due).spendableCents).toBeNull()
    expect(read(view.attention).rows).toMatchObject([{ line: { reference: 'PO1' } }])
  })

  test('asks a service without a wallet statement for it once, not at every reading', async () => {
    const STATEMENT = '/Wallet/Statement'
    const office = await world.gateway.mint({ balance: '50000.00' })
    const grant = await world.grant(await world.signIn(office), 'signed_in')
    await holdFlight(world, grant)
    world.trouble(STATEMENT, ...Array.from({ length: 5 }, () => 'not-found' as const))
    const reading = async () => {
      const before = world.calls(STATEMENT)
      later = []
      const { rereading } = await today(grant)
      await Promise.all(later.map((work) => work()))
      return { rereading, calls: world.calls(STATEMENT) - before }
    }
    expect(await reading()).toEqual({ rereading: true, calls: 1 })
    expect(await reading()).toEqual({ rereading: false, calls: 0 })
    world.clearTroubles()
  })

  test('is refused to somebody who may read no kind, and asks for a sign-in without a session', async () => {
    const nothing = { ...ann, permissions: ['air_book'] } as AnyGrant
    expect(await todayOf(world.desk, nothing, () => undefined)).toMatchObject({ kind: 'not-permitted' })
    world.trouble('/Activity/v2/config', 'unauthorized')
    expect(await todayOf(world.desk, ann, () => undefined)).toEqual({ kind: 'session' })
  })
})

describe('taking a booking off the list', () => {
  const lapsed = () =>
    stored({ reference: 'PO1', state: 'lapsed', cancelledAt: world.desk.clock.now().toISOString() })

  /** The reason of the only row, as somebody is shown it. */
  const shown = async () => {
    const [row, ...others] = read((await today()).attention).rows
    const reason = row && shownReason(row.attention)
    if (!reason || others.length > 0) throw new Error('not one row that can be done')
    return reason
  }
  const aSecondPasses = async () => {
    world.pass(1)
    await world.gateway.advance(1)
  }

  test('notes who and when, once in the audit, and the row is gone', async () => {
    await lapsed()
    const reason = await shown()
    await aSecondPasses()
    expect(await attend(world.desk, ann, 'PO1', reason)).toEqual({ kind: 'done' })
    expect(read((await today()).attention).rows).toEqual([])
    const db = await world.desk.store.db()
    const row = await db.selectFrom('booking').select(['attended_by', 'changed']).executeTakeFirstOrThrow()
    expect(row).toEqual({ attended_by: 'ann', changed: null })
    expect(await audited()).toEqual(['ann PO1'])
  })

  test('is refused to a viewer, to another office and for a kind that is not theirs (A1)', async () => {
    await lapsed()
    const before = await audited()
    const reason = await shown()
    expect(await attend(world.desk, viewer, 'PO1', reason)).toMatchObject({ kind: 'not-permitted' })
    expect(await attend(world.desk, stranger, 'PO1', reason)).toEqual({ kind: 'not-found' })
    const hotels = { ...ann, permissions: ['hotel_booking_data'] } as AnyGrant
    expect(await attend(world.desk, hotels, 'PO1', reason)).toEqual({ kind: 'not-found' })
    expect(read((await today()).attention).rows).toHaveLength(1)
    expect(await audited()).toEqual(before)
  })

  describe('whose free cancellation ends soon, and which has failed since it was shown', () => {
    const free = async () => {
      await stored({ reference: 'PO1', state: 'ticketed' })
      const soon = new Date(world.desk.clock.now().getTime() + 3_600_000)
      await (await world.desk.store.db()).updateTable('booking').set({ free_until: soon }).execute()
      const reason = await shown()
      expect(reason.reason).toBe('free-ends')
      await aSecondPasses()
      return reason
    }
    const failed = (cancelledAt: string) => stored({ reference: 'PO1', state: 'failed', cancelledAt })

    test('does nothing if the desk knows it, and notes nothing', async () => {
      const reason = await free()
      await failed(world.desk.clock.now().toISOString())
      const before = await audited()
      await aSecondPasses()
      expect(await attend(world.desk, ann, 'PO1', reason)).toEqual({ kind: 'moved-on' })
      expect((await shown()).reason).toBe('ended')
      expect(await audited()).toEqual(before)
    })

    test('leaves the end to be shown if the desk reads it only afterwards', async () => {
      const reason = await free()
      const failedAt = world.desk.clock.now().toISOString()
      await aSecondPasses()
      expect(await attend(world.desk, ann, 'PO1', reason)).toEqual({ kind: 'done' })
      expect(read((await today()).attention).rows).toEqual([])
      await aSecondPasses()
      await failed(failedAt)
      expect(await shown()).toEqual({ reason: 'ended', at: failedAt })
    })
  })
})

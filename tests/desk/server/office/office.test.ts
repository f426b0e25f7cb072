import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ChangeQuery } from '../../../../lib/office/change-query.ts'
import { statesStanding } from '../../../../lib/booking/booking-state.ts'
import { NO_LETTERHEAD } from '../../../../lib/office/letterhead.ts'
import { centsOfUsd } from '../../../../lib/money.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { rememberBooking } from '../../../../server/booking/remember.ts'
import { hotelHandling } from '../../../../server/hotel/hotel-handling.ts'
import { changesOf } from '../../../../server/office/changes.ts'
import { changesFile, spendFile } from '../../../../server/office/files.ts'
import { overviewOf } from '../../../../server/office/overview.ts'
import { drawLogo } from '../../../../server/office/draw-logo.ts'
import { saveLogo } from '../../../../server/office/save-logo.ts'
import { saveSettings } from '../../../../server/office/save-settings.ts'
import { letterheadOf } from '../../../../server/config/letterhead.ts'
import { officeSettings } from '../../../../server/config/office-settings.ts'
import { settingsPageOf } from '../../../../server/office/settings-page.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { shellOf } from '../../../../server/shell/queries.ts'
import { verifyNewest } from '../../../../server/store/verify-audit.ts'
import { someRate } from '../../../setup/hotel.ts'
import { filledGuests } from '../../hotel/guest-fixture.ts'
import { gatewayLedger } from '../wallet/ledger.ts'
import { storeFlight } from '../air/store-flight.ts'
import { holdFlight, openWorld, type World } from '../world.ts'

// A morning of an office, as its admin sees it: every figure is the ledger's, every entry has its words.

let world: World
let agent: Grant<'air_book'>
let admin: Grant<'air_book'>
let stranger: Grant<'air_book'>
let references: string[]

const ANY: ChangeQuery = { who: null, what: null, reference: null, from: null, to: null, before: null }

beforeAll(async () => {
  world = await openWorld({ gateway: { issueSeconds: [30, 30] } })
  const office = await world.gateway.mint({
    users: [
      { userName: 'ann', role: 'agent' },
      { userName: 'ben', role: 'admin' },
    ],
  })
  agent = await world.grant(await world.signIn(office), 'air_book')
  admin = await world.grant(await world.signIn(office, 'admin'), 'air_book')
  stranger = await world.grant(await world.signIn(await world.gateway.mint(), 'admin'), 'air_book')
  references = []
  for (const grant of [agent, agent, admin]) references.push((await holdFlight(world, grant)).reference)
  const [ticketed = '', cancelled = ''] = references
  await actOn(world.desk, agent, airHandling, 'order', ticketed)
  await refundStay()
  await world.gateway.advance(60)
  await actOn(world.desk, admin, airHandling, 'cancel', cancelled, { reason: 'booked twice' })
})
afterAll(() => world.close())

/** A stay that is confirmed, charged, cancelled without a fee and refunded. */
async function refundStay() {
  const rate = await someRate(world.gateway, agent.gatewaySession.reveal(), (each) => each.FreeCancellation)
  const held = await holdOnce(world.desk, agent, hotelHandling, {
    offerCode: rate.FareSourceCode,
    clientReference: `TD-${randomUUID()}`,
    acceptedTotalCents: centsOfUsd(rate.NetRate),
    evenIfBooked: false,
    form: filledGuests(rate.Rooms.map(({ Adults }) => ({ adults: Adults, childAges: [] }))),
  })
  if (held.kind !== 'held') throw new Error(held.kind)
  for (const verb of ['order', 'cancel'] as const) {
    expect(await actOn(world.desk, agent, hotelHandling, verb, held.reference)).toEqual({ kind: 'done' })
  }
}

async function overviewAs(grant: Grant<'air_book'>, period: string | null = null) {
  const view = await overviewOf(world.desk, grant, period)
  if (view.kind !== 'read' || view.spend.kind !== 'read') throw new Error(view.kind)
  return { ...view, spend: view.spend.spend }
}

async function changesAs(grant: Grant<'air_book'>, query: Partial<ChangeQuery> = {}) {
  const view = await changesOf(world.desk, grant, { ...ANY, ...query })
  if (view.kind !== 'read') throw new Error(view.kind)
  return view
}

const sum = (lists: readonly { netCents: number }[]) =>
  lists.reduce((cents, { netCents }) => cents + netCents, 0)

describe('the overview', () => {
  test('has the spend of the ledger, and each list adds up to it', async () => {
    const ledger = await gatewayLedger(world, agent)
    const cents = (kind: string) =>
      ledger.reduce((total, row) => (row.kind === kind ? total + Number(row.amount_cents) : total), 0)
    const { spend, tiles } = await overviewAs(admin)
    expect(cents('charge')).toBeGreaterThan(cents('refund'))
    expect(cents('refund')).toBeGreaterThan(0)
    expect(spend.total).toEqual({
      chargedCents: cents('charge'),
      refundedCents: cents('refund'),
      netCents: cents('charge') - cents('refund'),
    })
    for (const list of [spend.byDay, spend.byFamily, spend.byAgent])
      expect(sum(list)).toBe(spend.total.netCents)
    expect(spend.byDay).toHaveLength(30)
    expect(spend.byFamily.map(({ family }) => family)).toEqual(['air', 'hotel'])
    expect(spend.byFamily[1]).toMatchObject({ netCents: 0, refundedCents: cents('refund') })
    expect(spend.byAgent.map(({ agent: name }) => name)).toEqual([agent.displayName])
    expect(tiles.today).toEqual(spend.total)
  })

  test('counts what is held and who made what', async () => {
    const { tiles, agents } = await overviewAs(admin, '7')
    expect(tiles.holds).toMatchObject({ count: 1, soonestAt: expect.any(String) as string })
    expect(agents.map(({ agent: name, bookings }) => [name, bookings])).toEqual([
      [agent.displayName, 3],
      [admin.displayName, 1],
    ])
  })

  test('has nothing of another office', async () => {
    const { tiles, agents, spend } = await overviewAs(stranger)
    expect({ holds: tiles.holds.count, agents, net: spend.total.netCents }).toEqual({
      holds: 0,
      agents: [],
      net: 0,
    })
  })

  test('counts no hold past its deadline, and no refund of what was never charged', async () => {
    const office = await world.grant(await world.signIn(await world.gateway.mint(), 'admin'), 'air_book')
    const db = await world.desk.store.db()
    const put = async (
      reference: string,
      row: { deadline_at?: Date; completed_at?: Date; state?: string },
    ) => {
      await storeFlight(world, office, { reference, state: 'held', totalCents: 5_000 })
      const kind = row.state === undefined ? 'air' : 'activity'
      await db
        .updateTable('booking')
        .set({ ...row, kind })
        .where('office_id', '=', office.officeId)
        .where('reference', '=', reference)
        .execute()
    }
    const now = (await overviewAs(office)).serverNow
    const away = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000)
    const ending = statesStanding('activity', 'ending')[0] ?? ''
    await put('PO1', { deadline_at: away(-1) })
    await put('PO2', { deadline_at: away(30) })
    await put('PO3', { state: ending })
    await put('PO4', { state: ending, completed_at: away(-60) })
    const { holds, refunds } = (await overviewAs(office)).tiles
    expect(holds).toEqual({ count: 1, totalCents: 5_000, soonestAt: away(30).toISOString() })
    expect(refunds).toEqual({ count: 1, totalCents: 5_000 })
  })

  test('is a file too, for an admin alone', async () => {
    const query = new URLSearchParams({ period: '7' })
    expect((await spendFile(world.desk, agent, query)).status).toBe(403)
    const file = await (await spendFile(world.desk, admin, query)).text()
    const { spend } = await overviewAs(admin, '7')
    const rows = file.trim().split('\r\n')
    expect(rows).toHaveLength(1 + 7 + 2 + 1 + 1)
    expect(rows.at(-1)).toMatch(new RegExp(`,${spend.total.netCents / 100}$`))
  })

  test('says so where the service has no statement', async () => {
    world.trouble('/Wallet/Statement', 'not-found')
    expect(await overviewOf(world.desk, admin, null)).toMatchObject({
      spend: { kind: 'not-supplied' },
      tiles: { today: null },
    })
  })
})

describe('the change log', () => {
  test('has who did what, the states in words, and the reason', async () => {
    const { lines, entries } = await changesAs(admin)
    expect(entries).toBe(lines.length)
    expect(lines[0]).toMatchObject({
      who: admin.displayName,
      what: 'Cancelled (flights)',
      about: { text: references[1], href: `/bookings/${references[1]}` },
      before: 'Held',
      after: 'Cancelled',
      reason: 'booked twice',
      requestId: admin.requestId,
    })
  })

  test('has what nobody here did', async () => {
    const view = await airHandling.read(world.desk, agent, { reference: references[0] ?? '' })
    if (view.kind !== 'ok') throw new Error(view.kind)
    world.pass(1)
    await rememberBooking(world.desk, await world.desk.store.db(), agent, airHandling, {
      booking: view.data,
      askedAt: world.desk.clock.now(),
      officeAt: null,
    })
    const { lines } = await changesAs(admin, { who: '~service' })
    expect(lines).toMatchObject([
      {
        who: 'the booking service',
        what: 'Update from outside this desk',
        before: 'Ticketing',
        after: 'Ticketed',
      },
    ])
  })

  test('is narrowed by person, verb, reference and day, and turned page by page', async () => {
    const whats = async (query: Partial<ChangeQuery>) => (await changesAs(admin, query)).lines.length
    const all = await whats({})
    expect(await whats({ who: 'ann' })).toBe(6)
    expect(await whats({ what: 'air.cancel' })).toBe(1)
    expect(await whats({ reference: references[2] ?? '' })).toBe(1)
    const today = world.desk.clock.now().toISOString().slice(0, 10)
    expect(await whats({ from: today, to: today })).toBe(all)
    expect(await whats({ from: '2001-01-01', to: '2001-01-02' })).toBe(0)
    expect(await whats({ before: '2' })).toBe(1)
  })

  test('has the days of the clock that it shows', async () => {
    const office = await world.gateway.mint()
    const ahead = await world.grant(await world.signIn(office, 'admin'), 'air_book')
    await world.gateway.advance(3 * 86_400, office.officeId)
    await saveSettings(world.desk, ahead, { low_balance_cents: 90_000 })
    const { today, lines } = await changesAs(ahead, { what: 'setting.change' })
    expect(lines.map(({ officeAt }) => officeAt?.slice(0, 10))).toEqual([today])
    const real = world.desk.clock.now().toISOString().slice(0, 10)
    expect(today > real).toBe(true)
    expect((await changesAs(ahead, { from: today, to: today })).lines).toHaveLength(1)
    const before = await changesAs(ahead, { what: 'setting.change', from: real, to: real })
    expect(before.lines).toEqual([])
  })

  test('has nothing of another office, and its chain is whole', async () => {
    expect((await changesAs(stranger)).lines).toEqual([])
    const db = await world.desk.store.db()
    const { entries } = await changesAs(admin)
    expect(await verifyNewest(db, admin.officeId, 1000)).toEqual({ entries, checked: entries, faults: [] })
    expect(await verifyNewest(db, admin.officeId, 2)).toEqual({ entries, checked: 2, faults: [] })
    expect(await verifyNewest(db, stranger.officeId, 2)).toEqual({ entries: 0, checked: 0, faults: [] })
  })

  test('is a file too, for an admin alone', async () => {
    expect((await changesFile(world.desk, agent, new URLSearchParams())).status).toBe(403)
    const file = await (await changesFile(world.desk, admin, new URLSearchParams())).text()
    expect(file.trim().split('\r\n')).toHaveLength((await changesAs(admin)).entries + 1)
    expect(file).toContain('booked twice')
  })
})

describe('the settings', () => {
  const values = {
    funds_contact: { text: 'Accounts, extension 12' },
    low_balance_cents: 250_000,
    notice_minutes: [5, 2],
    markup: {
      all: { unit: 'percent' as const, hundredths: 1250 },
      hotel: { unit: 'booking' as const, cents: 5000 },
    },
  }

  test('are stored with an audit entry for each that changed', async () => {
    expect(await saveSettings(world.desk, admin, values)).toBe(4)
    expect(await saveSettings(world.desk, admin, { low_balance_cents: null })).toBe(1)
    expect(await officeSettings(world.desk, admin.officeId)).toEqual({
      fundsContact: 'Accounts, extension 12',
      lowBalanceCents: null,
      noticeMinutes: [5, 2],
      markup: values.markup,
      priceTolerance: null,
      dayLimits: null,
      letterhead: null,
      invoice: null,
      costCentres: [],
    })
    const { lines } = await changesAs(admin, { what: 'setting.change' })
    expect(lines.map(({ about, before, after }) => [about.text, before, after])).toEqual([
      ['Low-balance alert', '$2,500.00', 'not set'],
      ['Default markup', 'not set', 'All bookings 12.5%; Hotels $50 per booking'],
      ['Deadline notifications', 'not set', '5, 2 min'],
      ['Low-balance alert', 'not set', '$2,500.00'],
      ['Funding contact', 'not set', 'Accounts, extension 12'],
    ])
    expect((await shellOf(world.desk, agent)).shell).toMatchObject({
      admins: [admin.displayName],
      fundsContact: 'Accounts, extension 12',
      markup: values.markup,
    })
  })

  test('write the letterhead of every paper, whose logo is stored as the desk draws it', async () => {
    const texts = {
      ...NO_LETTERHEAD,
      legalName: 'Aurora Travel GmbH',
      footer: 'FN 123456a',
      accent: '#1a56db',
    }
    await saveSettings(world.desk, admin, { letterhead: texts })
    const logo = await drawLogo(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><rect width="4" height="1"/></svg>',
      ),
    )
    if (typeof logo === 'string') throw new Error(logo)
    await saveLogo(world.desk, admin, logo)
    expect(await letterheadOf(world.desk, agent)).toEqual({ officeName: agent.officeName, ...texts, logo })
    expect((await letterheadOf(world.desk, stranger)).logo).toBeNull()
    await saveLogo(world.desk, admin, null)
    expect((await letterheadOf(world.desk, agent)).logo).toBeNull()
    const { lines } = await changesAs(admin, { what: 'setting.change' })
    expect(lines.slice(0, 3).map(({ about, before, after }) => [about.text, before, after])).toEqual([
      ['Logo on papers', expect.stringMatching(/^720 × 180 px, [0-9a-f]{8}$/), 'not set'],
      ['Logo on papers', 'not set', expect.stringMatching(/^720 × 180 px, [0-9a-f]{8}$/)],
      ['Papers', 'not set', 'Aurora Travel GmbH · FN 123456a · #1a56db'],
    ])
  })

  test('of another office are its own', async () => {
    expect(await officeSettings(world.desk, stranger.officeId)).toEqual({
      fundsContact: null,
      lowBalanceCents: null,
      noticeMinutes: [3, 1],
      markup: {},
      priceTolerance: null,
      dayLimits: null,
      letterhead: null,
      invoice: null,
      costCentres: [],
    })
  })

  test('say what the service offers', async () => {
    expect(await settingsPageOf(world.desk, admin)).toMatchObject({
      facts: { environment: 'sandbox', hasSessionInfo: true, hasStatement: true },
    })
    world.trouble('/Wallet/Statement', 'not-found')
    expect(await settingsPageOf(world.desk, admin)).toMatchObject({ facts: { hasStatement: false } })
  })
})

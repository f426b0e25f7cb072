import { afterAll, beforeAll, expect, test } from 'vitest'
import { isComplete } from '../../../../lib/booking/coverage.ts'
import { PLAIN_LIST } from '../../../../lib/booking/list-query.ts'
import { centsOfUsd } from '../../../../lib/money.ts'
import { discoverBookings } from '../../../../server/booking/discover/discover.ts'
import { listCsv } from '../../../../server/booking/list-csv.ts'
import { bookingsOf } from '../../../../server/booking/queries.ts'
import { overviewOf } from '../../../../server/office/overview.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { shellOf } from '../../../../server/shell/queries.ts'
import { todayOf } from '../../../../server/today/queries.ts'
import { walletOf } from '../../../../server/wallet/queries.ts'
import { openActivityOffice, type ActivityOffice } from '../../../gateway/activity-booking/activity-office.ts'
import { bookBody, faresOf } from '../../../setup/air.ts'
import { cardsOf, checked, hotelBookBody, ratesOf } from '../../../setup/hotel.ts'
import { openWorld, type World } from '../world.ts'

/**
 * An office whose programs made 312 bookings, of which 93 are held, signs in for the first time: every screen
 * agrees with the ledger of the booking service to the cent.
 */

const [FLIGHTS, HOTELS, ACTIVITIES, HELD] = [200, 60, 52, 93] as const

let world: World
let program: ActivityOffice
let grant: AnyGrant

beforeAll(async () => {
  world = await openWorld()
  program = await openActivityOffice(world.gateway, { balance: '900000.00' })
  const flights = await bookFlights()
  const hotels = await bookHotels()
  const activities = await bookActivities()
  await endOthers(flights, hotels, activities)
  grant = await world.grant(await world.signIn(program.office, 'admin'), 'signed_in')
}, 600_000)
afterAll(() => world.close())

async function bookFlights(): Promise<string[]> {
  const { SessionId } = program
  const made: string[] = []
  for (let day = 10; made.length < FLIGHTS; day++) {
    for (const { FareSourceCode } of (
      await faresOf(world.gateway, SessionId, 'LHR', 'AMS', `2027-01-${day}`)
    ).slice(0, 40)) {
      if (made.length === FLIGHTS) break
      const priced = await world.gateway.mustCall('air.revalidate', { SessionId, FareSourceCode })
      const body = bookBody(priced.PricedItinerary.FareSourceCode)
      const booked = await world.gateway.call('air.book', { SessionId, ...body })
      if (booked.body['Status'] === 10) made.push(String(booked.body['UniqueId']))
    }
  }
  return made
}

async function bookHotels(): Promise<string[]> {
  const { SessionId } = program
  const made: string[] = []
  for (const { HotelId } of await cardsOf(world.gateway, SessionId, 'Lisbon')) {
    if (made.length === HOTELS) break
    const [rate] = await ratesOf(world.gateway, SessionId, HotelId)
    if (!rate) continue
    const offer = await checked(world.gateway, SessionId, rate.FareSourceCode)
    const booked = await world.gateway.call('hotel.book', {
      SessionId,
      ...hotelBookBody(offer.FareSourceCode),
    })
    if (booked.body['Success'] === true) made.push(String(booked.body['UniqueId']))
  }
  return made
}

async function bookActivities(): Promise<string[]> {
  const made: string[] = []
  for (let times = 0; times < ACTIVITIES; times++) {
    const day = `2027-01-${String(10 + (times % 20)).padStart(2, '0')}`
    made.push((await program.reserve('Instant', { arrivalDate: day })).uuid)
  }
  return made
}

/** Orders and cancels all but the holds that stay: of each pair one. */
async function endOthers(flights: string[], hotels: string[], activities: string[]): Promise<void> {
  const { SessionId } = program
  const [held, ended] = [flights.slice(0, HELD), flights.slice(HELD)]
  expect(held).toHaveLength(HELD)
  for (const [index, UniqueId] of ended.entries()) {
    await world.gateway.mustCall(index % 2 === 0 ? 'air.order-ticket' : 'air.cancel', { SessionId, UniqueId })
  }
  for (const [index, UniqueId] of hotels.entries()) {
    await world.gateway.mustCall(index % 2 === 0 ? 'hotel.order' : 'hotel.cancel', { SessionId, UniqueId })
  }
  for (const [index, uuid] of activities.entries()) {
    await (index % 2 === 0 ? program.confirm(uuid) : program.cancel(uuid))
  }
}

test('list, Today, holds, wallet, charts and file agree with the ledger', async () => {
  await discoverBookings(world.desk, grant)
  const ledger = await world.gateway.mustCall('wallet.balance', { SessionId: program.SessionId })
  const { shell } = await shellOf(world.desk, grant)
  expect(isComplete(shell.coverage)).toBe(true)
  expect(shell.coverage.readCount).toBe(FLIGHTS + HOTELS + ACTIVITIES)

  const list = await bookingsOf(world.desk, grant, { ...PLAIN_LIST, tab: 'all' }, () => undefined)
  expect(list).toMatchObject({ kind: 'read', counts: { all: { count: FLIGHTS + HOTELS + ACTIVITIES } } })

  const running = await heldRows()
  expect(shell.holds.count).toBe(running.length)
  expect(running.length).toBeGreaterThanOrEqual(HELD)
  const heldCents = running.reduce((sum, { total_cents }) => sum + Number(total_cents), 0)

  const wallet = await walletOf(world.desk, grant)
  if (wallet.kind !== 'read') throw new Error(wallet.kind)
  expect(wallet.totals).toMatchObject({
    balanceCents: centsOfUsd(ledger.Total),
    heldCents: centsOfUsd(ledger.Held),
  })
  expect(wallet.statement.sums.openCents).toBe(wallet.totals?.heldCents)
  expect(wallet.statement.openCount).toBeGreaterThanOrEqual(running.length)
  expect(heldCents).toBeLessThanOrEqual(wallet.totals?.heldCents ?? 0)

  const today = await todayOf(world.desk, grant, () => undefined)
  if (today.kind !== 'read' || today.due.kind !== 'read') throw new Error('no Today')
  expect(today.empty).toBe(false)
  expect(today.due.holds).toHaveLength(running.length)
  expect(today.due.heldCents).toBe(heldCents)

  const overview = await overviewOf(world.desk, grant, null)
  if (overview.kind !== 'read' || overview.spend.kind !== 'read') throw new Error('no overview')
  const { spend } = overview.spend
  expect(spend.total.netCents).toBe(90_000_000 - centsOfUsd(ledger.Total))
  expect(spend.byAgent.map(({ agent }) => agent)).not.toContain(null)
  expect(spend.byAgent.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(spend.total.netCents)

  const rows = await fileRows()
  expect(rows).toHaveLength(FLIGHTS + HOTELS + ACTIVITIES)
})

async function heldRows() {
  const db = await world.desk.store.db()
  return db
    .selectFrom('booking')
    .select(['reference', 'total_cents'])
    .where('office_id', '=', grant.officeId)
    .where('state', '=', 'held')
    .execute()
}

async function fileRows(): Promise<string[]> {
  const request = new Request('http://localhost:3000/api/bookings/csv', {
    method: 'POST',
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000', 'x-desk': '1' },
    body: JSON.stringify({ search: 'tab=all', references: null }),
  })
  const text = await (await listCsv(world.desk, grant, request)).text()
  return text.split('\r\n').slice(1, -1)
}

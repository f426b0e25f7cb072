import { afterAll, beforeAll, expect, test } from 'vitest'
import { heldFlight } from '../setup/air.ts'
import { openGatewayOn, type MintedOffice, type TestGateway } from '../setup/gateway.ts'
import { recordedTrip } from '../setup/recorded/air.ts'
import { recordedSuppliers } from '../setup/recorded/suppliers.ts'

/** The armed schedule change (`retime`): which booking it strikes, what moves, and that it stays. */

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGatewayOn(() => recordedSuppliers)
})
afterAll(() => gateway.close())

async function openOffice() {
  const office = await gateway.mint({ balance: '50000.00' })
  return { office, SessionId: await gateway.signIn(office) }
}

async function arm({ officeId }: MintedOffice): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ scenario: 'retime', office: officeId })
  expect((await gateway.send('/_sandbox/arm', { method: 'POST', headers, body })).status).toBe(200)
}

async function ticketed({ office, SessionId }: Awaited<ReturnType<typeof openOffice>>): Promise<string> {
  const UniqueId = await heldFlight(gateway, SessionId, recordedTrip)
  await gateway.mustCall('air.order-ticket', { SessionId, UniqueId })
  await gateway.advance(60, office.officeId)
  return UniqueId
}

async function timesOf(SessionId: string, UniqueId: string) {
  const { TravelItinerary } = await gateway.mustCall('air.booking-data', { SessionId, UniqueId })
  return TravelItinerary.ItineraryInfo.ReservationItems.map(
    ({ DepartureDateTime, ArrivalDateTime, IsReturn }) => ({
      departs: DepartureDateTime,
      arrives: ArrivalDateTime,
      IsReturn,
    }),
  )
}

const minutesBetween = (before: string, after: string) =>
  (Date.parse(`${after}Z`) - Date.parse(`${before}Z`)) / 60_000

test('moves the first leg of a ticketed booking by 45 minutes, once, for good', async () => {
  const opened = await openOffice()
  const { office, SessionId } = opened
  const reference = await ticketed(opened)
  const before = await timesOf(SessionId, reference)
  await arm(office)
  const after = await timesOf(SessionId, reference)
  const moved = after.map(({ departs, arrives }, at) => [
    minutesBetween(before[at]?.departs ?? '', departs),
    minutesBetween(before[at]?.arrives ?? '', arrives),
  ])
  expect(moved[0]).toEqual([45, 45])
  expect(moved).toEqual(after.map(({ IsReturn }) => (IsReturn ? [0, 0] : [45, 45])))
  expect(await timesOf(SessionId, reference)).toEqual(after)
})

test('waits for a ticketed booking of its office: a hold and another office stay as they are', async () => {
  const [mine, theirs] = [await openOffice(), await openOffice()]
  const other = await ticketed(theirs)
  const others = await timesOf(theirs.SessionId, other)
  const held = await heldFlight(gateway, mine.SessionId, recordedTrip)
  const sold = await timesOf(mine.SessionId, held)
  await arm(mine.office)
  expect(await timesOf(mine.SessionId, held)).toEqual(sold)
  expect(await timesOf(theirs.SessionId, other)).toEqual(others)
  await gateway.mustCall('air.order-ticket', { SessionId: mine.SessionId, UniqueId: held })
  await gateway.advance(60, mine.office.officeId)
  const [first] = await timesOf(mine.SessionId, held)
  expect(minutesBetween(sold[0]?.departs ?? '', first?.departs ?? '')).toBe(45)
})

test('two readers at once see one change', async () => {
  const opened = await openOffice()
  const reference = await ticketed(opened)
  const [before] = await timesOf(opened.SessionId, reference)
  await arm(opened.office)
  await Promise.all(Array.from({ length: 5 }, () => timesOf(opened.SessionId, reference)))
  const [after] = await timesOf(opened.SessionId, reference)
  expect(minutesBetween(before?.departs ?? '', after?.departs ?? '')).toBe(45)
})

test('leaves a first leg that has left where it is, and what a refund gives; the strike waits', async () => {
  const opened = await openOffice()
  const { office, SessionId } = opened
  const reference = await ticketed(opened)
  const sold = await timesOf(SessionId, reference)
  const leftAt = Date.parse('2027-01-14T12:00:00Z')
  await gateway.advance((leftAt - gateway.clock.now().getTime()) / 1000, office.officeId)
  const refund = () => gateway.call('air.refund-display', { SessionId, UniqueId: reference })
  const before = (await refund()).body
  await arm(office)
  expect(await timesOf(SessionId, reference)).toEqual(sold)
  expect((await refund()).body).toEqual(before)
  const state = await gateway.send(`/_sandbox?office=${office.officeId}`)
  expect(await state.json()).toMatchObject({ armed: [{ scenario: 'retime', times: 1 }] })
})

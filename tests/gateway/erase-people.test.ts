import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkLedger } from '../../gateway/domain/wallet/check-ledger.ts'
import { heldFlight } from '../setup/air.ts'
import { openGatewayOn, type MintedOffice, type TestGateway } from '../setup/gateway.ts'
import { heldHotel, ratesOf } from '../setup/hotel.ts'
import { recordedTrip } from '../setup/recorded/air.ts'
import { recordedSuppliers } from '../setup/recorded/suppliers.ts'

/** The operation that erases people of a booking: who may, of which bookings, and what stays (P2). */

let gateway: TestGateway
let office: MintedOffice
let agent: string
let admin: string

beforeAll(async () => {
  gateway = await openGatewayOn(() => recordedSuppliers)
})
afterAll(() => gateway.close())
beforeEach(async () => {
  office = await gateway.mint({
    balance: '50000.00',
    users: [
      { userName: 'ada', role: 'agent' },
      { userName: 'ben', role: 'admin' },
      { userName: 'vic', role: 'viewer' },
    ],
  })
  agent = await gateway.signIn(office, 'agent')
  admin = await gateway.signIn(office, 'admin')
})

const erase = (SessionId: string, UniqueId: string, Positions?: number[]) =>
  gateway.mustCall('privacy.erase-people', { SessionId, UniqueId, ...(Positions && { Positions }) })

test('an admin erases one traveller of a flight: the others and the money stay, and again nobody is left', async () => {
  const UniqueId = await heldFlight(gateway, agent, recordedTrip)
  const before = await gateway.mustCall('wallet.balance', { SessionId: agent })
  expect(await erase(admin, UniqueId, [1])).toEqual({ UniqueId, Erased: [1] })
  expect(await erase(admin, UniqueId, [1])).toEqual({ UniqueId, Erased: [] })
  const { ItineraryInfo } = (await gateway.mustCall('air.booking-data', { SessionId: agent, UniqueId }))
    .TravelItinerary
  const names = ItineraryInfo.CustomerInfoes.map(({ Customer }) => Customer.PaxName.PassengerLastName)
  expect(names).toEqual(['ERASED', ...names.slice(1).map(() => 'KELLER')])
  expect(ItineraryInfo.Email).toBe('anna@example.com')
  const { Erased } = await erase(admin, UniqueId)
  expect(Erased).toEqual([0, ...names.slice(1).map((_, at) => at + 2)])
  expect(await gateway.mustCall('wallet.balance', { SessionId: agent })).toEqual(before)
  expect(await checkLedger(gateway.services.db, office.officeId)).toEqual([])
})

test('everybody of a hotel booking is erased, and of an activity, which has two references', async () => {
  const rate = (await ratesOf(gateway, agent, 502)).find((each) => each.FareSourceCode)
  const hotel = await heldHotel(gateway, agent, rate)
  expect((await erase(admin, hotel)).Erased.length).toBeGreaterThan(1)
  const [product] = gateway.services.activities.catalogue().products
  const uuid = product?.uuid ?? ''
  const [type] = await gateway.mustCall('activity.product-types', { SessionId: agent, uuid })
  const reserve = () =>
    gateway.mustCall('activity.create-booking', {
      SessionId: agent,
      productTypeUuid: type?.uuid,
      customer: {
        salutation: 'Ms.',
        firstName: 'ANNA',
        lastName: 'KELLER',
        email: 'anna@example.com',
        phone: '+49 30 1234567',
      },
      options: { perBooking: [], perPax: [] },
    })
  const [one, other] = [await reserve(), await reserve()]
  expect((await erase(admin, one.uuid)).Erased).toContain(0)
  expect((await erase(admin, other.code)).Erased).toContain(0)
  const read = await gateway.mustCall('activity.booking', { SessionId: agent, uuid: one.uuid })
  expect([read.firstName, read.email]).toEqual(['ERASED', 'ERASED'])
  expect(await checkLedger(gateway.services.db, office.officeId)).toEqual([])
})

test('agents and viewers may not, and SessionInfo does not list it for them (A1)', async () => {
  const UniqueId = await heldFlight(gateway, agent, recordedTrip)
  for (const role of ['agent', 'viewer'] as const) {
    const SessionId = await gateway.signIn(office, role)
    const { body } = await gateway.call('privacy.erase-people', { SessionId, UniqueId })
    expect(body, role).toMatchObject({ Success: false, Error: { Id: 'Err0101006' } })
    const { Permissions } = await gateway.mustCall('session.info', { SessionId })
    expect(Permissions, role).not.toContain('people_erase')
  }
  expect((await gateway.mustCall('session.info', { SessionId: admin })).Permissions).toContain('people_erase')
})

test('a booking of another office is refused as one that does not exist (A1)', async () => {
  const UniqueId = await heldFlight(gateway, agent, recordedTrip)
  const other = await gateway.mint({ users: [{ userName: 'eve', role: 'admin' }] })
  const SessionId = await gateway.signIn(other, 'admin')
  const ask = async (reference: string) => {
    const { status, body } = await gateway.call('privacy.erase-people', { SessionId, UniqueId: reference })
    return { status, body }
  }
  expect(await ask(UniqueId)).toEqual(await ask('PO0000001'))
  expect((await erase(admin, UniqueId)).Erased.length).toBeGreaterThan(0)
})

test('the office is told in which bookings somebody was erased, the first first, and no other office', async () => {
  const flight = await heldFlight(gateway, agent, recordedTrip)
  const rate = (await ratesOf(gateway, agent, 502)).find((each) => each.FareSourceCode)
  const hotel = await heldHotel(gateway, agent, rate)
  const told = async (SessionId: string, Since?: string) =>
    (await gateway.mustCall('privacy.erasures', { SessionId, ...(Since && { Since }) })).Erasures
  expect(await told(agent)).toEqual([])
  await erase(admin, hotel, [1])
  gateway.clock.advanceSeconds(60)
  await erase(admin, flight)
  const [first, second] = await told(agent)
  expect([first?.Reference, second?.Reference]).toEqual([hotel, flight])
  expect(await told(agent, second?.ErasedAt)).toEqual([second])
  gateway.clock.advanceSeconds(60)
  await erase(admin, hotel)
  expect((await told(agent)).map(({ Reference }) => Reference)).toEqual([flight, hotel])
  const other = await gateway.mint()
  expect(await told(await gateway.signIn(other))).toEqual([])
})

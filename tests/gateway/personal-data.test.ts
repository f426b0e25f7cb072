import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { erasePeople } from '../../gateway/domain/booking/erase-people.ts'
import { rewrapKeys } from '../../gateway/domain/booking/rewrap-keys.ts'
import { dataKeys, masterKeys } from '../../gateway/store/data-keys.ts'
import { heldFlight } from '../setup/air.ts'
import { heldHotel, ratesOf } from '../setup/hotel.ts'
import { openGatewayOn, type MintedOffice, type TestGateway } from '../setup/gateway.ts'
import { TEST_DATA_KEY, testMaster } from '../setup/migrations.ts'
import { recordedPassport } from '../setup/recorded/activity.ts'
import { recordedTrip } from '../setup/recorded/air.ts'
import { recordedSuppliers } from '../setup/recorded/suppliers.ts'
import { inPlainText, sealAgain } from './booking/in-plain-text.ts'
import { expectLedger } from './booking/stored.ts'

/** The people of bookings at rest: encrypted each with their own key, erased by deleting it (P1, P2). */

let gateway: TestGateway
let office: MintedOffice
let SessionId: string
beforeAll(async () => {
  gateway = await openGatewayOn(() => recordedSuppliers)
})
afterAll(() => gateway.close())
beforeEach(async () => {
  office = await gateway.mint({ balance: '50000.00' })
  SessionId = await gateway.signIn(office)
})

/** Books a rate of a recorded hotel. */
async function recordedHotel(session: string): Promise<string> {
  const rate = (await ratesOf(gateway, session, 502)).find((each) => each.FareSourceCode)
  return heldHotel(gateway, session, rate)
}

/** Reserves the recorded cruise, with personal data in every text of the request. */
async function recordedCruise(): Promise<{ uuid: string; code: string }> {
  const [product] = gateway.services.activities.catalogue().products
  const [type] = await gateway.mustCall('activity.product-types', { SessionId, uuid: product?.uuid ?? '' })
  return gateway.mustCall('activity.create-booking', {
    SessionId,
    productTypeUuid: type?.uuid,
    customer: {
      salutation: 'Ms.',
      firstName: 'ANNA',
      lastName: 'KELLER',
      email: 'anna@example.com',
      phone: '+49 30 1234567',
    },
    message: 'My passport is C01X1000',
    options: { perBooking: [], perPax: [[{ uuid: recordedPassport, value: 'C01X1000' }]] },
  })
}

/** Texts that nobody may find in the database: of a traveller, a guest and contact persons. */
const canaries = ['KELLER', 'ANNA', 'C01X1000', '1988-06-12', 'anna@example.com', '+49 30 1234567']

/** Every row of every table, as JSON. */
async function everythingStored(): Promise<string> {
  const { db } = gateway.services
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'gateway' and table_type = 'BASE TABLE'`.execute(db)
  const texts = tables.rows.map(async ({ name }) => {
    const { rows } = await sql<{
      text: string
    }>`select row_to_json(t)::text as text from ${sql.table(`gateway.${name}`)} t`.execute(db)
    return rows.map(({ text }) => text).join('\n')
  })
  return (await Promise.all(texts)).join('\n')
}

const airRecord = (UniqueId: string) => gateway.mustCall('air.booking-data', { SessionId, UniqueId })
const hotelRecord = (UniqueId: string) => gateway.mustCall('hotel.booking-data', { SessionId, UniqueId })

describe('at rest', () => {
  test('no row of any table shows who a booking is for, and its record still does (P1, ASVS 14.2.1)', async () => {
    const air = await heldFlight(gateway, SessionId, recordedTrip)
    const hotel = await recordedHotel(SessionId)
    const { uuid, code } = await recordedCruise()
    const stored = await everythingStored()
    for (const reference of [air, hotel, code]) expect(stored).toContain(reference)
    expect(canaries.filter((canary) => stored.includes(canary))).toEqual([])
    const { CustomerInfoes, Email, PhoneNumber } = (await airRecord(air)).TravelItinerary.ItineraryInfo
    expect(JSON.stringify([CustomerInfoes, Email, PhoneNumber])).toMatch(
      /C01X1000.*1988-06-12.*KELLER.*anna@example\.com.*\+49 30 1234567/,
    )
    const { Email: email, Rooms } = await hotelRecord(hotel)
    expect([email, Rooms[0]?.Passengers[0]?.FirstName]).toEqual(['anna@example.com', 'ANNA'])
    const cruise = await gateway.mustCall('activity.booking', { SessionId, uuid })
    expect([cruise.email, cruise.options.perPax[0]?.[0]?.value]).toEqual(['anna@example.com', 'C01X1000'])
  })

  test('a text or a key that was moved to another person or booking does not open', async () => {
    const [one, other] = [await heldFlight(gateway, SessionId, recordedTrip), await recordedHotel(SessionId)]
    const status = async () => (await gateway.call('air.booking-data', { SessionId, UniqueId: one })).status
    const own = await storedPeople(one)
    const others = await storedPeople(other)
    const [contact, first, second, ...rest] = own
    if (!contact || !first || !second) throw new Error('the trip has two travellers or more')
    expect(await status()).toBe(200)
    const textsMoved = own.map((person, at) => ({ ...person, text: own.at(at - 1)?.text ?? '' }))
    // Even a text that is moved together with its key does not open.
    for (const moved of [textsMoved, [contact, second, first, ...rest], [...others, ...rest.slice(-1)]]) {
      await putPeople(one, moved)
      expect(await status()).toBe(500)
    }
    await putPeople(one, own)
    expect(await status()).toBe(200)
  })
})

type Stored = { text: string; key: string | null }

async function storedPeople(reference: string): Promise<Stored[]> {
  const { db } = gateway.services
  const row = await db
    .selectFrom('booking')
    .select('people')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  const keys = await db
    .selectFrom('person_key')
    .select('wrapped_key')
    .where('reference', '=', reference)
    .orderBy('position')
    .execute()
  return row.people.map((text, position) => ({ text, key: keys[position]?.wrapped_key ?? null }))
}

async function putPeople(reference: string, people: readonly Stored[]): Promise<void> {
  const { db } = gateway.services
  const texts = JSON.stringify(people.map(({ text }) => text))
  await db.updateTable('booking').set({ people: texts }).where('reference', '=', reference).execute()
  for (const [position, { key }] of people.entries()) {
    await db
      .updateTable('person_key')
      .set({ wrapped_key: key })
      .where('reference', '=', reference)
      .where('position', '=', position)
      .execute()
  }
}

describe('erasure', () => {
  test('one traveller is erased: the others, the state, the money and the ledger stay (P2, W1)', async () => {
    const UniqueId = await heldFlight(gateway, SessionId, recordedTrip)
    const before = await gateway.mustCall('air.booking-data', { SessionId, UniqueId })
    const erased = await erase(UniqueId, 2)
    expect(erased).toEqual([2])
    const after = await gateway.mustCall('air.booking-data', { SessionId, UniqueId })
    const [first, second] = after.TravelItinerary.ItineraryInfo.CustomerInfoes
    expect(first).toEqual(before.TravelItinerary.ItineraryInfo.CustomerInfoes[0])
    expect(second?.Customer).toMatchObject({
      PassengerType: 1,
      PassportNumber: null,
      DateOfBirth: null,
      PaxName: { PassengerFirstName: 'ERASED', PassengerLastName: 'ERASED', PassengerTitle: null },
    })
    expect({ ...after, TravelItinerary: null }).toEqual({ ...before, TravelItinerary: null })
    expect(after.TravelItinerary.ItineraryInfo.Email).toBe('anna@example.com')
    await gateway.mustCall('air.order-ticket', { SessionId, UniqueId })
    await gateway.advance(60, office.officeId)
    const ticketed = await gateway.mustCall('air.booking-data', { SessionId, UniqueId })
    expect(ticketed.Status).toBe(21)
    expect(ticketed.TravelItinerary.ItineraryInfo.CustomerInfoes[1]?.ETickets).toMatch(/^\d{13}$/)
    await expectLedger({ services: gateway.services, officeId: office.officeId })
  })

  test('everybody is erased, for good and once; a booking of another office is not found', async () => {
    const hotel = await recordedHotel(SessionId)
    expect(
      await erasePeople(gateway.services.db, {
        officeId: 'OTHER',
        reference: hotel,
        positions: null,
        at: now(),
      }),
    ).toBeNull()
    expect((await erase(hotel, null))?.length).toBeGreaterThan(1)
    expect(await erase(hotel, null)).toEqual([])
    const record = await hotelRecord(hotel)
    expect(record).toMatchObject({
      PhoneNumber: 'ERASED',
      Email: 'ERASED',
      Note: null,
      HotelTransfers: [],
      Status: 10,
    })
    expect(record.Rooms[0]?.Passengers[0]).toMatchObject({
      FirstName: 'ERASED',
      LastName: 'ERASED',
      PassportNumber: null,
    })
    await gateway.mustCall('hotel.cancel', { SessionId, UniqueId: hotel })
    await expectLedger({ services: gateway.services, officeId: office.officeId })
    const keys = await gateway.services.db
      .selectFrom('person_key')
      .selectAll()
      .where('reference', '=', hotel)
      .execute()
    expect(
      keys.every((key) => key.wrapped_key === null && key.erased_at?.getTime() === now().getTime()),
    ).toBe(true)
  })
})

const now = () => gateway.clock.now()

function erase(reference: string, position: number | null) {
  return erasePeople(gateway.services.db, {
    officeId: office.officeId,
    reference,
    positions: position === null ? null : [position],
    at: now(),
  })
}

test('people who were stored in plain text are encrypted by the migration, and read as before', async () => {
  const [air, hotel] = [await heldFlight(gateway, SessionId, recordedTrip), await recordedHotel(SessionId)]
  const before = [await airRecord(air), await hotelRecord(hotel)]
  await inPlainText(gateway.services)
  const plain = await everythingStored()
  expect(canaries.filter((canary) => !plain.includes(canary))).toEqual([])
  await sealAgain(gateway.services)
  const sealed = await everythingStored()
  expect(canaries.filter((canary) => sealed.includes(canary))).toEqual([])
  expect([await airRecord(air), await hotelRecord(hotel)]).toEqual(before)
})

test('a change of the master key wraps every key anew and encrypts no data again; then the old one opens nothing', async () => {
  const { services } = gateway
  const air = await heldFlight(gateway, SessionId, recordedTrip)
  const [record, people] = [await airRecord(air), await textsOf(air)]
  const secret = 'another data key of the tests, thirty-two characters'
  const changed = dataKeys(services.db, masterKeys(secret, TEST_DATA_KEY.secret))
  expect(await rewrapKeys({ db: services.db, keys: changed })).toBeGreaterThan(2)
  expect(await rewrapKeys({ db: services.db, keys: changed })).toBe(0)
  expect(await textsOf(air)).toEqual(people)
  const keys = services.keys
  try {
    services.keys = dataKeys(services.db, masterKeys(secret, null))
    expect(await airRecord(air)).toEqual(record)
    await expect(dataKeys(services.db, testMaster).hashKey()).rejects.toThrow(
      /^GATEWAY_DATA_KEY is not the key that the stored personal data was encrypted with\.$/,
    )
  } finally {
    await rewrapKeys({
      db: services.db,
      keys: dataKeys(services.db, masterKeys(TEST_DATA_KEY.secret, secret)),
    })
    services.keys = keys
  }
  expect(await airRecord(air)).toEqual(record)
})

async function textsOf(reference: string) {
  return (await storedPeople(reference)).map(({ text }) => text)
}

import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { airBookingRecord as recordSchema } from '../../../contract/air/booking-data.ts'
import { airPeople, type AirDetail } from '../../../gateway/domain/air/air-booking.ts'
import { balanceOf } from '../../../gateway/domain/wallet/balance.ts'
import { airBookingRecord } from '../../../gateway/families/session-gateway/air-booking-record.ts'
import { up } from '../../../gateway/store/migrations/0005-air-detail.ts'
import { inPlainText, sealAgain } from './in-plain-text.ts'
import { openOffice, valueOf, type Office } from './office.ts'
import { openWorld, type World } from './world.ts'

/** Bookings stored with AirBook's own names can be read after migration 0005. */

let world: World
let office: Office
beforeAll(async () => {
  world = await openWorld()
  office = await openOffice(world.services)
})
afterAll(() => world.close())

/** Travellers as older rows store them: fields that were not sent are missing. */
const oldTravelers = [
  {
    PassengerType: 1,
    Gender: 1,
    DateOfBirth: '1988-06-12',
    PassengerName: {
      PassengerFirstName: 'ADA',
      PassengerMiddleName: 'MAY',
      PassengerLastName: 'KING',
      PassengerTitle: 2,
    },
    Nationality: 'GB',
    Passport: {
      PassportNumber: 'C01X0000',
      ExpiryDate: '2033-05-01',
      IssueDate: '2023-05-01',
      Country: 'GB',
    },
  },
  {
    PassengerType: 2,
    Gender: 0,
    DateOfBirth: '2018-03-04',
    PassengerName: { PassengerFirstName: 'BEN', PassengerLastName: 'KING' },
    Passport: { PassportNumber: 'C01X0001', ExpiryDate: '2033-05-01', Country: 'GB' },
  },
  {
    PassengerType: 3,
    Gender: 0,
    DateOfBirth: '2026-01-05',
    PassengerName: { PassengerFirstName: 'CLEO', PassengerLastName: 'KING' },
    NationalId: 'X1',
  },
]

function storedRow(reference: string) {
  return world.services.db
    .selectFrom('booking')
    .select('detail')
    .where('office_id', '=', office.officeId)
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
}

async function makeOld(reference: string, scenario: string | null) {
  const row = await storedRow(reference)
  const { ticketSeconds, ...rest } = row.detail as AirDetail
  expect(ticketSeconds).toBeNull()
  await world.services.db
    .updateTable('booking')
    .set({ detail: JSON.stringify({ ...rest, scenario, travelers: oldTravelers }) })
    .where('office_id', '=', office.officeId)
    .where('reference', '=', reference)
    .execute()
}

test('an old row is read, and its ticket ordered, after the migration', async () => {
  const mix = { children: 1, infants: 1, totalCents: 90_000 }
  const { reference: plain } = valueOf(await office.book({ ...mix, code: 'A' }))
  const { reference: slow } = valueOf(await office.book({ ...mix, code: 'B' }))
  await inPlainText(world.services)
  await makeOld(plain, null)
  await makeOld(slow, 'slow-ticketing')
  // A migration is typed without tables, because those of its time differ from today's.
  await up(world.services.db as unknown as Kysely<unknown>)
  await sealAgain(world.services)

  const booking = valueOf(await office.read(plain))
  expect(booking.detail).not.toHaveProperty('scenario')
  const people = await airPeople(world.services, booking)
  expect(booking.detail.travelers.map((each, index) => ({ ...each, ...people.travelers[index] }))).toEqual([
    {
      type: 1,
      gender: 1,
      dateOfBirth: '1988-06-12',
      firstName: 'ADA',
      middleName: 'MAY',
      lastName: 'KING',
      title: 2,
      nationality: 'GB',
      nationalId: null,
      passport: { number: 'C01X0000', expiryDate: '2033-05-01', issueDate: '2023-05-01', country: 'GB' },
    },
    {
      type: 2,
      gender: 0,
      dateOfBirth: '2018-03-04',
      firstName: 'BEN',
      middleName: null,
      lastName: 'KING',
      title: null,
      nationality: null,
      nationalId: null,
      passport: { number: 'C01X0001', expiryDate: '2033-05-01', issueDate: null, country: 'GB' },
    },
    {
      type: 3,
      gender: 0,
      dateOfBirth: '2026-01-05',
      firstName: 'CLEO',
      middleName: null,
      lastName: 'KING',
      title: null,
      nationality: null,
      nationalId: 'X1',
      passport: null,
    },
  ])
  const wallet = await balanceOf(world.services.db, office.officeId)
  const record = recordSchema.parse(
    airBookingRecord(booking, people, wallet, world.services.reference.cityOfAirport),
  )
  const [adult] = record.TravelItinerary.ItineraryInfo.CustomerInfoes
  expect(adult?.Customer.PaxName.PassengerMiddleName).toBe('MAY')

  valueOf(await office.order(plain))
  valueOf(await office.order(slow))
  world.clock.advanceSeconds(3)
  expect(valueOf(await office.read(plain)).state).toBe('ticketed')
  expect(valueOf(await office.read(slow)).state).toBe('ticketing')
  world.clock.advanceSeconds(87)
  expect(valueOf(await office.read(slow)).state).toBe('ticketed')
})

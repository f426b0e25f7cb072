import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ActivityBookingRecord } from '../../../contract/activity/booking.ts'
import type { Variant } from '../../../gateway/supply/activity/variant.ts'
import type { TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'
import { customer, openActivityOffice, refusalOf, type ActivityOffice } from './activity-office.ts'

/** Every rule of a request to book; the field that breaks it is named, and nothing is stored or held. */

let gateway: TestGateway
let office: ActivityOffice
/** The fields that differ from the supplier's variant in this test. */
let changed: Partial<Variant> = {}
beforeAll(async () => {
  gateway = await openGateway()
  const { activities } = gateway.services
  const variant = activities.variant.bind(activities)
  gateway.services.activities = {
    ...activities,
    variant: async (uuid) => {
      const type = await variant(uuid)
      return type && { ...type, ...changed }
    },
  }
  office = await openActivityOffice(gateway)
})
afterAll(() => gateway.close())

/** Friday, 20 November 2026, 09:00 in the zone of the scenarios. */
const today = '2026-11-20'

async function refusal(body: object, title = 'Instant Confirmation', change: Partial<Variant> = {}) {
  changed = change
  const answer = await office.create(title, body)
  changed = {}
  return refusalOf(answer)
}

async function expectNothingStored() {
  const { db } = gateway.services
  for (const table of ['booking', 'person_key', 'timer', 'active_offer'] as const) {
    const rows = await db.selectFrom(table).selectAll().where('office_id', '=', office.officeId).execute()
    expect(rows, table).toEqual([])
  }
  expect(await office.balance()).toMatchObject({ Held: 0, Total: 10_000 })
}

const tickets: Variant['tickets'] = [
  { type: 'adult', label: 'Adult', allowed: true, min: 1, max: 4, gateCents: null },
  { type: 'child', label: 'Child', allowed: true, min: 0, max: 2, gateCents: null },
  { type: 'senior', label: 'Senior', allowed: false, min: 0, max: 0, gateCents: null },
]

test.each<[string, object, string?, Partial<Variant>?]>([
  ['arrivalDate: 2026-11-19 is past', { arrivalDate: '2026-11-19' }],
  ['arrivalDate: 2026-11-19 is past', { arrivalDate: undefined, date: '2026-11-19' }],
  ['arrivalDate: 2027-05-21 is more than 6 months ahead', { arrivalDate: '2027-05-21' }],
  [
    'arrivalDate: it is too late to book for 2026-11-21',
    { arrivalDate: '2026-11-21' },
    undefined,
    { daysInAdvance: 1, cutOffTime: '09:00' },
  ],
  ['arrivalDate: sold out on 2026-11-21', { arrivalDate: '2026-11-21' }, 'Weekends Full'],
  ['timeSlotUuid: required, one of 09:00, 14:00', { timeSlot: undefined }],
  ['timeSlotUuid: required, one of 14:00', { arrivalDate: today, timeSlot: undefined }],
  ['timeSlotUuid: 09:00 on 2026-11-20 has begun', { arrivalDate: today }],
  ['timeSlotUuid: there is no start 10:00 on 2026-12-03', { timeSlot: '10:00' }],
  ['timeSlotUuid: there is no start 09:00 on 2026-12-03', {}, undefined, { timeslots: [] }],
  ['adults: at least 1', { adults: 0, children: 1 }],
  ['adults: at most 4', { adults: 5 }, undefined, { tickets }],
  ['children: at most 2', { children: 3 }, undefined, { tickets }],
  ['seniors: not admitted', { seniors: 1 }, undefined, { tickets }],
  ['adults: at least 3 travellers', { adults: 2 }, undefined, { minPax: 3 }],
  ['adults: at least 1 travellers', { adults: 0 }, undefined, { minPax: 0 }],
  ['adults: at most 3 travellers', { adults: 2, children: 2 }, undefined, { maxPax: 3 }],
  ['arrivalDate: 2 places are left on 2026-12-03', { adults: 2, seniors: 1 }, 'Two Left'],
])('a booking is refused with 422: %s', async (sentence, body, title, change) => {
  expect(await refusal(body, title, change)).toBe(`422 validation_failed: ${sentence}`)
  await expectNothingStored()
})

test('a date on which the activity is not offered is refused with 422', async () => {
  const { data } = await gateway.mustCall('activity.products', { SessionId: office.SessionId, city: 'Porto' })
  for (const { uuid } of data) {
    const types = await gateway.mustCall('activity.product-types', { SessionId: office.SessionId, uuid })
    const productTypeUuid = types[0]?.uuid ?? ''
    const days = await gateway.mustCall('activity.price-lists', {
      SessionId: office.SessionId,
      uuid: productTypeUuid,
      date_start: '2026-12-01',
      date_end: '2026-12-07',
    })
    const closed = ['01', '02', '03', '04', '05', '06', '07'].find((day) =>
      days.every(({ date }) => date !== `2026-12-${day}`),
    )
    if (!closed) continue
    const arrivalDate = `2026-12-${closed}`
    const body = { SessionId: office.SessionId, productTypeUuid, arrivalDate, customer }
    const answer = await gateway.call('activity.create-booking', body)
    expect(refusalOf(answer)).toBe(`422 validation_failed: arrivalDate: not offered on ${arrivalDate}`)
    return
  }
  throw new Error('no variant is closed on a day of the week')
})

test.each<[string, object]>([
  ['400 wrong_args: arrivalDate: must be a date, YYYY-MM-DD', { arrivalDate: '2026-02-30' }],
  ['400 wrong_args: customer cannot be null', { customer: undefined }],
  ['400 wrong_args: customer.email: must be an e-mail address', { customer: { ...customer, email: 'zoe' } }],
  ['400 wrong_args: customer.firstName cannot be null', { customer: { ...customer, firstName: '' } }],
  ['400 wrong_args: productTypeUuid cannot be null', { productTypeUuid: '' }],
])('a booking is refused with %s', async (sentence, body) => {
  expect(await refusal(body)).toBe(sentence)
  await expectNothingStored()
})

describe('what may be left out', () => {
  test('is the date: it is in seven days, in the zone of the activity (gap 174)', async () => {
    // 23:30 in Reykjavik is the next day in Auckland.
    const late = await openActivityOffice(gateway)
    await late.advance(14.5 * 3600)
    const SessionId = await gateway.signIn(late.office)
    const zoned = async (timeZone: string) => {
      changed = { timeZone }
      const answer = await late.create('Instant Confirmation', { SessionId, arrivalDate: undefined })
      changed = {}
      return (answer.body['data'] as { arrivalDate: string }).arrivalDate
    }
    expect(await zoned('Atlantic/Reykjavik')).toBe('2026-11-27')
    expect(await zoned('Pacific/Auckland')).toBe('2026-11-28')
  })

  test('are the number of travellers, the salutation and the references', async () => {
    const own = await openActivityOffice(gateway)
    const record = await own.reserve('Instant Confirmation')
    expect(record).toMatchObject({
      adults: 1,
      children: 0,
      seniors: 0,
      ticketTypes: [{ type: 'adult', quantity: 1 }],
      salutation: 'Mr.',
      partnerReference: null,
      options: { perBooking: [], perPax: [] },
      ...customer,
    })
  })

  test('aliases say the same; documented names win (gaps 173-175)', async () => {
    const own = await openActivityOffice(gateway)
    const { timeslots } = await own.variant('Instant Confirmation')
    const [nine, two] = timeslots
    const record = await own.reserve('Instant Confirmation', {
      arrivalDate: undefined,
      date: '2026-12-04',
      pax: '2',
      timeSlot: undefined,
      timeSlotUuid: two?.uuid,
    })
    expect(record).toMatchObject({ arrivalDate: '2026-12-04', adults: 2, timeSlot: '14:00', totalAmount: 50 })
    const both = { date: '2026-12-04', adults: 3, pax: 2, timeSlotUuid: nine?.uuid, timeSlot: '14:00' }
    expect(await own.reserve('Instant Confirmation', both)).toMatchObject({
      arrivalDate: '2026-12-03',
      adults: 3,
      timeSlot: '09:00',
    })
  })
})

test('null of a field that may be left out means that it is (gap 246)', async () => {
  const own = await openActivityOffice(gateway)
  const shown = ({ uuid: _, code: __, links: ___, ...rest }: ActivityBookingRecord) => rest
  const plain = await own.reserve('Instant Confirmation')
  const nulls = { children: null, seniors: null, message: null, partnerReference: null, pax: null }
  for (const options of [null, { perBooking: null, perPax: null }, { perBooking: [], perPax: [] }]) {
    const more = { ...nulls, options, customer: { ...customer, salutation: null } }
    expect(shown(await own.reserve('Instant Confirmation', more))).toEqual(shown(plain))
  }
  const asked = (await own.variant('Every Option')).options.perBooking
  const empty = [null, ''].map((value) => asked.map(({ uuid }) => ({ uuid, value })))
  for (const perBooking of empty) {
    const { options } = await own.reserve('Every Option', { options: { perBooking } })
    expect(options).toEqual({ perBooking: [], perPax: [] })
  }
})

describe('the wallet', () => {
  test('that is short: 403 with what it has, and nothing is stored (gaps 180, 182)', async () => {
    const poor = await openActivityOffice(gateway, { balance: '60.00' })
    const first = await poor.reserve('Instant Confirmation', { adults: 2 })
    expect(refusalOf(await poor.create('Instant Confirmation'))).toBe(
      '403 insufficient_balance: Wallet balance too low to create a booking. Current balance: 10.00',
    )
    const { data } = await gateway.mustCall('activity.bookings', { SessionId: poor.SessionId })
    expect(data.map(({ uuid }) => uuid)).toEqual([first.uuid])
    const keys = await gateway.services.db
      .selectFrom('person_key')
      .select('reference')
      .where('office_id', '=', poor.officeId)
      .execute()
    expect(keys).toEqual([{ reference: first.code }])
    // A hold that lapses is released before the wallet is asked.
    await poor.advance(1800)
    const SessionId = await gateway.signIn(poor.office)
    expect((await poor.create('Instant Confirmation', { SessionId })).status).toBe(200)
  })

  test('holds each of two bookings with one reference: it is looked up, not compared (gap 181)', async () => {
    const own = await openActivityOffice(gateway)
    const same = { partnerReference: 'TRIP-7' }
    const [one, other] = [
      await own.reserve('Instant Confirmation', same),
      await own.reserve('Instant Confirmation', same),
    ]
    expect(one.uuid).not.toBe(other.uuid)
    expect(await own.balance()).toMatchObject({ Held: 50 })
    const { data } = await gateway.mustCall('activity.bookings', {
      SessionId: own.SessionId,
      partner_reference: 'TRIP-7',
    })
    expect(data.map(({ uuid }) => uuid)).toEqual([other.uuid, one.uuid])
  })
})

test('a confirmation past the cut-off names it, and the booking stays reserved', async () => {
  const own = await openActivityOffice(gateway)
  const { uuid } = await own.reserve('Instant Confirmation', { arrivalDate: today, timeSlot: '14:00' })
  // It is 09:00 there by now, and the supplier offers the day no longer.
  changed = { daysInAdvance: 0, cutOffTime: '09:00' }
  const { activities } = gateway.services
  gateway.services.activities = { ...activities, days: () => Promise.resolve([]) }
  const refused = refusalOf(await own.confirm(uuid))
  gateway.services.activities = activities
  changed = {}
  expect(refused).toBe(
    `422 validation_failed: arrivalDate: it is too late to book for ${today}, the booking stays reserved`,
  )
  expect((await own.read(uuid)).status).toBe('reserved')
})

test('places fall as bookings are confirmed, for the office alone or for all, and come back (gap 178)', async () => {
  const [one, other] = [await openActivityOffice(gateway), await openActivityOffice(gateway)]
  const left = async (by: ActivityOffice, title: string) => {
    const { uuid } = await by.variant(title)
    const day = await gateway.mustCall('activity.price-list', {
      SessionId: by.SessionId,
      uuid,
      date: '2026-12-03',
    })
    return day?.prices[0]?.quantity
  }
  const { uuid } = await one.reserve('Two Left', { adults: 2 })
  expect(await left(one, 'Two Left')).toBe(2)
  await one.confirm(uuid)
  expect([await left(one, 'Two Left'), await left(other, 'Two Left')]).toEqual([0, 2])
  expect(refusalOf(await one.create('Two Left'))).toBe(
    '422 validation_failed: arrivalDate: 0 places are left on 2026-12-03',
  )
  await one.cancel(uuid)
  await one.advance(1)
  expect(await left(one, 'Two Left')).toBe(2)
  changed = { placesPerOffice: false }
  const shared = await one.reserve('Two Left', { adults: 1 })
  await one.confirm(shared.uuid)
  expect([await left(one, 'Two Left'), await left(other, 'Two Left')]).toEqual([1, 1])
  changed = {}
})

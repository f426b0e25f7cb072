import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { erasePeople } from '../../../gateway/domain/booking/erase-people.ts'
import type { TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'
import { customer, openActivityOffice, refusalOf, type ActivityOffice } from './activity-office.ts'

/** The list of an office's bookings, its filters and pages, and what records show of people and prices. */

let gateway: TestGateway
let office: ActivityOffice
/** Uuids by the name of who booked, in the order of the bookings. */
const uuids: Record<string, string> = {}
const people = [
  {
    salutation: 'Ms.',
    firstName: 'Hanh',
    lastName: 'Nguyễn',
    email: 'hanh@example.vn',
    phone: '+84 24 1111',
  },
  { salutation: 'Mr.', firstName: 'Kim', lastName: '김', email: 'kim@example.kr', phone: '+82 2 2222' },
  { salutation: 'Dr.', firstName: 'Zoë', lastName: 'Núñez', email: 'ZOE@example.com', phone: '+44 20 3333' },
]
beforeAll(async () => {
  gateway = await openGateway()
  office = await openActivityOffice(gateway)
  for (const [at, person] of people.entries()) {
    const { uuid } = await office.reserve(['Instant Confirmation', 'On Request', 'Half Back'][at]!, {
      arrivalDate: `2026-12-0${at + 1}`,
      customer: person,
      partnerReference: `TRIP-${at}`,
    })
    uuids[person.firstName] = uuid
    await office.advance(1)
  }
  await office.confirm(uuids['Kim']!)
  // Another office's booking of the same person.
  await (await openActivityOffice(gateway)).reserve('Instant Confirmation', { customer: people[0] })
})
afterAll(() => gateway.close())

async function namesFor(query: object): Promise<string[]> {
  const { data } = await gateway.mustCall('activity.bookings', { SessionId: office.SessionId, ...query })
  return data.map(({ firstName }) => firstName)
}

test.each<[object, string[]]>([
  [{}, ['Zoë', 'Kim', 'Hanh']],
  [{ date_start: '2026-12-02' }, ['Zoë', 'Kim']],
  [{ date_end: '2026-12-02' }, ['Kim', 'Hanh']],
  [{ date_start: '2026-12-02', date_end: '2026-12-02' }, ['Kim']],
  [{ status: 'reserved' }, ['Zoë', 'Hanh']],
  [{ status: 'waiting' }, ['Kim']],
  [{ status: 'refunded' }, []],
  [{ partner_reference: 'TRIP-1' }, ['Kim']],
  [{ partner_reference: 'TRIP' }, []],
  [{ first_name: 'zoë' }, ['Zoë']],
  [{ last_name: 'NGUY' }, ['Hanh']],
  [{ last_name: '김' }, ['Kim']],
  [{ email: '@EXAMPLE' }, ['Zoë', 'Kim', 'Hanh']],
  [{ email: 'zoe@' }, ['Zoë']],
  [{ phone: '2 2222' }, ['Kim']],
  [{ query: 'on request' }, ['Kim']],
  [{ query: 'zoë núñez' }, ['Zoë']],
  [{ query: 'trip-0' }, ['Hanh']],
  [{ query: 'nobody' }, []],
  [{ query: 'example', status: 'reserved', date_end: '2026-12-01' }, ['Hanh']],
  [{ first_name: '' }, ['Zoë', 'Kim', 'Hanh']],
])('the query %j finds its bookings', async (query, names) => {
  expect(await namesFor(query)).toEqual(names)
})

test('a booking is found by its uuid and its code', async () => {
  const record = await office.read(uuids['Kim']!)
  expect(await namesFor({ query: record.uuid })).toEqual(['Kim'])
  expect(await namesFor({ query: record.code.toLowerCase() })).toEqual(['Kim'])
})

test('pages follow each other, and a page has at most 100 rows (gaps 164, 185)', async () => {
  const { SessionId } = office
  const page = (number: number) =>
    gateway.mustCall('activity.bookings', { SessionId, page: number, per_page: 2 })
  const [first, second, third] = [await page(1), await page(2), await page(3)]
  expect([...first.data, ...second.data].map(({ firstName }) => firstName)).toEqual(['Zoë', 'Kim', 'Hanh'])
  expect(second.meta.pagination).toEqual({ page: 2, pageCount: 2, perPage: 2, total: 3 })
  expect(third.data).toEqual([])
  const { meta } = await gateway.mustCall('activity.bookings', { SessionId })
  expect(meta.pagination).toEqual({ page: 1, pageCount: 1, perPage: 50, total: 3 })
  for (const wrong of [
    { per_page: 101 },
    { per_page: 0 },
    { page: 0 },
    { status: 'open' },
    { date_end: 'x' },
  ]) {
    const answer = await gateway.call('activity.bookings', { SessionId, ...wrong })
    expect(refusalOf(answer)).toMatch(new RegExp(`^400 wrong_args: ${Object.keys(wrong)[0]}`))
  }
})

test('a list shows each booking as it is read alone', async () => {
  const { data } = await gateway.mustCall('activity.bookings', { SessionId: office.SessionId })
  const alone = await Promise.all(data.map(({ uuid }) => office.read(uuid)))
  expect(data).toEqual(alone)
})

describe('options', () => {
  test('are repeated as they were sent, and their surcharges add up to the total (gaps 176, 177)', async () => {
    const variant = await office.variant('Every Option')
    const uuidOf = (input: number) =>
      variant.options.perBooking.find(({ inputType }) => inputType === input)!.uuid
    const values: [number, unknown][] = [
      [1, 'large'],
      [2, ['small', 'large']],
      [3, 42],
      [4, 'a text'],
      [5, true],
      [6, '2026-12-24'],
      [7, 'file-1'],
      [8, 'image-1'],
      [9, 'Harbour Street 1'],
      [10, '18:30'],
      [11, '2026-12-24T18:30'],
      [12, 'NO'],
      [13, '+47 55 55 55 55'],
      [14, 'DY 1302'],
    ]
    const options = {
      perBooking: values.map(([input, value]) => ({ uuid: uuidOf(input), value })),
      perPax: [],
    }
    const record = await office.reserve('Every Option', { adults: 2, children: 1, seniors: 1, options })
    expect(record.options).toEqual(options)
    expect(record.amountBreakdown).toEqual([
      { name: 'Adult 13+', quantity: 2, price: '25.00' },
      { name: 'Child 3-12', quantity: 1, price: expect.stringMatching(/^\d+\.\d\d$/) as string },
      { name: 'Senior 65+', quantity: 1, price: expect.stringMatching(/^\d+\.\d\d$/) as string },
      { name: 'A list: Large', quantity: 1, price: '4.50' },
      { name: 'A list multiple: Large', quantity: 1, price: '4.50' },
      { name: 'A boolean', quantity: 1, price: '7.00' },
    ])
    const cents = record.amountBreakdown.map(
      ({ quantity, price }) => quantity * Math.round(Number(price) * 100),
    )
    expect(Math.round(record.totalAmount * 100)).toBe(cents.reduce((sum, each) => sum + each, 0))
    const day = await gateway.mustCall('activity.price-list', {
      SessionId: office.SessionId,
      uuid: variant.uuid,
      date: '2026-12-03',
    })
    const retail = (category: string) =>
      day!.prices[0]!.rates.find((rate) => rate.type === 'retailPrice' && rate.category === category)!.amount
    const sum = 2 * retail('adult') + retail('child') + retail('senior') + 4.5 + 4.5 + 7
    expect(record.totalAmount).toBeCloseTo(sum, 10)
  })

  test('of a traveller who is erased are gone, and the others stay; then the contact is gone (P2)', async () => {
    const variant = await office.variant('Height and Weight')
    const perPax = [170, 180].map((value) => variant.options.perPax.map(({ uuid }) => ({ uuid, value })))
    const own = await openActivityOffice(gateway)
    const { uuid, code } = await own.reserve('Height and Weight', { adults: 2, options: { perPax } })
    const erase = (position: number) =>
      erasePeople(gateway.services.db, {
        officeId: own.officeId,
        reference: code,
        positions: [position],
        at: gateway.clock.now(),
      })
    expect(await erase(2)).toEqual([2])
    expect((await own.read(uuid)).options).toEqual({ perBooking: [], perPax: [perPax[0], []] })
    expect(await erase(0)).toEqual([0])
    const record = await own.read(uuid)
    expect(record).toMatchObject({
      firstName: 'ERASED',
      lastName: 'ERASED',
      email: 'ERASED',
      phone: 'ERASED',
    })
    const listed = (query: object) =>
      gateway.mustCall('activity.bookings', { SessionId: own.SessionId, ...query })
    expect((await listed({ first_name: customer.firstName })).data).toEqual([])
    expect((await listed({ query: 'height' })).data).toEqual([record])
  })
})

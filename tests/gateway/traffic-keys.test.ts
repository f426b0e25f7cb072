import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { priceListRecord } from '../../gateway/families/activity/variant-records.ts'
import { activitySupply } from '../../gateway/world/activity/activity-supply.ts'
import { bookBody, faresOf, openFare } from '../setup/air.ts'
import type { TestGateway } from '../setup/gateway.ts'
import { openGateway } from '../setup/simulated-gateway.ts'
import { customer } from './activity-booking/activity-office.ts'

/** Keys and forms that the vendor's recorded traffic has and its documents do not. */

let gateway: TestGateway
let SessionId: string
beforeAll(async () => {
  gateway = await openGateway()
  SessionId = await gateway.signIn(await gateway.mint({ balance: '90000.00' }))
})
afterAll(() => gateway.close())

async function variantOf(title: string) {
  const { data } = await gateway.mustCall('activity.products', { SessionId, q: title, per_page: 1 })
  const [type] = await gateway.mustCall('activity.product-types', { SessionId, uuid: data[0]!.uuid })
  return gateway.mustCall('activity.product-type', { SessionId, uuid: type!.uuid })
}

describe('a row of a price list (gap 245)', () => {
  const rowOf = async (uuid: string) =>
    (await gateway.mustCall('activity.price-list', { SessionId, uuid, date: '2026-12-03' }))!

  it('joins each start time of the day with its price set and its places', async () => {
    const variant = await variantOf('Instant Confirmation')
    const row = await rowOf(variant.uuid)
    expect(row.timeslots.map(({ uuid, startTime, endTime }) => ({ uuid, startTime, endTime }))).toEqual(
      variant.timeslots,
    )
    expect(row.timeslots.length).toBeGreaterThan(1)
    for (const { uuid, priceId, availability } of row.timeslots) {
      const set = row.prices.find(({ id }) => id === priceId)
      expect(set?.timeSlotUuid).toBe(uuid)
      for (const { quantity } of availability) expect(quantity).toBe(set?.quantity)
    }
  })

  it('has no start times where the variant has none', async () => {
    const { uuid } = await variantOf('Instant Confirmation')
    const variant = (await activitySupply.variant(uuid))!
    const set = { id: 1, timeslotUuid: null, type: 'shared', places: 3, rates: [] } as const
    const day = { date: '2026-12-03', sets: [set] }
    expect(priceListRecord({ ...variant, timeslots: [] }, day).timeslots).toEqual([])
  })

  it('tells what the supplier advises and permits, and the price in its own currency', async () => {
    const { data } = await gateway.mustCall('activity.products', {
      SessionId,
      country: 'Japan',
      per_page: 20,
    })
    let rows = 0
    for (const { uuid } of data) {
      for (const type of await gateway.mustCall('activity.product-types', { SessionId, uuid })) {
        const days = await gateway.mustCall('activity.price-lists', { SessionId, uuid: type.uuid })
        const row = days.find(({ prices }) => prices.length > 0)
        if (!row) continue
        rows++
        const adult = row.prices[0]!.rates.filter(({ category }) => category === 'adult')
        const amounts = Object.fromEntries(adult.map(({ type: name, amount }) => [name, amount]))
        const { retailPrice, nettPrice, minimumSellingPrice, recommendedPrice } = amounts
        expect(recommendedPrice).toBe(retailPrice)
        expect(minimumSellingPrice).toBeGreaterThanOrEqual(nettPrice!)
        expect(minimumSellingPrice).toBeLessThanOrEqual(retailPrice!)
        for (const { format, meta } of adult) {
          const { currency, amount } = meta.convertedFrom!
          expect(format).toBe(`${currency} ${amount.toLocaleString('en-US')}`)
          expect(currency).toBe('JPY')
        }
      }
    }
    expect(rows).toBeGreaterThan(0)
  })

  it('has no other currency where the price is in US dollars', async () => {
    const { data } = await gateway.mustCall('activity.products', {
      SessionId,
      country: 'United States',
      per_page: 1,
    })
    const [type] = await gateway.mustCall('activity.product-types', { SessionId, uuid: data[0]!.uuid })
    const [row] = await gateway.mustCall('activity.price-lists', { SessionId, uuid: type!.uuid })
    for (const { meta } of row!.prices[0]!.rates) expect(meta.convertedFrom).toBeNull()
  })
})

it('a product tells its last change as a wall time of +08:00, alone and in the list (gap 248)', async () => {
  const { data } = await gateway.mustCall('activity.products', { SessionId, per_page: 3 })
  for (const { uuid, updatedAt } of data) {
    expect(updatedAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect((await gateway.mustCall('activity.product', { SessionId, uuid })).updatedAt).toBe(updatedAt)
  }
})

it('a markup has no maximum below what a number holds to the cent (gap 250)', async () => {
  const book = async (MarkupForAdult: number) => {
    const { FareSourceCode } = await openFare(gateway, SessionId)
    return gateway.call('air.book', { SessionId, ...bookBody(FareSourceCode), MarkupForAdult })
  }
  const { body } = await book(15_480_000)
  const record = await gateway.mustCall('air.booking-data', { SessionId, UniqueId: String(body['UniqueId']) })
  expect(record.MarkupForAdult).toBe(15_480_000)
  expect((await book(2 ** 53)).body['Error']).toMatchObject({ Id: 'Err0106001' })
})

it('a bag names nobody before there is a booking, and has the keys (gap 251)', async () => {
  const fares = await faresOf(gateway, SessionId, 'LON', 'SIN')
  const nobody = {
    ...{ PassengerFirstName: null, PassengerMiddleName: null, PassengerLastName: null },
    ...{ PassportNumber: null, NationalId: null },
  }
  let bags = 0
  for (const { FareSourceCode } of fares.slice(0, 20)) {
    const { Services } = await gateway.mustCall('air.baggages', { SessionId, FareSourceCode })
    for (const service of Services) expect(service).toMatchObject(nobody)
    bags += Services.length
  }
  expect(bags).toBeGreaterThan(0)
})

it('every time of an activity answer is office time: nothing is made in the future of it (gap 252)', async () => {
  const office = await gateway.mint()
  const own = await gateway.signIn(office)
  await gateway.advance(3 * 86_400, office.officeId)
  const session = await gateway.signIn(office)
  const { uuid } = await variantOf('Instant Confirmation')
  const { body } = await gateway.call('activity.create-booking', {
    ...{ SessionId: session, productTypeUuid: uuid, arrivalDate: '2026-12-03', timeSlot: '09:00', customer },
  })
  const { createdAt } = body['data'] as { createdAt: string }
  expect(createdAt).toBe('2026-11-23T17:00:00+08:00')
  expect(body['timestamp']).toBe(createdAt)
  const refused = await gateway.call('activity.product', { SessionId: session, uuid: 'x' })
  expect(refused.body['timestamp']).toBe(createdAt)
  expect(own).not.toBe(session)
})

it('a minted office starts at real time, however far others were advanced', async () => {
  await gateway.advance(86_400)
  const office = await gateway.mint()
  const session = await gateway.signIn(office)
  const { now } = await gateway.mustCall('activity.config', { SessionId: session })
  const wall = new Date(gateway.clock.now().getTime() + 8 * 3_600_000).toISOString()
  expect(now.date.slice(0, 16)).toBe(wall.slice(0, 16).replace('T', ' '))
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HotelRateV2 } from '../../../contract/hotel/availability-answer.ts'
import type { MintedOffice, TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'
import {
  cardsOf,
  checked,
  heldHotel,
  hotelBookBody,
  ratesOf,
  scenarioHotel,
  type TestRoom,
} from '../../setup/hotel.ts'

/** The effect of each scenario hotel of the sandbox city, over HTTP. */
let gateway: TestGateway
let office: MintedOffice
let SessionId: string
beforeAll(async () => {
  gateway = await openGateway()
  office = await gateway.mint({ balance: '90000.00' })
  SessionId = await gateway.signIn(office)
})
afterAll(() => gateway.close())

async function firstRate(name: string, occupancies?: TestRoom[], session = SessionId): Promise<HotelRateV2> {
  const hotelId = await scenarioHotel(gateway, session, name)
  const [rate] = await ratesOf(gateway, session, hotelId, occupancies)
  if (!rate) throw new Error(`${name} has no rate`)
  return rate
}

const dataOf = (UniqueId: string) => gateway.mustCall('hotel.booking-data', { SessionId, UniqueId })

describe('Price Rise', () => {
  it('answers the check with another code and a higher price; either code books at it', async () => {
    for (const which of ['old', 'new'] as const) {
      const rate = await firstRate('Price Rise')
      const { FareSourceCode } = rate
      const answer = await gateway.mustCall('hotel.check-rate', { SessionId, FareSourceCode })
      expect(answer.PriceChange).toBe(true)
      const offer = answer.PricedItinerary
      expect(offer.NetRate).toBeGreaterThan(rate.NetRate)
      expect(offer.FareSourceCode).not.toBe(FareSourceCode)
      const code = which === 'old' ? FareSourceCode : offer.FareSourceCode
      const booked = await gateway.mustCall('hotel.book', { SessionId, ...hotelBookBody(code) })
      expect((await dataOf(booked.UniqueId)).TotalNetRate).toBe(offer.NetRate)
    }
  })

  it('changes the id of a v3 rate as well', async () => {
    const hotel_id = await scenarioHotel(gateway, SessionId, 'Price Rise')
    const token = await gateway.token(office)
    const stay = { check_in: '2026-12-10', check_out: '2026-12-12', occupancies: [{ adults: 2 }] }
    const results = await gateway.mustCall('hotel.search', { token, ...stay, hotel_id })
    if (results.mode !== 'hotel') throw new Error('a hotel was asked for')
    const confirmed = await gateway.mustCall('hotel.rate-confirmation', { token, id: results.offers[0]?.id })
    expect(confirmed.price_change).toBe(true)
    expect(confirmed.id).not.toBe(results.offers[0]?.id)
    expect(Number(confirmed.total.amount)).toBeGreaterThan(Number(results.offers[0]?.total.amount))
  })
})

it('One Left has one, and after its booking none', async () => {
  const rate = await firstRate('One Left')
  expect(rate.AvailableRooms).toBe(1)
  const UniqueId = await heldHotel(gateway, SessionId, rate)
  expect(await ratesOf(gateway, SessionId, rate.HotelId)).toEqual([])
  await gateway.mustCall('hotel.cancel', { SessionId, UniqueId })
  expect(await ratesOf(gateway, SessionId, rate.HotelId)).not.toEqual([])
})

it('Family Four takes two adults and two children, room by room', async () => {
  const rate = await firstRate('Family Four', [{ AdultCount: 2, ChildAges: [6, 9] }])
  expect(rate.Room).toMatchObject({ Adults: 2, Children: 2 })
  expect(rate.Room.MaxOccupancy).toBeGreaterThanOrEqual(4)
})

it('Unrated, No Photo has nothing but a bed', async () => {
  const cards = await cardsOf(gateway, SessionId, 'Sandbox City')
  const card = cards.find((each) => each.HotelName === 'Unrated, No Photo')
  expect(card).toMatchObject({ Hotel: { rating: 0, images: [] } })
  const HotelId = card?.HotelId ?? 0
  const stay = { CheckIn: '2026-12-10', CheckOut: '2026-12-12', Occupancies: [{ AdultCount: 2 }] }
  const answer = await gateway.mustCall('hotel.availability', { SessionId, ...stay, HotelId })
  expect(answer.Hotel).toMatchObject({ rating: 0, images: [] })
  expect(answer.Reviews).toMatchObject({ Score: 0, Count: 0, Word: '', Items: [] })
})

it('Extendable gives ten minutes more, once', async () => {
  const UniqueId = await heldHotel(gateway, SessionId, await firstRate('Extendable'))
  const before = await dataOf(UniqueId)
  expect(before.CanExtendPaymentDeadline).toBe(true)
  const extended = await gateway.mustCall('hotel.extend-payment-deadline', { SessionId, UniqueId })
  const minutes = Date.parse(`${extended.PaymentDeadline}Z`) - Date.parse(`${before.PaymentDeadline}Z`)
  expect(minutes).toBe(600_000)
  const again = await gateway.call('hotel.extend-payment-deadline', { SessionId, UniqueId })
  expect(again.body['Error']).toMatchObject({ Id: 'Err0103006' })
  await gateway.advance(10 * 60 + 1, office.officeId)
  expect(await dataOf(UniqueId)).toMatchObject({ Category: 10, Status: 10 })
  await gateway.advance(10 * 60, office.officeId)
  expect(await dataOf(UniqueId)).toMatchObject({ Category: 30, Status: 30 })
})

it('a hold that lapsed reads 30/30, cancelled at its deadline and without a charge (gap 205)', async () => {
  const [lapsed, cancelled] = [
    await heldHotel(gateway, SessionId, await firstRate('Extendable')),
    await heldHotel(gateway, SessionId, await firstRate('Family Four')),
  ]
  await gateway.mustCall('hotel.cancel', { SessionId, UniqueId: cancelled })
  await gateway.advance(10 * 60, office.officeId)
  const record = await dataOf(lapsed)
  expect(record).toMatchObject({ Status: 30, CancellationCharge: null, RefundAmount: null })
  expect(record.CancelledAt?.slice(0, 19)).toBe(record.PaymentDeadline)
  const other = await dataOf(cancelled)
  expect(other).toMatchObject({ Status: 30, CancellationCharge: 0, RefundAmount: 0 })
  expect(other.CancelledAt?.slice(0, 19)).not.toBe(other.PaymentDeadline)
})

it('Slow Voucher is confirmed at once and has its vouchers later', async () => {
  const UniqueId = await heldHotel(gateway, SessionId, await firstRate('Slow Voucher'))
  await gateway.mustCall('hotel.order', { SessionId, UniqueId })
  expect(await dataOf(UniqueId)).toMatchObject({ Status: 20, HotelConfirmationNo: null, VoucherNumbers: [] })
  await gateway.advance(91, office.officeId)
  const later = await dataOf(UniqueId)
  expect(later.VoucherNumbers).toHaveLength(1)
  expect(later.HotelConfirmationNo).toBe(later.VoucherNumbers[0])
})

it('a check counts 15 minutes and no longer', async () => {
  const offer = await checked(gateway, SessionId, (await firstRate('Extendable')).FareSourceCode)
  await gateway.advance(15 * 60 + 1, office.officeId)
  const late = await gateway.call('hotel.book', { SessionId, ...hotelBookBody(offer.FareSourceCode) })
  expect(late.body['Error']).toMatchObject({ Id: 'Err0102004' })
})

it('a wallet that is short keeps a record 40/41', async () => {
  const poor = await gateway.mint({ balance: '1.00' })
  const session = await gateway.signIn(poor)
  const rate = await firstRate('Extendable', undefined, session)
  const offer = await checked(gateway, session, rate.FareSourceCode)
  const body = hotelBookBody(offer.FareSourceCode)
  const { UniqueId, ...answer } = await gateway.mustCall('hotel.book', { SessionId: session, ...body })
  expect(answer).toMatchObject({ Category: 40, Status: 41, CanExtendPaymentDeadline: false })
  const record = await gateway.mustCall('hotel.booking-data', { SessionId: session, UniqueId })
  expect(record).toMatchObject({ Category: 40, Status: 41, PaymentDeadline: null, ClientBalance: 1 })
})

it('v1 paths answer as v2 does, where the generations are one', async () => {
  const rate = await firstRate('Family Four')
  for (const [path, more] of [
    ['/Hotel/HotelCheckRate', { FareSourceCode: rate.FareSourceCode }],
    ['/Hotel/HotelBook', hotelBookBody(rate.FareSourceCode, undefined, 'V1-PATHS')],
    ['/Hotel/HotelBookingData', { ClientUniqueId: 'V1-PATHS' }],
  ] as const) {
    const response = await gateway.send(path, {
      method: 'POST',
      body: JSON.stringify({ SessionId, ...more }),
    })
    expect(await response.json(), path).toMatchObject({ Success: true })
  }
  const { UniqueId } = await gateway.mustCall('hotel.booking-data', { SessionId, ClientUniqueId: 'V1-PATHS' })
  for (const verb of ['HotelCancelDisplay', 'HotelOrder', 'HotelCancel']) {
    const body = JSON.stringify({ SessionId, UniqueId })
    const response = await gateway.send(`/Hotel/${verb}`, { method: 'POST', body })
    expect((await response.json()) as object, verb).toHaveProperty('Error')
  }
  expect((await dataOf(UniqueId)).ConfirmedAt).not.toBeNull()
})

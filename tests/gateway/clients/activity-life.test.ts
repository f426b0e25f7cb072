import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  activityBooking,
  activityConfig,
  activityCreateBooking,
  activityDownloadVoucher,
  activityEvents,
  activityMoveBooking,
  activityPriceList,
  activityProduct,
  activityProducts,
  activityProductType,
  activityProductTypes,
  activityVouchers,
} from '../../contract/client/activity/sdk.gen.ts'
import type { ActivityEvent, EventHistory, MissingEvent } from '../../contract/client/activity/types.gen.ts'
import { sessionCreate } from '../../contract/client/session/sdk.gen.ts'
import { openClients, succeeded, valueOf, type Clients } from './open-clients.ts'

/**
 * An activity: the catalogue, a product with its variants, the prices of a date, booking, confirmation,
 * voucher, events and cancellation.
 */
let clients: Clients
beforeAll(async () => {
  clients = await openClients()
})
afterAll(() => clients.close())

/** An activity of the sandbox that refunds half of its price. */
const TITLE = 'Half Back'
const date = '2026-12-03'
const customer = {
  firstName: 'Zoë',
  lastName: 'Núñez',
  email: 'zoe@example.com',
  phone: '+44 20 7946 0000',
}
/** The supplier issues the booking after so many seconds, and answers a cancellation sooner. */
const ANSWER_SECONDS = 5

/** The status that an event reports; undefined where it reports none. */
function statusOf(event: ActivityEvent | MissingEvent | EventHistory): string | undefined {
  if (!('payload' in event) || !('currentStatus' in event.payload)) return undefined
  return event.payload.currentStatus
}

/** The first bytes of a file, as text. */
const startOf = async (file: Blob) => (await file.text()).slice(0, 5)

it('an activity by openapi-fetch', async () => {
  const { session, activity } = clients
  const { SessionId } = succeeded(
    await session.POST('/Authenticate/CreateSession', { body: clients.credentials }),
  )
  const query = { SessionId }
  const before = valueOf(await activity.GET('/Activity/v2/config', { params: { query } })).data.user
  const found = valueOf(
    await activity.GET('/Activity/v2/products', { params: { query: { ...query, q: TITLE, per_page: 1 } } }),
  )
  const uuid = found.data[0]?.uuid ?? ''
  const product = valueOf(
    await activity.GET('/Activity/v2/products/{uuid}', { params: { query, path: { uuid } } }),
  ).data
  expect(product.title).toBe(TITLE)
  const variants = valueOf(
    await activity.GET('/Activity/v2/products/{uuid}/product-types', { params: { query, path: { uuid } } }),
  ).data
  const productTypeUuid = variants[0]?.uuid ?? ''
  const variant = valueOf(
    await activity.GET('/Activity/v2/product-types/{uuid}', {
      params: { query: { ...query, date }, path: { uuid: productTypeUuid } },
    }),
  ).data
  const day = valueOf(
    await activity.GET('/Activity/v2/product-types/{uuid}/price-lists/{date}', {
      params: { query, path: { uuid: productTypeUuid, date } },
    }),
  ).data
  const timeSlotUuid = variant.timeslots[0]?.uuid
  const rates = day?.prices.find((each) => each.timeSlotUuid === timeSlotUuid)?.rates
  const price = rates?.find((rate) => rate.type === 'retailPrice' && rate.category === 'adult')

  const booked = valueOf(
    await activity.POST('/Activity/v2/bookings', {
      body: { SessionId, productTypeUuid, arrivalDate: date, adults: 2, customer, timeSlotUuid },
    }),
  ).data
  expect(booked).toMatchObject({ status: 'reserved', totalAmount: 2 * (price?.amount ?? 0) })
  const path = { uuid: booked.uuid }
  const confirmed = valueOf(
    await activity.PUT('/Activity/v2/bookings/{uuid}/{status}', {
      params: { path: { ...path, status: 'confirm' } },
      body: { SessionId },
    }),
  ).data
  expect(confirmed.status).toBe('waiting')
  await clients.advance(ANSWER_SECONDS)
  const event = valueOf(
    await activity.GET('/Activity/v2/webhook-events/{event}/{uuid}', {
      params: { query, path: { ...path, event: 'booking_status_updated' } },
    }),
  )
  expect(statusOf(event)).toBe('APPROVED')
  const vouchers = valueOf(
    await activity.GET('/Activity/v2/bookings/{uuid}/vouchers', { params: { query, path } }),
  ).data
  const file = valueOf(
    await activity.GET('/Activity/v2/bookings/{uuid}/download-voucher/{voucher}', {
      params: { query, path: { ...path, voucher: vouchers[0]?.uuid ?? '' } },
      parseAs: 'blob',
    }),
  )
  expect(await startOf(file)).toBe('%PDF-')

  const cancelling = valueOf(
    await activity.PUT('/Activity/v2/bookings/{uuid}/{status}', {
      params: { path: { ...path, status: 'cancel' } },
      body: { SessionId },
    }),
  ).data
  expect(cancelling.status).toBe('cancellation_requested')
  await clients.advance(ANSWER_SECONDS)
  const record = valueOf(await activity.GET('/Activity/v2/bookings/{uuid}', { params: { query, path } })).data
  expect(record).toMatchObject({ status: 'refunded', refundAmount: booked.totalAmount / 2 })
  const after = valueOf(await activity.GET('/Activity/v2/config', { params: { query } })).data.user
  expect(before.walletBalance - after.walletBalance).toBeCloseTo(booked.totalAmount / 2, 2)

  const missing = await activity.GET('/Activity/v2/bookings/{uuid}', {
    params: { query, path: { uuid: 'none' } },
  })
  expect(missing.error?.error.code).toBe('not_found')
})

it('an activity by the SDK of @hey-api/openapi-ts', async () => {
  const { SessionId } = succeeded(await sessionCreate({ body: clients.credentials }))
  const query = { SessionId }
  const before = valueOf(await activityConfig({ query })).data.user
  const found = valueOf(await activityProducts({ query: { ...query, q: TITLE, per_page: 1 } }))
  const uuid = found.data[0]?.uuid ?? ''
  const product = valueOf(await activityProduct({ query, path: { uuid } })).data
  expect(product.title).toBe(TITLE)
  const variants = valueOf(await activityProductTypes({ query, path: { uuid } })).data
  const productTypeUuid = variants[0]?.uuid ?? ''
  const variant = valueOf(
    await activityProductType({ query: { ...query, date }, path: { uuid: productTypeUuid } }),
  ).data
  const day = valueOf(await activityPriceList({ query, path: { uuid: productTypeUuid, date } })).data
  const timeSlotUuid = variant.timeslots[0]?.uuid
  const rates = day?.prices.find((each) => each.timeSlotUuid === timeSlotUuid)?.rates
  const price = rates?.find((rate) => rate.type === 'retailPrice' && rate.category === 'adult')

  const booked = valueOf(
    await activityCreateBooking({
      body: { SessionId, productTypeUuid, arrivalDate: date, adults: 2, customer, timeSlotUuid },
    }),
  ).data
  expect(booked).toMatchObject({ status: 'reserved', totalAmount: 2 * (price?.amount ?? 0) })
  const path = { uuid: booked.uuid }
  const confirmed = valueOf(
    await activityMoveBooking({ path: { ...path, status: 'confirm' }, body: { SessionId } }),
  ).data
  expect(confirmed.status).toBe('waiting')
  await clients.advance(ANSWER_SECONDS)
  const event = valueOf(await activityEvents({ query, path: { ...path, event: 'booking_status_updated' } }))
  expect(statusOf(event)).toBe('APPROVED')
  const vouchers = valueOf(await activityVouchers({ query, path })).data
  const file = valueOf(
    await activityDownloadVoucher({ query, path: { ...path, voucher: vouchers[0]?.uuid ?? '' } }),
  )
  expect(await startOf(file)).toBe('%PDF-')

  const cancelling = valueOf(
    await activityMoveBooking({ path: { ...path, status: 'cancel' }, body: { SessionId } }),
  ).data
  expect(cancelling.status).toBe('cancellation_requested')
  await clients.advance(ANSWER_SECONDS)
  const record = valueOf(await activityBooking({ query, path })).data
  expect(record).toMatchObject({ status: 'refunded', refundAmount: booked.totalAmount / 2 })
  const after = valueOf(await activityConfig({ query })).data.user
  expect(before.walletBalance - after.walletBalance).toBeCloseTo(booked.totalAmount / 2, 2)

  const missing = await activityBooking({ query, path: { uuid: 'none' } })
  expect(missing.error?.error.code).toBe('not_found')
})

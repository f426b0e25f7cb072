import type { OperationId } from '../../../contract/registry.ts'
import type { Answer, TestGateway } from '../../setup/gateway.ts'
import { customer, openActivityOffice } from '../activity-booking/activity-office.ts'
import type { ActivityVoucherIds } from './activity-voucher-cases.ts'
import type { Cases } from './case.ts'

export type ActivityIds = Exclude<
  Extract<OperationId, `activity.${string}`>,
  'activity.config' | ActivityVoucherIds
>

const unknown = '00000000-0000-4000-8000-000000000000'

async function agent(gateway: TestGateway) {
  return { SessionId: await gateway.signIn(await gateway.mint()) }
}

async function withToken(gateway: TestGateway) {
  return { token: await gateway.token(await gateway.mint()) }
}

/** A tour of Seoul with its first variant. */
async function tour(gateway: TestGateway) {
  const { SessionId } = await agent(gateway)
  const { data } = await gateway.mustCall('activity.products', { SessionId, city: 'Seoul', per_page: 1 })
  const uuid = data[0]?.uuid ?? ''
  const [variant] = await gateway.mustCall('activity.product-types', { SessionId, uuid })
  return { SessionId, uuid, variant: variant?.uuid ?? '', image: data[0]?.image_url ?? '' }
}

/** The picture that a list shows. */
export async function activityPhoto(gateway: TestGateway): Promise<Answer> {
  const { image } = await tour(gateway)
  const response = await gateway.send(`${new URL(image).pathname}?size=175x112`)
  const body = { bytes: (await response.arrayBuffer()).byteLength }
  return { status: response.status, headers: response.headers, body }
}

const notFound =
  <Id extends ActivityIds>(id: Id, more: object = {}) =>
  async (gateway: TestGateway) =>
    gateway.call(id, { ...(await agent(gateway)), uuid: unknown, ...more })

export const activityCases: Pick<Cases, ActivityIds> = {
  'activity.products': {
    ok: async (gateway) =>
      gateway.call('activity.products', { ...(await agent(gateway)), q: '야경', sort: '-sold', per_page: 5 }),
  },
  'activity.all-products': {
    ok: async (gateway) =>
      gateway.call('activity.all-products', {
        ...(await agent(gateway)),
        city: 'Porto',
        full: 1,
        per_page: 3,
      }),
  },
  'activity.products-by-location': { ok: (gateway) => gateway.call('activity.products-by-location', {}) },
  'activity.product': {
    ok: async (gateway) => {
      const { SessionId, uuid } = await tour(gateway)
      return gateway.call('activity.product', { SessionId, uuid, language: 'ko' })
    },
    not_found: notFound('activity.product'),
  },
  'activity.restrictions': {
    ok: async (gateway) => {
      const { SessionId, uuid } = await tour(gateway)
      return gateway.call('activity.restrictions', { SessionId, uuid })
    },
    not_found: notFound('activity.restrictions'),
  },
  'activity.product-types': {
    ok: async (gateway) => {
      const { SessionId, uuid } = await tour(gateway)
      return gateway.call('activity.product-types', { SessionId, uuid })
    },
    not_found: notFound('activity.product-types'),
  },
  'activity.product-type': {
    ok: async (gateway) => {
      const { SessionId, variant } = await tour(gateway)
      return gateway.call('activity.product-type', { SessionId, uuid: variant, date: '2026-12-24' })
    },
    not_found: notFound('activity.product-type'),
  },
  'activity.price-lists': {
    ok: async (gateway) => {
      const { SessionId, variant } = await tour(gateway)
      return gateway.call('activity.price-lists', { SessionId, uuid: variant })
    },
    not_found: notFound('activity.price-lists'),
    wrong_args: async (gateway) => {
      const { SessionId, variant } = await tour(gateway)
      const reversed = { date_start: '2026-12-24', date_end: '2026-12-20' }
      return gateway.call('activity.price-lists', { SessionId, uuid: variant, ...reversed })
    },
  },
  'activity.price-list': {
    ok: async (gateway) => {
      const { SessionId, variant } = await tour(gateway)
      return gateway.call('activity.price-list', { SessionId, uuid: variant, date: '2026-12-24' })
    },
    not_found: notFound('activity.price-list', { date: '2026-12-24' }),
  },
  'activity.create-booking': {
    ok: async (gateway) => (await openActivityOffice(gateway)).create('Instant Confirmation'),
    not_found: async (gateway) => {
      const { SessionId } = await agent(gateway)
      return gateway.call('activity.create-booking', { SessionId, productTypeUuid: unknown, customer })
    },
    validation_failed: async (gateway) =>
      (await openActivityOffice(gateway)).create('Height and Weight', { adults: 2 }),
    insufficient_balance: async (gateway) =>
      (await openActivityOffice(gateway, { balance: '24.99' })).create('Instant Confirmation'),
  },
  'activity.bookings': {
    ok: async (gateway) => {
      const { SessionId, reserve } = await openActivityOffice(gateway)
      await reserve('Instant Confirmation')
      return gateway.call('activity.bookings', { SessionId, email: 'zoe@' })
    },
  },
  'activity.booking': {
    ok: async (gateway) => {
      const { SessionId, reserve } = await openActivityOffice(gateway)
      const { uuid } = await reserve('Instant Confirmation')
      return gateway.call('activity.booking', { SessionId, uuid })
    },
    not_found: notFound('activity.booking'),
  },
  'activity.move-booking': {
    ok: async (gateway) => {
      const { confirm, reserve } = await openActivityOffice(gateway)
      return confirm((await reserve('Instant Confirmation')).uuid)
    },
    not_found: notFound('activity.move-booking', { status: 'confirm' }),
    forbidden: async (gateway) => {
      const users = ['ada', 'ben'].map((userName) => ({ userName, role: 'agent' as const }))
      const { office, cancel, reserve } = await openActivityOffice(gateway, { users })
      const { uuid } = await reserve('Instant Confirmation')
      const other = await gateway.signIn({ ...office, users: office.users.slice(1) })
      return cancel(uuid, other)
    },
    invalid_status: async (gateway) => {
      const { advance, cancel, reserve } = await openActivityOffice(gateway)
      const { uuid } = await reserve('Instant Confirmation')
      await advance(1800)
      return cancel(uuid)
    },
    validation_failed: async (gateway) => {
      const { advance, confirm, reserve } = await openActivityOffice(gateway)
      const { uuid } = await reserve('Instant Confirmation')
      await advance(1800)
      return confirm(uuid)
    },
  },
  'activity.v3-products': {
    ok: async (gateway) =>
      gateway.call('activity.v3-products', { ...(await withToken(gateway)), query: 'cruise', limit: 3 }),
    conflicting_parameters: async (gateway) =>
      gateway.call('activity.v3-products', { ...(await withToken(gateway)), limit: 3, page: 1 }),
    invalid_cursor: async (gateway) =>
      gateway.call('activity.v3-products', { ...(await withToken(gateway)), after: 'elsewhere' }),
  },
  'activity.v3-product': {
    ok: async (gateway) => {
      const { token } = await withToken(gateway)
      const { data } = await gateway.mustCall('activity.v3-products', { token, city: 'Hanoi', limit: 1 })
      return gateway.call('activity.v3-product', { token, id: data[0]?.id })
    },
    not_found: async (gateway) =>
      gateway.call('activity.v3-product', { ...(await withToken(gateway)), id: `act_${'0'.repeat(32)}` }),
  },
}

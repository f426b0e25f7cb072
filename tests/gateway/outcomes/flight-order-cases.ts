import { IDEMPOTENCY_HEADER } from '../../../contract/repeated.ts'
import { operationOf, type OperationId } from '../../../contract/registry.ts'
import { flightOfferOf, heldOrder, openOffer, orderBody, ticketedOrder } from '../../setup/flight-orders.ts'
import type { Answer, TestGateway } from '../../setup/gateway.ts'
import type { Case, Cases } from './case.ts'

type OrderIds = Extract<OperationId, `flight-order.${string}` | `booking.${string}`>

async function client(gateway: TestGateway, balance?: string) {
  const office = await gateway.mint(balance === undefined ? {} : { balance })
  return { officeId: office.officeId, office, token: await gateway.token(office) }
}

async function held(gateway: TestGateway) {
  const { token } = await client(gateway)
  return { token, id: (await heldOrder(gateway, token)).id }
}

async function ticketing(gateway: TestGateway) {
  const order = await held(gateway)
  await gateway.mustCall('flight-order.ticket', order)
  return order
}

async function cancelled(gateway: TestGateway) {
  const order = await held(gateway)
  await gateway.mustCall('flight-order.cancel', order)
  return order
}

async function ticketed(gateway: TestGateway, [from, to]: [string, string] = ['LCY', 'EDI']) {
  const who = await client(gateway)
  return { token: who.token, id: (await ticketedOrder(gateway, who, { from, to })).id }
}

async function unknown(gateway: TestGateway) {
  const { id } = await held(gateway)
  return { token: (await client(gateway)).token, id }
}

/** An order of the office's admin, as an agent of the same office sees it. */
async function colleagues(gateway: TestGateway) {
  const { office, token } = await client(gateway)
  return { token, id: (await heldOrder(gateway, await gateway.token(office, 'admin'))).id }
}

/** A revalidated offer with everything that an order of it needs. */
async function orderable(gateway: TestGateway, balance?: string) {
  const { token } = await client(gateway, balance)
  return { token, ...orderBody((await openOffer(gateway, token)).id) }
}

/** Calls an operation under an Idempotency-Key. */
async function keyed(
  gateway: TestGateway,
  id: OperationId,
  { token, ...input }: Record<string, unknown>,
  key: string,
): Promise<Answer> {
  const path = operationOf(id).path.replace('{id}', String(input['id']))
  const response = await gateway.send(`/v3${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${String(token)}`, [IDEMPOTENCY_HEADER]: key },
    body: JSON.stringify(input),
  })
  const body = (await response.json()) as Record<string, unknown>
  return { status: response.status, headers: response.headers, body }
}

type Input = (gateway: TestGateway) => Promise<Record<string, unknown>>

/** The answers of every change to its Idempotency-Key; `other` is another question than `input`. */
function keyCases(id: OperationId, input: Input, other: Record<string, unknown>) {
  const reused: Case = async (gateway) => {
    const request = await input(gateway)
    await keyed(gateway, id, request, 'key-1')
    return keyed(gateway, id, { ...request, ...other }, 'key-1')
  }
  /** The first request is still running: its claim has no answer yet. */
  const running: Case = async (gateway) => {
    const request = await input(gateway)
    await keyed(gateway, id, request, 'key-1')
    await gateway.services.db
      .updateTable('first_answer')
      .set({ answer: null })
      .where('claimed_at', '=', gateway.clock.now())
      .execute()
    return keyed(gateway, id, request, 'key-1')
  }
  const wrong: Case = async (gateway) => keyed(gateway, id, await input(gateway), 'k'.repeat(256))
  return { idempotency_conflict: running, idempotency_key_reused: reused, validation_failed: wrong }
}

/** The answers of every change of an order to those who may not make it. */
function strangerCases(id: OperationId, extra: Record<string, unknown> = {}) {
  return {
    not_found: (async (gateway) => gateway.call(id, { ...(await unknown(gateway)), ...extra })) as Case,
    not_order_owner: (async (gateway) =>
      gateway.call(id, { ...(await colleagues(gateway)), ...extra })) as Case,
  }
}

const otherOrder = { id: 'ord_504f31' }

export const flightOrderCases: Pick<Cases, OrderIds> = {
  'flight-order.create': {
    ok: async (gateway) => gateway.call('flight-order.create', await orderable(gateway)),
    insufficient_balance: async (gateway) =>
      gateway.call('flight-order.create', await orderable(gateway, '1.00')),
    duplicate_booking: async (gateway) => {
      const request = await orderable(gateway)
      await gateway.mustCall('flight-order.create', request)
      return gateway.call('flight-order.create', request)
    },
    offer_not_revalidated: async (gateway) => {
      const { token } = await client(gateway)
      const { id } = await flightOfferOf(gateway, token)
      return gateway.call('flight-order.create', { token, ...orderBody(id) })
    },
    offer_expired: async (gateway) => {
      const { token } = await client(gateway)
      const { id } = await flightOfferOf(gateway, token, { from: 'SEN', to: 'LTN' })
      return gateway.call('flight-order.create', { token, ...orderBody(id) })
    },
    ...keyCases('flight-order.create', orderable, { client_reference: 'OTHER' }),
  },
  'flight-order.read': {
    ok: async (gateway) => gateway.call('flight-order.read', await held(gateway)),
    not_found: async (gateway) => gateway.call('flight-order.read', await unknown(gateway)),
  },
  'flight-order.list': {
    ok: async (gateway) => gateway.call('flight-order.list', { token: (await held(gateway)).token }),
    invalid_cursor: async (gateway) =>
      gateway.call('flight-order.list', { token: (await held(gateway)).token, after: 'first' }),
  },
  'flight-order.ticket': {
    ok: async (gateway) => gateway.call('flight-order.ticket', await held(gateway)),
    order_not_ticketable: async (gateway) => gateway.call('flight-order.ticket', await cancelled(gateway)),
    ...strangerCases('flight-order.ticket'),
    ...keyCases('flight-order.ticket', held, otherOrder),
  },
  'flight-order.cancel': {
    ok: async (gateway) => gateway.call('flight-order.cancel', await held(gateway)),
    order_ticketed: async (gateway) => gateway.call('flight-order.cancel', await ticketed(gateway)),
    order_ticketing: async (gateway) => gateway.call('flight-order.cancel', await ticketing(gateway)),
    order_not_cancellable: async (gateway) => gateway.call('flight-order.cancel', await cancelled(gateway)),
    ...strangerCases('flight-order.cancel'),
    ...keyCases('flight-order.cancel', held, otherOrder),
  },
  'flight-order.refund-quote': {
    ok: async (gateway) => gateway.call('flight-order.refund-quote', await ticketed(gateway)),
    not_found: async (gateway) => gateway.call('flight-order.refund-quote', await unknown(gateway)),
    order_not_refundable: async (gateway) =>
      gateway.call('flight-order.refund-quote', await ticketed(gateway, ['LCY', 'DUB'])),
  },
  'flight-order.refund': {
    ok: async (gateway) => gateway.call('flight-order.refund', await ticketed(gateway)),
    order_not_refundable: async (gateway) => gateway.call('flight-order.refund', await held(gateway)),
    ...strangerCases('flight-order.refund'),
    ...keyCases('flight-order.refund', ticketed, { refund_type: 3 }),
    validation_failed: async (gateway) =>
      gateway.call('flight-order.refund', {
        ...(await ticketed(gateway)),
        ticket_numbers: ['1250000000000'],
      }),
  },
  'flight-order.notes': {
    ok: async (gateway) => gateway.call('flight-order.notes', { ...(await held(gateway)), notes: ['VIP'] }),
    ...strangerCases('flight-order.notes', { notes: ['VIP'] }),
    ...keyCases('flight-order.notes', async (gateway) => ({ ...(await held(gateway)), notes: ['VIP'] }), {
      notes: ['Other'],
    }),
  },
  'booking.list': {
    ok: async (gateway) => gateway.call('booking.list', { token: (await held(gateway)).token }),
    invalid_cursor: async (gateway) =>
      gateway.call('booking.list', { token: (await held(gateway)).token, after: 'first' }),
  },
}

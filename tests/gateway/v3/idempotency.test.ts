import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { erasePeople } from '../../../gateway/domain/booking/erase-people.ts'
import { heldOrder, openOffer, orderBody } from '../../setup/flight-orders.ts'
import type { MintedOffice, TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'

/** A change of an order is made once for each Idempotency-Key (gap 129). */

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const HOUR = 3600

async function client(balance?: string) {
  const office = await gateway.mint(balance === undefined ? {} : { balance })
  return { office, token: await gateway.token(office) }
}

/** Posts to a path of v3 under a key. */
async function post(token: string, path: string, body: object, key: string) {
  const response = await gateway.send(`/v3${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    replayed: response.headers.get('idempotent-replayed'),
    body: (await response.json()) as Record<string, unknown> & { error?: { code: string } },
  }
}

async function heldOf({ officeId }: MintedOffice) {
  const rows = gateway.services.db.selectFrom('booking').select('reference')
  return rows.where('office_id', '=', officeId).execute()
}

describe('the same request under the same key', () => {
  it('gets the first answer again, to the letter, and does nothing', async () => {
    const { office, token } = await client()
    const body = orderBody((await openOffer(gateway, token)).id)
    const first = await post(token, '/flights/orders', body, 'k1')
    await gateway.mustCall('flight-order.cancel', { token, id: String(first.body['id']) })
    const again = await post(token, '/flights/orders', body, 'k1')
    expect(first).toMatchObject({ status: 201, replayed: null })
    expect(again).toEqual({ ...first, replayed: 'true' })
    expect(await heldOf(office)).toHaveLength(1)
  })

  it('gets it with another token of the same client, and nobody else does', async () => {
    const { office, token } = await client()
    const { id } = await heldOrder(gateway, token)
    const path = `/flights/orders/${id}/notes`
    const first = await post(token, path, { notes: ['VIP'] }, 'k1')
    expect(await post(await gateway.token(office), path, { notes: ['VIP'] }, 'k1')).toEqual({
      ...first,
      replayed: 'true',
    })
    const admin = await post(await gateway.token(office, 'admin'), path, { notes: ['VIP'] }, 'k1')
    expect(admin).toMatchObject({ status: 200, replayed: null, body: { notes: ['VIP', 'VIP'] } })
  })

  it('gets a refusal again, even when its reason is gone', async () => {
    const { token } = await client()
    const { id } = await heldOrder(gateway, token)
    await gateway.mustCall('flight-order.ticket', { token, id })
    const path = `/flights/orders/${id}/cancellation`
    const first = await post(token, path, {}, 'k1')
    expect(first).toMatchObject({ status: 409, replayed: null, body: { error: { code: 'order_ticketing' } } })
    await gateway.advance(10)
    expect(await post(token, path, {}, 'k1')).toMatchObject({
      status: 409,
      replayed: 'true',
      body: { error: { code: 'order_ticketing' } },
    })
  })

  it('is not remembered when a field broke a rule', async () => {
    const { token } = await client()
    const offer = await openOffer(gateway, token)
    const wrong = orderBody(offer.id, { passengers: ['adult', 'adult'] })
    expect((await post(token, '/flights/orders', wrong, 'k1')).status).toBe(422)
    expect(await post(token, '/flights/orders', orderBody(offer.id), 'k1')).toMatchObject({
      status: 201,
      replayed: null,
    })
  })

  it('is forgotten after 24 hours of real time', async () => {
    const { token } = await client()
    const { id } = await heldOrder(gateway, token)
    const note = () => post(token, `/flights/orders/${id}/notes`, { notes: ['VIP'] }, 'k1')
    await note()
    // Office time does not count.
    await gateway.advance(25 * HOUR)
    expect((await note()).replayed).toBe('true')
  })

  it('may be made anew a day later', async () => {
    const own = await openGateway()
    try {
      const office = await own.mint()
      const { id } = await heldOrder(own, await own.token(office))
      const note = async () => {
        const token = await own.token(office)
        const response = await own.send(`/v3/flights/orders/${id}/notes`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'k1' },
          body: JSON.stringify({ notes: ['VIP'] }),
        })
        return response.headers.get('idempotent-replayed')
      }
      expect(await note()).toBeNull()
      own.clock.advanceSeconds(24 * HOUR - 1)
      expect(await note()).toBe('true')
      own.clock.advanceSeconds(1)
      expect(await note()).toBeNull()
    } finally {
      await own.close()
    }
  })

  it('is forgotten with the people of its order', async () => {
    const { office, token } = await client()
    const body = orderBody((await openOffer(gateway, token)).id)
    const { body: order } = await post(token, '/flights/orders', body, 'k1')
    const { db, clock } = gateway.services
    const reference = String(order['unique_id'])
    await erasePeople(db, { officeId: office.officeId, reference, positions: null, at: clock.now() })
    const left = await db
      .selectFrom('first_answer')
      .select('answer')
      .where('office_id', '=', office.officeId)
      .execute()
    expect(left).toEqual([])
  })
})

describe('at once', () => {
  it('one request is carried out, and the others are told that it runs or what it answered', async () => {
    const { office, token } = await client()
    const body = orderBody((await openOffer(gateway, token)).id)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => post(token, '/flights/orders', body, 'k1')),
    )
    const made = answers.filter(({ status, replayed }) => status === 201 && replayed === null)
    expect(made).toHaveLength(1)
    for (const { status, replayed, body: answer } of answers) {
      if (replayed !== null) expect(answer).toEqual(made[0]?.body)
      else if (status !== 201) expect(answer.error?.code).toBe('idempotency_conflict')
    }
    expect(await heldOf(office)).toHaveLength(1)
  })
})

describe('a request that was broken off', () => {
  it('is running for a minute; then it may be made again', async () => {
    const { office, token } = await client()
    const { id } = await heldOrder(gateway, token)
    const path = `/flights/orders/${id}/notes`
    await post(token, path, { notes: ['VIP'] }, 'k1')
    const forget = () =>
      gateway.services.db
        .updateTable('first_answer')
        .set({ answer: null })
        .where('office_id', '=', office.officeId)
        .execute()
    await forget()
    const running = await post(token, path, { notes: ['VIP'] }, 'k1')
    expect(running.body.error?.code).toBe('idempotency_conflict')
    gateway.clock.advanceSeconds(60)
    const again = await post(await gateway.token(office), path, { notes: ['VIP'] }, 'k1')
    expect(again).toMatchObject({ status: 200, replayed: null })
    expect((await post(await gateway.token(office), path, { notes: ['VIP'] }, 'k1')).replayed).toBe('true')
  })

  it('by an error frees its key', async () => {
    const { office, token } = await client()
    const { id, unique_id } = await heldOrder(gateway, token)
    const { db } = gateway.services
    const path = `/flights/orders/${id}/notes`
    const booking = db.updateTable('booking').where('reference', '=', unique_id ?? '')
    const { detail } = await db
      .selectFrom('booking')
      .select('detail')
      .where('reference', '=', unique_id ?? '')
      .executeTakeFirstOrThrow()
    await booking.set({ detail: JSON.stringify({ ...detail, notes: null }) }).execute()
    expect((await post(token, path, { notes: ['VIP'] }, 'k1')).status).toBe(500)
    await booking.set({ detail: JSON.stringify(detail) }).execute()
    expect(await post(await gateway.token(office), path, { notes: ['VIP'] }, 'k1')).toMatchObject({
      status: 200,
      replayed: null,
    })
  })
})

it.each([
  ['', 422],
  ['two words', 422],
  ['x'.repeat(255), 200],
  ['x'.repeat(256), 422],
])('a key like "%s" is answered with %i', async (key, status) => {
  const { token } = await client()
  const { id } = await heldOrder(gateway, token)
  const answer = await post(token, `/flights/orders/${id}/notes`, { notes: ['VIP'] }, key)
  expect(answer.status).toBe(status)
  if (status === 422) {
    expect(answer.body.error).toMatchObject({ details: [{ path: 'Idempotency-Key' }] })
  }
})

it('answers are stored encrypted', async () => {
  const { office, token } = await client()
  const body = orderBody((await openOffer(gateway, token)).id)
  await post(token, '/flights/orders', body, 'k1')
  const [row] = await gateway.services.db
    .selectFrom('first_answer')
    .selectAll()
    .where('office_id', '=', office.officeId)
    .execute()
  expect(row?.answer).toMatch(/^v1\./)
  expect(JSON.stringify(row)).not.toContain('KELLER')
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerOnce } from '../../../gateway/domain/first-answer.ts'
import { ok } from '../../../gateway/domain/outcome.ts'
import { erasePeople } from '../../../gateway/domain/booking/erase-people.ts'
import { checkLedger } from '../../../gateway/domain/wallet/check-ledger.ts'
import { heldOrder, openOffer, orderBody, ticketedOrder } from '../../setup/flight-orders.ts'
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

it('an answer that names somebody who is erased while it is made is not stored', async () => {
  const { office, token } = await client()
  const { unique_id } = await heldOrder(gateway, token)
  const { officeId } = office
  const { db, clock } = gateway.services
  const reference = unique_id ?? ''
  const named = { client: 'c', operation: 'o', name: unique_id ?? '', officeId, body: {}, requestId: 'r' }
  let calls = 0
  const act = async () => {
    calls += 1
    if (calls === 1) await erasePeople(db, { officeId, reference, positions: null, at: clock.now() })
    return { answer: ok({ calls }), reference, kept: true }
  }
  await answerOnce(gateway.services, named, act)
  const left = db.selectFrom('first_answer').select('answer').where('office_id', '=', officeId)
  expect(await left.execute()).toEqual([])
  gateway.clock.advanceSeconds(1)
  await answerOnce(gateway.services, named, act)
  expect(await left.execute()).toHaveLength(1)
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

  /** Runs `act` while no answer can be stored: it takes effect and is answered with an error. */
  async function withoutAnswers<T>(act: () => Promise<T>): Promise<T> {
    const { db } = gateway.services
    await sql`alter table gateway.first_answer add constraint broken check (answer is null) not valid`.execute(
      db,
    )
    try {
      return await act()
    } finally {
      await sql`alter table gateway.first_answer drop constraint broken`.execute(db)
    }
  }

  it('by an error after it took effect answers as if it had not been, and has its effect once', async () => {
    const { office, token } = await client()
    const body = orderBody((await openOffer(gateway, token)).id)
    const broken = await withoutAnswers(() => post(token, '/flights/orders', body, 'k1'))
    expect(broken.status).toBe(500)
    const again = await post(token, '/flights/orders', body, 'k1')
    expect(again).toMatchObject({ status: 201, body: { status: 'held' } })
    expect(await heldOf(office)).toHaveLength(1)
    expect(await post(token, '/flights/orders', body, 'k1')).toEqual({ ...again, replayed: 'true' })
  })

  it.each([
    ['ticket', {}, { status: 202, body: { status: 'ticketing' } }],
    ['cancellation', {}, { status: 200, body: { status: 'cancelled' } }],
    ['notes', { notes: ['VIP'] }, { status: 200, body: { notes: ['VIP'] } }],
  ])('by an error after it took effect has its effect once: %s', async (verb, body, expected) => {
    const { token } = await client()
    const { id } = await heldOrder(gateway, token)
    const path = `/flights/orders/${id}/${verb}`
    expect((await withoutAnswers(() => post(token, path, body, 'k1'))).status).toBe(500)
    expect(await post(token, path, body, 'k1')).toMatchObject(expected)
  })

  it('by an error after it took effect has its effect once: notes, although a colleague has added one since', async () => {
    const { office, token } = await client()
    const { id, unique_id } = await heldOrder(gateway, token)
    const path = `/flights/orders/${id}/notes`
    expect((await withoutAnswers(() => post(token, path, { notes: ['X'] }, 'k1'))).status).toBe(500)
    expect((await post(token, path, { notes: ['Y'] }, 'k2')).body['notes']).toEqual(['X', 'Y'])
    const again = await post(token, path, { notes: ['X'] }, 'k1')
    expect(again).toMatchObject({ status: 200, replayed: null, body: { notes: ['X', 'Y'] } })
    expect(await post(token, path, { notes: ['X'] }, 'k1')).toEqual({ ...again, replayed: 'true' })
    // Which request wrote a note is in no answer.
    const { officeId } = office
    const { db } = gateway.services
    const rows = await db
      .selectFrom('first_answer')
      .select('attempt')
      .where('office_id', '=', officeId)
      .execute()
    const SessionId = await gateway.signIn(office)
    const record = await gateway.call('air.booking-data', { SessionId, UniqueId: unique_id })
    const answers = JSON.stringify([again.body, record.body])
    expect(answers).toContain('"Note":"X"')
    expect(rows).toHaveLength(2)
    for (const { attempt } of rows) expect(answers).not.toContain(attempt)
  })

  it('by an error after it took effect has its effect once: a refund', async () => {
    const { office, token } = await client()
    const route = { from: 'LCY', to: 'EDI' }
    const { id, passengers } = await ticketedOrder(gateway, { officeId: office.officeId, token }, route)
    const path = `/flights/orders/${id}/refund`
    expect((await withoutAnswers(() => post(token, path, {}, 'k1'))).status).toBe(500)
    expect(await post(token, path, {}, 'k1')).toMatchObject({
      status: 200,
      body: { refunded_tickets: [passengers[0]?.ticket_number] },
    })
  })

  it.each([
    ['without numbers', () => ({})],
    ['of all, whatever its numbers', (first: string) => ({ ticket_numbers: [first], refund_type: 3 })],
  ])('by an error before it took effect: a refund %s after that of another ticket', async (_, bodyOf) => {
    const { office, token } = await client()
    const { officeId } = office
    const wanted = { from: 'LCY', to: 'EDI', passengers: ['adult', 'adult'] as const }
    const { id, passengers } = await ticketedOrder(gateway, { officeId, token }, wanted)
    const [first = '', second = ''] = passengers.map(({ ticket_number }) => ticket_number ?? '')
    await gateway.mustCall('flight-order.refund', { token, id, ticket_numbers: [first] })
    const { db } = gateway.services
    const refund = () => post(token, `/flights/orders/${id}/refund`, bodyOf(first), 'k1')
    await sql`alter table gateway.booking add constraint broken check (state <> 'refunded') not valid`.execute(
      db,
    )
    try {
      expect((await refund()).status).toBe(500)
    } finally {
      await sql`alter table gateway.booking drop constraint broken`.execute(db)
    }
    const again = await refund()
    expect(again).toMatchObject({ status: 200, body: { refunded_tickets: [second] } })
    expect(await refund()).toEqual({ ...again, replayed: 'true' })
    const credits = db.selectFrom('transfer').select('transfer_id').where('kind', '=', 'refund')
    expect(await credits.where('office_id', '=', officeId).execute()).toHaveLength(2)
    expect(await checkLedger(db, officeId)).toEqual([])
  })

  it('by an error before it took effect: notes that say the same as those before', async () => {
    const { token } = await client()
    const { id } = await heldOrder(gateway, token)
    const { db } = gateway.services
    const note = (key: string) => post(token, `/flights/orders/${id}/notes`, { notes: ['call back'] }, key)
    expect((await note('k1')).body['notes']).toEqual(['call back'])
    const check = sql`alter table gateway.booking add constraint broken check (not detail ? 'sealedNotes') not valid`
    await check.execute(db)
    try {
      expect((await note('k2')).status).toBe(500)
    } finally {
      await sql`alter table gateway.booking drop constraint broken`.execute(db)
    }
    const again = await note('k2')
    expect(again).toMatchObject({ status: 200, replayed: null, body: { notes: ['call back', 'call back'] } })
    expect(await note('k2')).toEqual({ ...again, replayed: 'true' })
  })

  it('by an error before it took effect may be made again at once', async () => {
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
    await booking.set({ detail: JSON.stringify({ ...detail, travelers: null }) }).execute()
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
  ['two words', 200],
  ['ümlaut', 422],
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

it('a key that was used for something else names itself as the field that is wrong', async () => {
  const { token } = await client()
  const { id } = await heldOrder(gateway, token)
  await post(token, `/flights/orders/${id}/notes`, { notes: ['VIP'] }, 'k1')
  const reused = await post(token, `/flights/orders/${id}/notes`, { notes: ['Other'] }, 'k1')
  expect(reused).toMatchObject({
    status: 422,
    body: { error: { code: 'idempotency_key_reused', details: [{ path: 'Idempotency-Key' }] } },
  })
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

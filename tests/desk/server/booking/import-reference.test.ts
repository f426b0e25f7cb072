import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importReference } from '../../../../server/booking/import-reference.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { heldOrder } from '../../../setup/flight-orders.ts'
import type { MintedOffice } from '../../../setup/gateway.ts'
import { holdFlight, openWorld, type World } from '../world.ts'

/** Bookings that were made elsewhere and are added to the office's list. */

let world: World
let office: MintedOffice
let grant: AnyGrant
let reference: string
let clientReference: string

beforeAll(async () => {
  world = await openWorld()
  office = await world.gateway.mint()
  grant = await world.grant(await world.signIn(office), 'signed_in')
  reference = (await holdFlight(world, grant)).reference
  const db = await world.desk.store.db()
  const row = await db.selectFrom('booking').select('client_reference').executeTakeFirstOrThrow()
  clientReference = row.client_reference ?? ''
})
afterAll(() => world.close())

const READ = '/Air/AirBookingData'

const importOne = (text: string, by = grant) => importReference(world.desk, by, text)

/** The desk forgets the booking, as if another program had made it. */
async function forget() {
  const db = await world.desk.store.db()
  await db.deleteFrom('booking').where('office_id', '=', grant.officeId).execute()
}

async function importEntries() {
  const db = await world.desk.store.db()
  return db
    .selectFrom('audit')
    .select(['who', 'reference', 'before_state', 'after_state'])
    .where('verb', '=', 'booking.adopted')
    .where('office_id', '=', grant.officeId)
    .execute()
}

test('a booking is added by its reference and its client reference: the list has it, and the audit says who added it', async () => {
  expect(await importOne(reference)).toEqual({ kind: 'known', reference })
  expect(await importEntries()).toEqual([])
  for (const text of [reference, clientReference]) {
    await forget()
    expect(await importOne(text), text).toEqual({ kind: 'imported', reference })
  }
  expect(await importEntries()).toEqual(
    Array(2).fill({ who: grant.userName, reference, before_state: null, after_state: 'held' }),
  )
  expect(await importOne(clientReference)).toEqual({ kind: 'known', reference })
  expect(await importEntries()).toHaveLength(2)
})

test('what the booking service does not know is not found', async () => {
  expect(await importOne('PO9999999')).toEqual({ kind: 'not-found' })
  expect(await importOne('8dafa846-cc11-5994-9386-acba5756281c')).toEqual({ kind: 'not-found' })
})

describe('by the id of an order', () => {
  /** An order that another program of the office has made with the v3 interface. */
  const ordered = async (client_reference?: string) => {
    const token = await world.gateway.token(office)
    const route = client_reference ? { from: 'LCY', to: 'EDI' } : { from: 'LGW', to: 'BCN' }
    return heldOrder(world.gateway, token, { ...route, ...(client_reference ? { client_reference } : {}) })
  }
  const readOf = (id: string) => `/v3/flights/orders/${id}`

  test('the list has its booking, once the agent knows of another one of its traveller at the same time', async () => {
    const { id, unique_id } = await ordered()
    const answer = await importOne(id)
    expect(answer).toMatchObject({ kind: 'booked-before', bookingKind: 'air', found: unique_id })
    expect(answer.kind === 'booked-before' && answer.existing).toMatchObject([
      { reference, state: 'held', meeting: 'overlap', isRead: true },
    ])
    expect(await importOne(id)).toEqual(answer)
    expect(await importReference(world.desk, grant, id, true)).toEqual({
      kind: 'imported',
      reference: unique_id,
    })
    expect(await importOne(id)).toEqual({ kind: 'known', reference: unique_id })
    const db = await world.desk.store.db()
    const rows = await db
      .selectFrom('booking')
      .select(['kind', 'state'])
      .where('reference', '=', unique_id ?? '')
      .execute()
    expect(rows).toEqual([{ kind: 'air', state: 'held' }])
  })

  test('a service that tells no UniqueId is asked by the client reference, if there is one', async () => {
    const withoutUniqueId = (body: object) => ({ ...body, unique_id: undefined })
    const named = await ordered('TRIP-77')
    world.rewrite(readOf(named.id), withoutUniqueId)
    expect(await importOne(named.id)).toEqual({ kind: 'imported', reference: named.unique_id })
    const unnamed = await ordered()
    world.rewrite(readOf(unnamed.id), withoutUniqueId)
    expect(await importOne(unnamed.id)).toEqual({
      kind: 'failed',
      message: "The booking service doesn't give the reference of this order.",
    })
  })

  test('whose client reference leads to another booking, nothing is added', async () => {
    const { id } = await ordered('TRIP-78')
    const other = await ordered()
    world.rewrite(readOf(id), (body) => ({ ...body, unique_id: other.unique_id }))
    expect(await importOne(id)).toEqual({
      kind: 'failed',
      message: "The booking service gives another booking for this order's reference.",
    })
  })

  test('of another office, or of nobody, nothing is found', async () => {
    const { id } = await ordered()
    const stranger = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
    expect(await importOne(id, stranger)).toEqual({ kind: 'not-found' })
    expect(await importOne('ord_8f2k1')).toEqual({ kind: 'not-found' })
  })

  test('a service that does not answer leaves it open', async () => {
    const { id } = await ordered()
    world.trouble(readOf(id), ...Array<'server-error'>(8).fill('server-error'))
    expect(await importOne(id)).toEqual({ kind: 'failed', message: "The booking service isn't responding." })
    world.clearTroubles()
  })
})

test('another office finds nothing, as if there were none', async () => {
  const stranger = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  expect(await importOne(reference, stranger)).toEqual({ kind: 'not-found' })
  expect(await importOne(clientReference, stranger)).toEqual({ kind: 'not-found' })
})

test('who may read no booking, and whose session has ended, is told so; what is known is not asked for', async () => {
  const blind = { ...grant, permissions: [] }
  await forget()
  expect(await importOne(reference, blind)).toEqual({
    kind: 'failed',
    message: "You don't have permission to view bookings.",
  })
  const other = await world.grant(await world.signIn(office), 'signed_in')
  await world.gateway.call('session.end', { SessionId: other.gatewaySession.reveal() })
  const before = world.calls(READ)
  expect(await importOne(reference, other)).toEqual({ kind: 'session' })
  expect(world.calls(READ)).toBe(before + 1)
  expect(await importOne(reference)).toEqual({ kind: 'imported', reference })
  const callsBefore = world.calls(READ)
  expect(await importOne(reference)).toEqual({ kind: 'known', reference })
  expect(world.calls(READ)).toBe(callsBefore)
})

test('a refusal that is no finding is told in its words', async () => {
  await forget()
  const Error = { Id: 'Err0101006', Message: 'Permission denied' }
  world.rewrite(READ, (body) => ({ ...body, Error }))
  expect(await importOne('PO9999999')).toEqual({ kind: 'failed', message: 'Permission denied' })
})

test('the import has the office time in the change log, where it is known', async () => {
  const officeTimes = async () => {
    const db = await world.desk.store.db()
    const rows = await db
      .selectFrom('audit')
      .select('office_at')
      .where('verb', '=', 'booking.adopted')
      .where('office_id', '=', grant.officeId)
      .orderBy('seq', 'desc')
      .limit(1)
      .execute()
    return rows.map(({ office_at: at }) => at !== null)
  }
  await forget()
  await importOne(reference)
  expect(await officeTimes()).toEqual([true])
  await forget()
  world.trouble('/Activity/v2/config', 'server-error', 'server-error', 'server-error')
  await importOne(reference)
  world.clearTroubles()
  expect(await officeTimes()).toEqual([false])
})

test('a service that does not answer leaves it open, and nothing is written', async () => {
  await forget()
  world.trouble('/Air/AirBookingData', ...Array<'server-error'>(8).fill('server-error'))
  expect(await importOne(reference)).toEqual({
    kind: 'failed',
    message: "The booking service isn't responding.",
  })
  world.clearTroubles()
  const db = await world.desk.store.db()
  const rows = db.selectFrom('booking').select('reference').where('office_id', '=', grant.officeId)
  expect(await rows.execute()).toEqual([])
})

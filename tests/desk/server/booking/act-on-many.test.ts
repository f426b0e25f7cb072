import { afterAll, beforeAll, expect, test } from 'vitest'
import { planBulk } from '../../../../lib/booking/bulk.ts'
import { actOnMany } from '../../../../server/booking/act-on-many.ts'
import { lineOfRow } from '../../../../server/booking/stored-row.ts'
import { officeConfig } from '../../../../server/config/office-config.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { holdFlight, openWorld, type World } from '../world.ts'

/** Completing and releasing many bookings: nothing is done or left out silently. */

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function office(balance = '50000.00') {
  const minted = await world.gateway.mint({
    balance,
    users: [
      { userName: 'ann', role: 'agent' },
      { userName: 'ben', role: 'agent' },
      { userName: 'vic', role: 'viewer' },
      { userName: 'ada', role: 'admin' },
    ],
  })
  const grant = (await world.grant(await world.signIn(minted), 'signed_in')) as AnyGrant
  return { minted, grant }
}

async function rowOf(grant: AnyGrant, reference: string) {
  const db = await world.desk.store.db()
  return db
    .selectFrom('booking')
    .selectAll()
    .where('office_id', '=', grant.officeId)
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
}

async function audited(grant: AnyGrant) {
  const db = await world.desk.store.db()
  const rows = await db
    .selectFrom('audit')
    .select(['verb', 'reference'])
    .where('office_id', '=', grant.officeId)
    .where('verb', 'in', ['air.order-ticket', 'air.cancel'])
    .orderBy('seq')
    .execute()
  return rows.map(({ verb, reference }) => `${verb} ${reference}`)
}

const ORDER = '/Air/AirOrderTicket'

test('holds are ticketed in the given order, each once, with its own audit entry', async () => {
  const { grant } = await office()
  const [one, two] = [await holdFlight(world, grant), await holdFlight(world, grant)]
  const before = world.calls(ORDER)
  const references = [two.reference, one.reference, two.reference]
  const answer = await actOnMany(world.desk, grant, 'complete', references)
  expect(answer).toEqual({
    kind: 'ran',
    sessionLost: false,
    rows: [two, one].map(({ reference, totalCents }) => ({
      kind: 'air',
      reference,
      totalCents,
      leadName: 'Anna Keller',
      outcome: { kind: 'done', state: 'ticketing' },
    })),
  })
  expect(world.calls(ORDER) - before).toBe(2)
  expect(await audited(grant)).toEqual([two, one].map(({ reference }) => `air.order-ticket ${reference}`))
})

test('beyond the funds: the held ones are ticketed, and the one that was not booked says how much is missing', async () => {
  const probe = await office()
  const { totalCents } = await holdFlight(world, probe.grant)
  const { grant } = await office((totalCents / 100 + 10).toFixed(2))
  const held = await holdFlight(world, grant)
  await expect(holdFlight(world, grant)).rejects.toThrow('short')
  const db = await world.desk.store.db()
  const short = { ...(await rowOf(grant, held.reference)), reference: 'PO0000041', state: 'short' }
  const json = {
    summary: JSON.stringify(short.summary),
    settlement: 'null',
    agreed: 'null',
    changed: null,
    seen_terms: null,
  }
  await db
    .insertInto('booking')
    .values({ ...short, ...json, deadline_at: null })
    .execute()
  const references = [short.reference, held.reference]
  const missing = `Not booked: the wallet is $${(totalCents / 100 - 10).toFixed(2)} short`
  // The dialog announces the same rows that the run reports afterwards.
  const config = await officeConfig(world.desk, grant)
  const spendable = config.kind === 'read' ? config.wallet.spendableCents : null
  const lines = [lineOfRow(world.desk, await rowOf(grant, short.reference))]
  expect(planBulk(lines, spendable, 0)[0]?.barrier).toBe(missing)
  const { rows } = await actOnMany(world.desk, grant, 'complete', references)
  expect(rows.map(({ outcome }) => outcome)).toEqual([
    { kind: 'skipped', message: missing },
    { kind: 'done', state: 'ticketing' },
  ])
  expect(await audited(grant)).toEqual([`air.order-ticket ${held.reference}`])
})

test('a refusal is explained and the row is read again; the others go on', async () => {
  const { grant, minted } = await office()
  const [late, other] = [await holdFlight(world, grant), await holdFlight(world, grant)]
  const session = { SessionId: grant.gatewaySession.reveal() }
  await world.gateway.mustCall('air.cancel', { ...session, UniqueId: late.reference })
  const { rows } = await actOnMany(world.desk, grant, 'complete', [late.reference, other.reference])
  expect(rows.map(({ outcome }) => outcome)).toEqual([
    {
      kind: 'refused',
      message: 'Too late: it was already completed or released. This is its current state.',
    },
    { kind: 'done', state: 'ticketing' },
  ])
  expect((await rowOf(grant, late.reference)).state).toBe('cancelled')
  const third = await holdFlight(world, grant)
  const ben = minted.users.find(({ userName }) => userName === 'ben')
  if (!ben) throw new Error('no ben')
  const colleague = await world.grant(await world.signIn({ ...minted, users: [ben] }), 'signed_in')
  const refused = await actOnMany(world.desk, colleague, 'cancel', [third.reference])
  expect(refused.rows[0]?.outcome).toEqual({
    kind: 'skipped',
    message: 'Only Ann, who made it, or an office admin can do this',
  })
})

test("an admin releases a colleague's hold with a reason alone, which the audit keeps", async () => {
  const { grant, minted } = await office()
  const { reference } = await holdFlight(world, grant)
  const admin = await world.grant(await world.signIn(minted, 'admin'), 'signed_in')
  const without = await actOnMany(world.desk, admin, 'cancel', [reference])
  expect(without.rows[0]?.outcome.kind).toBe('refused')
  expect((await rowOf(grant, reference)).state).toBe('held')
  const { rows } = await actOnMany(world.desk, admin, 'cancel', [reference], 'Ann is ill today')
  expect(rows[0]?.outcome).toEqual({ kind: 'done', state: 'cancelled' })
  const db = await world.desk.store.db()
  const entries = db.selectFrom('audit').select(['reason', 'who']).where('reference', '=', reference)
  const reasons = (await entries.where('verb', '=', 'air.cancel').execute()).map(({ reason }) => reason)
  expect(reasons).toEqual(['Ann is ill today'])
})

test('who may not, and what is not held or not theirs, is skipped with the reason, and nothing is sent', async () => {
  const { grant, minted } = await office()
  const held = await holdFlight(world, grant)
  const viewer = await world.grant(await world.signIn(minted, 'viewer'), 'signed_in')
  const before = world.calls(ORDER)
  const { rows } = await actOnMany(world.desk, viewer, 'complete', [held.reference, 'PO9999999'])
  expect(rows).toMatchObject([
    {
      outcome: {
        kind: 'skipped',
        message: "You don't have permission to ticket flights. Ask an office admin",
      },
    },
    {
      kind: null,
      reference: 'PO9999999',
      outcome: { kind: 'skipped', message: 'No booking of this office has this reference' },
    },
  ])
  const stranger = (await office()).grant
  expect((await actOnMany(world.desk, stranger, 'complete', [held.reference])).rows).toEqual([
    {
      kind: null,
      reference: held.reference,
      leadName: null,
      totalCents: null,
      outcome: { kind: 'skipped', message: 'No booking of this office has this reference' },
    },
  ])
  await actOnMany(world.desk, grant, 'cancel', [held.reference])
  const again = await actOnMany(world.desk, grant, 'cancel', [held.reference])
  expect(again.rows[0]?.outcome).toEqual({ kind: 'skipped', message: 'Nothing to cancel: cancelled' })
  expect(world.calls(ORDER)).toBe(before)
})

test('an answer that is lost is not known; a session that ends stops the run, and the rest is listed', async () => {
  const { grant } = await office()
  const [one, two, three] = [
    await holdFlight(world, grant),
    await holdFlight(world, grant),
    await holdFlight(world, grant),
  ]
  world.trouble(ORDER, 'lose-reply')
  world.trouble('/Air/AirBookingData', 'server-error', 'server-error', 'server-error')
  world.meanwhile('/Air/AirBookingData', () => undefined)
  const references = [one, two, three].map(({ reference }) => reference)
  const first = await actOnMany(world.desk, grant, 'complete', references.slice(0, 1))
  world.clearTroubles()
  expect(first.rows[0]?.outcome).toEqual({ kind: 'unknown' })
  world.meanwhile(ORDER, () =>
    world.gateway.call('session.end', { SessionId: grant.gatewaySession.reveal() }),
  )
  const before = world.calls(ORDER)
  const { rows, sessionLost } = await actOnMany(world.desk, grant, 'complete', references.slice(1))
  expect(sessionLost).toBe(true)
  expect(rows.map(({ outcome }) => outcome.kind)).toEqual(['done', 'not-tried'])
  // The second was asked for once more, without a session, and is open for the next run.
  expect(world.calls(ORDER) - before).toBe(2)
})

test('a session that had ended before is a run in which nothing was sent', async () => {
  const { grant } = await office()
  const { reference } = await holdFlight(world, grant)
  await world.gateway.call('session.end', { SessionId: grant.gatewaySession.reveal() })
  const before = world.calls(ORDER)
  const { rows, sessionLost } = await actOnMany(world.desk, grant, 'complete', ['PO9999999', reference])
  expect(sessionLost).toBe(true)
  expect(rows.map(({ outcome }) => outcome)).toEqual([
    { kind: 'skipped', message: 'No booking of this office has this reference' },
    { kind: 'not-tried' },
  ])
  expect(world.calls(ORDER)).toBe(before)
})

test('a session that ends after one was sent leaves that one unknown', async () => {
  const { grant } = await office()
  const [one, two] = [await holdFlight(world, grant), await holdFlight(world, grant)]
  world.trouble(ORDER, 'lose-reply')
  world.meanwhile(ORDER, () =>
    world.gateway.call('session.end', { SessionId: grant.gatewaySession.reveal() }),
  )
  const { rows, sessionLost } = await actOnMany(world.desk, grant, 'complete', [one.reference, two.reference])
  expect(sessionLost).toBe(true)
  expect(rows.map(({ outcome }) => outcome)).toEqual([{ kind: 'unknown' }, { kind: 'not-tried' }])
})

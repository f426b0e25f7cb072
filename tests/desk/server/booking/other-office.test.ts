import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { earlierBookings } from '../../../../server/booking/earlier-booking.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { bookingPageOf } from '../../../../server/booking/page.ts'
import { bookingsOf } from '../../../../server/booking/queries.ts'
import { findIntent } from '../../../../server/intent/intent.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { shellOf } from '../../../../server/shell/queries.ts'
import { fareInput, holdFlight, openWorld, type World } from '../world.ts'

/** The same reference may exist in two offices: sandbox and production number their bookings apart. */
const otherOf = (officeId: string) => `${officeId} of others`
const CANCEL = '/Air/AirCancel'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function grantOfNewOffice(): Promise<Grant<'air_book'>> {
  return world.grant(await world.signIn(await world.gateway.mint()), 'air_book')
}

/** Gives all that the desk keeps of an office to another one. */
async function giveAway({ officeId }: Pick<Grant<'air_book'>, 'officeId'>) {
  const db = await world.desk.store.db()
  await sql.raw('alter table desk.audit disable trigger audit_append_only').execute(db)
  for (const table of ['booking', 'intent', 'audit'] as const) {
    await db
      .updateTable(table)
      .set({ office_id: otherOf(officeId) })
      .where('office_id', '=', officeId)
      .execute()
  }
  return db
}

test('another office sees nothing of a hold: list, header, form and page (ASVS 8.4.1)', async () => {
  const grant = await grantOfNewOffice()
  const input = await fareInput(world, grant)
  const held = await holdOnce(world.desk, grant, airHandling, input)
  if (held.kind !== 'held') throw new Error(held.kind)
  const list = async () => {
    const list = await bookingsOf(world.desk, grant, null, () => {})
    return list.kind === 'read' ? list.lines.map(({ reference }) => reference) : list.kind
  }
  const holds = async () => (await shellOf(world.desk, grant)).shell.holds.count
  const key = { officeId: grant.officeId, verb: 'air.book', reference: input.clientReference }
  const people = airHandling.hold.peopleIn(input.form)
  const wanted = { people, occupied: [], offerCode: input.offerCode }
  const seen = async () => ({
    list: await list(),
    holds: await holds(),
    earlier: (await earlierBookings(world.desk, grant, airHandling, wanted)).live.map((one) => one.reference),
    intent: (await findIntent(await world.desk.store.db(), key))?.state ?? null,
  })
  const { reference } = held
  expect(await seen()).toEqual({ list: [reference], holds: 1, earlier: [reference], intent: 'done' })
  const db = await giveAway(grant)
  expect(await seen()).toEqual({ list: [], holds: 0, earlier: [], intent: null })
  await db
    .updateTable('booking')
    .set({ kind: 'hotel' })
    .where('office_id', '=', otherOf(grant.officeId))
    .execute()
  expect(await bookingPageOf(world.desk, grant, reference)).toMatchObject({
    kind: 'read',
    booking: { kind: 'air', agreed: null },
  })
})

test('another office sees nothing of what was done to a booking (ASVS 8.4.1)', async () => {
  const grant = await grantOfNewOffice()
  const { reference } = await holdFlight(world, grant)
  expect(await actOn(world.desk, grant, airHandling, 'cancel', reference)).toEqual({ kind: 'done' })
  await giveAway(grant)
  const page = await bookingPageOf(world.desk, grant, reference)
  if (page.kind !== 'read') throw new Error(page.kind)
  expect(page.booking.timeline.at(-1)).toMatchObject({ text: 'Cancelled, funds released', who: null })
})

test('two offices that act on one reference at once get an answer each', async () => {
  const [mine, theirs] = [await grantOfNewOffice(), await grantOfNewOffice()]
  const { reference } = await holdFlight(world, mine)
  const before = world.calls(CANCEL)
  const [ours, others] = await Promise.all(
    [mine, theirs].map((grant) => actOn(world.desk, grant, airHandling, 'cancel', reference)),
  )
  expect(ours).toEqual({ kind: 'done' })
  expect(others).toMatchObject({ kind: 'refused', code: 'Err0103003' })
  expect(world.calls(CANCEL)).toBe(before + 2)
})

test('two verbs on one booking at once are sent both, and the service decides', async () => {
  const grant = await grantOfNewOffice()
  const { reference } = await holdFlight(world, grant)
  const orders = world.calls('/Air/AirOrderTicket')
  const before = world.calls(CANCEL)
  const outcomes = await Promise.all(
    (['order', 'cancel'] as const).map((verb) => actOn(world.desk, grant, airHandling, verb, reference)),
  )
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['done', 'refused'])
  expect([world.calls('/Air/AirOrderTicket') - orders, world.calls(CANCEL) - before]).toEqual([1, 1])
})

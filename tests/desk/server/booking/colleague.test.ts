import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { lookUpBooking } from '../../../../server/booking/look-up.ts'
import { bookingPageOf } from '../../../../server/booking/page.ts'
import { ownerOf } from '../../../../server/booking/owner.ts'
import { verifyAudit } from '../../../../server/store/verify-audit.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { holdFlight, openWorld, type World } from '../world.ts'

// Who may act on a booking that a colleague made, and the desk's record of it.

let world: World
let maker: Grant<'air_book'>
let colleague: Grant<'air_book'>
let admin: Grant<'air_book'>
let reference: string

beforeAll(async () => {
  world = await openWorld()
  const office = await world.gateway.mint({
    users: [
      { userName: 'ann', role: 'agent' },
      { userName: 'cleo', role: 'agent' },
      { userName: 'ben', role: 'admin' },
    ],
  })
  maker = await world.grant(await world.signIn(office), 'air_book')
  admin = await world.grant(await world.signIn(office, 'admin'), 'air_book')
  const others = { ...office, users: office.users.filter(({ userName }) => userName !== 'ann') }
  colleague = await world.grant(await world.signIn(others), 'air_book')
})
afterAll(() => world.close())
beforeEach(async () => {
  reference = (await holdFlight(world, maker)).reference
})
// The world has few seats on this flight.
afterEach(() => cancelAs(admin, 'the test is over'))

const cancelAs = (grant: Grant<'air_book'>, reason?: string) =>
  actOn(world.desk, grant, airHandling, 'cancel', reference, reason === undefined ? {} : { reason })

async function audited() {
  const db = await world.desk.store.db()
  const rows = await db
    .selectFrom('audit')
    .select(['who', 'verb', 'reason'])
    .where('reference', '=', reference)
    .orderBy('seq')
    .execute()
  return rows.map(({ who, verb, reason }) => [who, verb, reason])
}

describe('an admin who acts on a booking of a colleague', () => {
  test('is refused without a reason, before anything is sent', async () => {
    const before = world.calls('/Air/AirCancel')
    expect(await cancelAs(admin)).toMatchObject({ kind: 'refused', code: 'ReasonMissing' })
    expect(world.calls('/Air/AirCancel')).toBe(before)
    expect(await audited()).toEqual([['ann', 'air.book', null]])
  })

  test('says why: audit and timeline have it, and the chain covers it', async () => {
    expect(await cancelAs(admin, 'double booking')).toEqual({ kind: 'done' })
    expect(await audited()).toEqual([
      ['ann', 'air.book', null],
      ['ben', 'air.cancel', 'double booking'],
    ])
    const read = await lookUpBooking(world.desk, maker, airHandling, reference)
    if (read.kind !== 'read') throw new Error(read.kind)
    expect(read.booking.timeline.at(-1)).toMatchObject({ who: admin.displayName, reason: 'double booking' })
    const { faults } = await verifyAudit(await world.desk.store.db(), [])
    expect(faults).toEqual([])
  })
})

test('nobody is asked why about a booking of their own', async () => {
  expect(await cancelAs(maker)).toEqual({ kind: 'done' })
  reference = (await holdFlight(world, admin)).reference
  expect(await cancelAs(admin)).toEqual({ kind: 'done' })
})

describe('whose booking it is', () => {
  test('is known by the user that held it, whatever they are called', async () => {
    const madeBy = maker.displayName
    expect(await ownerOf(world.desk, maker, reference)).toMatchObject({ madeBy, isOwn: true })
    expect(await ownerOf(world.desk, { ...maker, displayName: 'Anna' }, reference)).toMatchObject({
      isOwn: true,
    })
    expect(await ownerOf(world.desk, colleague, reference)).toMatchObject({ madeBy, isOwn: false })
    expect(await ownerOf(world.desk, { ...colleague, displayName: madeBy }, reference)).toMatchObject({
      isOwn: false,
    })
  })

  test('is known by the name in the record, where the desk did not hold it', async () => {
    const db = await world.desk.store.db()
    await db.deleteFrom('intent').where('office_id', '=', maker.officeId).execute()
    expect(await ownerOf(world.desk, maker, reference)).toMatchObject({ isOwn: true })
    expect(await ownerOf(world.desk, colleague, reference)).toMatchObject({ isOwn: false })
    // Without SessionInfo the desk has nothing but the typed user name, and the record a display name.
    expect(await ownerOf(world.desk, { ...colleague, permissions: null }, reference)).toMatchObject({
      isOwn: null,
    })
  })

  test('is not known of a booking that the desk does not know, nor to another office', async () => {
    const nobody = { madeBy: null, isOwn: null, isHandedOver: false }
    expect(await ownerOf(world.desk, maker, 'PO0000000')).toEqual(nobody)
    expect(await ownerOf(world.desk, { ...maker, officeId: 'sandbox:OTHER' }, reference)).toEqual(nobody)
  })
})

describe("the page of a colleague's booking", () => {
  const pageAs = async (grant: Grant<'air_book'>) => {
    const page = await bookingPageOf(world.desk, grant, reference)
    if (page.kind !== 'read') throw new Error(page.kind)
    return { bars: page.bars, reasonFor: page.reasonFor }
  }

  test('says who can: its maker, or the admins by name', async () => {
    const text = `Only ${maker.displayName}, who made it, or an admin (${admin.displayName}) can do this`
    expect(await pageAs(colleague)).toEqual({
      bars: { order: text, cancel: text, refund: text },
      reasonFor: null,
    })
    expect(await pageAs(maker)).toEqual({
      bars: { order: null, cancel: null, refund: null },
      reasonFor: null,
    })
    expect(await pageAs(admin)).toEqual({
      bars: { order: null, cancel: null, refund: null },
      reasonFor: maker.displayName,
    })
  })

  test('names the missing permission first, and whom to ask', async () => {
    const { bars } = await pageAs({ ...colleague, permissions: ['air_booking_data', 'air_cancel'] })
    expect(bars['order']).toBe(`You don't have permission to ticket flights. Ask ${admin.displayName}`)
    expect(bars['cancel']).toMatch(/^Only /)
  })

  test('leaves it to the service where that does not say who signed in', async () => {
    const db = await world.desk.store.db()
    await db.deleteFrom('intent').where('office_id', '=', maker.officeId).execute()
    const unknown = await pageAs({ ...colleague, permissions: null })
    expect(unknown).toEqual({ bars: { order: null, cancel: null, refund: null }, reasonFor: null })
  })
})

test('the service refuses an agent in the end, and the desk passes that on', async () => {
  expect(await cancelAs(colleague)).toMatchObject({ kind: 'refused', code: 'Err0103007' })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingPageOf } from '../../../../server/booking/page.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { holdFlight, openWorld, type World } from '../world.ts'

/** A booking that cannot be read now is shown from the desk's own row. */

let world: World
let grant: AnyGrant
let viewer: AnyGrant
let reference: string

beforeAll(async () => {
  world = await openWorld()
  const office = await world.gateway.mint({
    users: [
      { userName: 'ann', role: 'agent' },
      { userName: 'vic', role: 'viewer' },
    ],
  })
  grant = await world.grant(await world.signIn(office), 'signed_in')
  viewer = await world.grant(await world.signIn(office, 'viewer'), 'signed_in')
  reference = (await holdFlight(world, grant)).reference
})
afterAll(() => world.close())

async function whileAway(by: AnyGrant, of = reference) {
  world.trouble('/Air/AirBookingData', 'server-error', 'server-error', 'server-error')
  const page = await bookingPageOf(world.desk, by, of)
  world.clearTroubles()
  return page
}

test('anybody of the office reads the line of the list, and since when nothing was heard, in office time', async () => {
  const read = await bookingPageOf(world.desk, grant, reference)
  if (read.kind !== 'read') throw new Error(read.kind)
  world.pass(90)
  const page = await whileAway(viewer)
  if (page.kind !== 'failed' || page.lastSeen === null) throw new Error(JSON.stringify(page))
  expect(page.message).toBe("The booking service isn't responding.")
  const { line, seenAt, serverNow } = page.lastSeen
  const { money, deadlines } = read.booking
  expect(line).toMatchObject({
    reference,
    state: 'held',
    leadName: 'Anna Keller',
    totalCents: money.totalCents,
    deadlineAt: deadlines?.releaseAt,
  })
  expect(Date.parse(serverNow) - Date.parse(seenAt)).toBe(90_000)
})

test('nothing is known of one that was never read, is of another office, or of a kind that may not be read', async () => {
  const nothing = { kind: 'failed', lastSeen: null }
  const stranger = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  expect(await whileAway(stranger)).toMatchObject(nothing)
  expect(await whileAway({ ...grant, permissions: [] })).toMatchObject(nothing)
  const db = await world.desk.store.db()
  await db.updateTable('booking').set({ summary: 'null' }).where('reference', '=', reference).execute()
  expect(await whileAway(grant)).toMatchObject(nothing)
})

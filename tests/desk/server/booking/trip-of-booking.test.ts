import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { bookingPageOf } from '../../../../server/booking/page.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { attachBookings, detachBooking } from '../../../../server/trip/attach.ts'
import { collectOffer } from '../../../../server/trip/collect.ts'
import { makeTrip, tripById } from '../../../../server/trip/trips.ts'
import { kindOf } from '../../../../server/kinds.ts'
import { deskWithNames } from '../desk-with-names.ts'
import { fareInput, openWorld, type World } from '../world.ts'

/** The trip that a booking is part of. */

let world: World
let named: Awaited<ReturnType<typeof deskWithNames>>
let agent: AnyGrant

beforeAll(async () => {
  world = await openWorld()
  named = await deskWithNames(world)
})
afterAll(async () => {
  await named.close()
  await world.close()
})
beforeEach(async () => {
  agent = await world.grant(
    await world.signIn(await world.gateway.mint({ balance: '50000.00' })),
    'signed_in',
  )
})

async function held(optionId?: string): Promise<string> {
  const input = { ...(await fareInput(world, agent)), evenIfBooked: true, ...(optionId && { optionId }) }
  const done = await holdOnce(named.desk, agent, airHandling, input)
  if (done.kind !== 'held') throw new Error(JSON.stringify(done))
  return done.reference
}

async function tripOnPage(reference: string) {
  const page = await bookingPageOf(named.desk, agent, reference)
  if (page.kind !== 'read') throw new Error(page.kind)
  return page.booking.trip
}

test('the page of a booking names the trip that it was attached to, until it is taken off', async () => {
  const reference = await held()
  expect(await tripOnPage(reference)).toBeNull()
  const tripId = await makeTrip(named.desk, agent, { name: 'Keller, Rome', clientId: null })
  await attachBookings(named.desk, agent, { tripId, references: [reference] })
  expect(await tripOnPage(reference)).toEqual({
    id: tripId,
    name: 'Keller, Rome',
    clientId: null,
    isAttached: true,
  })
  await detachBooking(named.desk, agent, { tripId, reference })
  expect(await tripOnPage(reference)).toBeNull()
})

test('a booking that was made of an option is part of its trip by its client reference', async () => {
  const { offerCode } = await fareInput(world, agent)
  const address = `fare=${offerCode}`
  const done = await collectOffer(named.desk, agent, kindOf('air'), { address, markup: null, tripId: null })
  if (done.kind !== 'collected') throw new Error(JSON.stringify(done))
  const { id, name } = done.trip
  const option = (await tripById(named.desk, agent, id))?.options[0]
  const reference = await held(option?.id)
  expect(await tripOnPage(reference)).toEqual({ id, name, clientId: null, isAttached: false })
})

import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { centsOfUsd } from '../../../../lib/money.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { hotelHandling } from '../../../../server/hotel/hotel-handling.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { someRate } from '../../../setup/hotel.ts'
import { filledGuests } from '../../hotel/guest-fixture.ts'
import { holdFlight, type World } from '../world.ts'

/** Moves the office's clock, which starts on 20 November 2026, to a time. */
export async function advanceTo(world: World, instant: string): Promise<void> {
  await world.gateway.advance((Date.parse(instant) - world.gateway.clock.now().getTime()) / 1000)
}

/** A flight that is held and ticketed: its charge is there a minute later. */
export async function ticketFlight(world: World, grant: AnyGrant): Promise<string> {
  const { reference } = await holdFlight(world, grant)
  await actOn(world.desk, grant as never, airHandling, 'order', reference)
  await world.gateway.advance(60)
  return reference
}

/** A stay that is confirmed and charged; cancelling it costs nothing for a while. */
export async function confirmStay(world: World, grant: AnyGrant): Promise<string> {
  const rate = await someRate(world.gateway, grant.gatewaySession.reveal(), (each) => each.FreeCancellation)
  const held = await holdOnce(world.desk, grant, hotelHandling, {
    offerCode: rate.FareSourceCode,
    clientReference: `TD-${randomUUID()}`,
    acceptedTotalCents: centsOfUsd(rate.NetRate),
    evenIfBooked: true,
    form: filledGuests(rate.Rooms.map(({ Adults }) => ({ adults: Adults, childAges: [] }))),
  })
  if (held.kind !== 'held') throw new Error(held.kind)
  expect(await actOn(world.desk, grant as never, hotelHandling, 'order', held.reference)).toEqual({
    kind: 'done',
  })
  return held.reference
}

/** Cancels a stay, which refunds what its terms give back. */
export async function cancelStay(world: World, grant: AnyGrant, reference: string): Promise<void> {
  expect(
    await actOn(world.desk, grant as never, hotelHandling, 'cancel', reference, { reason: 'client is ill' }),
  ).toEqual({ kind: 'done' })
}

import { airKind } from '../../../server/air/air-kind.ts'
import { actOn } from '../../../server/booking/act.ts'
import { holdOnce } from '../../../server/booking/hold.ts'
import { lookUpBooking, lookUpHold } from '../../../server/booking/look-up.ts'
import type { Grant } from '../../../server/session/grant.ts'
import { faresOf } from '../../setup/air.ts'
import { centsOfUsd } from '../../../lib/money.ts'
import { gatewayOffice } from './ledger.ts'
import type { ProxiedWorld } from './proxied-world.ts'
import { holdInputFor } from './world.ts'

/** One button of an agent: what pressing it sends, and how to tell what came of it. */
export type Stage = {
  /** Path of the commit that pressing sends. */
  path: string
  press(): Promise<unknown>
  /** Asks what became of it, as the page does while the outcome is unknown. */
  look(): Promise<unknown>
  /** What the desk says has happened, once nothing can arrive any more. */
  believed(): Promise<string[]>
  /** What has happened in the gateway. */
  happened(): Promise<string[]>
}

/** A verb that commits: opens its stage for a person of an office of its own. */
export type LostReplyVerb = {
  name: string
  open(world: ProxiedWorld, grant: Grant<'air_book'>): Promise<Stage>
}

/** Every verb of flights that commits. */
export const lostReplyVerbs: readonly LostReplyVerb[] = [
  { name: 'hold', open: holding },
  { name: 'ticket', open: (world, grant) => acting(world, grant, 'order', '/Air/AirOrderTicket', 'charge') },
  { name: 'cancel', open: (world, grant) => acting(world, grant, 'cancel', '/Air/AirCancel', 'release') },
]

/** A route with few fares: every trial searches it. */
async function someFare(world: ProxiedWorld, grant: Grant<'air_book'>) {
  const [fare] = await faresOf(world.gateway, grant.gatewaySession.reveal(), 'LTN', 'KEF')
  if (!fare) throw new Error('no fare')
  const totalCents = centsOfUsd(fare.AirItineraryPricingInfo.ItinTotalFare.TotalFare)
  return { code: fare.FareSourceCode, totalCents }
}

async function holding(world: ProxiedWorld, grant: Grant<'air_book'>): Promise<Stage> {
  let input = { ...holdInputFor(await someFare(world, grant)), evenIfBooked: true }
  const follow = <O extends object>(outcome: O): O => {
    if ('nextReference' in outcome && typeof outcome.nextReference === 'string') {
      input = { ...input, clientReference: outcome.nextReference }
    }
    return outcome
  }
  const look = async () => follow(await lookUpHold(world.desk, grant, airKind, input.clientReference))
  return {
    path: '/Air/AirBook',
    press: async () => follow(await holdOnce(world.desk, grant, airKind, input)),
    look,
    believed: async () => {
      // A form that goes on after a given-up attempt is told of the attempt before it no more.
      const { clientReference } = input
      const found = await lookUpHold(world.desk, grant, airKind, clientReference)
      if (found.kind === 'read') return [found.booking.reference]
      return found.kind === 'not-booked' ? [] : [found.kind]
    },
    happened: async () => {
      const rows = await world.gateway.services.db
        .selectFrom('booking')
        .select('reference')
        .where('office_id', '=', gatewayOffice(grant))
        .where('state', '=', 'held')
        .execute()
      return rows.map((row) => row.reference)
    },
  }
}

/** A verb on a booking that is held, told by the one movement of money that it makes. */
async function acting(
  world: ProxiedWorld,
  grant: Grant<'air_book'>,
  verb: 'order' | 'cancel',
  path: string,
  movement: 'charge' | 'release',
): Promise<Stage> {
  const held = await holdOnce(world.desk, grant, airKind, holdInputFor(await someFare(world, grant)))
  if (held.kind !== 'held') throw new Error(`nothing held: ${held.kind}`)
  const { reference } = held
  return {
    path,
    press: () => actOn(world.desk, grant, airKind, verb, reference),
    look: () => lookUpBooking(world.desk, grant, airKind, reference),
    believed: async () => {
      const found = await lookUpBooking(world.desk, grant, airKind, reference)
      if (found.kind !== 'read') return [found.kind]
      const isDone = airKind.acts[verb].isDone(found.booking, [])
      return isDone ? [movement] : []
    },
    happened: async () => {
      const rows = await world.gateway.services.db
        .selectFrom('transfer')
        .select('kind')
        .where('office_id', '=', gatewayOffice(grant))
        .where('kind', '=', movement)
        .execute()
      return rows.map((row) => row.kind)
    },
  }
}

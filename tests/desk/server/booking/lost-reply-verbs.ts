import type { AirBookingView } from '../../../../lib/air/booking-view.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { bookingPageOf } from '../../../../server/booking/page.ts'
import { lookUpBooking, lookUpHold } from '../../../../server/booking/look-up.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { faresOf, heldFlight } from '../../../setup/air.ts'
import { centsOfUsd } from '../../../../lib/money.ts'
import { gatewayOffice } from '../wallet/ledger.ts'
import type { ProxiedWorld } from '../proxied-world.ts'
import { holdInputFor } from '../world.ts'

/** One button of an agent: the commit that it sends, and how to tell its effect. */
export type Stage = {
  /** Path of the commit that pressing sends. */
  path: string
  press(): Promise<unknown>
  /** Looks the outcome up, as the page does while it is unknown. */
  lookUp(): Promise<unknown>
  /** The effects that the desk reports, once nothing can arrive any more. */
  believed(): Promise<string[]>
  /** The effects in the gateway. */
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
  { name: 'refund', open: refunding },
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
  const lookUp = async () => follow(await lookUpHold(world.desk, grant, airHandling, input.clientReference))
  return {
    path: '/Air/AirBook',
    press: async () => follow(await holdOnce(world.desk, grant, airHandling, input)),
    lookUp,
    believed: async () => {
      // A form that goes on after a given-up attempt is told of the attempt before it no more.
      const { clientReference } = input
      const answer = await lookUpHold(world.desk, grant, airHandling, clientReference)
      if (answer.kind === 'read') return [answer.booking.reference]
      return answer.kind === 'not-booked' ? [] : [answer.kind]
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

/**
 * The refund of one of two e-tickets: the other one can be refunded all the time, so that nothing but the
 * desk keeps a second credit away. To look up is to open the booking, which finds the outcome of attempts.
 */
async function refunding(world: ProxiedWorld, grant: Grant<'air_book'>): Promise<Stage> {
  const SessionId = grant.gatewaySession.reveal()
  const legs: [string, string, string][] = [['LCY', 'EDI', '2026-12-20']]
  const reference = await heldFlight(world.gateway, SessionId, { legs, mix: { adults: 2 } })
  await world.gateway.mustCall('air.order-ticket', { SessionId, UniqueId: reference })
  await world.gateway.advance(10, gatewayOffice(grant))
  const lookUp = () => bookingPageOf(world.desk, grant, reference)
  await lookUp()
  const shown = await world.gateway.mustCall('air.refund-display', { SessionId, UniqueId: reference })
  const [ticket] = shown.EticketNumbers
  if (ticket?.RefundAmount === undefined) throw new Error('no e-ticket')
  const chosen = { parts: [ticket.ETicketNumber], agreedCents: centsOfUsd(ticket.RefundAmount) }
  return {
    path: '/Air/AirRefund',
    press: () => actOn(world.desk, grant, airHandling, 'refund', reference, { chosen }),
    lookUp,
    believed: async () => {
      const page = await lookUp()
      if (page.kind !== 'read') return [page.kind]
      return airHandling.acts.refund.isDone(page.booking as AirBookingView, chosen.parts) ? ['refund'] : []
    },
    happened: () => movementsOf(world, grant, 'refund'),
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
  const held = await holdOnce(world.desk, grant, airHandling, holdInputFor(await someFare(world, grant)))
  if (held.kind !== 'held') throw new Error(`nothing held: ${held.kind}`)
  const { reference } = held
  return {
    path,
    press: () => actOn(world.desk, grant, airHandling, verb, reference),
    lookUp: () => lookUpBooking(world.desk, grant, airHandling, reference),
    believed: async () => {
      const answer = await lookUpBooking(world.desk, grant, airHandling, reference)
      if (answer.kind !== 'read') return [answer.kind]
      const isDone = airHandling.acts[verb].isDone(answer.booking, [])
      return isDone ? [movement] : []
    },
    happened: () => movementsOf(world, grant, movement),
  }
}

/** The kind of each movement of this kind in the ledger of the gateway. */
async function movementsOf(
  world: ProxiedWorld,
  grant: Grant<'air_book'>,
  movement: 'charge' | 'release' | 'refund',
): Promise<string[]> {
  const rows = await world.gateway.services.db
    .selectFrom('transfer')
    .select('kind')
    .where('office_id', '=', gatewayOffice(grant))
    .where('kind', '=', movement)
    .execute()
  return rows.map((row) => row.kind)
}

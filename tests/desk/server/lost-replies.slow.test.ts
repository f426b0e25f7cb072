import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { airKind } from '../../../server/air/air-kind.ts'
import { holdOnce } from '../../../server/booking/hold.ts'
import { lookUpHold } from '../../../server/booking/look-up.ts'
import { watchGivenUp } from '../../../server/booking/watch.ts'
import type { Grant } from '../../../server/session/grant.ts'
import { faresOf } from '../../setup/air.ts'
import { holdInputFor, openWorld, type Trouble, type World } from './world.ts'

/**
 * The desk never books twice by itself, even if the gateway has no rule against it, every step of the
 * connection can fail, and the agent is impatient (trust, I2). Each trial is one form. Whatever happens, the
 * office has at most one live booking of it, and has one exactly if the desk says so.
 */

const trials = 600

let world: World
let grant: Grant<'air_book'>
let fares: { code: string; totalCents: number }[]

beforeAll(async () => {
  world = await openWorld({ gateway: { dedupe: false } })
  const office = await world.gateway.mint({ balance: '90000000.00' })
  const cookie = await world.signIn(office)
  grant = await world.grant(cookie, 'air_book')
  const found = await faresOf(world.gateway, grant.gatewaySession.reveal(), 'LHR', 'AMS')
  fares = found.map((fare) => ({
    code: fare.FareSourceCode,
    totalCents: Math.round(fare.AirItineraryPricingInfo.ItinTotalFare.TotalFare * 100),
  }))
})
afterAll(() => world.close())

/**
 * Failures before the request leaves, on its way, in place of the gateway, on the way back, and in a broken
 * answer; null for no failure.
 */
const troubles: readonly (Trouble | null)[] = [
  'refuse-connection',
  'lose-request',
  'server-error',
  'lose-reply',
  'malformed',
  null,
]

/**
 * What the agent does next: press again, press twice at once, look the booking up, or wait until it can no
 * longer arrive.
 */
const deeds = ['press', 'press-twice', 'look', 'wait'] as const

/**
 * At most four failures per trial: a fifth within half a minute would open the circuit, and nothing would be
 * sent any more.
 */
const trial = fc.record({
  fare: fc.nat(19),
  book: fc.array(fc.constantFrom(...troubles), { minLength: 1, maxLength: 3 }),
  look: fc.array(fc.constantFrom(...troubles), { maxLength: 1 }),
  deeds: fc.array(fc.constantFrom(...deeds), { maxLength: 6 }),
})

/** Trials that ended with a booking. */
let booked = 0

type Trial = typeof trial extends fc.Arbitrary<infer T> ? T : never

async function live(references: readonly string[]): Promise<string[]> {
  const rows = await world.gateway.services.db
    .selectFrom('booking')
    .select('reference')
    .where('client_reference', 'in', references)
    .where('state', '=', 'held')
    .execute()
  return rows.map((row) => row.reference)
}

async function run({ fare, book, look, deeds }: Trial) {
  const offer = fares[fare]
  if (!offer) throw new Error('too few fares')
  // Every trial is for the same traveller, on one of twenty fares.
  let input = { ...holdInputFor(offer), evenIfBooked: true }
  const references = [input.clientReference]
  world.trouble('/Air/AirBook', ...(book.filter(Boolean) as Trouble[]))
  world.trouble('/Air/AirBookingData', ...(look.filter(Boolean) as Trouble[]))
  const next = (outcome: object) => {
    const fresh = 'nextReference' in outcome ? (outcome.nextReference as string) : null
    if (!fresh || references.includes(fresh)) return
    input = { ...input, clientReference: fresh }
    references.push(fresh)
  }
  const press = async () => {
    const outcome = await holdOnce(world.desk, grant, airKind, input)
    next(outcome)
    return outcome
  }
  await press()
  for (const deed of deeds) {
    if (deed === 'press') await press()
    if (deed === 'press-twice') await Promise.all([press(), press()])
    if (deed === 'look') next(await lookUpHold(world.desk, grant, airKind, input.clientReference))
    if (deed === 'wait') {
      world.pass(71)
      next(await lookUpHold(world.desk, grant, airKind, input.clientReference))
      await watchGivenUp(world.desk, grant)
    }
  }
  world.clearTroubles()
  // The desk's final answer counts: the one it gives once nothing can arrive any more.
  world.pass(71)
  const believed = await lookUpHold(world.desk, grant, airKind, input.clientReference)
  const bookings = await live(references)
  expect(['read', 'not-booked']).toContain(believed.kind)
  expect(bookings.length).toBeLessThanOrEqual(1)
  expect(bookings).toEqual(believed.kind === 'read' ? [believed.booking.reference] : [])
  if (believed.kind !== 'read') return
  booked += 1
  // The seats of twenty fares would not last for all trials, and one without seats books nothing anyway.
  const SessionId = grant.gatewaySession.reveal()
  await world.gateway.mustCall('air.cancel', { SessionId, UniqueId: believed.booking.reference })
}

test(`${trials} forms on a way that fails at six points: no booking is made twice, none is forgotten`, async () => {
  await fc.assert(fc.asyncProperty(trial, run), { numRuns: trials, endOnFailure: true })
  expect(booked).toBeGreaterThan(trials / 3)
})

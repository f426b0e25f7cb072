import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { centsOfUsd } from '../../../../lib/money.ts'
import { stateFacts } from '../../../../lib/booking/booking-state.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { hotelHandling } from '../../../../server/hotel/hotel-handling.ts'
import { kindOf } from '../../../../server/kinds.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { copyStatement } from '../../../../server/statement/copy-statement.ts'
import { walletOf } from '../../../../server/wallet/queries.ts'
import { faresOf } from '../../../setup/air.ts'
import { someRate } from '../../../setup/hotel.ts'
import { filledGuests } from '../../hotel/guest-fixture.ts'
import { addCredits, copiedLedger, gatewayLedger } from './ledger.ts'
import { holdInputFor, openWorld, type World } from '../world.ts'

/**
 * Random walks through the bookings of an office: whatever is held, completed, cancelled or lapses, the
 * desk's copy agrees with the gateway's ledger, and each forecast with the later state of the gateway.
 */

const runs = Number(process.env['WALK_RUNS'] ?? 3)

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

type Anything = Grant<'air_book' & 'hotel_book'>
type Step = { does: 'flight' | 'hotel' | 'complete' | 'cancel' | 'pass' | 'credit' | 'copy'; number: number }

const step = fc.record<Step>({
  does: fc.constantFrom(
    'flight',
    'flight',
    'hotel',
    'complete',
    'complete',
    'cancel',
    'pass',
    'credit',
    'copy',
  ),
  number: fc.nat(9),
})

async function heldOf(grant: Anything, standings: readonly string[]) {
  const db = await world.desk.store.db()
  const rows = await db
    .selectFrom('booking')
    .select(['reference', 'kind', 'state'])
    .where('office_id', '=', grant.officeId)
    .orderBy('reference')
    .execute()
  return rows.filter((row) => standings.includes(stateFacts(row).standing))
}

/** Does one step; a step that the gateway refuses changes nothing, which the ledger then shows. */
async function take(grant: Anything, { does, number }: Step): Promise<void> {
  const SessionId = grant.gatewaySession.reveal()
  if (does === 'flight') {
    const fares = await faresOf(world.gateway, SessionId, 'LHR', 'AMS')
    const fare = fares[number]
    if (!fare) throw new Error('too few fares')
    const totalCents = centsOfUsd(fare.AirItineraryPricingInfo.ItinTotalFare.TotalFare)
    await holdOnce(world.desk, grant, airHandling, holdInputFor({ code: fare.FareSourceCode, totalCents }))
  } else if (does === 'hotel') {
    const rate = await someRate(world.gateway, SessionId, ({ FreeCancellation }) => FreeCancellation)
    await holdOnce(world.desk, grant, hotelHandling, {
      offerCode: rate.FareSourceCode,
      clientReference: `TD-${randomUUID()}`,
      acceptedTotalCents: centsOfUsd(rate.NetRate),
      evenIfBooked: true,
      form: filledGuests(rate.Rooms.map(({ Adults }) => ({ adults: Adults, childAges: [] }))),
    })
  } else if (does === 'pass') {
    await world.gateway.advance(number * 90, grant.officeId.replace('sandbox:', ''))
  } else if (does === 'credit') {
    await addCredits(world, grant, number + 1)
  } else if (does === 'copy') {
    await copyStatement(world.desk, grant)
  } else {
    const rows = await heldOf(grant, does === 'complete' ? ['held'] : ['held', 'made', 'underway'])
    const row = rows[number % Math.max(1, rows.length)]
    const verb = does === 'complete' ? 'order' : 'cancel'
    if (row) await actOn(world.desk, grant, kindOf(row.kind), verb as never, row.reference)
  }
}

async function read(grant: Anything) {
  const view = await walletOf(world.desk, grant)
  if (view.kind !== 'read' || view.forecast === null || view.totals === null) throw new Error('no forecast')
  return { availableCents: view.totals.availableCents, forecast: view.forecast }
}

test('the copy is the ledger, and the forecast comes true either way', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 10 }), fc.boolean(), async (steps, lapses) => {
      const office = await world.gateway.mint()
      const grant = (await world.grant(await world.signIn(office), 'air_book')) as unknown as Anything
      for (const each of steps) await take(grant, each)
      const { availableCents, forecast } = await read(grant)
      const ledger = await gatewayLedger(world, grant)
      expect(await copiedLedger(world, grant)).toEqual(ledger)
      const last = ledger.at(-1)
      expect(BigInt(availableCents)).toBe((last?.balance_cents ?? 0n) - (last?.held_cents ?? 0n))
      if (!lapses) {
        for (const { kind, reference } of await heldOf(grant, ['held'])) {
          await actOn(world.desk, grant, kindOf(kind), 'order', reference)
        }
      }
      await world.gateway.advance(lapses ? 86_400 : 120, office.officeId)
      expect((await read(grant)).availableCents).toBe(lapses ? forecast.lapsedCents : forecast.availableCents)
      expect(await copiedLedger(world, grant)).toEqual(await gatewayLedger(world, grant))
    }),
    { numRuns: runs },
  )
})

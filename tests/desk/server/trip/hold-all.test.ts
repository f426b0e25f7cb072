import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BookingKind } from '../../../../contract/booking/kinds.ts'
import { NO_TRAVELLER_DETAILS } from '../../../../lib/traveller/saved-traveller.ts'
import type { FailureChoice, HoldRun } from '../../../../lib/trip/hold-run.ts'
import type { Trip } from '../../../../lib/trip/trip.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { firstReference } from '../../../../server/booking/client-reference.ts'
import { kindOf } from '../../../../server/kinds.ts'
import { saveTravellers } from '../../../../server/traveller/saved.ts'
import { saveDetails } from '../../../../server/traveller/save-details.ts'
import { collectOffer } from '../../../../server/trip/collect.ts'
import { planHolds } from '../../../../server/trip/hold-plan.ts'
import { holdAgreed, stepRun } from '../../../../server/trip/hold-run.ts'
import { moveItem, openRun, stopRun } from '../../../../server/trip/hold-runs.ts'
import { timelineOf } from '../../../../server/trip/timeline.ts'
import { setTravellers } from '../../../../server/trip/travellers.ts'
import { makeTrip, tripById } from '../../../../server/trip/trips.ts'
import { deskWithNames } from '../desk-with-names.ts'
import { gatewayLedger, gatewayOffice } from '../wallet/ledger.ts'
import { openWorld, type World } from '../world.ts'
import { addressOfFare, addressOfRate, addressOfStart } from './offer-addresses.ts'

let world: World
let named: Awaited<ReturnType<typeof deskWithNames>>
let grant: AnyGrant
let colleague: AnyGrant
let testCount = 0

beforeAll(async () => {
  world = await openWorld()
  named = await deskWithNames(world)
})
afterAll(async () => {
  await named.close()
  await world.close()
})
beforeEach(async () => {
  world.clearTroubles()
  testCount += 1
  const office = await world.gateway.mint()
  grant = await world.grant(await world.signIn(office), 'signed_in')
  colleague = await world.grant(await world.signIn(office, 'admin'), 'signed_in')
})

/** What the desk asks the booking service for, in the order of a run. */
const COMMITS = {
  hotel: '/v2/Hotel/HotelBook',
  activity: '/Activity/v2/bookings',
  air: '/Air/AirBook',
} as const

const person = (firstName: string) => ({
  title: '2',
  firstName,
  lastName: 'Keller',
  gender: '1',
  birthDate: '1990-02-03',
  nationality: 'DE',
  passportNumber: `C01X${firstName.length}0T47`,
  passportExpiry: '2033-05-01',
  passportIssued: '2023-05-01',
  passportCountry: 'DE',
})

/** A trip with a fare, a rate and a start, for two travellers of whom everything is saved. */
async function wholeTrip(names: readonly string[] = ['Anna', 'Berta-Maria']): Promise<string> {
  const tripId = await makeTrip(named.desk, grant, { name: 'Amsterdam', clientId: null })
  const addresses = {
    air: await addressOfFare(world, grant),
    hotel: await addressOfRate(world, grant),
    activity: await addressOfStart(world, grant, true),
  }
  for (const [kind, address] of Object.entries(addresses) as [BookingKind, string][]) {
    const outcome = await collectOffer(named.desk, grant, kindOf(kind), { address, markup: null, tripId })
    if (outcome.kind !== 'collected') throw new Error(JSON.stringify(outcome))
  }
  const ids = (await saveTravellers(named.desk, grant, names.map(person), null)).map((id) => id ?? '')
  for (const id of ids) {
    const details = { ...NO_TRAVELLER_DETAILS, email: 'anna@example.com', phone: '+49 30 1234567' }
    await saveDetails(named.desk, grant, { id, before: NO_TRAVELLER_DETAILS, details })
  }
  const version = (await tripOf(tripId)).version
  await setTravellers(named.desk, grant, { tripId, version }, ids)
  return tripId
}

async function tripOf(id: string): Promise<Trip> {
  const trip = await tripById(named.desk, grant, id)
  if (trip === null) throw new Error('no trip')
  return trip
}

async function planOf(tripId: string) {
  const plan = await planHolds(named.desk, grant, tripId)
  if (plan.kind !== 'plan') throw new Error(JSON.stringify(plan))
  return plan
}

const sumOf = ({ lines }: { lines: readonly { netCents: number | null }[] }) =>
  lines.reduce((sum, { netCents }) => sum + (netCents ?? 0), 0)

async function begin(tripId: string, ifOneFails: FailureChoice = 'release'): Promise<string> {
  const { lines } = await planOf(tripId)
  const agreed = lines.map(({ optionId, netCents, refund }) => ({
    optionId,
    agreedCents: netCents ?? 0,
    agreedRefund: refund,
  }))
  const begun = await holdAgreed(named.desk, grant, { tripId, ifOneFails, agreed })
  if (begun.kind !== 'run') throw new Error(JSON.stringify(begun))
  return begun.run.id
}

async function step(tripId: string, runId: string, as = grant): Promise<HoldRun> {
  const outcome = await stepRun(named.desk, as, { tripId, runId })
  if (outcome.kind !== 'run') throw new Error(JSON.stringify(outcome))
  return outcome.run
}

/** Steps until nothing is left to do. What was sent and lost can arrive no more after two minutes. */
async function toTheEnd(tripId: string, runId: string): Promise<HoldRun> {
  for (let steps = 0; steps < 40; steps += 1) {
    const run = await step(tripId, runId)
    if (run.endedAt !== null) return run
    world.pass(15)
  }
  throw new Error('the run does not end')
}

/** Changes every answer of a path until the test ends. */
function everyAnswer(path: string, change: (body: object) => object, during = testCount): void {
  world.rewrite(path, (body) => {
    if (during !== testCount) return body
    everyAnswer(path, change, during)
    return change(body)
  })
}

const statesOf = ({ items }: HoldRun) => items.map(({ kind, state }) => `${kind} ${state}`)

/** Cents that the booking service holds for the office, and how many holds were made. */
async function heldNow(): Promise<{ heldCents: number; holds: number }> {
  const ledger = await gatewayLedger(world, grant)
  const { held_cents: held } = await world.gateway.services.db
    .selectFrom('wallet')
    .select('held_cents')
    .where('office_id', '=', gatewayOffice(grant))
    .executeTakeFirstOrThrow()
  return { heldCents: Number(held), holds: ledger.filter(({ kind }) => kind === 'hold').length }
}

describe('holding all options of a trip', () => {
  test('holds the longest-lived first, and the wallet holds their sum to the cent', async () => {
    const tripId = await wholeTrip()
    const plan = await planOf(tripId)
    expect(plan.lines.flatMap(({ problems }) => problems)).toEqual([])
    const runId = await begin(tripId)
    expect(await heldNow()).toEqual({ heldCents: 0, holds: 0 })
    const run = await toTheEnd(tripId, runId)
    expect(statesOf(run)).toEqual(['hotel held', 'activity held', 'air held'])
    expect(await heldNow()).toEqual({ heldCents: sumOf(plan), holds: 3 })
    const trip = await tripOf(tripId)
    expect(trip.state).toBe('booked')
    expect(trip.options.map(({ id, booking }) => [id, booking?.reference, booking?.standing])).toEqual(
      trip.options.map(({ id }) => [
        id,
        run.items.find(({ optionId }) => optionId === id)?.reference,
        'held',
      ]),
    )
    const texts = (await timelineOf(named.desk, grant, tripId)).map(({ text }) => text)
    expect(texts).toContain('held 3 options')
  })

  test('says before anything is sent what each form still lacks, and where', async () => {
    const tripId = await wholeTrip(['Anna'])
    const { lines } = await planOf(tripId)
    expect(lines.find(({ kind }) => kind === 'hotel')?.problems).toEqual([
      expect.stringMatching(/^Room 1, guest 2: /),
      expect.stringMatching(/^Room 1, guest 2: /),
    ])
    expect(lines.find(({ kind }) => kind === 'air')?.problems).toEqual([])
  })

  test('releases what was held when the flight is gone, if that was chosen', async () => {
    const tripId = await wholeTrip()
    const runId = await begin(tripId, 'release')
    await step(tripId, runId)
    await step(tripId, runId)
    everyAnswer('/Air/AirRevalidate', () => ({
      Success: false,
      Error: { Id: 'Err0102003', Message: 'Expired.' },
    }))
    const run = await toTheEnd(tripId, runId)
    expect(statesOf(run)).toEqual(['hotel released', 'activity released', 'air failed'])
    expect(await heldNow()).toEqual({ heldCents: 0, holds: 2 })
    expect((await timelineOf(named.desk, grant, tripId))[0]?.text).toBe('released 2, did not hold 1')
    // The money of an activity is back at once; its host still has to agree to the cancellation.
    const { options } = await tripOf(tripId)
    expect(options.map(({ kind, booking }) => [kind, booking?.standing ?? null])).toEqual([
      ['air', null],
      ['hotel', null],
      ['activity', 'ending'],
    ])
  })

  test('keeps what was held when the wallet is short, if that was chosen, and tries nothing more', async () => {
    const tripId = await wholeTrip()
    const runId = await begin(tripId, 'keep')
    const first = await step(tripId, runId)
    await world.gateway.services.db
      .updateTable('wallet')
      .set((set) => ({ balance_cents: set.ref('held_cents') }))
      .where('office_id', '=', gatewayOffice(grant))
      .execute()
    const run = await toTheEnd(tripId, runId)
    expect(statesOf(run)).toEqual(['hotel held', 'activity failed', 'air left'])
    expect(run.items[1]?.message).toBe('The wallet does not have enough for it.')
    expect(await heldNow()).toEqual({ heldCents: first.items[0]?.agreedCents, holds: 1 })
    expect((await tripOf(tripId)).state).toBe('booked-in-part')
  })

  test.each(Object.keys(COMMITS) as BookingKind[])(
    'a lost reply to the hold of the %s is looked up: nothing is held twice or in silence',
    async (kind) => {
      const tripId = await wholeTrip()
      const totalCents = sumOf(await planOf(tripId))
      const runId = await begin(tripId)
      world.trouble(COMMITS[kind], 'lose-reply')
      const run = await toTheEnd(tripId, runId)
      expect(statesOf(run)).toEqual(['hotel held', 'activity held', 'air held'])
      expect(await heldNow()).toEqual({ heldCents: totalCents, holds: 3 })
    },
  )

  test.each(Object.keys(COMMITS) as BookingKind[])(
    'a request for the %s that never arrives fails in the end, and the others are released',
    async (kind) => {
      const tripId = await wholeTrip()
      const runId = await begin(tripId)
      world.trouble(COMMITS[kind], 'lose-request')
      const run = await toTheEnd(tripId, runId)
      expect(run.items.find((item) => item.kind === kind)).toMatchObject({ state: 'failed' })
      expect(run.items.filter(({ state }) => state === 'held')).toEqual([])
      expect((await heldNow()).heldCents).toBe(0)
    },
  )

  test('two people who step at once hold nothing twice', async () => {
    const tripId = await wholeTrip()
    const runId = await begin(tripId)
    for (let round = 0; round < 20; round += 1) {
      const both = await Promise.all([step(tripId, runId), step(tripId, runId, colleague)])
      if (both.every(({ endedAt }) => endedAt !== null)) break
      world.pass(15)
    }
    expect(statesOf(await step(tripId, runId))).toEqual(['hotel held', 'activity held', 'air held'])
    expect((await heldNow()).holds).toBe(3)
  })

  test('a run that stopped in the middle is shown to whoever comes next, who ends it', async () => {
    const tripId = await wholeTrip()
    const runId = await begin(tripId)
    await step(tripId, runId)
    expect(await planHolds(named.desk, colleague, tripId)).toMatchObject({
      kind: 'running',
      run: { id: runId },
    })
    await stopRun(named.desk, colleague, { tripId, runId, ifOneFails: 'keep' })
    expect(await openRun(named.desk, colleague, tripId)).toBeNull()
    expect(statesOf(await step(tripId, runId))).toEqual(['hotel held', 'activity left', 'air left'])
  })

  test('holds at no other price than the agreed one', async () => {
    const tripId = await wholeTrip()
    const runId = await begin(tripId)
    const dearer = (body: object) => {
      const { PricedItinerary } = body as {
        PricedItinerary: { AirItineraryPricingInfo: { ItinTotalFare: { TotalFare: number } } }
      }
      PricedItinerary.AirItineraryPricingInfo.ItinTotalFare.TotalFare += 10
      return body
    }
    await step(tripId, runId)
    await step(tripId, runId)
    everyAnswer('/Air/AirRevalidate', dearer)
    const run = await toTheEnd(tripId, runId)
    expect(run.items.find(({ kind }) => kind === 'air')).toMatchObject({
      state: 'failed',
      message: 'Its price or its terms have changed since you agreed.',
    })
    expect((await heldNow()).heldCents).toBe(0)
  })
  test('a desk that ends between storing a step and sending it has sent nothing', async () => {
    const tripId = await wholeTrip()
    const runId = await begin(tripId)
    const { items } = await step(tripId, runId)
    const next = items[1]?.optionId ?? ''
    await moveItem(
      named.desk,
      grant,
      { tripId, runId },
      {
        optionId: next,
        from: ['waiting'],
        to: { state: 'sending', clientReference: firstReference(grant, 'never sent') },
      },
    )
    const run = await toTheEnd(tripId, runId)
    expect(statesOf(run)).toEqual(['hotel released', 'activity failed', 'air left'])
    expect(await heldNow()).toEqual({ heldCents: 0, holds: 1 })
  })

  test('lost replies to releases are looked up, also of one whose host must still agree, and the money is back', async () => {
    const tripId = await wholeTrip()
    const runId = await begin(tripId)
    await step(tripId, runId)
    const { items } = await step(tripId, runId)
    await stopRun(named.desk, grant, { tripId, runId, ifOneFails: 'release' })
    world.trouble('/v2/Hotel/HotelCancel', 'lose-reply')
    const cancelTour = `/Activity/v2/bookings/${items[1]?.reference}/cancel`
    world.trouble(cancelTour, 'lose-reply')
    const run = await toTheEnd(tripId, runId)
    expect(world.calls(cancelTour)).toBe(1)
    expect(statesOf(run)).toEqual(['hotel released', 'activity released', 'air left'])
    expect((await heldNow()).heldCents).toBe(0)
  })

  test('a viewer holds nothing, and another office sees no run', async () => {
    const tripId = await wholeTrip()
    const runId = await begin(tripId)
    const viewer = { ...grant, role: 'viewer' } as const
    expect(await planHolds(named.desk, viewer, tripId)).toMatchObject({ kind: 'refused' })
    expect(await stepRun(named.desk, viewer, { tripId, runId })).toMatchObject({ kind: 'refused' })
    const other = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
    expect(await stepRun(named.desk, other, { tripId, runId })).toMatchObject({ kind: 'refused' })
    expect(await planHolds(named.desk, other, tripId)).toMatchObject({ kind: 'refused' })
    expect((await heldNow()).holds).toBe(0)
  })
})

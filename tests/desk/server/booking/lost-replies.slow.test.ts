import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkLedger } from '../../../../gateway/domain/wallet/check-ledger.ts'
import { watchGivenUp } from '../../../../server/booking/watch.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { copyStatement } from '../../../../server/statement/copy-statement.ts'
import type { Fault } from '../../../fault-proxy/fault-proxy.ts'
import { copiedLedger, gatewayLedger, gatewayOffice } from '../wallet/ledger.ts'
import { lostReplyVerbs, type LostReplyVerb } from './lost-reply-verbs.ts'
import { openProxiedWorld, type ProxiedWorld } from '../proxied-world.ts'

/**
 * The desk never commits twice by itself, even if the gateway has no rule against it, the connection fails at
 * any point, and the agent is impatient (trust, I2). Each trial is one button in an office of its own.
 * Whatever happens, the act of the agent takes effect at most once, and the desk says whether it did; the
 * ledger is sound, and the desk's copy agrees with it.
 */

/** The proof has 612: `LOST_REPLIES=612`, in about ten minutes on a busy machine (docs/failures.md). */
const trials = Number(process.env['LOST_REPLIES'] ?? 36)

/** Where a connection fails, between the agent's press and the answer. */
const points = {
  'before the gateway reads': () => ({ kind: 'lose-request' }),
  'after it reads, before the commit': () => ({ kind: 'cut-request' }),
  'after the commit, before the head': () => ({ kind: 'lose-reply' }),
  'in the head or the body': ({ at }) => ({ kind: 'cut-reply', at }),
  'after the time limit of the desk': ({ late, until }) => ({ kind: late, until }),
  'while the commit is under way': () => ({ kind: 'reset' }),
} satisfies Record<string, (how: How) => Fault>

type How = {
  at: 'head' | 'body'
  late: 'delay-request' | 'delay-reply'
  /** The delayed request or answer goes on once this settles. */
  until: Promise<unknown>
}

/**
 * The next deed of the agent: presses again, presses twice at once, looks, or waits until nothing can arrive
 * any more. `arrive`: the delayed request or answer goes on meanwhile. `shell`: a screen is opened.
 */
const deeds = ['press', 'press-twice', 'look', 'wait', 'arrive', 'shell'] as const
type Deed = (typeof deeds)[number]

const trial = fc.record({
  at: fc.constantFrom('head' as const, 'body' as const),
  late: fc.constantFrom('delay-request' as const, 'delay-reply' as const),
  /** The next press fails at the same point. */
  failsAgain: fc.boolean(),
  /** The first look fails: nothing is known for longer. */
  looksFail: fc.boolean(),
  deeds: fc.array(fc.constantFrom(...deeds), { maxLength: 6 }),
})
type Trial = typeof trial extends fc.Arbitrary<infer T> ? T : never

let world: ProxiedWorld
/** Trials in which the commit happened; without any, nothing would be shown. */
let happenings = 0

beforeAll(async () => {
  world = await openProxiedWorld({ dedupe: false })
})
afterAll(() => world.close())

async function run(verb: LostReplyVerb, faultOf: (how: How) => Fault, each: Trial) {
  const gate = Promise.withResolvers<void>()
  try {
    await tryOut(verb, faultOf({ ...each, until: gate.promise }), gate, each)
  } finally {
    gate.resolve()
    world.proxy.clear()
    world.timeOut()
    await world.proxy.idle()
  }
}

async function tryOut(verb: LostReplyVerb, fault: Fault, gate: PromiseWithResolvers<void>, each: Trial) {
  const { proxy, desk } = world
  // Failures of the trial before are out of the window of the circuit.
  world.pass(31)
  const office = await world.gateway.mint({ balance: '90000.00' })
  const grant = await world.grant(await world.signIn(office), 'air_book')
  const stage = await verb.open(world, grant)
  const strikes = Array.from({ length: each.failsAgain ? 2 : 1 }, () => proxy.strike(stage.path, fault))
  /** The first look fails. Armed once the commit has failed: a refund reads the record before it is sent. */
  const failLook = () => {
    const away: Fault = { kind: 'answer', status: 502, body: '<h1>Bad gateway</h1>' }
    void proxy.strike('/Air/AirBookingData', away, away, away)
  }
  let looksFail = each.looksFail

  const before = proxy.calls(stage.path).sent
  let waits = 0

  /** Presses; a commit that is delayed runs out of time. */
  const press = async (times: number) => {
    const answered = Promise.all(Array.from({ length: times }, () => stage.press()))
    const [strike] = strikes
    const isStruck = await Promise.race([answered.then(() => false), ...(strike ? [isTrue(strike)] : [])])
    if (isStruck) void strikes.shift()
    if (isStruck && looksFail) failLook()
    looksFail &&= !isStruck
    if (isStruck && 'until' in fault) world.timeOut()
    await answered
    // As long as an earlier request may still arrive, nothing is sent.
    expect(proxy.calls(stage.path).sent - before, 'sent').toBeLessThanOrEqual(1 + waits)
  }
  const does: Record<Deed, () => unknown> = {
    press: () => press(1),
    'press-twice': () => press(2),
    look: stage.lookUp,
    wait: () => {
      world.pass(71)
      waits += 1
      return stage.lookUp()
    },
    arrive: () => {
      gate.resolve()
      return proxy.idle()
    },
    shell: () => watchGivenUp(desk, grant),
  }
  await press(1)
  for (const deed of each.deeds) await does[deed]()
  proxy.clear()
  for (const deed of ['arrive', 'wait', 'shell'] as const) await does[deed]()
  // Tickets are issued, and paid, after a while.
  await world.gateway.advance(60, office.officeId)

  const believed = await stage.believed()
  const happened = await stage.happened()
  expect(happened.length, 'commits').toBeLessThanOrEqual(1)
  expect(happened, 'what the desk says').toEqual(believed)
  happenings += happened.length
  expect(await checkLedger(world.gateway.services.db, gatewayOffice(grant))).toEqual([])
  expect(await copyStatement(desk, grant)).toMatchObject({ kind: 'copied', missing: 0 })
  expect(await copiedLedger(world, grant)).toEqual(await gatewayLedger(world, grant))
  await expectNoneLost(grant)
}

const isTrue = (struck: Promise<void>) => struck.then(() => true)

/** Every booking in the gateway stands in the desk's list. */
async function expectNoneLost(grant: Grant<'air_book'>) {
  const booked = await world.gateway.services.db
    .selectFrom('booking')
    .select('reference')
    .where('office_id', '=', gatewayOffice(grant))
    .where('state', 'in', ['held', 'ticketing', 'ticketed'])
    .execute()
  const db = await world.desk.store.db()
  const listed = await db
    .selectFrom('booking')
    .select('reference')
    .where('office_id', '=', grant.officeId)
    .execute()
  expect(listed.map((row) => row.reference)).toEqual(
    expect.arrayContaining(booked.map((row) => row.reference)),
  )
}

const cells = lostReplyVerbs.flatMap((verb) =>
  Object.entries(points).map(([point, faultOf]) => ({ name: `${verb.name}: ${point}`, verb, faultOf })),
)
const perCell = Math.ceil(trials / cells.length)

describe(`a reply that is lost, ${perCell * cells.length} trials without de-duplication in the gateway`, () => {
  test.each(cells)(
    '$name',
    async ({ verb, faultOf }) => {
      happenings = 0
      await fc.assert(
        fc.asyncProperty(trial, (each) => run(verb, faultOf, each)),
        { numRuns: perCell, endOnFailure: true },
      )
      // Nothing would be shown by a button that never does anything.
      if (faultOf === points['after the commit, before the head']) expect(happenings).toBe(perCell)
    },
    perCell * 20_000,
  )
})

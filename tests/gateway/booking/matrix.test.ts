import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { airMoves, airStates, type AirState, type AirTrigger } from '../../../contract/air/booking-states.ts'
import { arm, disarm } from '../../../gateway/domain/sandbox/armed.ts'
import { checkLedger } from '../../../gateway/domain/wallet/check-ledger.ts'
import { expectCell, isRefused, stateAfter, type Cell } from './expect-cell.ts'
import { openOffice, valueOf, type Office } from './office.ts'
import { openWorld, type World } from './world.ts'

/**
 * All pairs of state and verb (trust, B2): the answer of each verb in each state, and that a refusal changes
 * nothing.
 */

let world: World
let office: Office
beforeAll(async () => {
  world = await openWorld()
  office = await openOffice(world.services, 100_000_000)
})
afterAll(() => world.close())

/** A booking whose ticket was ordered and is issued after these seconds; null for the setting's. */
async function ticketing(ticketSeconds: number | null = null): Promise<string> {
  const { reference } = valueOf(await office.book({ ticketSeconds }))
  valueOf(await office.order(reference))
  return reference
}

/** Brings a booking into a state. */
const reach: Record<AirState, () => Promise<string>> = {
  held: async () => valueOf(await office.book()).reference,
  ticketing: () => ticketing(),
  ticketed: async () => {
    const reference = await reach.ticketing()
    world.clock.advanceSeconds(3)
    valueOf(await office.read(reference))
    return reference
  },
  refunded: async () => {
    const reference = await reach.ticketed()
    valueOf(await office.refund(reference))
    return reference
  },
  cancelled: async () => {
    const reference = await reach.held()
    valueOf(await office.cancel(reference))
    return reference
  },
  failed: async () => {
    const reference = await reach.ticketing()
    await whileRefused(() => act('issue', reference))
    return reference
  },
  short: async () => valueOf(await office.book({ totalCents: 900_000_000 })).reference,
  duplicate: async () => {
    const code = String(Math.random())
    valueOf(await office.book({ code }))
    return valueOf(await office.book({ code })).reference
  },
}

/** While this runs, the airline refuses the next ticket that falls due. */
async function whileRefused<T>(work: () => Promise<T>): Promise<T> {
  const scenario = { officeId: office.officeId, scenario: 'ticket_fail' } as const
  await arm(world.services.db, { ...scenario, times: 1 })
  try {
    return await work()
  } finally {
    await disarm(world.services.db, scenario)
  }
}

type Verb = 'order' | 'cancel' | 'lapse' | 'issue' | 'fail' | 'refund' | 'display'

/** A refund of a ticket without refund is refused, and so is its preview. */
const NO_REFUND = { refund: 'refused: not-refundable', display: 'refused: not-refundable' } as const

const cells: Record<AirState, Record<Verb, Cell<AirState>>> = {
  held: {
    order: 'ticketing',
    cancel: 'cancelled',
    lapse: 'cancelled',
    issue: null,
    fail: null,
    ...NO_REFUND,
  },
  ticketing: {
    order: 'refused: not-held',
    cancel: 'refused: not-cancellable',
    lapse: null,
    issue: 'ticketed',
    fail: 'failed',
    ...NO_REFUND,
  },
  ticketed: { ...over('not-cancellable'), refund: 'refunded', display: null },
  refunded: { ...over('not-cancellable'), refund: 'refused: not-refundable', display: null },
  cancelled: { ...over('cancelled-already'), ...NO_REFUND },
  failed: { ...over('not-cancellable'), ...NO_REFUND },
  short: { ...over('not-cancellable'), ...NO_REFUND },
  duplicate: { ...over('not-cancellable'), ...NO_REFUND },
}

/** Nothing is left to order, to cancel or to wait for. */
function over(cancel: 'not-cancellable' | 'cancelled-already') {
  return {
    order: 'refused: not-held',
    cancel: `refused: ${cancel}`,
    ...{ lapse: null, issue: null, fail: null },
  } as const
}

const MINUTES_TO_LAPSE = 10
const SECONDS_TO_ISSUE = 3

async function act(verb: Verb, reference: string): Promise<string | null> {
  if (verb === 'display') {
    const shown = await office.display(reference)
    return shown.ok ? null : `refused: ${shown.failure}`
  }
  if (verb === 'refund') {
    const refunded = await office.refund(reference)
    return refunded.ok ? refunded.value.booking.state : `refused: ${refunded.failure}`
  }
  if (verb === 'order' || verb === 'cancel') {
    const outcome = await office[verb](reference)
    return outcome.ok ? outcome.value.state : `refused: ${outcome.failure}`
  }
  if (verb === 'fail') return whileRefused(() => act('issue', reference))
  return stateAfter(
    async () => valueOf(await office.read(reference)),
    () => world.clock.advanceSeconds(verb === 'lapse' ? MINUTES_TO_LAPSE * 60 : SECONDS_TO_ISSUE),
  )
}

const states = Object.keys(airStates) as AirState[]
const verbs: Verb[] = ['order', 'cancel', 'lapse', 'issue', 'fail', 'refund', 'display']

describe.each(states)('a booking that is %s', (state) => {
  test.each(verbs)('on %s', async (verb) => {
    // Its ticket must not be issued during the ten minutes in which a hold would lapse.
    const isSlow = state === 'ticketing' && verb === 'lapse'
    const reference = await (isSlow ? ticketing(2 * MINUTES_TO_LAPSE * 60) : reach[state]())
    await expectCell(world.services, reference, state, cells[state][verb], () => act(verb, reference))
  })
})

test('the matrix and the table of the contract say the same', () => {
  const triggers: Record<Verb, AirTrigger | null> = {
    order: 'order-ticket',
    cancel: 'cancel',
    lapse: 'lapse',
    issue: 'issue',
    fail: 'fail',
    refund: 'refund',
    display: null,
  }
  for (const state of states) {
    for (const verb of verbs) {
      const move = airMoves.find((each) => each.from === state && each.trigger === triggers[verb])
      const cell = cells[state][verb]
      expect(cell === null || isRefused(cell) ? null : cell, `${state} ${verb}`).toBe(move?.to ?? null)
    }
  }
})

test('the money followed', async () => {
  expect(await checkLedger(world.services.db, office.officeId)).toEqual([])
})

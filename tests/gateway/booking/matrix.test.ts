import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { airMoves, airStates, type AirState } from '../../../contract/air/booking-states.ts'
import { checkLedger } from '../../../gateway/domain/wallet/check-ledger.ts'
import { expectCell, isRefused, stateAfter, type Cell } from './expect-cell.ts'
import { openOffice, valueOf, type Office } from './office.ts'
import { openWorld, type World } from './world.ts'

/**
 * All pairs of state and verb (trust, B2): what each verb answers in each state, and that a refusal changes
 * nothing.
 */

let world: World
let office: Office
beforeAll(async () => {
  world = await openWorld()
  office = await openOffice(world.services, 100_000_000)
})
afterAll(() => world.close())

async function put(reference: string, state: AirState) {
  await world.services.db.updateTable('booking').set({ state }).where('reference', '=', reference).execute()
}

/** A booking whose ticket was ordered and is issued after these seconds; null for the setting's. */
async function ticketing(ticketSeconds: number | null = null): Promise<string> {
  const { reference } = valueOf(await office.book({ ticketSeconds }))
  valueOf(await office.order(reference))
  return reference
}

/** Brings a booking into a state. States that no operation reaches are written to the database. */
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
    await put(reference, 'refunded')
    return reference
  },
  cancelled: async () => {
    const reference = await reach.held()
    valueOf(await office.cancel(reference))
    return reference
  },
  failed: async () => {
    const reference = await reach.short()
    await put(reference, 'failed')
    return reference
  },
  short: async () => valueOf(await office.book({ totalCents: 900_000_000 })).reference,
  duplicate: async () => {
    const code = String(Math.random())
    valueOf(await office.book({ code }))
    return valueOf(await office.book({ code })).reference
  },
}

type Verb = 'order' | 'cancel' | 'lapse' | 'issue'

const cells: Record<AirState, Record<Verb, Cell<AirState>>> = {
  held: { order: 'ticketing', cancel: 'cancelled', lapse: 'cancelled', issue: null },
  ticketing: {
    order: 'refused: not-held',
    cancel: 'refused: not-cancellable',
    lapse: null,
    issue: 'ticketed',
  },
  ticketed: { order: 'refused: not-held', cancel: 'refused: not-cancellable', lapse: null, issue: null },
  refunded: { order: 'refused: not-held', cancel: 'refused: not-cancellable', lapse: null, issue: null },
  cancelled: { order: 'refused: not-held', cancel: 'refused: cancelled-already', lapse: null, issue: null },
  failed: { order: 'refused: not-held', cancel: 'refused: not-cancellable', lapse: null, issue: null },
  short: { order: 'refused: not-held', cancel: 'refused: not-cancellable', lapse: null, issue: null },
  duplicate: { order: 'refused: not-held', cancel: 'refused: not-cancellable', lapse: null, issue: null },
}

const MINUTES_TO_LAPSE = 10
const SECONDS_TO_ISSUE = 3

async function act(verb: Verb, reference: string): Promise<string | null> {
  if (verb === 'order' || verb === 'cancel') {
    const outcome = await office[verb](reference)
    return outcome.ok ? outcome.value.state : `refused: ${outcome.failure}`
  }
  return stateAfter(
    async () => valueOf(await office.read(reference)),
    () => world.clock.advanceSeconds(verb === 'lapse' ? MINUTES_TO_LAPSE * 60 : SECONDS_TO_ISSUE),
  )
}

const states = Object.keys(airStates) as AirState[]
const verbs: Verb[] = ['order', 'cancel', 'lapse', 'issue']

describe.each(states)('a booking that is %s', (state) => {
  test.each(verbs)('on %s', async (verb) => {
    // Its ticket must not be issued during the ten minutes in which a hold would lapse.
    const isSlow = state === 'ticketing' && verb === 'lapse'
    const reference = await (isSlow ? ticketing(2 * MINUTES_TO_LAPSE * 60) : reach[state]())
    await expectCell(world.services, reference, state, cells[state][verb], () => act(verb, reference))
  })
})

test('the matrix and the table of the contract say the same', () => {
  const triggers = { order: 'order-ticket', cancel: 'cancel', lapse: 'lapse', issue: 'issue' } as const
  for (const state of states) {
    for (const verb of verbs) {
      const move = airMoves.find((each) => each.from === state && each.trigger === triggers[verb])
      const cell = cells[state][verb]
      expect(cell === null || isRefused(cell) ? null : cell, `${state} ${verb}`).toBe(move?.to ?? null)
    }
  }
})

test('the money followed', async () => {
  // The states refunded and failed were written directly into the rows above, so their money does not match.
  await world.services.db
    .updateTable('booking')
    .set({ state: 'short' })
    .where('state', '=', 'failed')
    .execute()
  expect(await checkLedger(world.services.db, office.officeId)).toEqual([])
})

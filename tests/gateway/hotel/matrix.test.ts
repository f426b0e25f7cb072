import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hotelMoves, hotelStates, type HotelState } from '../../../contract/hotel/booking-states.ts'
import { checkLedger } from '../../../gateway/domain/wallet/check-ledger.ts'
import { expectCell, isRefused, stateAfter, type Cell } from '../booking/expect-cell.ts'
import { valueOf } from '../booking/office.ts'
import { openHotelOffice, openHotelWorld, type HotelOffice, type HotelWorld } from './hotel-office.ts'

/**
 * All pairs of state and verb (trust, B2): the answer of each verb in each state, and that a refusal changes
 * nothing.
 */

let world: HotelWorld
let office: HotelOffice
beforeAll(async () => {
  world = await openHotelWorld([
    { roomsPerOffice: true, stock: 1000 },
    { stock: 10, nightCents: 900_000_000 },
  ])
  office = await openHotelOffice(world.services, 100_000_000)
})
afterAll(() => world.close())

const reach: Record<HotelState, () => Promise<string>> = {
  held: async () => valueOf(await office.book()).reference,
  confirmed: async () => {
    const reference = await reach.held()
    valueOf(await office.order(reference))
    return reference
  },
  withdrawn: async () => {
    const reference = await reach.confirmed()
    valueOf(await office.cancel(reference))
    return reference
  },
  cancelled: async () => {
    const reference = await reach.held()
    valueOf(await office.cancel(reference))
    return reference
  },
  short: async () => valueOf(await office.book({ hotelId: 2 })).reference,
  duplicate: async () => {
    const code = (await office.codeOf()) ?? ''
    valueOf(await office.check(code))
    valueOf(await office.bookCode(code))
    return valueOf(await office.bookCode(code)).reference
  },
}

type Verb = 'order' | 'cancel' | 'extend' | 'lapse'

const cells: Record<HotelState, Record<Verb, Cell<HotelState>>> = {
  held: { order: 'confirmed', cancel: 'cancelled', extend: 'held', lapse: 'cancelled' },
  confirmed: { order: 'refused: not-held', cancel: 'withdrawn', extend: 'refused: not-held', lapse: null },
  withdrawn: {
    order: 'refused: not-held',
    cancel: 'refused: cancelled-already',
    extend: 'refused: not-held',
    lapse: null,
  },
  cancelled: {
    order: 'refused: not-held',
    cancel: 'refused: cancelled-already',
    extend: 'refused: not-held',
    lapse: null,
  },
  short: {
    order: 'refused: not-held',
    cancel: 'refused: not-cancellable',
    extend: 'refused: not-held',
    lapse: null,
  },
  duplicate: {
    order: 'refused: not-held',
    cancel: 'refused: not-cancellable',
    extend: 'refused: not-held',
    lapse: null,
  },
}

async function act(verb: Verb, reference: string): Promise<string | null> {
  if (verb === 'cancel') {
    const outcome = await office.cancel(reference)
    return outcome.ok ? outcome.value.booking.state : `refused: ${outcome.failure}`
  }
  if (verb !== 'lapse') {
    const outcome = await office[verb](reference)
    return outcome.ok ? outcome.value.state : `refused: ${outcome.failure}`
  }
  return stateAfter(
    async () => valueOf(await office.read(reference)),
    () => world.clock.advanceSeconds(600),
  )
}

const states = Object.keys(hotelStates) as HotelState[]
const verbs: Verb[] = ['order', 'cancel', 'extend', 'lapse']

describe.each(states)('a booking that is %s, and no step is skipped (ASVS 2.3.1)', (state) => {
  test.each(verbs)('on %s', async (verb) => {
    const reference = await reach[state]()
    await expectCell(world.services, reference, state, cells[state][verb], () => act(verb, reference))
  })
})

test('the matrix and the table of the contract say the same', () => {
  for (const state of states) {
    for (const trigger of ['order', 'cancel', 'lapse'] as const) {
      const move = hotelMoves.find((each) => each.from === state && each.trigger === trigger)
      const cell = cells[state][trigger]
      expect(cell === null || isRefused(cell) ? null : cell, `${state} ${trigger}`).toBe(move?.to ?? null)
    }
  }
})

test('the money followed', async () => {
  expect(await checkLedger(world.services.db, office.officeId)).toEqual([])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { lookUpHold } from '../../../../server/booking/look-up.ts'
import { watchGivenUp } from '../../../../server/booking/watch.ts'
import {
  lookUpTable,
  watchTable,
  type LookUpEvent,
  type WatchEvent,
} from '../../../../server/intent/hold-table.ts'
import { moves, type AttemptState } from '../../../../server/intent/moves.ts'
import { bookBody } from '../../../setup/air.ts'
import { openAttempts, type AttemptWorld } from './attempt-states.ts'

/** The table of a look-up and of the watch, cell by cell, through a desk on the real gateway (I2). */

const DATA = '/Air/AirBookingData'

let at: AttemptWorld
beforeAll(async () => {
  at = await openAttempts()
})
afterAll(() => at.close())

type Input = ReturnType<AttemptWorld['input']>

/** Books a fare as if the answer of the desk's own request were lost. */
async function bookUnseen({ offerCode, clientReference, form }: Input) {
  const SessionId = at.grantOfAnn.gatewaySession.reveal()
  await at.gateway.mustCall('air.revalidate', { SessionId, FareSourceCode: offerCode })
  const body = bookBody(offerCode, {}, clientReference)
  const [passenger] = form.passengers
  const PassengerName = {
    PassengerFirstName: passenger?.firstName ?? '',
    PassengerLastName: passenger?.lastName ?? '',
  }
  const AirTravelers = body.TravelerInfo.AirTravelers.map((one) => ({ ...one, PassengerName }))
  const TravelerInfo = { ...body.TravelerInfo, AirTravelers }
  const { UniqueId } = await at.gateway.mustCall('air.book', { SessionId, ...body, TravelerInfo })
  return { SessionId, UniqueId }
}

async function bookAndCancel(input: Input) {
  await at.gateway.mustCall('air.cancel', await bookUnseen(input))
}

const session = { Success: false, Error: { Id: 'Err0101001', Message: 'No session' } }

/**
 * How each event is made to happen. `before`: the states that an attempt may have when it is looked up; from
 * others the look-up comes to another event. `sentAgo`: seconds since it was sent. `while`: the state that
 * another instance of the desk gives it while the booking service is asked; before that it is in the first
 * state of `before`.
 */
type Scene = {
  before: readonly AttemptState[]
  while?: readonly AttemptState[]
  sentAgo?: number
  arrange?(input: Input): Promise<unknown> | void
  reference?: (ours: string) => string
}

const settled = ['done', 'refused', 'watched'] as const
const scenes: Record<LookUpEvent, Scene> = {
  'asked-for': { before: ['none', 'open', 'sent', 'unknown', ...settled], sentAgo: 71 },
  found: {
    before: ['sent', 'none', 'open', 'unknown', 'done'],
    while: ['refused', 'watched'],
    arrange: bookUnseen,
  },
  'ended-before': { before: ['sent', 'unknown'], arrange: bookAndCancel },
  'never-booked': {
    before: ['sent', 'none', 'open', 'unknown', 'done'],
    while: ['refused', 'watched'],
    arrange: async (input) => {
      await bookUnseen(input)
      at.rewrite(DATA, (body) => ({ ...body, Category: 40, Status: 41 }))
    },
  },
  missing: { before: ['sent', 'unknown', 'done'] },
  overdue: { before: ['sent', 'unknown', 'done'], while: ['open', 'refused', 'watched'], sentAgo: 71 },
  'never-sent': { before: ['none', 'open'], while: ['sent', 'unknown', ...settled] },
  'not-ours': { before: ['none', 'open'], reference: (ours) => `x${ours}` },
  session: {
    before: ['none', 'open', 'sent', 'unknown', 'done'],
    arrange: () => at.replace(DATA, Response.json(session)),
  },
  unreadable: {
    before: ['none', 'open', 'sent', 'unknown', 'done'],
    arrange: () => {
      // An earlier failure must not count, or calls would pause.
      at.pass(31)
      at.trouble(DATA, 'server-error', 'server-error', 'server-error')
    },
  },
}

const cells = (Object.keys(scenes) as LookUpEvent[]).flatMap((event) => {
  const { move, then } = lookUpTable[event]
  const { before, while: meanwhile = [] } = scenes[event]
  return [...before, ...meanwhile].map((state) => {
    const next = then[state]
    return [event, state, next, moves[move][state] ?? state] as const
  })
})

test.each(cells)('%s, of an attempt that is %s: %s, and it is %s', async (event, state, next, after) => {
  const { before, arrange, reference = (ours) => ours, sentAgo = 0 } = scenes[event]
  const made = at.input()
  const input = { ...made, clientReference: reference(made.clientReference) }
  await arrange?.(input)
  const isMeanwhile = !before.includes(state)
  await at.put(input, isMeanwhile ? (before[0] ?? 'none') : state, { sentAgo })
  if (isMeanwhile) at.meanwhile(DATA, () => at.put(input, state))
  const reads = at.calls(DATA)
  const lookUp = await lookUpHold(at.desk, at.grantOfAnn, airHandling, input.clientReference)
  at.clearTroubles()
  if (event === 'asked-for') {
    expect(at.calls(DATA) - reads).toBe(next === 'read' ? 1 : 0)
    return
  }
  expect(lookUp.kind).toBe(next === 'show' ? 'read' : next)
  expect(await at.stateAfter(input)).toBe(after)
})

const lateCells = (Object.keys(watchTable) as WatchEvent[]).flatMap((event) =>
  (['refused', 'watched'] as const).map((state) => {
    const { move, then } = watchTable[event]
    return [event, state, then[state], moves[move][state] ?? state] as const
  }),
)

test.each(lateCells)('%s, of an attempt that is %s: %s', async (event, state, next, after) => {
  const input = at.input()
  const booked = await bookUnseen(input)
  if (event === 'late-end') await at.gateway.mustCall('air.cancel', booked)
  await at.put(input, state)
  await watchGivenUp(at.desk, at.grantOfAnn)
  const { Category } = await at.gateway.mustCall('air.booking-data', booked)
  expect(Category).toBe(event === 'late-end' || next === 'release' ? 30 : 10)
  // A hold that was released has ended: that is the next event.
  expect(await at.stateAfter(input)).toBe(next === 'release' ? 'refused' : after)
})

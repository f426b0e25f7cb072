import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import {
  formTable,
  lookedUpTable,
  sendTable,
  type FormEvent,
  type LookedUp,
  type SendEvent,
} from '../../../../server/intent/hold-table.ts'
import { moves, statesMovedBy, type AttemptState } from '../../../../server/intent/moves.ts'
import { attemptStates, openAttempts, recordedBefore, type AttemptWorld } from './attempt-states.ts'

/** The table of a hold, cell by cell, through a desk on the real gateway (I1, I2). */

const BOOK = '/Air/AirBook'
const CHECK = '/Air/AirRevalidate'
const DATA = '/Air/AirBookingData'

let at: AttemptWorld
beforeAll(async () => {
  at = await openAttempts()
})
afterAll(() => at.close())
// A failure here must not count against the next test, whose calls would then pause.
beforeEach(() => at.pass(31))

type Input = ReturnType<AttemptWorld['input']>
const hold = (input: Input) => holdOnce(at.desk, at.grantOfAnn, airHandling, input)
const body = (change: object) => (answer: object) => ({ ...answer, ...change })
const entriesOf = <Name extends string, Of>(table: Readonly<Record<Name, Of>>) =>
  Object.entries<Of>(table) as [Name, Of][]

describe('a form that arrives', () => {
  const cells = entriesOf(formTable).flatMap(([event, { then }]) =>
    entriesOf<AttemptState, string>(then).map(([state, next]) => [event, state, next] as const),
  )

  test.each(cells)('the %s under an attempt that is %s: %s', async (event, state, next) => {
    const first = at.input()
    const input = event === 'same-form' ? first : { ...first, form: at.input().form }
    if (state === 'done') expect(await hold(first)).toMatchObject({ kind: 'held' })
    else await at.put(first, state)
    const [sent, read] = [at.calls(BOOK), at.calls(DATA)]
    const outcome = await hold(input)
    const calls = { sent: at.calls(BOOK) - sent, read: at.calls(DATA) - read }
    switch (next) {
      case 'prepare':
        expect(outcome).toMatchObject({ kind: 'held' })
        expect(calls.sent).toBe(1)
        return
      case 'look-up':
        expect(outcome).toMatchObject(
          event === 'same-form' ? { kind: 'unknown' } : { kind: 'refused', code: 'OtherForm' },
        )
        expect(calls).toEqual({ sent: 0, read: 1 })
        return
      case 'repeat':
        expect(outcome).toMatchObject({ kind: 'held' })
        expect(calls.sent).toBe(0)
        return
      case 'spent':
        expect(outcome).toMatchObject({ kind: 'spent' })
        expect(calls).toEqual({ sent: 0, read: 0 })
        return
      default:
        expect(outcome).toEqual(recordedBefore)
        expect(calls).toEqual({ sent: 0, read: 0 })
    }
  })

  /** Lets the look-up of an attempt without an outcome come to this; null with the reason why it cannot. */
  const lookUps: Record<LookedUp, ((input: Input) => Promise<unknown>) | null> = {
    read: async (input) => {
      at.trouble(BOOK, 'lose-reply')
      await hold(input)
    },
    'not-booked': (input) => at.put(input, 'unknown', { sentAgo: 71 }),
    session: async (input) => {
      await at.put(input, 'unknown')
      const lost = { Success: false, Error: { Id: 'Err0101001', Message: 'No session' } }
      at.replace(DATA, Response.json(lost))
    },
    pending: (input) => at.put(input, 'unknown'),
    // An attempt has a reference of the desk, and where there is one, a reading that fails is 'pending'.
    'not-found': null,
    failed: null,
  }
  const looks = entriesOf<FormEvent, Record<LookedUp, string>>(lookedUpTable).flatMap(([event, then]) =>
    entriesOf(then).flatMap(([answer, next]) => {
      const arrange = lookUps[answer]
      return arrange ? [[event, answer, next, arrange] as const] : []
    }),
  )

  test.each(looks)('the %s, where a look-up says %s: %s', async (event, answer, next, arrange) => {
    const first = at.input()
    await arrange(first)
    const sent = at.calls(BOOK)
    const outcome = await hold(event === 'same-form' ? first : { ...first, form: at.input().form })
    const outcomeOf = { read: 'held', session: 'session', 'not-booked': 'not-booked', pending: 'unknown' }
    const kinds: Record<string, string> = { repeat: 'held', spent: 'spent', wait: 'refused' }
    expect(outcome.kind).toBe(next === 'told' ? outcomeOf[answer as keyof typeof outcomeOf] : kinds[next])
    expect(at.calls(BOOK)).toBe(sent)
  })
})

/** How each event is made to happen, and the outcome for its person where nobody was first. */
type Scene = {
  arrange(input: Input, meanwhile: () => Promise<unknown>): Input | Promise<Input>
  expected: object
}

const scenes: Record<SendEvent, Scene> = {
  stopped: {
    arrange: (input, meanwhile) => {
      at.meanwhile(CHECK, meanwhile)
      return { ...input, acceptedTotalCents: input.acceptedTotalCents - 1 }
    },
    expected: { kind: 'revalidate' },
  },
  'booked-before': {
    arrange: async (input, meanwhile) => {
      await hold({ ...input, clientReference: at.input().clientReference })
      at.meanwhile(CHECK, meanwhile)
      return { ...input, evenIfBooked: false }
    },
    expected: { kind: 'booked-before' },
  },
  ready: {
    arrange: (input, meanwhile) => {
      at.meanwhile(CHECK, meanwhile)
      return input
    },
    expected: { kind: 'held' },
  },
  refused: answering(
    (input) => {
      at.rewrite(BOOK, () => ({ Success: false, Error: { Id: 'Err0102003', Message: 'Sold' } }))
      return input
    },
    { kind: 'gone' },
  ),
  unsent: {
    // Nothing is answered, so the attempt is settled by somebody else before it is sent: that is `ready`.
    arrange: (input, meanwhile) => {
      at.trouble(BOOK, 'refuse-connection')
      return meanwhile().then(() => input)
    },
    expected: { kind: 'refused', code: 'Unavailable' },
  },
  lost: answering(
    (input) => {
      at.trouble(BOOK, 'lose-reply')
      return input
    },
    { kind: 'unknown' },
  ),
  undocumented: answering(
    (input) => {
      at.rewrite(BOOK, body({ Category: 77, Status: 77 }))
      return input
    },
    { kind: 'unknown' },
  ),
  held: answering((input) => input, { kind: 'held' }),
  ended: answering(
    (input) => input,
    { kind: 'not-booked' },
    async ({ clientReference: ClientUniqueId }) => {
      const SessionId = at.grantOfAnn.gatewaySession.reveal()
      const { UniqueId } = await at.gateway.mustCall('air.booking-data', { SessionId, ClientUniqueId })
      await at.gateway.mustCall('air.cancel', { SessionId, UniqueId })
    },
  ),
  duplicate: answering(
    async (input) => {
      await hold({ ...input, clientReference: at.input().clientReference })
      return input
    },
    { kind: 'duplicate' },
  ),
  short: answering(
    (input) => {
      at.rewrite(BOOK, body({ Category: 40, Status: 41 }))
      return input
    },
    { kind: 'short' },
  ),
  failed: answering(
    (input) => {
      at.rewrite(BOOK, body({ Category: 40, Status: 40, WarningMessage: 'No seats.' }))
      return input
    },
    { kind: 'refused', code: 'refused' },
  ),
}

/** An event that is an answer to AirBook: the attempt is settled by somebody else while it is under way. */
function answering(
  prepare: (input: Input) => Input | Promise<Input>,
  expected: object,
  also: (input: Input) => Promise<unknown> = async () => {},
): Scene {
  return {
    arrange: async (input, meanwhile) => {
      const prepared = await prepare(input)
      at.meanwhile(BOOK, async () => {
        await also(prepared)
        await meanwhile()
      })
      return prepared
    },
    expected,
  }
}

describe('a claimed attempt', () => {
  const cells = entriesOf(sendTable).flatMap(([event, { move, then }]) =>
    entriesOf<AttemptState, string>(then).flatMap(([state, next]) =>
      isReached(event, state) ? [[event, state, next, moves[move][state] ?? state] as const] : [],
    ),
  )

  test.each(cells)('%s, while it is %s: %s, and it is %s', async (event, state, next, after) => {
    const scene = scenes[event]
    const made = at.input()
    const input = await scene.arrange(made, () => at.put(made, state))
    const sent = at.calls(BOOK)
    const outcome = await hold(input)
    const isSettled = ['done', 'refused', 'watched'].includes(state)
    if (next === 'recorded' && isSettled) expect(outcome).toEqual(recordedBefore)
    else if (event === 'ready' && next === 'recorded') {
      // Nobody settled it: a look-up tells, and takes the reference away where nothing was sent.
      expect(outcome.kind).toBe(state === 'open' ? 'not-booked' : 'unknown')
      expect(at.calls(BOOK)).toBe(sent)
      return
    } else expect(outcome).toMatchObject(scene.expected)
    // An attempt that was `ready` goes on: it is sent, and held.
    expect(await at.stateAfter(input)).toBe(next === 'send' ? 'done' : after)
  })

  /** Rows are never deleted; an attempt that was certainly not sent is arranged before it is claimed. */
  function isReached(event: SendEvent, state: AttemptState): boolean {
    if (state === 'none') return false
    return event !== 'unsent' || state === 'open'
  }
})

test('a move comes to one state, from all states that it is made from; so their cells say the same', () => {
  const steps = [...entriesOf(sendTable), ...entriesOf(formTable)].map(([, step]) => step)
  for (const { move, then } of steps) {
    const from = statesMovedBy(move).filter((state) => attemptStates.includes(state))
    expect(new Set(from.map((state) => then[state])).size).toBeLessThanOrEqual(1)
    expect(new Set(from.map((state) => moves[move][state])).size).toBeLessThanOrEqual(1)
  }
})

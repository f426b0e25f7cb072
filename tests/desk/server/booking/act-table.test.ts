import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actOn, settleAttempts } from '../../../../server/booking/act.ts'
import { rememberBooking } from '../../../../server/booking/remember.ts'
import type { CallOutcome } from '../../../../server/gateway-client/outcome.ts'
import {
  answerTable,
  earlierTable,
  readingTable,
  recordTable,
  wantedTable,
  type ActState,
  type AnswerEvent,
  type RecordEvent,
} from '../../../../server/intent/act-table.ts'
import { bodyHash } from '../../../../server/intent/body-hash.ts'
import { findIntent } from '../../../../server/intent/intent.ts'
import { moves, statesMovedBy } from '../../../../server/intent/moves.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { lost, recorded, scriptedKind, sessionLost, unsent, type ScriptedKind } from './scripted-kind.ts'
import { openWorld, type World } from '../world.ts'

/** The table of a verb, cell by cell, with a gateway whose answers the test sets (I2). */

const PART = ['ticket 1']
const OTHER = ['ticket 2']
const ok: CallOutcome<unknown> = { kind: 'ok', data: {} }
const refusal = { kind: 'refused', code: 'Err0103004', message: 'No', httpStatus: 200 } as const

let world: World
let grant: AnyGrant
let kind: ScriptedKind
let reference: string
/** The parts of which the record shows that the verb was done to them. */
let shown: Set<string>
/** Whether the kind can prove that nothing happened. */
let isProven: boolean

beforeAll(async () => {
  world = await openWorld()
  grant = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
})
afterAll(() => world.close())
beforeEach(async () => {
  reference = `PO${randomUUID()}`
  shown = new Set()
  isProven = true
  kind = scriptedKind()
  kind.acts = {
    ...kind.acts,
    cancel: {
      ...kind.acts.cancel,
      ofParts: true,
      isDone: (_booking, parts) => parts.every((part) => shown.has(part)),
      isUndone: () => Promise.resolve(isProven),
    },
  }
  const booking = recorded({ reference })
  const db = await world.desk.store.db()
  const askedAt = world.desk.clock.now()
  await rememberBooking(world.desk, db, grant, kind, { booking, askedAt, officeAt: null })
  kind.script.records.push(booking)
})

const cancel = (parts: readonly string[]) =>
  actOn(world.desk, grant, kind, 'cancel', reference, { chosen: { parts, agreedCents: 100 } })

const keyOf = () => ({ officeId: grant.officeId, verb: 'air.cancel', reference })

/** Writes the row of an attempt at a part as another instance of the desk would leave it. */
async function put(state: ActState, { mayArrive = state === 'under-way' } = {}): Promise<void> {
  const db = await world.desk.store.db()
  await db.deleteFrom('intent').where('client_reference', '=', reference).execute()
  if (state === 'none') return
  const now = world.desk.clock.now()
  const isSettled = state === 'done' || state === 'refused'
  await db
    .insertInto('intent')
    .values({
      office_id: grant.officeId,
      verb: 'air.cancel',
      client_reference: reference,
      body_hash: bodyHash([reference, PART]),
      draft_key: null,
      agreed: 'null',
      state: rowState(state),
      answer: 'null',
      parts: JSON.stringify(PART),
      created_by: grant.userName,
      by_name: grant.displayName,
      reason: null,
      created_at: now,
      sent_at: state === 'open' ? null : new Date(now.getTime() - (mayArrive ? 0 : 71_000)),
      settled_at: isSettled ? now : null,
      watch_until: null,
    })
    .execute()
}

async function stateAfter() {
  return (await findIntent(await world.desk.store.db(), keyOf()))?.state
}

/** The state of the row: the clock alone tells whether an attempt that was sent may still arrive. */
function rowState<State extends ActState>(state: State): Exclude<State, 'under-way'> | 'sent' {
  return state === 'under-way' ? 'sent' : (state as Exclude<State, 'under-way'>)
}

const entriesOf = <Name extends string, Of>(table: Readonly<Record<Name, Of>>) =>
  Object.entries<Of>(table) as [Name, Of][]

describe('a verb that is wanted', () => {
  const cells = entriesOf(wantedTable).flatMap(([event, { then }]) =>
    entriesOf<ActState, string>(then).map(([state, next]) => [event, state, next] as const),
  )

  test.each(cells)('for the %s, where an attempt is %s: %s', async (event, state, next) => {
    kind.script.answers.push(ok)
    await put(state)
    const parts = event === 'same' ? PART : OTHER
    const outcome = await cancel(parts)
    const { sent, reads } = kind.script
    switch (next) {
      case 'send':
        expect(outcome).toEqual({ kind: 'done' })
        expect(sent).toHaveLength(1)
        return
      case 'settle':
        // The record shows that the earlier attempt was not carried out.
        expect(outcome).toEqual({ kind: 'done' })
        expect(sent).toHaveLength(1)
        expect(reads).toBeGreaterThan(1)
        return
      case 'look-up':
        expect(outcome).toMatchObject({ code: 'NotDone' })
        expect([sent, reads]).toEqual([[], 1])
        return
      default: {
        const kinds: Readonly<Record<string, object>> = {
          done: { kind: 'done' },
          wait: { kind: 'unknown' },
          stop: { code: 'EarlierOpen' },
        }
        expect(outcome).toMatchObject(kinds[next] ?? {})
        expect([sent, reads]).toEqual([[], 0])
      }
    }
  })

  test.each(entriesOf(earlierTable))('for other parts, after one that is %s: %s', async (earlier, next) => {
    kind.script.answers.push(ok)
    await put('unknown')
    if (earlier === 'done') shown.add('ticket 1')
    if (earlier === 'session') kind.script.unread = sessionLost
    if (earlier === 'unknown') kind.script.unread = lost
    const outcome = await cancel(OTHER)
    const outcomes = { send: { kind: 'done' }, tell: { kind: 'session' }, stop: { code: 'EarlierOpen' } }
    expect(outcome).toMatchObject(outcomes[next])
    expect(kind.script.sent).toHaveLength(next === 'send' ? 1 : 0)
  })
})

/** The states that another instance of the desk can give an attempt; rows are never deleted. */
const meanwhile = ['open', 'sent', 'unknown', 'done', 'refused'] as const

describe('a verb that was sent', () => {
  const answers: Record<AnswerEvent, [CallOutcome<unknown>, object]> = {
    done: [ok, { kind: 'done' }],
    refused: [refusal, { kind: 'refused', code: 'Err0103004' }],
    session: [sessionLost, { kind: 'session' }],
    unsent: [unsent, { kind: 'refused', code: 'Unavailable' }],
    lost: [lost, {}],
  }
  const cells = entriesOf(answerTable).flatMap(([event, { move, then }]) =>
    meanwhile.map((state) => [event, state, then, moves[move][state] ?? state] as const),
  )

  test.each(cells)('%s, while it is %s: %s, and it is %s', async (event, state, next, after) => {
    const [answer, expected] = answers[event]
    kind.script.answers.push(answer)
    kind.script.whileSending = () => put(state, { mayArrive: true })
    const outcome = await cancel(PART)
    expect(kind.script.sent).toHaveLength(1)
    if (next === 'look-up') {
      expect(kind.script.reads).toBe(1)
      return
    }
    expect(outcome).toMatchObject(expected)
    expect(await stateAfter()).toBe(after)
  })
})

describe('a record that is asked', () => {
  const scenes: Record<RecordEvent, () => void> = {
    shown: () => shown.add('ticket 1'),
    early: () => undefined,
    unproven: () => void (isProven = false),
    undone: () => undefined,
    session: () => void (kind.script.unread = sessionLost),
    unreadable: () => void (kind.script.unread = lost),
  }
  const cells = entriesOf(recordTable).flatMap(([event, { move, then }]) =>
    meanwhile.map((state) => [event, state, then, moves[move][state] ?? state] as const),
  )

  test.each(cells)('%s, of an attempt that is %s: %s, and it is %s', async (event, state, next, after) => {
    scenes[event]()
    const mayArrive = event === 'early'
    await put('unknown', { mayArrive })
    const { read } = kind
    kind.read = async (...args) => {
      kind.read = read
      await put(state, { mayArrive })
      return read(...args)
    }
    const outcome = await cancel(PART)
    // What was sent is not said to be unsent because the session was lost when its record was read.
    expect(outcome.kind).toBe(next === 'session' ? 'unknown' : next)
    expect(await stateAfter()).toBe(after)
    expect(kind.script.sent).toEqual([])
  })
})

test.each(entriesOf(readingTable))('a booking whose attempt is %s is read: %s', async (state, next) => {
  await put(state)
  await settleAttempts(world.desk, grant, kind, reference)
  expect(kind.script.reads).toBe(next === 'settle' ? 1 : 0)
  expect(await stateAfter()).toBe(
    state === 'none' ? undefined : next === 'settle' ? 'refused' : rowState(state),
  )
})

test('nothing is sent where an earlier request may have taken effect', () => {
  for (const { then } of Object.values(wantedTable)) {
    for (const state of ['under-way', 'sent', 'unknown'] as const) expect(then[state]).not.toBe('send')
  }
  expect(wantedTable.same.then.done).toBe('done')
  expect(earlierTable.unknown).toBe('stop')
})

test('a move of a verb comes to one state, from all states that it is made from', () => {
  const steps = [...Object.values(wantedTable), ...Object.values(answerTable), ...Object.values(recordTable)]
  for (const { move } of steps) {
    const states = statesMovedBy(move).map((state) => moves[move][state])
    expect(new Set(states).size, move).toBeLessThanOrEqual(1)
  }
})

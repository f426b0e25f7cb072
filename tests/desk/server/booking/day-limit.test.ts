import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { claimWithinLimit, type LimitedAct } from '../../../../server/booking/day-limit.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { saveSettings } from '../../../../server/office/save-settings.ts'
import { claimIntent } from '../../../../server/intent/intent.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { decideOnRequest, limitRequestsOf } from '../../../../server/today/limit-requests.ts'
import { fareInput, openWorld, type World } from '../world.ts'

// What an agent may hold and complete on a day without an admin, and what an admin lets them do above it.

let world: World
let agent: AnyGrant
let admin: AnyGrant

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  const office = await world.gateway.mint({
    users: [
      { userName: 'ann', role: 'agent' },
      { userName: 'ben', role: 'admin' },
    ],
  })
  agent = await world.grant(await world.signIn(office), 'signed_in')
  admin = await world.grant(await world.signIn(office, 'admin'), 'signed_in')
})

const limitAgents = (cents: number) =>
  saveSettings(world.desk, admin, { day_limits: { all: cents, agents: {} } })

const requestsFor = async (grant: AnyGrant) =>
  (await limitRequestsOf(world.desk, grant, new Date(await officeNow()).toISOString())).lines

async function officeNow() {
  return world.desk.clock.now().getTime()
}

/** One claim of an act that costs so much. */
function claim(cents: number, subject: string = `TD-${randomUUID()}`) {
  const key = { officeId: agent.officeId, verb: 'air.book', reference: subject }
  const act: LimitedAct = {
    ...{ kind: 'air', verb: 'hold', subject, reference: null, cents, deadlineAt: null },
  }
  return claimWithinLimit(
    world.desk,
    agent,
    act,
    (db) => claimIntent(world.desk, key, { bodyHash: 'x', by: agent.userName }, 'claim', db),
    ({ kind }) => kind === 'claimed',
  )
}

test('8 acts at once take no more than the limit, and what was refused is not claimed', async () => {
  await limitAgents(10_000)
  const claims = await Promise.all(Array.from({ length: 8 }, () => claim(3_000)))
  expect(claims.filter(({ kind }) => kind === 'within')).toHaveLength(3)
  const db = await world.desk.store.db()
  const intents = await db
    .selectFrom('intent')
    .select('state')
    .where('office_id', '=', agent.officeId)
    .execute()
  expect(intents).toHaveLength(3)
  expect(await requestsFor(admin)).toHaveLength(5)
})

test('one booking takes from the limit once a day, however often it is claimed', async () => {
  await limitAgents(10_000)
  const subject = `TD-${randomUUID()}`
  expect((await claim(9_000, subject)).kind).toBe('within')
  expect((await claim(9_000, subject)).kind).toBe('within')
  expect((await claim(1_000)).kind).toBe('within')
  expect((await claim(1)).kind).toBe('over')
})

test('an agent with a limit of their own has that one, and an admin has none', async () => {
  await saveSettings(world.desk, admin, { day_limits: { all: 10_000, agents: { [agent.userName]: 500 } } })
  expect((await claim(501)).kind).toBe('over')
  const input = await fareInput(world, admin)
  expect((await holdOnce(world.desk, admin, airHandling, input)).kind).toBe('held')
})

describe('a hold above the limit', () => {
  test('is not sent; once an admin approves it, the same form holds once', async () => {
    await limitAgents(100)
    const input = await fareInput(world, agent)
    const stopped = await holdOnce(world.desk, agent, airHandling, input)
    expect(stopped).toMatchObject({ kind: 'refused', code: 'OverLimit' })
    expect(stopped.kind === 'refused' && stopped.message).toContain(admin.displayName)
    const again = await holdOnce(world.desk, agent, airHandling, input)
    expect(again).toMatchObject({ kind: 'refused', code: 'OverLimit' })
    const [request, ...others] = await requestsFor(admin)
    expect(others).toEqual([])
    expect(request).toMatchObject({ who: agent.displayName, verb: 'hold', cents: input.acceptedTotalCents })

    const id = request?.id ?? ''
    expect(await decideOnRequest(world.desk, agent, id, { state: 'approved' })).toMatchObject({
      kind: 'not-permitted',
    })
    expect(await decideOnRequest(world.desk, admin, id, { state: 'approved' })).toEqual({ kind: 'done' })
    expect(await decideOnRequest(world.desk, admin, id, { state: 'approved' })).toEqual({ kind: 'gone' })
    expect(await requestsFor(agent)).toMatchObject([{ state: 'approved', decidedBy: admin.displayName }])
    const held = await holdOnce(world.desk, agent, airHandling, input)
    expect(held.kind).toBe('held')
    expect(await requestsFor(agent)).toEqual([])
    expect((await claim(1)).kind).toBe('over')
  })

  test('that is declined stays unsent, and the agent reads why', async () => {
    await limitAgents(100)
    const input = await fareInput(world, agent)
    await holdOnce(world.desk, agent, airHandling, input)
    const [request] = await requestsFor(admin)
    await decideOnRequest(world.desk, admin, request?.id ?? '', {
      state: 'declined',
      words: 'Use the contract fare',
    })
    expect(await requestsFor(agent)).toMatchObject([{ state: 'declined', words: 'Use the contract fare' }])
    expect((await holdOnce(world.desk, agent, airHandling, input)).kind).toBe('refused')
  })
})

test('completing a hold of the same day takes nothing more; one of another day is asked about', async () => {
  const input = await fareInput(world, agent)
  const held = await holdOnce(world.desk, agent, airHandling, input)
  if (held.kind !== 'held') throw new Error(held.kind)
  await limitAgents(100)
  expect(await actOn(world.desk, agent, airHandling, 'order', held.reference)).toMatchObject({
    kind: 'refused',
    code: 'OverLimit',
  })
  const [request] = await requestsFor(admin)
  expect(request).toMatchObject({ verb: 'complete', reference: held.reference })
  await limitAgents(input.acceptedTotalCents)
  expect(await actOn(world.desk, agent, airHandling, 'order', held.reference)).toEqual({ kind: 'done' })
  expect((await claim(1)).kind).toBe('over')
})

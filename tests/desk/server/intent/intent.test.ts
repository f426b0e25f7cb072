import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  claimIntent,
  findIntent,
  reopenIntent,
  settleIntent,
  stampSent,
  type IntentKey,
} from '../../../../server/intent/intent.ts'
import { openWorld, type World } from '../world.ts'

/** Two instances of a desk share nothing but these rows, so the rows alone must decide who may send. */
let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

let keys = 0
const newKey = (): IntentKey => ({ officeId: 'sandbox:A', verb: 'air.book', reference: `TD-${(keys += 1)}` })
const made = { bodyHash: 'hash', by: 'ann' }
const claim = (key: IntentKey, move?: 'claim-again' | 'claim-anew') =>
  claimIntent(world.desk, key, made, move)
const settle = async (key: IntentKey, state: 'done' | 'refused' | 'unknown') =>
  settleIntent(world.desk, await world.desk.store.db(), key, { state, answer: state })
const rowOf = async (key: IntentKey) => findIntent(await world.desk.store.db(), key)
const stamp = (key: IntentKey) => stampSent(world.desk, key, { draftKey: 'draft', agreed: { terms: null } })

test('of many who claim at once exactly one may send', async () => {
  const key = newKey()
  const claims = await Promise.all(Array.from({ length: 20 }, () => claim(key)))
  expect(claims.filter(({ kind }) => kind === 'claimed')).toHaveLength(1)
  expect(await claim(key)).toMatchObject({ kind: 'taken', intent: { state: 'sent', created_by: 'ann' } })
})

test('each verb, reference and office is claimed for itself', async () => {
  const key = newKey()
  await claim(key)
  for (const other of [
    { ...key, verb: 'air.cancel' },
    { ...key, officeId: 'sandbox:B' },
    { ...key, officeId: 'production:A' },
    newKey(),
  ]) {
    expect(await rowOf(other)).toBeNull()
    expect(await claim(other)).toEqual({ kind: 'claimed' })
  }
})

test('what was not sent is claimed again; what may have been sent is not', async () => {
  const key = newKey()
  await claim(key)
  await reopenIntent(world.desk, key)
  expect(await rowOf(key)).toMatchObject({ state: 'open', sent_at: null })
  expect(await claim(key)).toEqual({ kind: 'claimed' })
  await settle(key, 'unknown')
  await reopenIntent(world.desk, key)
  expect(await claim(key)).toMatchObject({ kind: 'taken', intent: { state: 'unknown' } })
})

test('an attempt that names itself is settled alone: a newer one under its key stays as it is', async () => {
  const key = newKey()
  await claim({ ...key, attempt: 'hash' })
  await settle({ ...key, attempt: 'hash' }, 'refused')
  const newer = { ...made, bodyHash: 'another' }
  expect(await claimIntent(world.desk, { ...key, attempt: 'another' }, newer, 'claim-again')).toEqual({
    kind: 'claimed',
  })
  expect(await settle({ ...key, attempt: 'hash' }, 'done')).toBe(false)
  await reopenIntent(world.desk, { ...key, attempt: 'hash' })
  expect(await rowOf(key)).toMatchObject({ state: 'sent', body_hash: 'another' })
  expect(await settle({ ...key, attempt: 'another' }, 'done')).toBe(true)
})

test('a refused verb is claimed again only by those who ask for it, a done one by nobody', async () => {
  const [refused, done] = [newKey(), newKey()]
  for (const key of [refused, done]) await claim(key)
  await settle(refused, 'refused')
  await settle(done, 'done')
  expect(await claim(refused)).toMatchObject({ kind: 'taken' })
  expect(await claim(refused, 'claim-again')).toEqual({ kind: 'claimed' })
  expect(await rowOf(refused)).toMatchObject({ state: 'sent', settled_at: null })
  expect(await claim(done, 'claim-again')).toMatchObject({ kind: 'taken', intent: { state: 'done' } })
})

test('a done verb is claimed anew for something else, and never for the same', async () => {
  const key = newKey()
  await claim(key)
  await settle(key, 'done')
  expect(await claim(key, 'claim-anew')).toMatchObject({ kind: 'taken', intent: { state: 'done' } })
  const other = { ...made, bodyHash: 'another' }
  expect(await claimIntent(world.desk, key, other, 'claim-anew')).toEqual({ kind: 'claimed' })
})

test('only the first outcome counts, and unknown is none', async () => {
  const key = newKey()
  await claim(key)
  expect(await settle(key, 'unknown')).toBe(true)
  const outcomes = await Promise.all([settle(key, 'done'), settle(key, 'refused'), settle(key, 'done')])
  expect(outcomes.filter(Boolean)).toHaveLength(1)
  const first = await rowOf(key)
  expect(await settle(key, 'unknown')).toBe(false)
  await reopenIntent(world.desk, key)
  expect(await rowOf(key)).toEqual(first)
})

test('what was settled in the meantime is not sent any more', async () => {
  const [open, over] = [newKey(), newKey()]
  for (const key of [open, over]) await claim(key)
  await settle(over, 'refused')
  expect([await stamp(open), await stamp(over)]).toEqual([true, false])
  expect(await rowOf(open)).toMatchObject({ draft_key: 'draft', agreed: { terms: null } })
  expect(await rowOf(over)).toMatchObject({ draft_key: null })
})

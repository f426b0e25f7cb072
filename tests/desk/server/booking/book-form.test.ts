import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { checkOffer } from '../../../../server/booking/check-offer.ts'
import {
  firstReference,
  isOurReference,
  referenceAfter,
} from '../../../../server/booking/client-reference.ts'
import { openFormOf } from '../../../../server/booking/open-form.ts'
import { keepDraft } from '../../../../server/draft/drafts.ts'
import { claimIntent, settleIntent, reopenIntent } from '../../../../server/intent/intent.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { emptyPassengerForm } from '../../../../lib/air/passenger-form.ts'
import { lost, sessionLost } from './scripted-kind.ts'
import { openWorld, type World } from '../world.ts'

const CONFIG = '/Activity/v2/config'

let world: World
let grant: AnyGrant
let viewer: AnyGrant
let offerCode: string

beforeAll(async () => {
  world = await openWorld()
  const office = await world.gateway.mint({
    balance: '100.00',
    users: [
      { userName: 'ann', role: 'agent' },
      { userName: 'ben', role: 'agent' },
      { userName: 'vic', role: 'viewer' },
    ],
  })
  grant = await world.grant(await world.signIn(office), 'signed_in')
  viewer = await world.grant(await world.signIn(office, 'viewer'), 'signed_in')
})
afterAll(() => world.close())
beforeEach(() => {
  offerCode = randomUUID()
})

const open = (by: AnyGrant = grant) => openFormOf(world.desk, by, airHandling, offerCode)

/** Makes an attempt under a reference and leaves it in this state. */
async function attempt(reference: string, state: 'open' | 'sent' | 'unknown' | 'done' | 'refused') {
  const key = { officeId: grant.officeId, verb: 'air.book', reference }
  await claimIntent(world.desk, key, { bodyHash: 'x', by: 'ann' })
  if (state === 'open') await reopenIntent(world.desk, key)
  else if (state !== 'sent') await settleIntent(world.desk, await world.desk.store.db(), key, { state })
}

describe('a client reference', () => {
  test('is the same for the same person and offer, and another for any other', () => {
    const first = firstReference(grant, offerCode)
    expect(isOurReference(first)).toBe(true)
    expect(firstReference({ ...grant }, offerCode)).toBe(first)
    const others = [
      firstReference(grant, `${offerCode}x`),
      firstReference({ ...grant, userName: 'ben' }, offerCode),
      firstReference({ ...grant, officeId: 'sandbox:ANOTHER' }, offerCode),
      referenceAfter(first),
      referenceAfter(referenceAfter(first)),
    ]
    expect(new Set([first, ...others]).size).toBe(6)
    expect(others.every(isOurReference)).toBe(true)
  })
})

describe('a book form', () => {
  test('opens with the time of the office, and what the person may do', async () => {
    const form = await open()
    expect(form).toEqual({
      opening: { clientReference: firstReference(grant, offerCode), outcomeOpen: false, drafts: [] },
      serverNow: '2026-11-20T09:00:00.000Z',
      holdBar: null,
    })
    expect((await open(viewer)).holdBar).toContain('permission to book flights')
  })

  test('opens without it too, on the clock of the desk', async () => {
    world.pass(30)
    world.trouble(CONFIG, 'server-error', 'server-error', 'server-error')
    const form = await open()
    expect(form).toMatchObject({ serverNow: world.desk.clock.now().toISOString() })
    world.clearTroubles()
  })

  test.each([
    ['open', 0, false],
    ['sent', 0, true],
    ['unknown', 0, true],
    ['done', 1, false],
    ['refused', 1, false],
  ] as const)(
    'after an attempt that is %s goes on %i further, outcome open: %s',
    async (state, steps, isOpen) => {
      const first = firstReference(grant, offerCode)
      await attempt(first, state)
      const clientReference = steps === 0 ? first : referenceAfter(first)
      expect((await open()).opening).toMatchObject({ clientReference, outcomeOpen: isOpen })
    },
  )

  test('after many attempts has the first reference that is not spent', async () => {
    let reference = firstReference(grant, offerCode)
    for (let count = 0; count < 50; count += 1) {
      await attempt(reference, 'refused')
      reference = referenceAfter(reference)
    }
    expect((await open()).opening).toMatchObject({ clientReference: reference, outcomeOpen: false })
    await attempt(reference, 'refused')
    // Nobody makes so many: the search ends there.
    expect((await open()).opening).toMatchObject({ clientReference: reference, outcomeOpen: false })
  })

  test('has the drafts of its kind that can still be read as one', async () => {
    const draft = { offerCode: 'A', subjectKey: 'S', form: emptyPassengerForm([1]) }
    const savedAt = await keepDraft(world.desk, grant, 'air:1', JSON.stringify(draft))
    await keepDraft(world.desk, grant, 'air:2', '{"form":"of before"}')
    await keepDraft(world.desk, grant, 'hotel:1', JSON.stringify(draft))
    const { drafts } = (await open()).opening
    expect(drafts).toMatchObject([{ offerCode: 'A', subjectKey: 'S', savedAt: savedAt.toISOString() }])
    expect((await open(viewer)).opening.drafts).toEqual([])
  })
})

describe('a price check', () => {
  const check = (body: object) =>
    checkOffer(world.desk, grant, 'air', Promise.resolve(body as never), (answer, at) => ({ answer, ...at }))
  const refused = (code: string) => ({ kind: 'refused', code, message: 'No', httpStatus: 200 })

  test('has the time and money of the office', async () => {
    expect(await check({ kind: 'ok', data: 'priced' })).toEqual({
      kind: 'priced',
      answer: 'priced',
      checkedAt: '2026-11-20T09:00:00.000Z',
      spendableCents: 10_000,
      readAt: world.desk.clock.now().getTime(),
    })
    world.trouble(CONFIG, 'server-error', 'server-error', 'server-error')
    expect(await check({ kind: 'ok', data: 'priced' })).toMatchObject({ spendableCents: null })
    world.clearTroubles()
  })

  test('tells an offer that is gone from a session that is, and from a failure', async () => {
    expect(await check(refused('Err0102003'))).toEqual({ kind: 'gone', code: 'Err0102003' })
    expect(await check(sessionLost)).toEqual({ kind: 'session' })
    expect(await check(refused('Err0106001'))).toEqual({ kind: 'failed', message: 'No' })
    expect(await check(lost)).toEqual({ kind: 'failed', message: "The booking service isn't responding." })
  })
})

import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bookingsOf } from '../../../server/booking/queries.ts'
import { followAttempts } from '../../../server/booking/watch.ts'
import { makeDesk, type Desk } from '../../../server/desk.ts'
import type { AnyGrant } from '../../../server/session/grant.ts'
import { shellOf } from '../../../server/shell/queries.ts'
import { todayOf } from '../../../server/today/queries.ts'
import { reviewOf } from '../../../server/today/review.ts'
import { walletOf } from '../../../server/wallet/queries.ts'
import { holdFlight, openWorld, type World } from './world.ts'

/** What a page waits for before its first byte: calls of the booking service, and questions to the store. */

let world: World
let grant: AnyGrant
const store = { asked: 0, running: 0 }
beforeAll(async () => {
  world = await openWorld()
  grant = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  await holdFlight(world, grant)
  observe(pg.Pool.prototype, 'connect')
  observe(pg.Client.prototype, 'query', (query) => {
    // The booking service of this process has a schema of its own.
    if (/\bdesk"?\./.test(textOf(query))) store.asked += 1
  })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await world.close()
})

/** Notes while a method of the database is under way, and each question. */
function observe(object: object, method: string, note: (question: unknown) => void = () => undefined) {
  const methods = object as Record<string, (...args: unknown[]) => unknown>
  const real = methods[method]
  vi.spyOn(methods, method).mockImplementation(function (this: unknown, ...args: unknown[]) {
    const answer = real?.apply(this, args)
    if (!(answer instanceof Promise)) return answer
    note(args[0])
    store.running += 1
    void Promise.allSettled([answer]).then(() => (store.running -= 1))
    return answer
  })
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '')
}

/**
 * Reads with a desk whose calls all wait until nothing else goes on, and are then answered together.
 * @returns how often that happened, and how often the store was asked after the last time
 */
async function callsInSequence(read: (desk: Desk) => Promise<unknown>) {
  const waiting: (() => void)[] = []
  let answering = 0
  const fetch = async (url: string, init: RequestInit) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push(resolve)
    await promise
    answering += 1
    const response = await world.gateway.gateway.fetch(new Request(url, init))
    answering -= 1
    return response
  }
  const desk = makeDesk(world.desk.settings, world.desk.clock, { fetch, retryDelay: () => 0 })
  await (await desk.store.db()).selectFrom('session').select('id').execute()
  let isRead = false
  const reading = read(desk).finally(() => (isRead = true))
  let inSequence = 0
  let askedBefore = 0
  for (let quiet = 0; !isRead;) {
    await sleep(2)
    quiet = store.running > 0 || answering > 0 || waiting.length === 0 ? 0 : quiet + 1
    if (quiet < 10) continue
    inSequence += 1
    askedBefore = store.asked
    quiet = 0
    for (const answer of waiting.splice(0)) answer()
  }
  await reading
  const askedAfter = store.asked - askedBefore
  await desk.store.close()
  return { inSequence, askedAfter }
}

const never = () => undefined
const pages: Record<string, (desk: Desk) => Promise<unknown>> = {
  Today: (desk) => todayOf(desk, grant, never),
  'the list of bookings': (desk) => bookingsOf(desk, grant, null, never),
  'the changes to review': (desk) => reviewOf(desk, grant, null),
}

test.each(Object.entries(pages))(
  '%s and its frame wait for one call, and for nothing after it',
  async (_, page) => {
    const read = await callsInSequence((desk) => Promise.all([shellOf(desk, grant), page(desk)]))
    expect(read).toEqual({ inSequence: 1, askedAfter: 0 })
  },
)

test('the wallet waits for one call', async () => {
  await walletOf(world.desk, grant)
  const read = await callsInSequence((desk) => Promise.all([shellOf(desk, grant), walletOf(desk, grant)]))
  expect(read.inSequence).toBe(1)
})

test('after a page, one question finds that no attempt is open', async () => {
  const before = store.asked
  await followAttempts(world.desk, grant)
  expect(store.asked - before).toBe(1)
})

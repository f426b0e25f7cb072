import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { checkFare } from '../../../../server/air/check-fare.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { lookUpBooking, lookUpHold } from '../../../../server/booking/look-up.ts'
import { keepDraft } from '../../../../server/draft/drafts.ts'
import { draftTexts } from '../draft/draft-texts.ts'
import { openAs } from '../../../../server/gateway-client/call-as.ts'
import { renew } from '../../../../server/session/renew.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { searchBody } from '../../../setup/air.ts'
import type { MintedOffice } from '../../../setup/gateway.ts'
import { fareInput, openWorld, type World } from '../world.ts'

/**
 * The session ends at each step from the search to the ticket. The agent signs in over the page and goes on:
 * nothing that was typed is lost, one session is opened, the price is checked again in it, and there is one
 * booking. A commit is never sent again by itself.
 */

const CREATE = '/Authenticate/CreateSession'
const REVALIDATE = '/Air/AirRevalidate'
const BOOK = '/Air/AirBook'

let world: World
let office: MintedOffice
let cookie: string
let grant: Grant<'air_book'>
let input: Awaited<ReturnType<typeof fareInput>>

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  office = await world.gateway.mint({ balance: '90000.00' })
  cookie = await world.signIn(office)
  grant = await world.grant(cookie, 'air_book')
  input = await fareInput(world, grant)
  await keepDraft(world.desk, grant, 'air:a trip', JSON.stringify(input.form))
})

const end = () => world.gateway.call('session.end', { SessionId: grant.gatewaySession.reveal() })
const hold = () => holdOnce(world.desk, grant, airHandling, input)
const act = (verb: 'order' | 'cancel', reference: string) =>
  actOn(world.desk, grant, airHandling, verb, reference)

/** Signs in over the page; several requests may ask for it at once. */
async function signInAgain() {
  const person = office.users.find(({ role }) => role === 'agent')
  const visitor = { address: 'test', requestId: 'request-of-a-test' }
  const renewals = await Promise.all(
    Array.from({ length: 4 }, () => renew(world.desk, cookie, person?.accountUuid ?? '', visitor)),
  )
  const [renewal] = renewals
  if (!renewal?.ok) throw new Error('not renewed')
  cookie = renewal.cookie
  grant = await world.grant(cookie, 'air_book')
}

async function held(): Promise<string> {
  const outcome = await hold()
  if (outcome.kind !== 'held') throw new Error(outcome.kind)
  return outcome.reference
}

/** Takes one step; it ends with the session, and succeeds when it is taken again. */
type Step = () => Promise<{
  /** The outcome of the step, and the expected one. */
  ended: [unknown, object]
  again: () => Promise<unknown>
  works: object
}>

/** A step that begins with a session that has ended. */
const after = async (take: () => Promise<unknown>, expected: object, works: object) => {
  await end()
  const ended: [unknown, object] = [await take(), expected]
  return { ended, again: take, works }
}

const session = { kind: 'session' }
const steps: Readonly<Record<string, Step>> = {
  'while searching': () => {
    const take = async () => {
      const body = searchBody([['LTN', 'KEF', '2026-12-20']])
      const opened = await openAs(world.desk, grant, 'air.low-fare-search-incremental', body)
      if (opened.kind !== 'ok') return opened
      const text = await opened.data.text()
      return { refused: text.includes('Err0101001'), done: text.includes('event: done') }
    }
    return after(take, { refused: true, done: false }, { refused: false, done: true })
  },
  'when the form opens': () =>
    after(() => checkFare(world.desk, grant, input.offerCode), session, { kind: 'priced' }),
  'before the hold': () => after(hold, session, { kind: 'held' }),
  'between check and hold': async () => {
    world.meanwhile(REVALIDATE, end)
    return { ended: [await hold(), session], again: hold, works: { kind: 'held' } }
  },
  'while a lost hold is looked for': async () => {
    world.trouble(BOOK, 'lose-reply')
    await hold()
    const lookUp = () => lookUpHold(world.desk, grant, airHandling, input.clientReference)
    return after(lookUp, session, { kind: 'read', booking: { state: 'held' } })
  },
  'on the booking page': async () => {
    const reference = await held()
    const lookUp = () => lookUpBooking(world.desk, grant, airHandling, reference)
    return after(lookUp, session, { kind: 'read', booking: { state: 'held' } })
  },
  'before the ticket': async () => {
    const reference = await held()
    return after(() => act('order', reference), session, { kind: 'done' })
  },
  'before the cancellation': async () => {
    const reference = await held()
    return after(() => act('cancel', reference), session, { kind: 'done' })
  },
}

test.each(Object.entries(steps))('the session ends at the step %s', async (name, step) => {
  const opened = world.calls(CREATE)
  const { ended, again, works } = await step()
  const [outcome, expected] = ended
  expect(outcome).toMatchObject(expected)
  expect(world.calls(CREATE)).toBe(opened)
  await signInAgain()
  expect(world.calls(CREATE) - opened).toBe(1)
  const isBooked = /lost|page|ticket|cancellation/.test(name)
  if (!isBooked) {
    expect(await draftTexts(world.desk, grant, 'air:')).toEqual([JSON.stringify(input.form)])
  }
  const checks = world.calls(REVALIDATE)
  const sent = world.calls(BOOK)
  expect(await again()).toMatchObject(works)
  if (!isBooked) expect(await hold()).toMatchObject({ kind: 'held' })
  // In the new session the price is checked before the hold, and a hold is sent by a press alone.
  expect(world.calls(REVALIDATE) - checks > 0).toBe(!isBooked)
  expect(world.calls(BOOK) - sent).toBe(isBooked ? 0 : 1)
  const rows = await world.gateway.services.db
    .selectFrom('booking')
    .select('reference')
    .where('office_id', '=', office.officeId)
    .execute()
  expect(rows).toHaveLength(1)
})

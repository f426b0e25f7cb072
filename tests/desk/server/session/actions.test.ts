import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { seedDemoAccounts } from '../../../../gateway/domain/session/seed-accounts.ts'
import type { BookingKind } from '../../../../contract/booking/kinds.ts'
import {
  actOnBooking,
  actOnBookings,
  importBooking,
  dropListView,
  holdBookingAgain,
  holdOffer,
  keepListView,
  lookUpHeld,
} from '../../../../server/booking/actions.ts'
import { bookingAgain } from '../../../../server/booking/again-page.ts'
import { MOST_AT_ONCE } from '../../../../lib/booking/bulk.ts'
import { openBookForm } from '../../../../server/booking/open-form.ts'
import { bookingForPage } from '../../../../server/booking/page.ts'
import { listBookings } from '../../../../server/booking/queries.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { renewDemoSession, renewSession, signOutNow } from '../../../../server/session/actions.ts'
import { cookieName } from '../../../../server/session/cookie.ts'
import { demoPeople } from '../../../../server/session/demo-accounts.ts'
import { deskRoute } from '../../../../server/session/desk-route.ts'
import { keepDraft } from '../../../../server/draft/drafts.ts'
import { requireGrant, requireRouteGrant } from '../../../../server/session/gate.ts'
import { signIn as signInDirectly } from '../../../../server/session/sign-in.ts'
import { sessionOfRequest } from '../../../../server/session/session-of-request.ts'
import type { MintedOffice } from '../../../setup/gateway.ts'
import { runOn } from '../../../setup/template.ts'
import { inRequest, type SetCookie } from '../../../setup/next-headers.ts'
import { fareInput, holdFlight, openWorld, type World } from '../world.ts'

let world: World
let office: MintedOffice
/** The cookies of a browser: empty before each test. */
let jar: Map<string, string>
/** The cookies that an action set, with their attributes. */
let set: Map<string, SetCookie>

beforeAll(async () => {
  world = await openWorld()
  office = await world.gateway.mint({
    users: [
      { userName: 'ann', role: 'agent' },
      { userName: 'vic', role: 'viewer' },
    ],
  })
  // `desk()` is the desk of the process: here that of this world.
  Object.assign(globalThis, { __travelDesk: { desk: world.desk } })
})
afterAll(async () => {
  Object.assign(globalThis, { __travelDesk: {} })
  await world.close()
})
beforeEach(() => {
  jar = new Map()
  set = new Map()
})

/** Does as a browser on a page of the desk. */
function visit<T>(work: () => T): T {
  const headers = new Headers({ host: 'localhost:3000', origin: 'http://localhost:3000' })
  return inRequest({ headers, jar, set }, work)
}

async function signIn(role: 'agent' | 'viewer' = 'agent'): Promise<string> {
  const cookie = await world.signIn(office, role)
  jar.set(cookieName(world.desk.settings), cookie)
  return cookie
}

const STRICT = { httpOnly: true, sameSite: 'strict', path: '/', secure: true }

const unknownKind = 'train' as BookingKind

describe('without a session', () => {
  test('no action and no page does anything (8.3.3, X2)', async () => {
    const input = await fareInput(world, await world.grant(await world.signIn(office), 'signed_in'))
    expect(await visit(() => holdOffer('air', input))).toEqual({ kind: 'session' })
    expect(await visit(() => actOnBooking('air', 'cancel', 'PO0000001'))).toEqual({ kind: 'session' })
    expect(await visit(() => lookUpHeld('air', input.clientReference))).toEqual({ kind: 'session' })
    const again = { ...input, reference: 'PO0000001' }
    expect(await visit(() => holdBookingAgain('air', again))).toEqual({ kind: 'session' })
    expect(await visit(() => actOnBookings('cancel', ['PO0000001']))).toEqual({ kind: 'session' })
    expect(await visit(() => importBooking('PO0000001'))).toEqual({ kind: 'session' })
    expect(await visit(() => keepListView({ name: 'mine', params: '', typed: '' }))).toEqual({
      kind: 'session',
    })
    expect(await visit(() => dropListView('mine'))).toEqual({ kind: 'session' })
    expect(await visit(() => bookingAgain('PO0000001'))).toEqual({ kind: 'session' })
    expect(await visit(() => listBookings())).toEqual({ kind: 'session' })
    expect(await visit(() => bookingForPage('PO0000001'))).toEqual({ kind: 'session' })
    expect(await visit(() => openBookForm(airHandling, input.offerCode))).toEqual({ kind: 'session' })
    expect(await visit(() => sessionOfRequest())).toBeNull()
    const refusal = { kind: 'refused', code: 'SignedOut' }
    expect(await visit(() => requireRouteGrant('signed_in'))).toEqual({ ok: false, refusal })
    expect(await visit(() => renewSession('a secret'))).toEqual({ ok: false, code: 'SignedOut' })
  })
})

describe('without an Origin of ours', () => {
  test.each([undefined, 'null', 'https://elsewhere.example'])(
    '%s: no action does anything (3.5.1)',
    async (origin) => {
      const cookie = await signIn()
      const headers = new Headers({ host: 'localhost:3000', ...(origin && { origin }) })
      const from = <T>(work: () => T) => inRequest({ headers, jar }, work)
      const input = await fareInput(world, await world.grant(cookie, 'signed_in'))
      expect(await from(() => holdOffer('air', input))).toEqual({ kind: 'session' })
      expect(await from(() => actOnBooking('air', 'cancel', 'PO0000001'))).toEqual({ kind: 'session' })
      expect(await from(() => renewSession('a secret'))).toEqual({ ok: false, code: 'SignedOut' })
      expect(await from(() => renewDemoSession())).toEqual({ ok: false, code: 'SignedOut' })
      await from(() => signOutNow())
      expect(jar.get(cookieName(world.desk.settings))).toBe(cookie)
      expect(await visit(() => requireGrant('signed_in'))).toMatchObject({ ok: true })
    },
  )
})

test('a route says that the records are away where they are, and nothing else instead', async () => {
  await signIn()
  const away = (error: Error) => {
    const store = { ...world.desk.store, db: () => Promise.reject(error) }
    Object.assign(globalThis, { __travelDesk: { desk: { ...world.desk, store } } })
  }
  try {
    away(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
    const refusal = { kind: 'refused', code: 'RecordsAway' }
    expect(await visit(() => requireRouteGrant('signed_in'))).toEqual({ ok: false, refusal })
    await expect(visit(() => requireGrant('signed_in'))).rejects.toThrow('ECONNREFUSED')
    away(new Error('a defect'))
    await expect(visit(() => requireRouteGrant('signed_in'))).rejects.toThrow('a defect')
  } finally {
    Object.assign(globalThis, { __travelDesk: { desk: world.desk } })
  }
  expect(await visit(() => requireRouteGrant('signed_in'))).toMatchObject({ ok: true })
})

test('a route whose work meets a full disk is 503 with Retry-After, and any other error goes on', async () => {
  await signIn()
  const url = world.gateway.services.settings.databaseUrl
  const failing = (state: string) =>
    runOn(
      url,
      `create function desk.failing() returns trigger language plpgsql as
         $$ begin raise exception 'No space left on device' using errcode = '${state}'; end $$;
       create trigger failing before insert on desk.draft for each row execute function desk.failing()`,
    )
  const route = deskRoute('signed_in', async (desk, grant) => {
    await keepDraft(desk, grant, 'air:a trip', '{}')
    return new Response()
  })
  const answer = () => visit(() => route(new Request('http://localhost:3000/')))
  try {
    await failing('53100')
    const { status, headers } = await answer()
    expect([status, headers.get('retry-after')]).toEqual([503, '2'])
    await runOn(url, 'drop function desk.failing cascade')
    await failing('23514')
    await expect(answer()).rejects.toThrow('No space left on device')
  } finally {
    await runOn(url, 'drop function if exists desk.failing cascade')
  }
  expect(await answer()).toMatchObject({ status: 200 })
})

describe('an action on bookings', () => {
  const incomplete = { kind: 'refused', code: 'BadRequest', message: 'The request is incomplete.' }

  test('holds, finds and cancels', async () => {
    const grant = await world.grant(await signIn(), 'signed_in')
    const input = await fareInput(world, grant)
    const held = await visit(() => holdOffer('air', input))
    if (held.kind !== 'held') throw new Error(held.kind)
    const lookUp = await visit(() => lookUpHeld('air', ` ${input.clientReference} `))
    expect(lookUp).toMatchObject({ kind: 'read', booking: { reference: held.reference } })
    expect(await visit(() => listBookings())).toMatchObject({ lines: [{ reference: held.reference }] })
    const page = await visit(() => bookingForPage(held.reference))
    expect(page).toMatchObject({ kind: 'read', bars: { order: null, cancel: null } })
    expect(await visit(() => actOnBooking('air', 'cancel', ` ${held.reference} `))).toEqual({ kind: 'done' })
  })

  test('takes no kind, verb, reference or price that is none', async () => {
    const grant = await world.grant(await signIn(), 'signed_in')
    const input = await fareInput(world, grant)
    expect(await visit(() => holdOffer(unknownKind, input))).toEqual(incomplete)
    const wrong: Partial<typeof input>[] = [
      { offerCode: ' ' },
      { offerCode: 'x'.repeat(257) },
      { clientReference: 'mine' },
      { acceptedTotalCents: -1 },
      { acceptedTotalCents: 0.5 },
      { evenIfBooked: 'yes' as unknown as boolean },
      { form: 'none' as unknown as typeof input.form },
    ]
    for (const change of wrong) {
      expect(await visit(() => holdOffer('air', { ...input, ...change }))).toEqual(incomplete)
    }
    expect(await visit(() => actOnBooking(unknownKind, 'cancel', 'PO0000001'))).toEqual(incomplete)
    expect(await visit(() => actOnBooking('air', 'toString', 'PO0000001'))).toEqual(incomplete)
    expect(await visit(() => actOnBooking('air', 'cancel', ' '))).toEqual(incomplete)
    expect(await visit(() => actOnBooking('air', 'cancel', 'x'.repeat(65)))).toEqual(incomplete)
    const failed = { kind: 'failed', message: incomplete.message }
    expect(await visit(() => lookUpHeld(unknownKind, input.clientReference))).toEqual(failed)
    expect(await visit(() => lookUpHeld('air', ''))).toEqual(failed)
  })

  test('acts on many, books again, imports and keeps views', async () => {
    const grant = await world.grant(await signIn(), 'signed_in')
    const { reference } = await holdFlight(world, grant)
    const released = await visit(() => actOnBookings('cancel', [` ${reference} `]))
    expect(released).toMatchObject({ kind: 'ran', rows: [{ reference, outcome: { kind: 'done' } }] })
    const page = await visit(() => bookingAgain(reference))
    if (page.kind !== 'open') throw new Error(page.kind)
    const fare = await fareInput(world, grant)
    const { offerCode, acceptedTotalCents } = fare
    const { clientReference } = page
    const again = { reference, offerCode, acceptedTotalCents, clientReference, evenIfBooked: false }
    expect(await visit(() => holdBookingAgain('air', again))).toMatchObject({ kind: 'held' })
    expect(await visit(() => importBooking(reference))).toEqual({ kind: 'known', reference })
    const view = { name: ' mine ', params: 'tab=past&after=x&other=1', typed: 'keller' }
    expect(await visit(() => keepListView(view))).toEqual({ kind: 'done' })
    const savedView = { name: 'mine', params: 'tab=past', typed: 'keller' }
    expect(await visit(() => listBookings())).toMatchObject({ views: [savedView] })
    expect(await visit(() => dropListView('mine'))).toEqual({ kind: 'done' })
    expect(await visit(() => listBookings())).toMatchObject({ views: [] })
  })

  test('says what is wrong with many, with a reference and with a view', async () => {
    const grant = await world.grant(await signIn(), 'signed_in')
    const input = { ...(await fareInput(world, grant)), reference: 'PO0000001' }
    expect(await visit(() => holdBookingAgain(unknownKind, input))).toEqual(incomplete)
    expect(await visit(() => holdBookingAgain('air', { ...input, reference: ' ' }))).toEqual(incomplete)
    expect(await visit(() => actOnBookings('order' as 'cancel', ['PO0000001']))).toEqual(incomplete)
    expect(await visit(() => actOnBookings('cancel', []))).toEqual(incomplete)
    expect(await visit(() => actOnBookings('cancel', Array<string>(MOST_AT_ONCE + 1).fill('PO1')))).toEqual(
      incomplete,
    )
    expect(await visit(() => importBooking('a b'))).toEqual({
      kind: 'failed',
      message: 'A reference has no spaces and at most 64 characters.',
    })
    const view = { name: 'x', params: '', typed: '' }
    const noName = { ...incomplete, message: 'A name has 1 to 40 characters.' }
    expect(await visit(() => keepListView({ ...view, name: ' ' }))).toEqual(noName)
    expect(await visit(() => keepListView({ ...view, name: 'x'.repeat(41) }))).toEqual(noName)
    expect(await visit(() => dropListView(' '))).toEqual(incomplete)
    for (let number = 0; number < 20; number++) {
      const named = { ...view, name: `view ${number}` }
      expect(await visit(() => keepListView(named))).toEqual({ kind: 'done' })
    }
    expect(await visit(() => keepListView(view))).toEqual({
      ...incomplete,
      message: 'You have 20 saved views; delete one first.',
    })
  })

  test('a viewer sees and does not change (8.2.2)', async () => {
    const { reference } = await holdFlight(world, await world.grant(await world.signIn(office), 'signed_in'))
    await signIn('viewer')
    expect(await visit(() => actOnBooking('air', 'cancel', reference))).toMatchObject({
      kind: 'refused',
      code: 'Err0101006',
    })
    const page = await visit(() => bookingForPage(reference))
    expect(page).toMatchObject({
      kind: 'read',
      booking: { state: 'held' },
      bars: { cancel: expect.stringContaining('permission to cancel flight bookings') as string },
    })
  })

  test('needs the permission to read bookings for a look-up', async () => {
    const cookie = await signIn()
    const db = await world.desk.store.db()
    const grant = await world.grant(cookie, 'signed_in')
    const permissions = JSON.stringify(['air_book', 'air_cancel'])
    await db.updateTable('session').set({ permissions }).where('id', '=', grant.sessionId).execute()
    const reference = 'TD-00000000-0000-4000-8000-000000000000'
    expect(await visit(() => lookUpHeld('air', reference))).toEqual({
      kind: 'failed',
      message: 'Permission denied',
    })
    expect(await visit(() => listBookings())).toMatchObject({
      kind: 'not-permitted',
      permission: expect.stringContaining('air_booking_data') as string,
    })
    expect(await visit(() => bookingForPage('PO0000001'))).toEqual({
      kind: 'failed',
      message: "You don't have permission to view bookings.",
      lastSeen: null,
    })
  })
})

describe('an action on the session', () => {
  test('renews it with the typed secret, and gives the browser its new id (7.2.4)', async () => {
    const before = await signIn()
    const secret = office.users.find(({ userName }) => userName === 'ann')?.accountUuid ?? ''
    expect(await visit(() => renewSession(' '))).toEqual({ ok: false, code: 'Incomplete' })
    expect(await visit(() => renewSession('x'.repeat(513)))).toEqual({ ok: false, code: 'Incomplete' })
    expect(await visit(() => renewSession('wrong'))).toEqual({ ok: false, code: 'Err0101003' })
    expect(jar.get(cookieName(world.desk.settings))).toBe(before)
    expect(await visit(() => renewSession(` ${secret} `))).toEqual({ ok: true })
    expect(jar.get(cookieName(world.desk.settings))).toMatch(/^[A-Za-z0-9_-]{43}\.[A-Za-z0-9_-]+$/)
    expect(jar.get(cookieName(world.desk.settings))).not.toBe(before)
    expect(set.get(cookieName(world.desk.settings))).toMatchObject({ ...STRICT, maxAge: 12 * 3600 })
    expect(await visit(() => requireGrant('air_book'))).toMatchObject({ ok: true })
  })

  test('is renewed for a demo person in one click', async () => {
    await seedDemoAccounts(world.gateway.services)
    const [maya] = demoPeople(world.desk.settings, undefined)
    if (!maya) throw new Error('no demo people')
    const visitor = { address: 'test', requestId: 'request-of-a-test', previousCookie: null }
    const { office: named, user, secret } = maya
    const typed = { environment: 'sandbox', office: named, user, secret } as const
    const before = await signInDirectly(world.desk, typed, visitor)
    if (!before.ok) throw new Error(before.code)
    jar.set(cookieName(world.desk.settings), before.cookie)
    vi.stubEnv('GATEWAY_DEMO', 'off')
    expect(await visit(() => renewDemoSession())).toEqual({ ok: false, code: 'Incomplete' })
    vi.unstubAllEnvs()
    expect(await visit(() => renewDemoSession())).toEqual({ ok: true })
    expect(jar.get(cookieName(world.desk.settings))).not.toBe(before.cookie)
  })

  test('a person who is no demo person types a secret', async () => {
    await signIn()
    expect(await visit(() => renewDemoSession())).toEqual({ ok: false, code: 'Incomplete' })
  })

  test('ends it, here and upstream, and takes the cookie (7.4.1)', async () => {
    const { gatewaySession } = await world.grant(await signIn(), 'signed_in')
    expect(await visit(() => sessionOfRequest())).toMatchObject({ user_name: 'ann' })
    await expect(visit(() => signOutNow())).rejects.toMatchObject({
      digest: expect.stringContaining('/sign-in') as string,
    })
    expect(jar.has(cookieName(world.desk.settings))).toBe(false)
    expect(set.get(cookieName(world.desk.settings))).toEqual({ ...STRICT, value: '', maxAge: 0 })
    const info = await world.gateway.call('session.info', { SessionId: gatewaySession.reveal() })
    expect(info.body).toMatchObject({ Error: { Id: 'Err0101001' } })
  })

  test('shows the sign-in page although there is no session to end', async () => {
    await expect(visit(() => signOutNow())).rejects.toMatchObject({
      digest: expect.stringContaining('/sign-in') as string,
    })
  })
})

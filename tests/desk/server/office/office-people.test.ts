import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  saveOfficeLogo,
  saveOfficeSettings,
  signOutColleague,
  signOutMyself,
  verifyChangeLog,
} from '../../../../server/office/actions.ts'
import { readChanges } from '../../../../server/office/changes.ts'
import { readOverview } from '../../../../server/office/overview.ts'
import { peopleOf, readPeople } from '../../../../server/office/people.ts'
import { readSettingsPage } from '../../../../server/office/settings-page.ts'
import { cookieName } from '../../../../server/session/cookie.ts'
import { grantFor } from '../../../../server/session/gate.ts'
import { renew } from '../../../../server/session/renew.ts'
import { findSession } from '../../../../server/session/session-row.ts'
import { lapsedShellOf } from '../../../../server/shell/queries.ts'
import type { MintedOffice } from '../../../setup/gateway.ts'
import { inRequest } from '../../../setup/next-headers.ts'
import { holdFlight, openWorld, type World } from '../world.ts'

// The office's pages and actions are for its admins; signing out everywhere ends every session of a person.

let world: World
let office: MintedOffice
let jar: Map<string, string>
const NO_CHANGES = { funds_contact: null, low_balance_cents: null, notice_minutes: null }

beforeAll(async () => {
  world = await openWorld()
  Object.assign(globalThis, { __travelDesk: { desk: world.desk } })
})
afterAll(async () => {
  Object.assign(globalThis, { __travelDesk: {} })
  await world.close()
})
beforeEach(async () => {
  jar = new Map()
  office = await world.gateway.mint({
    users: [
      { userName: 'ann', role: 'agent' },
      { userName: 'ben', role: 'admin' },
      { userName: 'vic', role: 'viewer' },
    ],
  })
})

async function visitAs<T>(role: 'agent' | 'admin' | 'viewer' | null, work: () => T): Promise<T> {
  if (role !== null) jar.set(cookieName(world.desk.settings), await world.signIn(office, role))
  const headers = new Headers({ host: 'localhost:3000', origin: 'http://localhost:3000' })
  return inRequest({ headers, jar }, work)
}

const gateOf = async (cookie: string) => {
  const gate = await grantFor(world.desk, cookie, 'signed_in', 'request-1')
  return gate.ok ? 'ok' : gate.refusal.code
}

/** Whether the gateway knows a session. */
const lives = async (cookie: string) => {
  const { gatewaySession } = await world.grant(cookie, 'signed_in')
  return async () =>
    (await world.gateway.call('session.info', { SessionId: gatewaySession.reveal() })).body['Success']
}

const reads: Record<string, () => Promise<unknown>> = {
  readOverview: () => readOverview(null),
  readPeople,
  readSettingsPage,
  readChanges: () =>
    readChanges({ who: null, what: null, reference: null, from: null, to: null, before: null }),
}

describe.each(Object.entries(reads))('%s', (_, read) => {
  test('is for admins alone', async () => {
    expect(await visitAs(null, read)).toEqual({ kind: 'session' })
    for (const role of ['agent', 'viewer'] as const) {
      expect(await visitAs(role, read)).toEqual({ kind: 'not-admin', roleKnown: true })
    }
    expect(await visitAs('admin', read)).toMatchObject({ kind: 'read' })
  })
})

const acts: [string, () => Promise<unknown>][] = [
  ['signing a colleague out', () => signOutColleague('ben')],
  ['settings', () => saveOfficeSettings(NO_CHANGES)],
  ['the logo', () => saveOfficeLogo(null)],
  ['checking the chain', () => verifyChangeLog()],
]
test.each(acts)('%s is for admins alone', async (_, act) => {
  expect(await visitAs(null, act)).toEqual({ kind: 'session' })
  for (const role of ['agent', 'viewer'] as const) {
    expect(await visitAs(role, act)).toEqual({
      kind: 'refused',
      message: 'Only an office admin can do this.',
    })
  }
})

test('the people are those who signed in, with their sessions', async () => {
  const first = await world.signIn(office)
  await world.signIn(office)
  const admin = await world.grant(await world.signIn(office, 'admin'), 'signed_in')
  const view = await peopleOf(world.desk, admin)
  if (view.kind !== 'read') throw new Error(view.kind)
  expect(view.people.map(({ userName, role, sessions }) => [userName, role, sessions])).toEqual([
    ['ann', 'agent', 2],
    ['ben', 'admin', 1],
  ])
  expect(view.people[0]?.permissions).toContain('air_book')
  world.pass(15 * 60)
  const later = await peopleOf(world.desk, admin)
  expect(later).toMatchObject({ people: [{ userName: 'ann', sessions: 0 }, {}] })
  expect(await gateOf(first)).toBe('SessionExpired')
})

test('people have their bookings, and who made others without signing in is listed apart', async () => {
  const agent = await world.grant(await world.signIn(office), 'air_book')
  const admin = await world.grant(await world.signIn(office, 'admin'), 'signed_in')
  await holdFlight(world, agent)
  const { reference } = await holdFlight(world, agent)
  const db = await world.desk.store.db()
  await db
    .updateTable('booking')
    .set({ made_by: 'Night batch' })
    .where('office_id', '=', admin.officeId)
    .where('reference', '=', reference)
    .execute()
  const view = await peopleOf(world.desk, admin)
  if (view.kind !== 'read') throw new Error(view.kind)
  expect(view.people.map(({ userName, bookings }) => [userName, bookings])).toEqual([
    ['ann', 1],
    ['ben', 0],
  ])
  expect(view.makers).toEqual([{ name: 'Night batch', bookings: 1 }])
})

describe('signing out everywhere', () => {
  test('ends every session of a colleague and its gateway session; the audit has it', async () => {
    const cookies = [await world.signIn(office), await world.signIn(office)]
    const living = await Promise.all(cookies.map(lives))
    expect(await visitAs('admin', () => signOutColleague('ann'))).toEqual({ kind: 'done', sessions: 2 })
    for (const live of living) expect(await live()).toBe(false)
    for (const cookie of cookies) expect(await gateOf(cookie)).toBe('SessionExpired')
    expect(await visitAs(null, () => signOutColleague('ann'))).toEqual({ kind: 'done', sessions: 0 })
    const db = await world.desk.store.db()
    const rows = await db
      .selectFrom('audit')
      .select(['who', 'verb', 'reference', 'before_state', 'after_state'])
      .where('office_id', '=', `sandbox:${office.officeId}`)
      .orderBy('seq')
      .execute()
    expect(rows[0]).toEqual({
      who: 'ben',
      verb: 'session.end-all',
      reference: 'ann',
      before_state: '2',
      after_state: '0',
    })
  })

  test('leaves the page: its browser signs in again over it, and the old id is dead at once', async () => {
    const cookie = await world.signIn(office)
    await visitAs('admin', () => signOutColleague('ann'))
    const row = await findSession(world.desk, cookie)
    if (!row) throw new Error('no session')
    expect((await lapsedShellOf(world.desk, row)).shell).toMatchObject({ holds: { count: 0 } })
    const secret = office.users.find(({ userName }) => userName === 'ann')?.accountUuid ?? ''
    const visitor = { address: 'test', requestId: 'request-of-a-test' }
    const renewed = await renew(world.desk, cookie, secret, visitor)
    if (!renewed.ok) throw new Error(renewed.code)
    expect(await gateOf(renewed.cookie)).toBe('ok')
    expect(await gateOf(cookie)).toBe('SignedOut')
  })

  test('of oneself ends this session for good, and the others', async () => {
    const other = await world.signIn(office)
    await visitAs('agent', () => signOutMyself()).catch((error: unknown) => {
      expect(String(error)).toContain('NEXT_REDIRECT')
    })
    expect(jar.get(cookieName(world.desk.settings)) ?? '').toBe('')
    expect(await gateOf(other)).toBe('SessionExpired')
  })

  test('does not reach another office, whatever the name', async () => {
    const mine = office
    office = await world.gateway.mint({
      users: [
        { userName: 'cleo', role: 'agent' },
        { userName: 'ben', role: 'admin' },
      ],
    })
    const cookie = await world.signIn(mine, 'agent')
    const adminElsewhere = await world.signIn(mine, 'admin')
    expect(await visitAs('admin', () => signOutColleague('ann'))).toMatchObject({ kind: 'refused' })
    expect(await visitAs(null, () => signOutColleague('ben'))).toEqual({ kind: 'done', sessions: 0 })
    expect(await gateOf(cookie)).toBe('ok')
    expect(await gateOf(adminElsewhere)).toBe('ok')
  })
})

test('settings and the check of the chain work for an admin', async () => {
  const saved = await visitAs('admin', () =>
    saveOfficeSettings({ ...NO_CHANGES, funds_contact: { text: '  Accounts  ' } }),
  )
  expect(saved).toEqual({ kind: 'saved', changed: 1 })
  expect(
    await visitAs(null, () => saveOfficeSettings({ ...NO_CHANGES, low_balance_cents: -1 })),
  ).toMatchObject({
    kind: 'refused',
  })
  expect(await visitAs(null, () => verifyChangeLog())).toMatchObject({
    kind: 'checked',
    entries: 1,
    faults: [],
  })
})

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { cookieName } from '../../../../server/session/cookie.ts'
import { deskAction, openAction } from '../../../../server/session/desk-action.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { inRequest } from '../../../setup/next-headers.ts'
import { openWorld, type World } from '../world.ts'

/** The checks that every action makes before it does anything. */

let world: World
let cookies: Record<'agent' | 'viewer', string>
beforeAll(async () => {
  world = await openWorld()
  const office = await world.gateway.mint({
    users: [
      { userName: 'ann', role: 'agent' },
      { userName: 'vic', role: 'viewer' },
    ],
  })
  cookies = { agent: await world.signIn(office, 'agent'), viewer: await world.signIn(office, 'viewer') }
  Object.assign(globalThis, { __travelDesk: { desk: world.desk } })
})
afterAll(async () => {
  Object.assign(globalThis, { __travelDesk: {} })
  await world.close()
})

function visit<T>(work: () => T, who: 'agent' | 'viewer' | 'nobody' = 'agent', origin?: string): T {
  const headers = new Headers({ host: 'localhost:3000', origin: origin ?? 'http://localhost:3000' })
  const jar = new Map(who === 'nobody' ? [] : [[cookieName(world.desk.settings), cookies[who]]])
  return inRequest({ headers, jar }, work)
}

const done = vi.fn((by: AnyGrant, count: number, note: string) =>
  Promise.resolve(`${by.userName} ${count} ${note}`),
)
const act = deskAction({
  permission: 'air_book',
  input: [z.int().min(1), z.string().trim().default('none')],
  invalid: 'invalid',
  run: (_desk, grant, count, note) => done(grant, count, note),
})

test('an action runs with the grant and what was sent, as its schemas read it', async () => {
  expect(await visit(() => act(2, ' two '))).toBe('ann 2 two')
  expect(await visit(() => act(3))).toBe('ann 3 none')
})

test('an argument that is wrong, missing or beyond the schemas never reaches it', async () => {
  done.mockClear()
  const sent = act as unknown as (...args: unknown[]) => Promise<unknown>
  for (const input of [[], [0], ['1'], [1, 2], [{ toString: () => '1' }]]) {
    expect(await visit(() => sent(...input))).toBe('invalid')
  }
  expect(done).not.toHaveBeenCalled()
  expect(await visit(() => sent(1, 'one', 'more'))).toBe('ann 1 one')
})

test('text that no database takes never reaches an action, and the answer names its field', async () => {
  const run = vi.fn(() => Promise.resolve({ kind: 'done', message: '' }))
  const keep = deskAction({
    permission: 'signed_in',
    input: [z.object({ name: z.string(), form: z.unknown() })],
    invalid: { kind: 'refused', message: 'The request is incomplete.' },
    run,
  })
  const answerTo = async (name: string, form: unknown) => visit(() => keep({ name, form }))
  const refused = (field: string) => ({
    kind: 'refused',
    message: `${field} has a character that cannot be stored.`,
  })
  expect(await answerTo('a\0b', null)).toEqual(refused('name'))
  expect(await answerTo('x', { guests: [{ note: '\ud800' }] })).toEqual(refused('form.guests.0.note'))
  expect(await answerTo('x', { 'a\0': 1 })).toEqual(refused('form'))
  expect(run).not.toHaveBeenCalled()
  expect(await answerTo('😀', { note: 'a\nb' })).toMatchObject({ kind: 'done' })
  expect(await visit(() => act(1, '\0'))).toBe('invalid')
})

test('who is not signed in, lacks the permission or comes from elsewhere gets nothing done (X2)', async () => {
  done.mockClear()
  expect(await visit(() => act(1), 'nobody')).toEqual({ kind: 'session' })
  expect(await visit(() => act(1), 'agent', 'https://evil.example')).toEqual({ kind: 'session' })
  expect(await visit(() => act(1), 'viewer')).toMatchObject({ kind: 'refused', permission: 'air_book' })
  expect(done).not.toHaveBeenCalled()
})

test('an open action asks for nobody, but for an Origin of ours before anything else', async () => {
  const run = vi.fn((_desk: unknown, secret: string) => Promise.resolve(secret))
  const open = openAction({ why: 'a test', input: [z.string()], foreign: 'foreign', invalid: 'invalid', run })
  expect(await visit(() => open('word'), 'nobody')).toBe('word')
  run.mockClear()
  expect(await visit(() => open('word'), 'agent', 'https://evil.example')).toBe('foreign')
  expect(await visit(() => open(1 as unknown as string))).toBe('invalid')
  expect(run).not.toHaveBeenCalled()
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authOptions, decodeToken } from '../../../../server/session/auth-options.ts'
import { cookieName } from '../../../../server/session/cookie.ts'
import { signOut } from '../../../../server/session/sign-in.ts'
import type { MintedOffice } from '../../../setup/gateway.ts'
import { openWorld, type World } from '../world.ts'

/** The questions of next-auth to the desk, and the answers to them. */

let world: World
let office: MintedOffice
let options: ReturnType<typeof authOptions>

beforeAll(async () => {
  world = await openWorld()
  office = await world.gateway.mint()
  // `desk()` is the desk of the process: here that of this world.
  Object.assign(globalThis, { __travelDesk: { desk: world.desk } })
})
beforeEach(() => {
  options = authOptions()
})
afterAll(async () => {
  Object.assign(globalThis, { __travelDesk: {} })
  await world.close()
})

type SignedIn = { id: string; name: string; deskSession: string }

/** Signs in as the form does. */
function authorize(change: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const [provider] = options.providers as unknown as [
    { options: { authorize(typed: object, request: object): Promise<SignedIn> } },
  ]
  const person = office.users.find(({ role }) => role === 'agent')
  const typed = {
    environment: 'sandbox',
    office: ` ${office.officeId} `,
    user: ` ${person?.userName} `,
    secret: ` ${person?.accountUuid} `,
    ...change,
  }
  return provider.options.authorize(typed, { headers })
}

describe('the sign-in form', () => {
  test('gets an opaque session for the right secret', async () => {
    const signedIn = await authorize()
    expect(signedIn).toEqual({
      id: 'desk',
      name: expect.any(String) as string,
      deskSession: expect.stringMatching(/^[A-Za-z0-9_-]{43}\.[A-Za-z0-9_-]+$/) as string,
    })
    expect(await decodeToken(world.desk, signedIn.deskSession)).toMatchObject({ name: signedIn.name })
    expect(await decodeToken(world.desk, undefined)).toBeNull()
  })

  test.each<Record<string, string>>([
    { environment: 'moon' },
    { office: ' ' },
    { user: ' ' },
    { secret: ' ' },
    { office: 'x'.repeat(129) },
    { user: 'x'.repeat(129) },
    { secret: 'x'.repeat(513) },
  ])('is incomplete with %j', async (change) => {
    await expect(authorize(change)).rejects.toThrow(/^Incomplete$/)
  })

  test('is told the code of a refusal', async () => {
    await expect(authorize({ secret: 'wrong' })).rejects.toThrow(/^Err0101003$/)
  })

  test('is told that the records are away, and of a defect as one', async () => {
    const away = (error: Error) => {
      const store = { ...world.desk.store, db: () => Promise.reject(error) }
      Object.assign(globalThis, { __travelDesk: { desk: { ...world.desk, store } } })
      options = authOptions()
    }
    try {
      away(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
      await expect(authorize()).rejects.toThrow(/^RecordsAway$/)
      away(new Error('a defect'))
      await expect(authorize()).rejects.toThrow(/^a defect$/)
    } finally {
      Object.assign(globalThis, { __travelDesk: { desk: world.desk } })
    }
  })

  test('ends the session that the browser had before (7.2.4)', async () => {
    const { deskSession } = await authorize()
    const cookie = `a=b; ${cookieName(world.desk.settings)}=${deskSession}; c=d`
    await authorize({}, { cookie })
    expect(await decodeToken(world.desk, deskSession)).toBeNull()
  })

  test('ends no session for a cookie of another name', async () => {
    const { deskSession } = await authorize()
    await authorize({}, { cookie: `x${cookieName(world.desk.settings)}=${deskSession}` })
    expect(await decodeToken(world.desk, deskSession)).not.toBeNull()
  })
})

describe('the session of next-auth', () => {
  test('is the desk session, and public is a name at most (X1)', async () => {
    const { jwt, session } = options.callbacks as unknown as {
      jwt(body: object): object
      session(body: object): object
    }
    const user = { id: 'desk', name: 'Ann', deskSession: 'the id' }
    expect(jwt({ token: { name: 'Ann' }, user })).toEqual({ name: 'Ann', deskSession: 'the id' })
    expect(jwt({ token: { name: 'Ann' } })).toEqual({ name: 'Ann' })
    const expires = '2026-11-20T21:00:00.000Z'
    const token = { name: 'Ann', deskSession: 'the id' }
    expect(session({ session: { expires }, token })).toEqual({ expires, user: { name: 'Ann' } })
    expect(session({ session: { expires }, token: {} })).toEqual({ expires, user: { name: null } })
  })

  test('lives for twelve hours in a strict cookie that no script reads (3.3.3, 3.3.4)', () => {
    expect(process.env['NEXTAUTH_URL']).toBe(world.desk.settings.deskOrigin)
    expect(options).toMatchObject({
      secret: world.desk.settings.secret,
      useSecureCookies: world.desk.settings.secureCookies,
      session: { strategy: 'jwt', maxAge: 12 * 3600 },
      jwt: { maxAge: 12 * 3600 },
      pages: { signIn: '/sign-in', error: '/sign-in' },
      cookies: {
        sessionToken: {
          name: cookieName(world.desk.settings),
          options: {
            httpOnly: true,
            sameSite: 'strict',
            path: '/',
            secure: world.desk.settings.secureCookies,
          },
        },
      },
    })
  })

  test('ends with the sign-out, whatever the token holds', async () => {
    const { signOut: ended } = options.events as unknown as { signOut(body: object): Promise<void> }
    const { deskSession } = await authorize()
    await ended({ token: {} })
    await ended({})
    expect(await decodeToken(world.desk, deskSession)).not.toBeNull()
    await ended({ token: { deskSession } })
    expect(await decodeToken(world.desk, deskSession)).toBeNull()
    await expect(signOut(world.desk, deskSession, 'request-of-a-test')).resolves.toBeUndefined()
  })
})

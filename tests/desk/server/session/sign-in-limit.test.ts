import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { limitedSignIn, renewalSubject, signInSubject } from '../../../../server/session/sign-in-limit.ts'
import { renew } from '../../../../server/session/renew.ts'
import { signIn } from '../../../../server/session/sign-in.ts'
import { visitorAddress } from '../../../../server/session/visitor.ts'
import type { MintedOffice } from '../../../setup/gateway.ts'
import { openWorld, type World } from '../world.ts'

const CREATE = '/Authenticate/CreateSession'

/** Both programs limit sign-ins, as they do for people. */
let world: World
let office: MintedOffice
beforeAll(async () => {
  world = await openWorld({ gateway: { signInLimit: 5 } })
})
beforeEach(async () => {
  office = await world.gateway.mint()
})
afterAll(() => world.close())

type Typed = { office?: string; user?: string; secret?: string }

async function codeOf(address: string, typed: Typed = {}): Promise<string> {
  const [agent] = office.users
  const credentials = {
    environment: 'sandbox' as const,
    office: office.officeId,
    user: agent?.userName ?? '',
    secret: agent?.accountUuid ?? '',
    ...typed,
  }
  const visitor = { address, requestId: 'request-of-a-test', previousCookie: null }
  const result = await signIn(world.desk, credentials, visitor)
  return result.ok ? 'ok' : result.code
}

const fail = (address: string, typed: Typed = {}) => codeOf(address, { secret: 'wrong', ...typed })

async function failTimes(count: number, address: string): Promise<string[]> {
  const codes: string[] = []
  for (let time = 0; time < count; time += 1) codes.push(await fail(address))
  return codes
}

const five = Array.from({ length: 5 }, () => 'Err0101003')

describe('failed sign-ins at the desk (trust rules, guessing)', () => {
  test('bar the account at the visitor’s address, at the gateway too, and nowhere else', async () => {
    expect(await failTimes(6, '198.51.100.1')).toEqual([...five, 'TooMany'])
    expect(await codeOf('198.51.100.1')).toBe('TooMany')
    const callsBefore = world.calls(CREATE)
    expect(await codeOf('198.51.100.2')).toBe('ok')
    expect(world.calls(CREATE)).toBe(callsBefore + 1)
  })

  test('are stated to the gateway with the visitor’s address, which bars it there alone', async () => {
    for (let time = 0; time < 5; time += 1) {
      // The gateway counts; a desk that forgot has to ask it.
      await (await world.desk.store.db()).deleteFrom('sign_in_failure').execute()
      expect(await fail('198.51.100.3')).toBe('Err0101003')
    }
    await (await world.desk.store.db()).deleteFrom('sign_in_failure').execute()
    expect(await codeOf('198.51.100.3')).toBe('RateLimit')
    expect(await codeOf('198.51.100.4')).toBe('ok')
  })

  test('count however office and user are spelt, before the gateway is asked', async () => {
    const { officeId } = office
    const user = office.users[0]?.userName ?? ''
    const spellings = [
      {},
      { office: officeId.toLowerCase() },
      { office: `${officeId}-sandbox` },
      { office: `{${officeId}}` },
      { user: ` ${user.toUpperCase()} ` },
    ]
    for (const typed of spellings) expect(await fail('198.51.100.5', typed)).toBe('Err0101003')
    const callsBefore = world.calls(CREATE)
    for (const typed of spellings) expect(await codeOf('198.51.100.5', typed)).toBe('TooMany')
    expect(world.calls(CREATE)).toBe(callsBefore)
  })

  test('the limit over all addresses leaves an address one failure, and the right secret passes elsewhere', async () => {
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']) {
      expect(await failTimes(5, address)).toEqual(five)
    }
    expect(await failTimes(2, '192.0.2.5')).toEqual(['Err0101003', 'TooMany'])
    expect(await codeOf('192.0.2.5')).toBe('TooMany')
    expect(await codeOf('192.0.2.6')).toBe('ok')
  })

  test('at the same moment are five', async () => {
    const codes = await Promise.all(Array.from({ length: 12 }, () => fail('198.51.100.6')))
    expect(codes.filter((code) => code === 'Err0101003')).toHaveLength(5)
  })
})

test('of twelve guesses that are on their way at once, five are told that they are wrong', async () => {
  const guess = () =>
    limitedSignIn(world.desk, renewalSubject({ id: office.officeId }), async () => {
      return { kind: 'refused', code: 'Err0101003' }
    })
  const codes = (await Promise.all(Array.from({ length: 12 }, guess))).map(
    (answer) => 'code' in answer && answer.code,
  )
  expect(codes.toSorted()).toEqual([...five, ...Array.from({ length: 7 }, () => 'TooMany')])
})

describe('what failures are counted by', () => {
  const subject = (name: string, user = 'ann') =>
    signInSubject({ environment: 'sandbox', office: name, user, secret: 'x' }, 'here')

  test.each([
    ['atlas lon', ' Atlas   LON '],
    ['atlas', 'ATLAS-sandbox'],
    ['atlas', '{atlas}'],
  ])('is the same office for "%s" and "%s"', (one, other) => {
    expect(subject(other)).toEqual(subject(one))
    expect(subject('x', other.replace('-sandbox', ''))).toEqual(subject('x', one))
  })

  test.each([
    ['atlaslon', 'atlas lon'],
    ['atlas', 'atlas-sandbox-lon'],
    ['atlas-lon', 'atlas-sandbox-lon'],
  ])('is another office for "%s" and "%s"', (one, other) => {
    expect(subject(other)).not.toEqual(subject(one))
  })

  test('is the session alone for a renewal, whatever its id is', () => {
    expect(renewalSubject({ id: 'x' })).toEqual({ account: ['renewal', 'x'], address: '' })
  })
})

describe('a renewal', () => {
  const visitor = { address: '198.51.100.7', requestId: 'request-of-a-test' }

  test('is no sign-in: failures of the account at its address bar it at neither program', async () => {
    const cookie = await world.signIn(office)
    expect(await failTimes(6, visitor.address)).toEqual([...five, 'TooMany'])
    const renewal = await renew(world.desk, cookie, office.users[0]?.accountUuid ?? '', visitor)
    expect(renewal.ok).toBe(true)
    // Nor does it count: the account is barred there as before, and free elsewhere.
    expect(await codeOf(visitor.address)).toBe('TooMany')
    expect(await codeOf('198.51.100.8')).toBe('ok')
  })

  test('with a wrong secret counts for its session alone: five, then none is tried', async () => {
    const cookie = await world.signIn(office)
    for (let time = 0; time < 5; time += 1) {
      expect(await renew(world.desk, cookie, 'wrong', visitor)).toEqual({ ok: false, code: 'Err0101003' })
    }
    const secret = office.users[0]?.accountUuid ?? ''
    expect(await renew(world.desk, cookie, secret, visitor)).toEqual({ ok: false, code: 'TooMany' })
    const other = await world.signIn(office)
    expect((await renew(world.desk, other, secret, visitor)).ok).toBe(true)
    expect(await codeOf(visitor.address)).toBe('ok')
  })
})

test('the visitor’s address is the last that is stated, in the form that is counted', () => {
  const of = (text?: string) =>
    visitorAddress(new Headers(text === undefined ? {} : { 'x-forwarded-for': text }))
  expect(of('192.0.2.1, 198.51.100.9')).toBe('198.51.100.9')
  expect(of('::ffff:198.51.100.9')).toBe('198.51.100.9')
  expect(of('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(of()).toBe('unknown')
})

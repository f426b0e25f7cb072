import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purge } from '../../../gateway/store/purge.ts'
import { passwordOf, SANDBOX, type MintedOffice, type TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'

const GUESS = 'A'.repeat(128)
const MINUTES_15 = 15 * 60

let gateway: TestGateway
let second: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ signInLimit: 5 })
  second = await openGateway({ signInLimit: 5 }, gateway)
})
afterAll(async () => {
  await second.close()
  await gateway.close()
})

type Attempt = { OfficeId: string; UserName: string; Password: string }

function rightOf(office: MintedOffice): Attempt {
  const [agent] = office.users
  if (!agent) throw new Error('an office has an agent')
  return {
    OfficeId: office.officeId,
    UserName: agent.userName,
    Password: passwordOf(agent.accountUuid),
  }
}

const wrongOf = (office: MintedOffice): Attempt => ({ ...rightOf(office), Password: GUESS })

/** One sign-in over a connection from `peer`. @returns 'ok' or the id of the failure */
async function signIn(
  attempt: Attempt,
  peer: string,
  { at = gateway, forwardedFor }: { at?: TestGateway; forwardedFor?: string } = {},
): Promise<string> {
  const request = new Request(`${SANDBOX}/Authenticate/CreateSession`, {
    method: 'POST',
    body: JSON.stringify(attempt),
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  })
  const response = await at.gateway.fetch(request, peer)
  const body = (await response.json()) as { Success: boolean; Error: { Id: string } | null }
  if (body.Error?.Id === 'RateLimit') {
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  return body.Success ? 'ok' : (body.Error?.Id ?? 'no id')
}

async function failTimes(count: number, attempt: Attempt, peer: string): Promise<string[]> {
  const answers: string[] = []
  for (let time = 0; time < count; time += 1) answers.push(await signIn(attempt, peer))
  return answers
}

const five = Array.from({ length: 5 }, () => 'Err0101003')

describe('five failed sign-ins of an account (trust rules, guessing; ASVS 6.3.1)', () => {
  it('bar it at their address for 15 minutes, the right secret too, and nowhere else', async () => {
    const office = await gateway.mint()
    expect(await failTimes(6, wrongOf(office), '198.51.100.1')).toEqual([...five, 'RateLimit'])
    expect(await signIn(rightOf(office), '198.51.100.1')).toBe('RateLimit')
    expect(await signIn(rightOf(office), '198.51.100.2')).toBe('ok')
    const other = await gateway.mint()
    expect(await signIn(rightOf(other), '198.51.100.1')).toBe('ok')
    gateway.clock.advanceSeconds(MINUTES_15 - 1)
    expect(await signIn(rightOf(office), '198.51.100.1')).toBe('RateLimit')
    gateway.clock.advanceSeconds(1)
    expect(await signIn(rightOf(office), '198.51.100.1')).toBe('ok')
  })

  it('count however the account is spelt', async () => {
    const office = await gateway.mint()
    const wrong = wrongOf(office)
    const name = `Test office ${office.officeId.replace('TST-', '')}`
    const offices = [wrong.OfficeId.toLowerCase(), `${wrong.OfficeId}-SANDBOX`, name, `${name}-sandbox`]
    for (const OfficeId of offices) {
      expect(await signIn({ ...wrong, OfficeId }, '198.51.100.3')).toBe('Err0101003')
    }
    const UserName = wrong.UserName.toUpperCase()
    expect(await signIn({ ...wrong, UserName }, '198.51.100.3')).toBe('Err0101003')
    expect(await signIn(rightOf(office), '198.51.100.3')).toBe('RateLimit')
    // Each of these spellings is the account: with the right secret it signs in.
    for (const OfficeId of offices) {
      expect(await signIn({ ...rightOf(office), OfficeId, UserName }, '198.51.100.4')).toBe('ok')
    }
  })

  it('at the same moment are five: later ones are told to wait, not that they were wrong', async () => {
    const office = await gateway.mint()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        signIn(wrongOf(office), '198.51.100.5', { at: index % 2 === 0 ? gateway : second }),
      ),
    )
    expect(answers.filter((answer) => answer === 'Err0101003')).toHaveLength(5)
    expect(answers.filter((answer) => answer === 'RateLimit')).toHaveLength(25)
  })

  it('say nothing about whether the account exists', async () => {
    const office = await gateway.mint()
    const nobody = { ...wrongOf(office), UserName: 'nobody' }
    expect(await failTimes(6, nobody, '198.51.100.6')).toEqual([...five, 'RateLimit'])
    const nowhere = { ...wrongOf(office), OfficeId: 'NO-OFFICE' }
    expect(await failTimes(6, nowhere, '198.51.100.6')).toEqual([...five, 'RateLimit'])
  })

  it('bar it at every gateway of the database', async () => {
    const office = await gateway.mint()
    await failTimes(5, wrongOf(office), '198.51.100.7')
    expect(await signIn(rightOf(office), '198.51.100.7', { at: second })).toBe('RateLimit')
    expect(await signIn(rightOf(office), '198.51.100.8', { at: second })).toBe('ok')
  })
})

describe('the limit over all addresses', () => {
  it('leaves an address one failure, and never locks out the right secret elsewhere', async () => {
    const office = await gateway.mint()
    for (const peer of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']) {
      expect(await failTimes(5, wrongOf(office), peer)).toEqual(five)
    }
    expect(await failTimes(3, wrongOf(office), '192.0.2.5')).toEqual(['Err0101003', 'RateLimit', 'RateLimit'])
    expect(await signIn(rightOf(office), '192.0.2.5')).toBe('RateLimit')
    expect(await signIn(rightOf(office), '192.0.2.6')).toBe('ok')
    // Under attack or not, who succeeds is not counted.
    expect(await signIn(rightOf(office), '192.0.2.6')).toBe('ok')
  })

  it('counts 20 failures, not 19', async () => {
    const office = await gateway.mint()
    for (const peer of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) await failTimes(5, wrongOf(office), peer)
    await failTimes(4, wrongOf(office), '192.0.2.4')
    // The 20th and the 21st: the first still finds 19.
    expect(await failTimes(2, wrongOf(office), '192.0.2.5')).toEqual(['Err0101003', 'RateLimit'])
  })
})

describe('the address of a sign-in', () => {
  it('is that of the connection, whatever a stranger states about it', async () => {
    const office = await gateway.mint()
    for (let time = 0; time < 5; time += 1) {
      const forwardedFor = `192.0.2.${100 + time}`
      expect(await signIn(wrongOf(office), '203.0.113.1', { forwardedFor })).toBe('Err0101003')
    }
    const next = await signIn(rightOf(office), '203.0.113.1', { forwardedFor: '192.0.2.200' })
    expect(next).toBe('RateLimit')
  })

  it('is the visitor that the desk on this machine states', async () => {
    const office = await gateway.mint()
    for (let time = 0; time < 5; time += 1) {
      await signIn(wrongOf(office), '127.0.0.1', { forwardedFor: '203.0.113.2' })
    }
    expect(await signIn(rightOf(office), '127.0.0.1', { forwardedFor: '203.0.113.2' })).toBe('RateLimit')
    expect(await signIn(rightOf(office), '127.0.0.1', { forwardedFor: '203.0.113.3' })).toBe('ok')
  })
})

it('failures are deleted after a day, and names and addresses are not stored', async () => {
  const office = await gateway.mint()
  await failTimes(1, wrongOf(office), '198.51.100.9')
  const stored = () => gateway.services.db.selectFrom('sign_in_failure').selectAll().execute()
  const rows = await stored()
  expect(rows.length).toBeGreaterThan(0)
  for (const { subject } of rows) expect(subject).toMatch(/^[0-9a-f]{64}$/)
  gateway.clock.advanceSeconds(24 * 60 * 60 + 1)
  await purge(gateway.services.db, gateway.clock)
  expect(await stored()).toEqual([])
})

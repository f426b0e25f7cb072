import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { demoAccounts } from '../../../contract/session/demo-accounts.ts'
import { gatewayPassword } from '../../../server/session/credential.ts'
import { cookieName, cookieOptions } from '../../../server/session/cookie.ts'
import { demoPeople } from '../../../server/session/demo-accounts.ts'
import { Secret } from '../../../server/session/secret.ts'
import { cookieOf, hashOfSessionId, mintSessionId, readCookie } from '../../../server/session/session-id.ts'

const sha512 = (text: string) => createHash('sha512').update(text).digest('hex')

describe('the password of a sign-in (gap 4)', () => {
  const uuid = '23ea6a1b-a44b-5e77-a384-faec28c02120'

  test('is the hash of the account UUID in capitals, however that is typed', () => {
    const hash = sha512(uuid).toUpperCase()
    expect(gatewayPassword(uuid)).toBe(hash)
    expect(gatewayPassword(` ${uuid.toUpperCase()}\n`)).toBe(hash)
  })

  test('is a hash that was typed, and only if it is one', () => {
    const hash = sha512(uuid)
    expect(gatewayPassword(` ${hash} `)).toBe(hash.toUpperCase())
    for (const none of [`${hash}0`, `x${hash}`, hash.slice(1)]) {
      expect(gatewayPassword(none)).toBe(sha512(none).toUpperCase())
    }
  })
})

describe('a secret on the server (X1)', () => {
  test('shows nothing of itself but to whom it is revealed', () => {
    const secret = new Secret('the SessionId')
    expect(secret.reveal()).toBe('the SessionId')
    expect(`${String(secret)} ${JSON.stringify({ secret })}`).toBe('[hidden] {"secret":"[hidden]"}')
    expect(Object.keys(secret)).toEqual([])
  })
})

describe('the id of a desk session', () => {
  test('is 256 random bits, of which the store has the hash', () => {
    const id = mintSessionId()
    expect(Buffer.from(id, 'base64url')).toHaveLength(32)
    expect(mintSessionId()).not.toBe(id)
    expect(hashOfSessionId(id)).toBe(createHash('sha256').update(id).digest('hex'))
  })

  test('is 43 letters and nothing else', () => {
    const id = mintSessionId()
    for (const none of ['', id.slice(1), `${id}a`, `a${id}`, `${id.slice(1)}!`, `\n${id}`]) {
      expect(readCookie(none)).toBeNull()
    }
  })

  test('stands in the cookie with its office, which one of before does not name', () => {
    const id = mintSessionId()
    const hash = hashOfSessionId(id)
    expect(readCookie(cookieOf(id, 'sandbox:Café 1'))).toEqual({ hash, officeId: 'sandbox:Café 1' })
    expect(cookieOf(id, 'sandbox:Café 1')).toMatch(/^[A-Za-z0-9_.-]+$/)
    expect(readCookie(id)).toEqual({ hash, officeId: null })
    for (const none of [`${id}.`, `${id}.a.b`, `${id}.%`, cookieOf(id, 'sandbox:\0'), `.${id}`]) {
      expect(readCookie(none)).toBeNull()
    }
  })
})

test('the cookie is HttpOnly and strict, and Secure where that works (3.3.3, 3.3.4)', () => {
  const options = { httpOnly: true, sameSite: 'strict', path: '/' }
  expect(cookieOptions({ secureCookies: true })).toEqual({ ...options, secure: true })
  expect(cookieOptions({ secureCookies: false })).toEqual({ ...options, secure: false })
  expect(cookieName({ secureCookies: true })).toMatch(/^__Host-/)
})

describe('the demo people of the sign-in page', () => {
  const local = { sandbox: 'http://localhost:4010', production: 'http://localhost:4011' }
  const remote = { ...local, sandbox: 'https://gateway.example.test' }

  test('are the accounts that are verified, with what each can show', () => {
    const people = demoPeople({ gatewayUrls: local }, undefined)
    const verified = demoAccounts.filter((account) => account.verified)
    expect(people.map(({ user }) => user)).toEqual(verified.map(({ userName }) => userName))
    const [maya] = people
    expect(maya).toEqual({
      office: 'AUR-1001',
      user: 'maya',
      name: 'Maya Lindqvist',
      what: 'Aurora Travel, agent',
      secret: verified[0]?.sandboxAccountUuid,
    })
    const short = verified.find(({ walletCents }) => walletCents !== undefined)
    expect(people.find(({ user }) => user === short?.userName)?.what).toMatch(/, wallet \$[\d,]+\.\d\d$/)
  })

  test('are there where the sandbox is local, unless the setting says otherwise', () => {
    expect(demoPeople({ gatewayUrls: remote }, undefined)).toEqual([])
    expect(demoPeople({ gatewayUrls: remote }, 'on')).not.toEqual([])
    expect(demoPeople({ gatewayUrls: local }, 'off')).toEqual([])
  })
})

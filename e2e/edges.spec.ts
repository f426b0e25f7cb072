import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type APIResponse, type Page } from '@playwright/test'
import { control } from './control.ts'
import { signIn } from './steps/sign-in.ts'
import { environment } from './environment.ts'

// The desk's answers to requests that none of its pages sends. They are sent without drawing a page.

const own = { origin: environment.deskUrl, 'x-desk': '1', 'sec-fetch-site': 'same-origin' }

const get = (page: Page, address: string, headers: Record<string, string> = {}) =>
  page.request.get(address, { headers, maxRedirects: 0 })

/** Text that is no segment of an address of ours: undecodable, NUL, half a surrogate pair, too long. */
const unreadable = ['%', '%zz', '%C3', '%ED%A0%80', '%00', 'a%00b']
const strange = [
  '%25',
  '%25%30%30',
  '..%2F..',
  '%2F%2Fevil.example',
  '%F0%9F%98%80',
  '__proto__',
  'x'.repeat(5000),
]

test('ASVS 16.5.3: an address that cannot be read is 400 or 404, in every segment of every route', async ({
  page,
}) => {
  await signIn(page, await control.mint())
  const routes = [
    'bookings',
    'hotels',
    'api/voucher',
    'api/logo',
    'api/reference',
    'api/auth',
    'no-such',
    '_next/static',
  ]
  for (const route of routes) {
    for (const text of unreadable) {
      const status = (await get(page, `/${route}/${text}`)).status()
      expect([400, 404], `/${route}/${text}: ${status}`).toContain(status)
    }
    for (const text of strange) {
      const status = (await get(page, `/${route}/${text}`)).status()
      // A hotel's page has begun to be sent when it is found that there is no such hotel.
      expect(status, `/${route}/${text.slice(0, 40)}`).toBe(route === 'hotels' ? 200 : 404)
    }
  }
  for (const text of [...unreadable, ...strange]) {
    const { status } = await post(page, `/api/read/${text}`, own)
    expect([400, 404], `/api/read/${text.slice(0, 40)}: ${status}`).toContain(status)
  }
})

test('ASVS 16.5.3: no parameter of any page or route makes the desk fail', async ({ page }) => {
  await signIn(page, await control.mint())
  const parameters: Readonly<Record<string, readonly string[]>> = {
    '/bookings': ['after', 'tab', 'kind', 'status', 'agent', 'from', 'to', 'sort', 'peek'],
    '/bookings/PH9999999': ['agreed'],
    '/hotels': ['place', 'in', 'out', 'rooms', 'page', 'sort', 'view'],
    '/hotels/100000005': ['in', 'out', 'rooms', 'place'],
    '/hotels/book': ['rate', 'hotel', 'in', 'rooms', 'place'],
    '/flights': ['legs', 'sort'],
    '/flights/book': ['fare', 'legs'],
    '/wallet': ['kind', 'from', 'to', 'service', 'q', 'find', 'page'],
    '/api/wallet/statement': ['format', 'from', 'q', 'find'],
    '/sign-in': ['from', 'error'],
    '/api/photo': ['path', 'w'],
    '/api/map/area': ['box'],
  }
  const texts = [...unreadable, ...strange]
  for (const [address, names] of Object.entries(parameters)) {
    const paths = texts.map((text) => `${address}?${names.map((name) => `${name}=${text}`).join('&')}`)
    const answers = await Promise.all(paths.map((each) => get(page, each)))
    for (const [at, answer] of answers.entries()) {
      const what = paths[at]?.slice(0, 100) ?? ''
      expect(answer.status(), what).toBeLessThan(500)
      if (what.includes('%00')) expect(answer.status(), what).toBe(400)
    }
  }
})

test('a cursor that the desk did not write is 404, with a NUL too', async ({ page }) => {
  await signIn(page, await control.mint())
  const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
  const day = '2026-11-20T09:00:00.000Z'
  for (const after of [
    cursor(1, day, 'a\0b'),
    cursor(1, day, ''),
    cursor(1, 'never', 'PH1'),
    cursor(),
    'nonsense',
  ])
    expect((await get(page, `/bookings?after=${after}`)).status(), after).toBe(404)
  expect((await get(page, `/bookings?after=${cursor(1, day, 'PH1')}`)).status()).toBe(200)
})

test('a return address that is none is 400 at every call of the sign-in, and leads nowhere else', async ({
  page,
}) => {
  const calls = ['csrf', 'providers', 'session', 'signin']
  for (const call of calls) {
    for (const address of ['nonsense', '%25', 'javascript:alert(1)', 'http://[', 'data:,x'])
      expect((await get(page, `/api/auth/${call}?callbackUrl=${address}`)).status(), address).toBe(400)
    const cookie = 'next-auth.callback-url=nonsense; __Secure-next-auth.callback-url=nonsense'
    const answer = await get(page, `/api/auth/${call}`, { cookie })
    // The browser loses the cookie with it, so that the next sign-in works.
    expect(answer.status(), call).toBe(400)
    expect(answer.headers()['set-cookie'], call).toContain('Max-Age=0')
  }
  for (const address of ['https://evil.example', '//evil.example', '/\\evil.example']) {
    const answer = await get(page, `/api/auth/signin?callbackUrl=${encodeURIComponent(address)}`)
    expect(decodeURIComponent(answer.headers()['location'] ?? ''), address).not.toContain('evil')
  }
  for (const call of ['callback/credentials', 'error', 'verify-request', 'signout', 'callback'])
    expect((await get(page, `/api/auth/${call}`)).status(), call).toBe(404)
})

test('ASVS 3.5.1: what acts takes no request without an Origin of ours', async ({ page }) => {
  await signIn(page, await control.mint())
  const foreign: readonly Record<string, string>[] = [
    {},
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: `${environment.deskUrl}0` },
    { ...own, 'sec-fetch-site': 'cross-site' },
    // Without a proxy of ours these headers say nothing (TRUST_PROXY).
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  ]
  const addresses = [
    '/bookings',
    '/sign-in',
    '/api/auth/callback/credentials',
    '/api/auth/signout',
    '/no-such',
  ]
  for (const headers of foreign) {
    for (const address of [...addresses, '/api/read/session.info']) {
      const answer = await post(page, address, { ...headers, 'x-desk': '1' })
      expect(answer.status, `${address} ${JSON.stringify(headers)}`).toBe(403)
    }
  }
  // With an Origin of ours they go through, and a header that only a proxy may set changes nothing.
  for (const headers of [own, { ...own, 'x-forwarded-host': 'evil.example' }]) {
    expect((await post(page, '/api/read/session.info', headers)).status).toBe(200)
    expect((await post(page, '/api/auth/signout', headers)).status).not.toBe(403)
  }
})

test('ASVS 3.4.5: every answer has the security headers, whoever gives it', async ({ page }) => {
  await signIn(page, await control.mint())
  const chunks = path.resolve(import.meta.dirname, '..', '.next', 'static', 'chunks')
  const script = readdirSync(chunks).find((file) => file.endsWith('.js')) ?? ''
  const expectedStatuses: readonly [number, Promise<APIResponse>][] = [
    [200, get(page, `/_next/static/chunks/${script}`)],
    [404, get(page, '/_next/static/chunks/none.js')],
    [404, get(page, '/_next/static/%')],
    [200, get(page, '/icons/icon.svg')],
    [404, get(page, '/icons/none.svg')],
    [307, get(page, '/flights', { cookie: '' })],
    [307, get(page, '/')],
    [404, get(page, '/no-such-page')],
    [400, get(page, '/bookings/%')],
    [404, get(page, '/api/nothing')],
    [405, get(page, '/api/read/session.info')],
    [401, get(page, '/api/voucher/PH1', { cookie: '' })],
    [200, get(page, '/api/auth/csrf')],
    [403, page.request.post('/bookings', { headers: { 'next-action': 'a'.repeat(42) } })],
    [409, page.request.post('/bookings', { headers: { ...own, 'next-action': 'a'.repeat(42) } })],
    [200, page.request.post('/api/read/session.info', { headers: own, data: {} })],
    [400, page.request.post('/api/read/session.info', { headers: own, data: '[' })],
  ]
  for (const [status, answer] of expectedStatuses) {
    const headers = (await answer).headers()
    const what = `${(await answer).status()} ${(await answer).url()}`
    expect((await answer).status(), what).toBe(status)
    expect(headers['x-content-type-options'], what).toBe('nosniff')
    expect(headers['referrer-policy'], what).toBe('no-referrer')
    expect(headers['x-frame-options'], what).toBe('DENY')
    expect(headers['cross-origin-opener-policy'], what).toBe('same-origin')
    expect(headers['cross-origin-resource-policy'], what).toBe('same-origin')
    expect(headers['content-security-policy'], what).toContain("frame-ancestors 'none'")
  }
})

async function post(page: Page, address: string, headers: Record<string, string>) {
  const answer = await page.request.post(address, { headers, data: {}, maxRedirects: 0 })
  return { status: answer.status() }
}

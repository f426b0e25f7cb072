import { expect, test } from 'vitest'
import { trueForwarded } from '../../../server/request/every-request.ts'
import { isFromTheDesk, isOwnOrigin } from '../../../server/request/same-origin.ts'
import { authRefusal, returnAddress } from '../../../server/session/auth-refusal.ts'

const direct = { trustProxy: false }
const proxied = { trustProxy: true }
const own = { host: 'desk.example', origin: 'https://desk.example' }

test.each<[string, Record<string, string>, { trustProxy: boolean }, boolean]>([
  ['our own', own, direct, true],
  ['our own, in capitals', { ...own, host: 'Desk.Example' }, direct, true],
  ['our own, of our own site', { ...own, 'sec-fetch-site': 'same-origin' }, direct, true],
  ['none', { host: own.host }, direct, false],
  ['null', { ...own, origin: 'null' }, direct, false],
  ['a foreign one', { ...own, origin: 'https://evil.example' }, direct, false],
  ['another port', { ...own, origin: 'https://desk.example:8443' }, direct, false],
  ['one that begins like ours', { ...own, origin: 'https://desk.example.evil.example' }, direct, false],
  ['no address', { ...own, origin: 'desk.example' }, direct, false],
  ['ours, though of a sister site', { ...own, 'sec-fetch-site': 'same-site' }, direct, false],
  [
    'of a forwarded host',
    { ...own, origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    direct,
    false,
  ],
  ['our own, with a forwarded host', { ...own, 'x-forwarded-host': 'evil.example' }, direct, true],
  [
    'of the host that our proxy names',
    { host: '127.0.0.1:3000', origin: own.origin, 'x-forwarded-host': own.host },
    proxied,
    true,
  ],
  ['of the host behind our proxy', { ...own, 'x-forwarded-host': 'other.example' }, proxied, false],
])('ASVS 3.5.1: an Origin that is %s', (_, headers, settings, isOwn) => {
  expect(isOwnOrigin(new Headers(headers), settings)).toBe(isOwn)
  expect(isFromTheDesk(new Headers({ ...headers, 'x-desk': '1' }), settings)).toBe(isOwn)
  expect(isFromTheDesk(new Headers(headers), settings)).toBe(false)
})

test('x-forwarded- headers are removed unless a proxy of ours sets them', () => {
  const sent = () => ({
    host: 'desk.example',
    'x-forwarded-host': 'evil.example, desk.example',
    'x-forwarded-proto': 'http, https',
    'x-forwarded-for': '1.2.3.4, 203.0.113.9',
    'x-forwarded-anything': ' ',
  })
  const removed = sent()
  trueForwarded(removed, false)
  expect(removed).toEqual({ host: 'desk.example' })
  // The proxy appends to what came with the request.
  const kept = sent()
  trueForwarded(kept, true)
  expect(kept).toEqual({
    host: 'desk.example',
    'x-forwarded-host': 'desk.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.9',
  })
})

const settings = { trustProxy: false, deskOrigin: 'https://desk.example' }

function refused(
  method: string,
  path: string,
  more: { headers?: object; query?: string; cookie?: string } = {},
) {
  const { headers = own, query = '', cookie } = more
  const cookies = cookie === undefined ? [] : [{ name: '__Secure-next-auth.callback-url', value: cookie }]
  const request = {
    method,
    headers: new Headers(headers as Record<string, string>),
    nextUrl: new URL(`https://desk.example/api/auth/${path}${query}`),
    cookies: { getAll: () => cookies },
  }
  return authRefusal(request, path.split('/'), settings)?.status ?? null
}

test('of next-auth only what the sign-in calls is there, and it acts for our own pages alone', () => {
  expect(refused('GET', 'csrf')).toBeNull()
  expect(refused('POST', 'callback/credentials')).toBeNull()
  expect(refused('POST', 'callback/credentials', { headers: { host: own.host } })).toBe(403)
  expect(refused('POST', 'signout', { headers: { ...own, origin: 'null' } })).toBe(403)
  for (const [method, path] of [
    ['GET', 'callback/credentials'],
    ['GET', 'verify-request'],
    ['POST', 'csrf'],
    ['GET', 'signin/credentials'],
  ] as const)
    expect(refused(method, path), `${method} ${path}`).toBe(404)
})

test('a return address that next-auth cannot read is 400, in the address as in the cookie', () => {
  for (const address of ['nonsense', '%', 'javascript:alert(1)', 'http://[']) {
    const query = `?callbackUrl=${encodeURIComponent(address)}`
    expect(refused('GET', 'csrf', { query }), address).toBe(400)
    expect(refused('GET', 'csrf', { query: `?callbackUrl=/&${query.slice(1)}` }), address).toBe(400)
    expect(refused('GET', 'csrf', { cookie: address }), address).toBe(400)
  }
  for (const address of ['', '/flights', 'https://desk.example/flights', '//evil.example'])
    expect(refused('GET', 'csrf', { query: `?callbackUrl=${encodeURIComponent(address)}` })).toBeNull()
})

test('nobody is led to another site after a sign-in', () => {
  const baseUrl = 'https://desk.example'
  expect(returnAddress({ url: '/flights?x=1', baseUrl })).toBe('https://desk.example/flights?x=1')
  for (const url of ['//evil.example', '/\\evil.example', 'https://evil.example', 'nonsense://x', 'http://['])
    expect(returnAddress({ url, baseUrl }), url).toBe(baseUrl)
})

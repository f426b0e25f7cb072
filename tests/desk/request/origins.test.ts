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
  // The proxy appends to the header that came with the request.
  const headers = sent()
  trueForwarded(headers, true)
  expect(headers).toEqual({
    host: 'desk.example',
    'x-forwarded-host': 'desk.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.9',
  })
})

const settings = { trustProxy: false, deskOrigin: 'https://desk.example' }

const RETURN_COOKIES = ['next-auth.callback-url', '__Secure-next-auth.callback-url']

type Asked = { headers?: object; query?: string; cookies?: Record<string, string> }

function answerTo(method: string, path: string, init: Asked = {}): Response | null {
  const { headers = own, query = '' } = init
  const cookies = Object.entries(init.cookies ?? {}).map(([name, value]) => ({ name, value }))
  const request = {
    method,
    headers: new Headers(headers as Record<string, string>),
    nextUrl: new URL(`https://desk.example/api/auth/${path}${query}`),
    cookies: { getAll: () => cookies },
  }
  return authRefusal(request, path.split('/'), settings)
}

const refused = (method: string, path: string, request?: Asked) =>
  answerTo(method, path, request)?.status ?? null

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
  // Only a request that acts needs an Origin: a browser sends none with a plain GET.
  expect(refused('GET', 'csrf', { headers: { host: own.host } })).toBeNull()
})

test('a call that does not reach next-auth is told why', async () => {
  const foreign = { headers: { host: own.host } }
  const code = async (answer: Response | null) => (await answer?.json()) as unknown
  expect(await code(answerTo('GET', 'verify-request'))).toEqual({ code: 'NotFound', message: '' })
  expect(await code(answerTo('POST', 'signout', foreign))).toEqual({ code: 'ForeignOrigin', message: '' })
  expect(await code(answerTo('GET', 'csrf', { query: '?callbackUrl=nonsense' }))).toEqual({
    code: 'BadRequest',
    message: 'callbackUrl must be an http or https address.',
  })
})

test('a return address that next-auth cannot read is 400, in the address as in the cookie', () => {
  for (const address of ['nonsense', '%', 'javascript:alert(1)', 'nohttp://x', 'http://[']) {
    const query = `?callbackUrl=${encodeURIComponent(address)}`
    expect(refused('GET', 'csrf', { query }), address).toBe(400)
    expect(refused('GET', 'csrf', { query: `?callbackUrl=/&${query.slice(1)}` }), address).toBe(400)
    for (const name of RETURN_COOKIES) {
      expect(refused('GET', 'csrf', { cookies: { [name]: address } }), address).toBe(400)
    }
  }
  for (const address of ['', '/flights', 'http://desk.example/flights', 'https://x.example', '//x.example']) {
    expect(refused('GET', 'csrf', { query: `?callbackUrl=${encodeURIComponent(address)}` })).toBeNull()
    for (const name of RETURN_COOKIES) {
      expect(refused('GET', 'csrf', { cookies: { [name]: address } })).toBeNull()
    }
  }
})

test('a cookie with such an address is removed, and no other cookie is looked at', () => {
  const [plain = '', secure = ''] = RETURN_COOKIES
  const others = {
    'next-auth.csrf-token': 'nonsense',
    [`x-${plain}`]: 'nonsense',
    [`${plain}-x`]: 'nonsense',
  }
  expect(refused('GET', 'csrf', { cookies: others })).toBeNull()
  const answer = answerTo('GET', 'csrf', {
    cookies: { ...others, [plain]: '/flights', [secure]: 'nonsense' },
  })
  const removed = (name: string) => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure`
  expect(answer?.headers.getSetCookie()).toEqual([removed(plain), removed(secure)])
})

test('nobody is led to another site after a sign-in', () => {
  const baseUrl = 'https://desk.example'
  expect(returnAddress({ url: '/flights?x=1', baseUrl })).toBe('https://desk.example/flights?x=1')
  for (const url of ['//evil.example', '/\\evil.example', 'https://evil.example', 'nonsense://x', 'http://['])
    expect(returnAddress({ url, baseUrl }), url).toBe(baseUrl)
})

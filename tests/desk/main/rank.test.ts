import { describe, expect, test } from 'vitest'
import { rankOf } from '../../../desk/rank.ts'
import { filesBelow, textOf } from '../../structure/sources.ts'

const signedIn = { cookie: 'theme=dark; __Host-travel-desk.session=abc' }
const get = (url: string, headers = {}) =>
  rankOf({ method: 'GET', url, headers: { ...signedIn, ...headers } })
const post = (url: string, headers = {}) =>
  rankOf({ method: 'POST', url, headers: { ...signedIn, ...headers } })

test.each(['/healthz', '/readyz', '/metrics', '/_next/static/chunks/a.js', '/icons/192.png', '/robots.txt'])(
  '%s has no rank: it costs next to nothing',
  (path) => {
    expect(rankOf({ method: 'GET', url: path, headers: {} })).toBeNull()
  },
)

test.each([
  ['/flights/book?fare=1', 'money'],
  ['/bookings/PA1000001', 'money'],
  ['/api/voucher/PH1000001', 'money'],
  ['/flights?from=BER', 'work'],
  ['/today', 'work'],
  ['/bookings?page=2', 'list'],
  ['/office/log', 'list'],
])('the page %s is %s', (url, rank) => {
  expect(get(url)).toBe(rank)
})

test('whoever is not signed in comes after whoever is', () => {
  expect(rankOf({ method: 'GET', url: '/bookings/PA1000001', headers: {} })).toBe('new')
  expect(rankOf({ method: 'GET', url: '/sign-in', headers: { cookie: 'theme=dark' } })).toBe('new')
  expect(post('/api/auth/callback/credentials')).toBe('new')
  expect(rankOf({ method: 'POST', url: '/api/read/air.search', headers: {} })).toBe('new')
})

test('what a browser asks for by itself comes last, what it needs to stay on its page first', () => {
  expect(get('/bookings', { 'next-router-prefetch': '1', rsc: '1' })).toBe('ahead')
  expect(get('/bookings', { 'sec-purpose': 'prefetch;prerender' })).toBe('ahead')
  expect(get('/bookings', { rsc: '1' })).toBe('money')
})

describe('what is written', () => {
  test('has the rank that is never turned away', () => {
    expect(post('/bookings', { 'next-action': '40ab' })).toBe('write')
    expect(post('/api/read/air.book', { 'next-action': '40ab' })).toBe('write')
    expect(post('/api/draft')).toBe('write')
    expect(rankOf({ method: 'POST', url: '/q/abc/agree', headers: {} })).toBe('write')
    expect(rankOf({ method: 'PUT', url: '/api/anything', headers: {} })).toBe('write')
  })

  /** The routes that change something when they are posted to; all others only read. */
  const writes = [
    'app/api/auth/[...nextauth]/route.ts',
    'app/api/csp-report/route.ts',
    'app/api/draft/route.ts',
    'app/q/[token]/agree/route.ts',
    'app/q/[token]/change/route.ts',
  ]

  test('is told from what is read, for every route', () => {
    const posted = filesBelow(['app'], ['route.ts']).filter((file) => /\bPOST\b/.test(textOf(file)))
    const ranked = posted.filter((file) => {
      const path = file.slice('app'.length, -'/route.ts'.length).replaceAll(/\[[^\]]*\]/g, 'one')
      return post(path) === 'write'
    })
    expect(ranked).toEqual(writes)
  })
})

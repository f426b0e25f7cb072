import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import config from '../../../next.config.ts'
import { proxy } from '../../../proxy.ts'

const headersOf = (address: string) => proxy(new NextRequest(`http://localhost:3000${address}`)).headers

test.each(['/flights', '/bookings/PA1000001', '/sign-in', '/no-such-page', '/api/voucher/PH1000001'])(
  '%s sends no referrer, is in no frame, and is what it says it is (ASVS 3.4.5)',
  (address) => {
    const headers = headersOf(address)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  },
)

test.each(['/flights', '/bookings/PA1000001', '/sign-in', '/'])(
  'the page %s is kept in no cache (ASVS 14.3.2)',
  (address) => {
    expect(headersOf(address).get('cache-control')).toBe('no-store')
  },
)

test('every page has a nonce of its own (ASVS 3.4.3)', () => {
  const nonces = [1, 2, 3].map(
    () => /'nonce-([^']+)'/.exec(headersOf('/flights').get('content-security-policy') ?? '')?.[1],
  )
  expect(new Set(nonces).size).toBe(3)
  expect(nonces.every((nonce) => Buffer.from(nonce ?? '', 'base64').length === 16)).toBe(true)
})

test('data that is opened as a page runs and loads nothing (ASVS 3.2.1)', async () => {
  const rules = (await config.headers?.()) ?? []
  const rule = rules.find(({ source, has }) => source === '/api/read/:path*' && has === undefined)
  const headers = new Map(rule?.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'(?!.*-src)/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

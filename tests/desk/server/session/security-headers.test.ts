import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { proxy } from '../../../../proxy.ts'
import { prepareEveryRequest } from '../../../../server/request/every-request.ts'

const headersOf = (address: string) => proxy(new NextRequest(`http://localhost:3000${address}`)).headers

test('data that is opened as a page runs and loads nothing, and every answer says what it is (ASVS 3.2.1, ASVS 3.4.5)', async () => {
  prepareEveryRequest(false)
  // The headers do not depend on the handler: this one knows nothing of them.
  const server = createServer((_, answer) => answer.end('{}'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { headers } = await fetch(`http://127.0.0.1:${port}/`)
  server.close()
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'(?!.*-src)/)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

test.each(['/flights', '/bookings/PA1000001', '/sign-in', '/'])(
  'the page %s is kept in no cache and stands in no frame (ASVS 14.3.2)',
  (address) => {
    const headers = headersOf(address)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  },
)

test('every page has a nonce of its own (ASVS 3.4.3)', () => {
  const nonces = [1, 2, 3].map(
    () => /'nonce-([^']+)'/.exec(headersOf('/flights').get('content-security-policy') ?? '')?.[1],
  )
  expect(new Set(nonces).size).toBe(3)
  expect(nonces.every((nonce) => Buffer.from(nonce ?? '', 'base64').length === 16)).toBe(true)
})

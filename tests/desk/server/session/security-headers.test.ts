import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NextRequest } from 'next/server'
import { describe, expect, test } from 'vitest'
import { proxy } from '../../../../proxy.ts'
import { prepareEveryRequest } from '../../../../server/request/every-request.ts'

const headersOf = async (address: string) =>
  (await proxy(new NextRequest(`http://localhost:3000${address}`))).headers

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
  async (address) => {
    const headers = await headersOf(address)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  },
)

test('every page has a nonce of its own (ASVS 3.4.3)', async () => {
  const pages = await Promise.all([1, 2, 3].map(() => headersOf('/flights')))
  const nonces = pages.map(
    (headers) => /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1],
  )
  expect(new Set(nonces).size).toBe(3)
  expect(nonces.every((nonce) => Buffer.from(nonce ?? '', 'base64').length === 16)).toBe(true)
})

describe('a page of a client, which nobody signs in to', () => {
  const link = `/q/${'a'.repeat(43)}`
  const send = (headers: Record<string, string>, method = 'POST', address = `${link}/agree`) =>
    proxy(new NextRequest(`http://localhost:3000${address}`, { method, headers }))
  const from = (address: string) => ({ host: 'localhost:3000', 'x-forwarded-for': address })

  test('has the policy of the desk, is indexed nowhere and leads to no sign-in', async () => {
    const answer = await send(from('192.0.2.1'), 'GET', link)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('location')).toBeNull()
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/)
  })

  test('takes its own forms, whose Origin no-referrer hides, and no foreign ones', async () => {
    const sources: Record<string, string>[] = [
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      {},
    ]
    const statuses = await Promise.all(
      sources.map(async (headers) => (await send({ ...from('192.0.2.2'), ...headers })).status),
    )
    expect(statuses).toEqual([200, 200, 403, 403, 403, 403])
  })

  test('is not asked for more than 120 times a minute from an address', async () => {
    const ask = async (address: string) => (await send(from(address), 'GET', link)).status
    const statuses: number[] = []
    for (let at = 0; at < 121; at += 1) statuses.push(await ask('192.0.2.3'))
    expect(statuses.filter((status) => status === 200)).toHaveLength(120)
    expect(statuses.at(-1)).toBe(429)
    expect(await ask('192.0.2.4')).toBe(200)
  })

  test('takes 20 answers a minute to a link, from whatever addresses', async () => {
    const other = `/q/${'b'.repeat(43)}/change`
    const answer = async (at: number, address: string) =>
      (await send({ ...from(`198.51.100.${at}`), origin: 'http://localhost:3000' }, 'POST', address)).status
    const statuses: number[] = []
    for (let at = 0; at < 21; at += 1) statuses.push(await answer(at, other))
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
    expect(await answer(30, `/q/${'c'.repeat(43)}/change`)).toBe(200)
  })
})

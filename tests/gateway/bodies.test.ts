import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { portListener } from '../../gateway/http/port.ts'
import type { TestGateway } from '../setup/gateway.ts'
import { pour } from '../setup/pour.ts'
import { openGateway } from '../setup/simulated-gateway.ts'

/** Bodies are bounded while they are read: 413, the connection closed, and no more of them is taken. */
let gateway: TestGateway
let server: Server
let url: string

beforeAll(async () => {
  const hosts = new Map<string, 'sandbox' | 'production'>()
  gateway = await openGateway({ hosts })
  server = createServer(portListener(gateway.gateway.fetch))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  url = `http://127.0.0.1:${port}`
  hosts.set(`127.0.0.1:${port}`, 'sandbox')
})
afterAll(async () => {
  server.close()
  await gateway.close()
})

/** The number of bytes that the sockets of both sides may buffer of a body that nobody reads. */
const BUFFERED_BYTES = 30_000_000

const chunked = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
const declared = { 'content-type': 'application/json', 'content-length': '600000000' }

it.each([
  ['/Air/AirLowFareSearch', chunked],
  ['/Air/AirLowFareSearch', declared],
  ['/v3/oauth/token', chunked],
  ['/v3/oauth/token', declared],
  ['/v3/hotels/searches', chunked],
  ['/_sandbox/offices', chunked],
  ['/_sandbox/offices', declared],
])('%s %j: 413, and the rest is not read', async (path, headers) => {
  const { bytes, ...answer } = await pour(url + path, headers)
  expect(answer).toEqual({ status: 413, connection: 'close' })
  expect(bytes).toBeLessThan(BUFFERED_BYTES)
})

it('six of them at once leave the memory as it was', async () => {
  const before = process.memoryUsage().rss
  const all = await Promise.all(Array.from({ length: 6 }, () => pour(`${url}/Air/AirBook`, chunked)))
  expect(all.map(({ status }) => status)).toEqual([413, 413, 413, 413, 413, 413])
  expect(process.memoryUsage().rss - before).toBeLessThan(6 * BUFFERED_BYTES)
})

it.each([
  '/healthz',
  '/metrics',
  '/docs',
  '/openapi/v3.json',
  '/_sandbox',
  '/Air/AirBook',
  '/v3/none',
  '/none',
])('no browser takes the answer of %s for another type', async (path) => {
  const answer = await fetch(url + path)
  await answer.arrayBuffer()
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

it('metrics are for callers that name this machine as host, unless a setting says otherwise', async () => {
  const { settings } = gateway.services
  const statusFor = async (host: string) => (await gateway.send('/metrics', { headers: { host } })).status
  const set = async (readers: typeof settings.metrics) => {
    settings.metrics = readers
    return [await statusFor('localhost:4010'), await statusFor('gateway.example')]
  }
  gateway.services.settings.hosts = new Map([
    ...settings.hosts,
    ['localhost:4010', 'sandbox'],
    ['gateway.example', 'sandbox'],
  ])
  expect(await set('nobody')).toEqual([404, 404])
  expect(await set('everybody')).toEqual([200, 200])
  expect(await set('loopback')).toEqual([200, 404])
})

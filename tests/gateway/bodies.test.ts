import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { portListener } from '../../gateway/http/port.ts'
import type { TestGateway } from '../setup/gateway.ts'
import { openGateway } from '../setup/simulated-gateway.ts'

/** Bodies are bounded while they are read: 413, the connection closed, and no more of them is taken. */
let gateway: TestGateway
let server: Server
let port: number

beforeAll(async () => {
  const hosts = new Map<string, 'sandbox' | 'production'>()
  gateway = await openGateway({ hosts })
  server = createServer(portListener(gateway.gateway.fetch))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  hosts.set(`127.0.0.1:${port}`, 'sandbox')
})
afterAll(async () => {
  server.close()
  await gateway.close()
})

const MEGABYTE = Buffer.alloc(1_000_000, ' ')
/** What the sockets of both sides may hold of a body that nobody reads. */
const BUFFERED_BYTES = 30_000_000

/** Sends a body of 600 MB in pieces until somebody answers. */
async function pour(path: string, headers: Record<string, string>) {
  const outgoing = request({ port, host: '127.0.0.1', path, method: 'POST', headers })
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>
  let sent = 0
  let isOver = false
  outgoing.on('error', () => (isOver = true))
  outgoing.once('response', () => (isOver = true))
  while (!isOver && sent < 600) {
    sent += 1
    if (!outgoing.write(MEGABYTE)) {
      await Promise.race([once(outgoing, 'drain'), answered, once(outgoing, 'close')])
    }
  }
  const [response] = await answered
  response.resume()
  await once(response, 'close')
  outgoing.destroy()
  return { status: response.statusCode, connection: response.headers.connection, bytes: sent * 1_000_000 }
}

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
  const { bytes, ...answer } = await pour(path, headers)
  expect(answer).toEqual({ status: 413, connection: 'close' })
  expect(bytes).toBeLessThan(BUFFERED_BYTES)
})

it('six of them at once leave the memory as it was', async () => {
  const before = process.memoryUsage().rss
  const all = await Promise.all(Array.from({ length: 6 }, () => pour('/Air/AirBook', chunked)))
  expect(all.map(({ status }) => status)).toEqual([413, 413, 413, 413, 413, 413])
  expect(process.memoryUsage().rss - before).toBeLessThan(6 * BUFFERED_BYTES)
})

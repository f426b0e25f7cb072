import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { connectionLimits } from '../../program/listen.ts'
import { portListener } from '../../gateway/http/port.ts'

/** A request that is never sent to its end does not keep its connection. */

let server: Server
afterEach(() => server.close())

/** What the server sends to a connection that sends this and then nothing, until it closes it. */
async function answerTo(sent: string): Promise<string> {
  // A thousandth of the real times.
  const short = Object.fromEntries(
    Object.entries(connectionLimits).map(([name, milliseconds]) => [name, milliseconds / 1000]),
  )
  server = createServer(
    short,
    portListener(async (request) => new Response(await request.text())),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const parts: string[] = []
  socket.setEncoding('utf8').on('data', (part: string) => parts.push(part))
  socket.write(sent)
  await new Promise((resolve) => socket.once('close', resolve))
  return parts.join('')
}

test.each([
  ['headers', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-'],
  ['body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{"a":'],
])('half of its %s', async (_, sent) => {
  expect(await answerTo(sent)).toMatch(/^HTTP\/1\.1 408 /)
})

test('it is closed within a minute', () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = connectionLimits
  expect(Math.max(headersTimeout, requestTimeout) + connectionsCheckingInterval).toBeLessThan(60_000)
})

import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { gatewayFetch } from '../../../server/gateway-client/gateway-fetch.ts'

/** Answers one request with a text of HTTP and closes the connection. */
async function answering(text: string): Promise<{ url: string; closed: Promise<unknown> }> {
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(text))
    socket.once('close', () => server.close())
  })
  const closed = once(server, 'connection').then(([socket]) => once(socket as Socket, 'close'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, closed }
}

const head = (status: string, ...lines: string[]) =>
  [`HTTP/1.1 ${status}`, 'Connection: close', ...lines, '', ''].join('\r\n')

test('an answer is whole although its connection was closed before anybody read it', async () => {
  const body = 'a'.repeat(64 * 1024)
  const { url, closed } = await answering(head('200 OK', `Content-Length: ${body.length}`) + body)
  const answer = await gatewayFetch(url, {})
  await closed
  expect(await answer.text()).toBe(body)
})

test('an answer that breaks off fails when it is read', async () => {
  const { url } = await answering(`${head('200 OK', 'Content-Length: 100')}half of it`)
  const answer = await gatewayFetch(url, {})
  await expect(answer.text()).rejects.toMatchObject({ code: 'ECONNRESET' })
})

test('a redirect is not followed', async () => {
  const { url } = await answering(head('302 Found', 'Location: /elsewhere', 'Content-Length: 0'))
  await expect(gatewayFetch(url, {})).rejects.toThrow('the booking service redirects')
})

test('a file that has not changed is an answer without a body', async () => {
  const { url } = await answering(head('304 Not Modified', 'ETag: "1"'))
  const answer = await gatewayFetch(url, { headers: { 'if-none-match': '"1"' } })
  expect(answer.status).toBe(304)
  expect(answer.headers.get('etag')).toBe('"1"')
})

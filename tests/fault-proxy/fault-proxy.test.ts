import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openFaultProxy, type Fault, type FaultProxy } from './fault-proxy.ts'
import { mutationsOf } from './mutations.ts'

/** The effect of each fault on the caller and the server. */

let proxy: FaultProxy
/** Bodies of the requests that the server has read whole. */
let done: string[] = []
const server = createServer((incoming, answer) => {
  const chunks: Buffer[] = []
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
  incoming.on('error', () => undefined)
  incoming.on('end', () => {
    done.push(Buffer.concat(chunks).toString())
    answer.writeHead(200, { 'content-type': 'application/json' })
    answer.end(JSON.stringify({ done: incoming.headers.host, list: [{ amount: 1 }] }))
  })
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  proxy = await openFaultProxy((server.address() as AddressInfo).port, 'named')
})
afterEach(async () => {
  proxy.clear()
  await proxy.idle()
  done = []
})
afterAll(async () => {
  await proxy.close()
  server.close()
})

const whole = '{"done":"named","list":[{"amount":1}]}'
const body = JSON.stringify({ order: 'a booking' })
const post = (signal?: AbortSignal) =>
  fetch(`${proxy.url}/Book`, { method: 'POST', body, signal: signal ?? null })
const text = async () => (await post()).text()

test('without a fault everything is passed on, under the host that was given', async () => {
  expect(await text()).toBe(whole)
  expect(done).toEqual([body])
})

test.each<[string, Fault, number]>([
  ['lose-request: never read', { kind: 'lose-request' }, 0],
  ['cut-request: half read, and nothing done', { kind: 'cut-request' }, 0],
  ['reset: done', { kind: 'reset' }, 1],
  ['lose-reply: done', { kind: 'lose-reply' }, 1],
  ['cut-reply in the head: done', { kind: 'cut-reply', at: 'head' }, 1],
  ['cut-reply in the body: done', { kind: 'cut-reply', at: 'body' }, 1],
])('%s, and the caller gets no answer', async (_name, fault, times) => {
  const struck = proxy.strike('/Book', fault)
  await expect(text()).rejects.toThrow(TypeError)
  await struck
  await proxy.idle()
  expect(done).toHaveLength(times)
  // It concerns one request alone.
  expect(await text()).toBe(whole)
})

test('a delayed request is done after its caller has left', async () => {
  const gate = Promise.withResolvers<void>()
  const leaving = new AbortController()
  const struck = proxy.strike('/Book', { kind: 'delay-request', until: gate.promise })
  const answer = post(leaving.signal)
  await struck
  expect(done).toEqual([])
  leaving.abort()
  await expect(answer).rejects.toThrow()
  gate.resolve()
  await proxy.idle()
  expect(done).toEqual([body])
})

test('a delayed reply is told late, of something that was done at once', async () => {
  const gate = Promise.withResolvers<void>()
  void proxy.strike('/Book', { kind: 'delay-reply', until: gate.promise })
  const answer = text()
  await expect.poll(() => done).toEqual([body])
  gate.resolve()
  expect(await answer).toBe(whole)
})

test('an early end looks like a whole answer, and a frozen one never ends', async () => {
  void proxy.strike('/Book', { kind: 'end-reply', afterBytes: 5 }, { kind: 'freeze-reply', afterBytes: 5 })
  expect(await text()).toBe(whole.slice(0, 5))
  const leaving = new AbortController()
  const reader = (await post(leaving.signal)).body?.getReader()
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe(whole.slice(0, 5))
  const next = reader?.read()
  leaving.abort()
  await expect(next).rejects.toThrow('aborted')
})

test('the proxy can answer in place of the server, and with another body', async () => {
  void proxy.strike('/Book', { kind: 'answer', status: 502, body: '<h1>Bad gateway</h1>' })
  const answer = await post()
  expect([answer.status, await answer.text(), done]).toEqual([502, '<h1>Bad gateway</h1>', []])
  void proxy.strike('/Book', { kind: 'rewrite', change: (json) => json.replace('1', '"one"') })
  expect(await text()).toBe(whole.replace('1', '"one"'))
})

test('while it is down connections are refused', async () => {
  await proxy.down()
  await expect(text()).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
  await proxy.up()
  expect(await text()).toBe(whole)
  expect(done).toHaveLength(1)
})

test('it counts what was sent and what the server got', async () => {
  const before = proxy.calls('/Book')
  void proxy.strike('/Book', { kind: 'lose-request' })
  await text().catch(() => undefined)
  await text()
  const { sent, passedOn } = proxy.calls('/Book')
  expect([sent - before.sent, passedOn - before.passedOn]).toEqual([2, 1])
})

test('mutations spoil each field in three ways', () => {
  expect(mutationsOf('{"a":1,"b":[{"c":"x"}]}')).toEqual([
    { name: 'a dropped', text: '{"b":[{"c":"x"}]}' },
    { name: 'a null', text: '{"a":null,"b":[{"c":"x"}]}' },
    { name: 'a of another type', text: '{"a":{"not":"a plain value"},"b":[{"c":"x"}]}' },
    { name: 'b dropped', text: '{"a":1}' },
    { name: 'b null', text: '{"a":1,"b":null}' },
    { name: 'b of another type', text: '{"a":1,"b":{"not":"a list"}}' },
    { name: 'b.0.c dropped', text: '{"a":1,"b":[{}]}' },
    { name: 'b.0.c null', text: '{"a":1,"b":[{"c":null}]}' },
    { name: 'b.0.c of another type', text: '{"a":1,"b":[{"c":{"not":"a plain value"}}]}' },
  ])
})

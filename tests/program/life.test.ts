import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { lifeOf, type Life } from '../../program/life.ts'
import { listen } from '../../program/listen.ts'

const agent = new Agent({ keepAlive: true })
let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  agent.destroy()
})

async function open(life: Life, answer: RequestListener): Promise<string> {
  server = await listen(answer, life, { hostname: '127.0.0.1', port: 0, silentMillis: 60_000 })
  life.ready()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

async function ask(url: string): Promise<IncomingMessage> {
  const [answer] = (await once(get(url, { agent }), 'response')) as [IncomingMessage]
  return answer
}

test('a program is ready from its first call to the signal to stop', async () => {
  const life = lifeOf({ drainMillis: 0, graceMillis: 1000 })
  expect(life.state()).toBe('starting')
  await open(life, (_, answer) => answer.end())
  expect(life.state()).toBe('ready')
  const stopped = life.stop([server!])
  expect(life.state()).toBe('stopping')
  await stopped
  life.ready()
  expect(life.state()).toBe('stopping')
})

test('while it drains it refuses no connection, and lets callers keep none', async () => {
  const life = lifeOf({ drainMillis: 300, graceMillis: 1000 })
  const url = await open(life, (_, answer) => answer.end('there'))
  expect((await ask(url)).resume().headers.connection).toBe('keep-alive')
  const stopped = life.stop([server!])
  const answer = await ask(url)
  expect(await text(answer)).toBe('there')
  expect(answer.headers.connection).toBe('close')
  await stopped
  await expect(once(get(url), 'response')).rejects.toThrow(/ECONNREFUSED/)
})

test('a call and a stream that are under way are finished, and their connections end with them', async () => {
  const life = lifeOf({ drainMillis: 0, graceMillis: 60_000 })
  const begun: (() => void)[] = []
  const url = await open(life, (_, answer) => {
    answer.write('first ')
    begun.push(() => answer.end('last'))
  })
  const stream = await ask(url)
  let isOver = false
  const stopped = life.stop([server!]).then(() => (isOver = true))
  const rest = text(stream)
  expect(isOver).toBe(false)
  begun.forEach((finish) => finish())
  expect(await rest).toBe('first last')
  await stopped
  expect(isOver).toBe(true)
})

test('a call that outlasts the grace is cut', async () => {
  const life = lifeOf({ drainMillis: 0, graceMillis: 20 })
  const url = await open(life, (_, answer) => answer.write('first '))
  const stream = await ask(url)
  const rest = text(stream)
  const cut = expect(rest).rejects.toThrow('aborted')
  await life.stop([server!])
  await cut
})

test('asked twice, it stops once', () => {
  const life = lifeOf({ drainMillis: 0, graceMillis: 0 })
  expect(life.stop([])).toBe(life.stop([]))
})

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { admission, type Admission } from '../../../desk/admission.ts'
import { deskListener, type Parts } from '../../../desk/answer.ts'
import type { Rank } from '../../../desk/rank.ts'
import { lifeOf, type Life } from '../../../program/life.ts'
import { listen } from '../../../program/listen.ts'
import { requestScope } from '../../../program/request-scope.ts'

type Handle = (asked: IncomingMessage, answer: ServerResponse) => Promise<void>
type Desk = {
  url: string
  work: Admission
  life: Life
  away: Rank[]
  ask(path: string, init?: RequestInit): Promise<Response>
}

let close = () => Promise.resolve()
afterEach(() => close())

async function openDesk(handle: Handle, changed: Partial<Parts> = {}): Promise<Desk> {
  const work = admission(() => performance.now())
  const life = lifeOf({ drainMillis: 0, graceMillis: 0 })
  const away: Rank[] = []
  const parts: Parts = {
    life,
    admission: work,
    measures: {
      answered: () => undefined,
      turnedAway: (rank) => void away.push(rank),
      text: () => Promise.resolve('desk_open_requests 0\n'),
      contentType: 'text/plain',
    },
    handle: Promise.resolve(handle),
    metricsFor: 'loopback',
    ...changed,
  }
  const server = await listen(deskListener(parts), life, {
    hostname: '127.0.0.1',
    port: 0,
    silentMillis: 60_000,
  })
  life.ready()
  close = () => life.stop([server])
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, work, life, away, ask: (path, init) => fetch(`${url}${path}`, init) }
}

const served: Handle = (_, answer) => {
  answer.end('served')
  return Promise.resolve()
}

const signedIn = { cookie: 'travel-desk.session=x' }

/** So much under way that only a write is answered. */
function overload({ work }: Desk) {
  work.measure({ utilization: 1, activeMillis: 250 })
  for (let one = 0; one < 1000; one += 1) work.began()
}

describe('a desk that is behind', () => {
  test('turns a page away with one that says so and tries again by itself', async () => {
    const desk = await openDesk(served)
    overload(desk)
    const answer = await desk.ask('/bookings', { headers: { ...signedIn, accept: 'text/html,*/*' } })
    expect(answer.status).toBe(503)
    const seconds = Number(answer.headers.get('retry-after'))
    expect(seconds).toBeGreaterThanOrEqual(2)
    expect(seconds).toBeLessThanOrEqual(5)
    const page = await answer.text()
    expect(page).toContain('<h1>Travel Desk is busy</h1>')
    expect(page).toContain(`<meta http-equiv="refresh" content="${seconds}">`)
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(desk.away).toEqual(['list'])
  })

  test('turns a read away with a code that a page knows', async () => {
    const desk = await openDesk(served)
    overload(desk)
    const answer = await desk.ask('/api/read/wallet.balance', { method: 'POST', headers: signedIn })
    expect([answer.status, answer.headers.get('x-desk-busy')]).toEqual([503, '1'])
    expect(await answer.json()).toEqual({ code: 'Busy', message: 'Travel Desk is busy.' })
  })

  test('answers every write, files and what an operator asks', async () => {
    const desk = await openDesk(served)
    overload(desk)
    const hold = await desk.ask('/flights/book', { method: 'POST', headers: { 'next-action': '40ab' } })
    expect(await hold.text()).toBe('served')
    expect((await desk.ask('/_next/static/a.js')).status).toBe(200)
    expect((await desk.ask('/healthz')).status).toBe(200)
    expect((await desk.ask('/metrics')).status).toBe(200)
    expect(desk.away).toEqual([])
  })

  test('says so while it turns people away, and still takes calls', async () => {
    const desk = await openDesk(served)
    expect((await desk.ask('/readyz')).status).toBe(200)
    overload(desk)
    await desk.ask('/today', { headers: signedIn })
    const ready = await desk.ask('/readyz')
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'busy' }])
  })
})

test('an answer counts until it is over, also where its reader leaves', async () => {
  const begun = Promise.withResolvers<void>()
  const desk = await openDesk((asked) => {
    if (asked.url === '/left') begun.resolve()
    return Promise.resolve()
  })
  const reader = new AbortController()
  const left = desk.ask('/left', { headers: signedIn, signal: reader.signal }).catch(() => undefined)
  await begun.promise
  expect(desk.work.open()).toBe(1)
  reader.abort()
  await left
  await expect.poll(() => desk.work.open()).toBe(0)
})

test('a stream, which mostly waits for others, counts for none', async () => {
  const desk = await openDesk((_, answer) => {
    answer.write('event: batch\n\n')
    return Promise.resolve()
  })
  const headers = { ...signedIn, accept: 'text/event-stream' }
  const stream = await desk.ask('/api/read/air.low-fare-search-incremental', { method: 'POST', headers })
  expect(stream.status).toBe(200)
  expect(desk.work.open()).toBe(0)
  await stream.body?.cancel()
})

test('a request that comes before Next is there waits for it', async () => {
  const next = Promise.withResolvers<Handle>()
  const desk = await openDesk(served, { handle: next.promise })
  const answer = desk.ask('/sign-in')
  next.resolve(served)
  expect(await (await answer).text()).toBe('served')
})

test('each request is answered in a scope of its own', async () => {
  const scopes = new Set<unknown>()
  const desk = await openDesk((_, answer) => {
    scopes.add(requestScope.getStore())
    answer.end()
    return Promise.resolve()
  })
  await desk.ask('/one')
  await desk.ask('/two')
  expect(scopes.has(undefined)).toBe(false)
  expect(scopes.size).toBe(2)
})

test('an error of Next is a 500 and no end of the desk', async () => {
  const desk = await openDesk(() => Promise.reject(new TypeError('a name that nobody may see')))
  expect((await desk.ask('/')).status).toBe(500)
  expect((await desk.ask('/readyz')).status).toBe(200)
})

test('a program that starts or stops is not ready', async () => {
  const desk = await openDesk(served)
  const stopped = desk.life.stop([])
  expect(await (await desk.ask('/readyz')).json()).toEqual({ status: 'stopping' })
  await stopped
})

test('metrics are for the operator alone', async () => {
  const hidden = await openDesk(served, { metricsFor: 'nobody' })
  expect(await (await hidden.ask('/metrics')).text()).toBe('served')
  await close()
  const shown = await openDesk(served)
  expect(await (await shown.ask('/metrics')).text()).toBe('desk_open_requests 0\n')
})

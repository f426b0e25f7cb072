import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchBody } from '../setup/air.ts'
import { signInAtDesk } from '../setup/desk-sign-in.ts'
import { pour } from '../setup/pour.ts'
import { openInstallation, type Installation, type Victim } from './installation.ts'
import { expectKept } from './kept.ts'
import { openWork, type Work } from './work.ts'

/**
 * The programs as `npm start` runs them are killed while agents hold, order and cancel: the rest goes on,
 * every acknowledged act is kept, and no money is lost or counted twice (trust rules, D1 and failure modes).
 * `npm run crash` kills each of them 100 times.
 */

const rounds = Number(process.env['CRASH_ROUNDS'] ?? 1)
const victims: readonly Victim[] = ['gateway', 'PostgreSQL', 'desk', 'starter']

let installation: Installation
let work: Work
let cookie: string

beforeAll(async () => {
  installation = await openInstallation()
  await installation.untilSound()
  work = await openWork(installation.gatewayUrl)
  cookie = await signInAtDesk(installation.deskUrl, work.person)
}, 240_000)

afterAll(async () => {
  await work.stop()
  await installation.close()
}, 60_000)

/** The person who signed in before the kill is still signed in, and reads through the desk. */
async function expectSignedIn(): Promise<void> {
  const answer = await fetch(`${installation.deskUrl}/api/read/wallet.balance`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'x-desk': '1', origin: installation.deskUrl },
    body: '{}',
  })
  expect({ status: answer.status, output: answer.ok ? '' : installation.output() }).toEqual({
    status: 200,
    output: '',
  })
}

// In turn, because a program that ends again within a minute waits longer each time, and a new starter
// forgets how often.
test.each(
  Array.from({ length: rounds }, (_, at) => victims.map((victim) => [victim, at + 1] as const)).flat(),
)(
  '%s killed, time %d: the programs go on and nothing acknowledged is lost',
  async (victim) => {
    await work.untilAcknowledged(20)
    await installation.kill(victim)
    await installation.untilSound()
    await work.untilAcknowledged(5)
    await expectKept(await installation.databaseUrl(), work)
    await expectSignedIn()
  },
  150_000,
)

test('a database that hangs is 503 with Retry-After everywhere, and work goes on when it wakes', async () => {
  await work.untilAcknowledged(5)
  const wake = await installation.hang()
  try {
    const [health, read] = await Promise.all([
      fetch(`${installation.gatewayUrl}/healthz`),
      fetch(`${installation.deskUrl}/api/read/wallet.balance`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', 'x-desk': '1', origin: installation.deskUrl },
        body: '{}',
      }),
    ])
    expect(health.status).toBe(503)
    expect([read.status, read.headers.get('retry-after')]).toEqual([503, '2'])
  } finally {
    wake()
  }
  await installation.untilSound()
  await work.untilAcknowledged(20)
  await expectKept(await installation.databaseUrl(), work)
}, 60_000)

test('every answer that failed meanwhile was a 503 that says when to come back', () => {
  expect(work.failures.get('503, Retry-After 2')).toBeGreaterThan(0)
  const others = [...work.failures.keys()].filter(
    (what) => !['no answer', '503, Retry-After 2'].includes(what),
  )
  expect(others).toEqual([])
})

/**
 * The memory by which a program may grow. One body that stays in memory is more, and so are 60 kB of each
 * stream.
 */
const GROWTH_BYTES = 120_000_000
const programs = ['gateway', 'desk'] as const

/** Opens a search at a program, and leaves it when its answer begins. @returns its status. */
async function leaveStream(url: string, headers: Record<string, string>, body: unknown): Promise<number> {
  const leave = new AbortController()
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: leave.signal,
  })
  leave.abort()
  return answer.status
}

/** Leaves this many streams at both programs, some at a time. @returns the statuses that came. */
async function leaveStreams(count: number): Promise<Set<number>> {
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  const body = searchBody([['LHR', 'AMS', day]])
  const statuses = new Set<number>()
  const own = { cookie, 'x-desk': '1', origin: installation.deskUrl, accept: 'text/event-stream' }
  let left = count
  const visitor = async () => {
    while (left > 0) {
      left -= 1
      // One of eight goes through the desk, which leaves the gateway in turn.
      statuses.add(
        left % 8 === 0
          ? await leaveStream(`${installation.deskUrl}/api/read/air.low-fare-search-incremental`, own, body)
          : await leaveStream(
              `${installation.gatewayUrl}/Air/AirLowFareSearchIncremental`,
              {},
              {
                ...body,
                SessionId: work.sessionId,
              },
            ),
      )
    }
  }
  await Promise.all(Array.from({ length: 20 }, visitor))
  return statuses
}

async function openStreams(): Promise<number> {
  const text = await (await fetch(`${installation.gatewayUrl}/metrics`)).text()
  return Number(/^gateway_open_streams (\d+)$/m.exec(text)?.[1])
}

test('2,000 streams that are left and six bodies of 600 MB leave the memory as it was (E3)', async () => {
  await work.stop()
  const chunked = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
  const oversized = () => pour(`${installation.gatewayUrl}/Air/AirBook`, chunked)
  // Code and caches of the first calls stay, and so does the heap that a just restarted program grows to.
  await leaveStreams(600)
  await oversized()
  const before = programs.map((program) => installation.memoryBytes(program))
  expect(await leaveStreams(2000)).toEqual(new Set([200]))
  const poured = await Promise.all(Array.from({ length: 6 }, oversized))
  for (const { status } of poured) expect([413, null]).toContain(status)
  await expect.poll(openStreams).toBe(0)
  const grown = programs.map((program, at) => installation.memoryBytes(program) - (before[at] ?? 0))
  for (const bytes of grown) expect(bytes).toBeLessThan(GROWTH_BYTES)
}, 240_000)

import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLedger } from '../../gateway/domain/wallet/check-ledger.ts'
import { openStore } from '../../gateway/store/open.ts'
import { signInAtDesk } from '../setup/desk-sign-in.ts'
import { openInstallation, type Installation, type Victim } from './installation.ts'
import { openWork, type Work } from './work.ts'

/**
 * The programs as `npm start` runs them are killed while agents hold, order and cancel: the rest goes on,
 * what was acknowledged is kept, and no money is lost or counted twice (trust rules, D1 and failure modes).
 * `npm run crash` kills each of them 100 times.
 */

const rounds = Number(process.env['CRASH_ROUNDS'] ?? 3)
const victims: readonly Victim[] = ['gateway', 'PostgreSQL', 'desk', 'starter']

/**
 * The states that may follow an acknowledged one: the answer to a later call may have been lost, and a hold
 * may have lapsed.
 */
const mayFollow: Readonly<Record<string, readonly string[]>> = {
  held: ['held', 'ticketing', 'ticketed', 'cancelled'],
  ticketing: ['ticketing', 'ticketed'],
  cancelled: ['cancelled'],
}

let installation: Installation
let work: Work
let cookie: string

beforeAll(async () => {
  installation = await openInstallation()
  await installation.untilSound()
  work = await openWork(installation.gatewayUrl)
  cookie = await signInAtDesk(installation.deskUrl, work.person)
  // A program that ends often is given up unless it has run for a minute.
  if (rounds > 5) await pause(61_000)
}, 240_000)

afterAll(async () => {
  await work.stop()
  await installation.close()
}, 60_000)

async function expectKept(): Promise<void> {
  const store = openStore(await installation.databaseUrl(), 2)
  const noted = new Map(work.acknowledged)
  const rows = await store.db
    .selectFrom('booking')
    .select(['reference', 'state'])
    .where('office_id', '=', work.person.officeId)
    .execute()
  const kept = new Map(rows.map(({ reference, state }) => [reference, state]))
  const wrong = [...noted].filter(([id, state]) => !mayFollow[state]?.includes(kept.get(id) ?? 'lost'))
  expect(wrong).toEqual([])
  expect(await checkLedger(store.db, work.person.officeId)).toEqual([])
  await store.close()
}

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

test.each(victims.flatMap((victim) => Array.from({ length: rounds }, (_, at) => [victim, at + 1] as const)))(
  '%s killed, time %d: the programs go on and nothing acknowledged is lost',
  async (victim) => {
    await work.untilAcknowledged(20)
    await installation.kill(victim)
    await installation.untilSound()
    await work.untilAcknowledged(5)
    await expectKept()
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
  await expectKept()
}, 60_000)

test('every answer that failed meanwhile was a 503 that says when to come back', () => {
  expect(work.failures.get('503, Retry-After 2')).toBeGreaterThan(0)
  const others = [...work.failures.keys()].filter(
    (what) => !['no answer', '503, Retry-After 2'].includes(what),
  )
  expect(others).toEqual([])
})

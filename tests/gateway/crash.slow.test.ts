import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkLedger } from '../../gateway/domain/wallet/check-ledger.ts'
import { migrateGateway } from '../../gateway/store/migrate.ts'
import { openStore } from '../../gateway/store/open.ts'
import type { Db } from '../../gateway/store/transaction.ts'
import { ensurePostgres, type Postgres } from '../../scripts/postgres.ts'
import { freshDatabase, type TestDatabase } from '../setup/database.ts'

/**
 * What was acknowledged survives kill -9 of the gateway and of PostgreSQL, and no hold is orphaned (trust,
 * D1).
 */

const rounds = Number(process.env['CRASH_ROUNDS'] ?? 4)

/** The last acknowledged state of each booking. */
type Acknowledged = { officeId: string; states: Map<string, string> }

/** Runs the booking child until it has acknowledged enough, kills it, and returns everything it printed. */
async function bookUntil(
  url: string,
  enough: number,
  kill: (child: ChildProcess) => void,
): Promise<Acknowledged> {
  const script = path.join(import.meta.dirname, 'booking/crash-child.ts')
  const child = spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'ignore'] })
  const closed = once(child, 'close')
  const acknowledged: Acknowledged = { officeId: '', states: new Map() }
  let said = 0
  for await (const line of createInterface({ input: child.stdout })) {
    const [word = '', id = ''] = line.split(' ')
    if (word === 'office') acknowledged.officeId = id
    else acknowledged.states.set(id, word)
    said += 1
    if (said === enough) kill(child)
  }
  await closed
  return acknowledged
}

/**
 * A later state than the acknowledged one may be stored, when the answer did not get out; an earlier state
 * may not.
 */
const mayFollow: Record<string, string[]> = {
  held: ['held', 'ticketing', 'cancelled'],
  ticketing: ['ticketing'],
  cancelled: ['cancelled'],
}

async function expectKept(db: Db, { officeId, states }: Acknowledged) {
  const rows = await db
    .selectFrom('booking')
    .select(['reference', 'state'])
    .where('office_id', '=', officeId)
    .execute()
  const kept = new Map(rows.map((row) => [row.reference, row.state]))
  const wrong = [...states].filter(([id, state]) => !mayFollow[state]?.includes(kept.get(id) ?? 'lost'))
  expect(wrong).toEqual([])
  expect(states.size).toBeGreaterThan(0)
  expect(await checkLedger(db, officeId)).toEqual([])
}

describe('the gateway is killed', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database.drop())

  test.each(Array.from({ length: rounds }, (_, round) => 15 + round * 17))(
    'after %d answers',
    async (answers) => {
      const acknowledged = await bookUntil(database.url, answers, (child) => child.kill('SIGKILL'))
      const store = openStore(database.url, 2)
      await expectKept(store.db, acknowledged)
      await store.close()
    },
  )
})

describe('PostgreSQL is killed', () => {
  const dataDir = `.data-crash-${process.pid}`
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await start()
    await migrateGateway(postgres.url)
  }, 60_000)
  afterAll(async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  function start(): Promise<Postgres> {
    return ensurePostgres({ dataDir, log: () => undefined })
  }

  /** Kills the postmaster and all its processes at once, since they share a process group. */
  function killPostgres() {
    process.kill(-postgres.pid, 'SIGKILL')
  }

  test.each(Array.from({ length: Math.ceil(rounds / 2) }, (_, round) => 20 + round * 31))(
    'after %d answers',
    async (answers) => {
      const open = openStore(postgres.url, 2)
      await open.db.selectFrom('office').select('office_id').execute()
      const acknowledged = await bookUntil(postgres.url, answers, killPostgres)
      postgres = await start()
      // The open connections are dead, but the pool survives.
      await expectKept(open.db, acknowledged)
      await open.close()
    },
    60_000,
  )
})

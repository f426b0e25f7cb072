import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invoiceByNumber } from '../../../../server/invoice/stored-invoices.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { verifyNewest } from '../../../../server/store/verify-audit.ts'
import { openWorld, START_MILLISECONDS, type World } from '../world.ts'

// A program that issues invoices is killed again and again, wherever it is: no number is missing, and each
// invoice is whole.

let world: World
let cookie: string
let grant: AnyGrant

beforeAll(async () => {
  world = await openWorld()
  cookie = await world.signIn(await world.gateway.mint(), 'admin')
  grant = await world.grant(cookie, 'signed_in')
})
afterAll(() => world.close())

/** Kills the program as soon as it has answered so often. @returns the numbers that it has answered. */
async function issueUntilKilled(answers: number): Promise<string[]> {
  const child = fork(
    path.join(import.meta.dirname, 'issuing-program.ts'),
    [cookie, new Date(START_MILLISECONDS).toISOString()],
    {
      env: {
        ...process.env,
        DATABASE_URL: world.gateway.services.settings.databaseUrl,
        NEXTAUTH_SECRET: 'a secret of the tests, thirty-two characters or more',
        NEXTAUTH_URL: 'http://localhost:3000',
      },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    },
  )
  let complaint = ''
  child.stderr?.on('data', (part: Buffer) => (complaint += part.toString()))
  const numbers: string[] = []
  child.on('message', (number: string) => {
    numbers.push(number)
    if (numbers.length === answers) child.kill('SIGKILL')
  })
  await once(child, 'close')
  expect({ signal: child.signalCode, complaint }).toEqual({ signal: 'SIGKILL', complaint: '' })
  return numbers
}

/** The numbers of the office in their order, once no transaction of a killed program holds the counter. */
async function storedNumbers(): Promise<string[]> {
  const db = await world.desk.store.db()
  const { officeId } = grant
  return db.transaction().execute(async (trx) => {
    const { last } = await trx
      .selectFrom('invoice_counter')
      .select('last')
      .where('office_id', '=', officeId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const rows = await trx
      .selectFrom('invoice')
      .select('number')
      .where('office_id', '=', officeId)
      .orderBy('position')
      .execute()
    expect(rows).toHaveLength(last)
    return rows.map(({ number }) => number)
  })
}

async function expectWhole(numbers: readonly string[]): Promise<void> {
  const db = await world.desk.store.db()
  for (const number of numbers) {
    const invoice = await invoiceByNumber(world.desk, db, grant.officeId, number)
    expect(invoice).toMatchObject({ buyer: { name: 'Keller GmbH' }, totalCents: 12_345 })
    expect(invoice?.lines).toHaveLength(1)
  }
  const entries = await db
    .selectFrom('audit')
    .select('reference')
    .where('office_id', '=', grant.officeId)
    .where('verb', '=', 'invoice.issue')
    .orderBy('seq')
    .execute()
  expect(entries.map(({ reference }) => reference).sort()).toEqual([...numbers])
  expect((await verifyNewest(db, grant.officeId, 10_000)).faults).toEqual([])
}

test('a killed program leaves no gap in the numbers, no half invoice, and none without its audit entry', async () => {
  const answered: string[] = []
  for (let round = 0; round < 6; round += 1) {
    const answers = 1 + Math.floor(Math.random() * 20)
    answered.push(...(await issueUntilKilled(answers)))
    const stored = await storedNumbers()
    expect(stored).toEqual(stored.map((_, at) => `INV-2026-${String(at + 1).padStart(4, '0')}`))
    expect(answered.filter((number) => !stored.includes(number))).toEqual([])
    await expectWhole(stored)
  }
}, 90_000)

import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../../database/transaction.ts'
import { eraseNames } from '../../../../server/booking/erase-names.ts'
import { appendAudit } from '../../../../server/store/audit.ts'
import type { DeskTables } from '../../../../server/store/schema.ts'
import { openStore, type DeskStore } from '../../../../server/store/store.ts'
import { verifyAudit, type Anchor } from '../../../../server/store/verify-audit.ts'
import { freshDatabase, type TestDatabase } from '../../../setup/database.ts'

/** The audit is a chain: an entry that was changed, removed, moved or cut off shows. */

let database: TestDatabase
let store: DeskStore
let db: Kysely<DeskTables>
let officeId: string
let made = 0
beforeAll(async () => {
  database = await freshDatabase()
  const now = 'a secret of the tests, thirty-two characters or more'
  store = openStore(database.url, { name: 'DESK_KEY', now, before: [] })
  db = await store.db()
})
afterAll(async () => {
  await store.close()
  await database.drop()
})
beforeEach(async () => {
  officeId = `sandbox:OFFICE-${++made}`
  for (const verb of ['air.book', 'air.order-ticket', 'air.cancel', 'hotel.book'])
    await append(officeId, verb)
})

function append(office: string, verb: string) {
  const at = new Date('2026-11-20T09:00:00Z')
  const entry = { officeId: office, at, officeAt: at, who: 'maya', whoName: 'Maya', verb, reference: 'PO1' }
  return inTransaction(db, (trx) =>
    appendAudit(trx, { ...entry, before: 'held', after: 'cancelled', requestId: 'r' }),
  )
}

const faults = async (anchors: Anchor[] = []) =>
  (await verifyAudit(db, anchors)).faults.filter((fault) => fault.officeId === officeId)

const entry = (seq: number) => sql`office_id = ${officeId} and seq = ${seq}`

/** Makes a change that the guards refuse, as an owner of the tables can. */
async function tamper(work: () => Promise<unknown>) {
  const triggers = (mode: 'disable' | 'enable') =>
    Promise.all(
      ['audit', 'audit_head'].map((table) =>
        sql`alter table ${sql.table(`desk.${table}`)} ${sql.raw(mode)} trigger user`.execute(db),
      ),
    )
  await triggers('disable')
  await work()
  await triggers('enable')
}

test('an untouched chain is whole, also with entries from before names were recorded', async () => {
  expect(await faults()).toEqual([])
  const { entries, heads } = await verifyAudit(db, [])
  expect(entries).toBeGreaterThanOrEqual(4)
  expect(heads.find((head) => head.officeId === officeId)).toMatchObject({ seq: '4' })
})

describe('tampering shows', () => {
  test.each([
    ['verb', sql`verb = 'air.book'`],
    ['who', sql`who = 'noor'`],
    ['who_name', sql`who_name = null, office_at = null`],
    ['at', sql`at = at - interval '1 second'`],
    ['after_state', sql`after_state = 'held'`],
    ['reference', sql`reference = 'PO2'`],
  ])('a changed %s', async (_, change) => {
    await tamper(() => sql`update desk.audit set ${change} where ${entry(3)}`.execute(db))
    expect(await faults()).toEqual([{ officeId, seq: '3', problem: 'its values were changed' }])
  })

  test('a removed entry', async () => {
    await tamper(() => sql`delete from desk.audit where ${entry(2)}`.execute(db))
    expect((await faults())[0]).toEqual({
      officeId,
      seq: '3',
      problem: 'entries before it are missing: the one before is 1',
    })
  })

  test('two entries that changed places', async () => {
    await tamper(async () => {
      await sql`update desk.audit set seq = 100 where ${entry(2)}`.execute(db)
      await sql`update desk.audit set seq = 2 where ${entry(3)}`.execute(db)
      await sql`update desk.audit set seq = 3 where ${entry(100)}`.execute(db)
    })
    expect((await faults()).map(({ seq }) => seq)).toEqual(['2', '3', '4'])
  })

  test('an end that was cut off', async () => {
    await tamper(() => sql`delete from desk.audit where ${entry(4)}`.execute(db))
    expect(await faults()).toEqual([{ officeId, seq: '4', problem: 'the last entries are missing' }])
  })

  test('an end that was cut off with its head, or the whole chain, by the anchor of an earlier run', async () => {
    const anchors = (await verifyAudit(db, [])).heads
    await append(officeId, 'hotel.cancel')
    expect(await faults(anchors)).toEqual([])
    await tamper(async () => {
      await sql`delete from desk.audit where office_id = ${officeId} and seq > 3`.execute(db)
      await sql`update desk.audit_head h set seq = 3, hash = a.hash from desk.audit a
        where h.office_id = ${officeId} and a.office_id = h.office_id and a.seq = 3`.execute(db)
    })
    expect(await faults()).toEqual([])
    expect(await faults(anchors)).toEqual([{ officeId, seq: '4', problem: 'the anchored entry is missing' }])
    await append(officeId, 'hotel.cancel')
    expect(await faults(anchors)).toEqual([
      { officeId, seq: '4', problem: 'it is not the entry that was anchored' },
    ])
    await tamper(async () => {
      await sql`delete from desk.audit where office_id = ${officeId}`.execute(db)
      await sql`delete from desk.audit_head where office_id = ${officeId}`.execute(db)
    })
    expect(await faults()).toEqual([])
    expect(await faults(anchors)).toHaveLength(2)
  })
})

test.each([
  'truncate desk.audit',
  'truncate desk.audit_head',
  'truncate desk.audit, desk.audit_head cascade',
  `update desk.audit set verb = 'x'`,
  'delete from desk.audit',
  'delete from desk.audit_head',
  'update desk.audit_head set seq = 1',
])("the program's own role cannot: %s", async (statement) => {
  await expect(sql.raw(statement).execute(db)).rejects.toThrow('the audit is append-only')
  expect(await faults()).toEqual([])
})

test('erasing a booking erases the name in the list once, and the audit says so (P2)', async () => {
  const row = (reference: string) => ({
    office_id: officeId,
    reference,
    kind: 'air' as const,
    client_reference: null,
    offer_hash: null,
    sealed_lead_name: 'v1.sealed',
    summary: 'null',
    total_cents: 1,
    settlement: 'null',
    agreed: 'null',
    state: 'held',
    deadline_at: null,
    made_by: 'Maya',
    created_at: new Date(0),
    seen_at: new Date(0),
  })
  await db
    .insertInto('booking')
    .values([row('PO1'), row('PO2')])
    .execute()
  const gatewayOffice = officeId.replace('sandbox:', '')
  const erase = (office: string, reference: string, lead = true) =>
    eraseNames(db, { gatewayOffice: office, reference, lead, at: new Date() })
  expect(await erase(gatewayOffice, 'PO1')).toBe(1)
  expect(await erase(gatewayOffice, 'PO2', false)).toBe(1)
  expect(await erase('OTHER', 'PO2')).toBe(0)
  const names = await db
    .selectFrom('booking')
    .select('sealed_lead_name')
    .where('office_id', '=', officeId)
    .orderBy('reference')
    .execute()
  expect(names.map((each) => each.sealed_lead_name)).toEqual([null, 'v1.sealed'])
  expect(await faults()).toEqual([])
  const last = await db
    .selectFrom('audit')
    .selectAll()
    .where('office_id', '=', officeId)
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow()
  expect(last).toMatchObject({ verb: 'people.erase', reference: 'PO2', who: 'operator' })
})

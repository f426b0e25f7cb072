import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskMigrations } from '../../../../server/store/migrations.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { keepDraft } from '../../../../server/draft/drafts.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { everythingStored } from './everything-stored.ts'
import { fareInput, openWorld, type World } from '../world.ts'

/** The desk's store shows nothing of who travels (P1). */

let world: World
let grant: Grant<'air_book'>
beforeAll(async () => {
  world = await openWorld()
  grant = await world.grant(await world.signIn(await world.gateway.mint()), 'air_book')
})
afterAll(() => world.close())

const canaries = ['Keller', 'KELLER', 'C01X00T47', '1988-06-12', 'anna@example.com', '+49 30 1234567']

test('drafts, commits, outcomes, the list and the audit hold no passport, e-mail, phone, birth date or name', async () => {
  const input = await fareInput(world, grant)
  await keepDraft(world.desk, grant, 'air:a trip', JSON.stringify(input.form))
  const held = await holdOnce(world.desk, grant, airHandling, input)
  if (held.kind !== 'held') throw new Error(held.kind)
  // The answer names the person who is in both bookings; the stored row does not.
  const again = { ...input, clientReference: `${input.clientReference}-2`, evenIfBooked: true }
  expect(await holdOnce(world.desk, grant, airHandling, again)).toMatchObject({
    kind: 'duplicate',
    existing: { reference: held.reference, person: 'Anna Keller' },
  })
  const stored = await everythingStored(world.desk)
  expect(stored).toContain(held.reference)
  expect(canaries.filter((canary) => stored.includes(canary))).toEqual([])
})

test('outcomes that were stored with a name lose it', async () => {
  const db = await world.desk.store.db()
  await sql`insert into desk.intent
    (office_id, verb, client_reference, body_hash, state, answer, created_by, created_at)
    values ('O', 'air.book', 'TD-9', 'h', 'refused',
      '{"kind":"duplicate","existing":{"reference":"PO1","person":"Anna Keller"}}', 'maya', now())`.execute(
    db,
  )
  await sql
    .raw(
      `drop trigger audit_not_truncated on desk.audit;
    drop trigger audit_head_not_truncated on desk.audit_head;
    drop trigger audit_head_not_deleted on desk.audit_head;
    drop trigger audit_head_moves_on on desk.audit_head`,
    )
    .execute(db)
  await deskMigrations['010-guards']?.up(db)
  const row = await db
    .selectFrom('intent')
    .select('answer')
    .where('office_id', '=', 'O')
    .executeTakeFirstOrThrow()
  expect(row.answer).toEqual({ kind: 'duplicate', existing: { reference: 'PO1', person: null } })
})

import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../../../database/transaction.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { lookUpBooking } from '../../../../server/booking/look-up.ts'
import { deleteClient } from '../../../../server/client/delete-client.ts'
import type { Desk } from '../../../../server/desk.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { cookieOf, hashOfSessionId } from '../../../../server/session/session-id.ts'
import { findSession } from '../../../../server/session/session-row.ts'
import { deskMigrations } from '../../../../server/store/migrations.ts'
import { openStore } from '../../../../server/store/store.ts'
import { emptyDatabase, type TestDatabase } from '../../../setup/database.ts'
import { holdFlight, openWorld, type World } from '../world.ts'

// Rows that an earlier desk has stored stay readable, and the fields that they lack are said to be missing.

let database: TestDatabase
beforeEach(async () => {
  database = await emptyDatabase()
})
afterEach(() => database.drop())

/** The desk's tables as they were after a migration, with these rows. */
async function storedAt(migration: string, ...statements: string[]): Promise<void> {
  const dialect = new PostgresDialect({ pool: new pg.Pool({ connectionString: database.url }) })
  const db = new Kysely<unknown>({ dialect })
  const provider = { getMigrations: () => Promise.resolve(deskMigrations) }
  const migrator = new Migrator({ db, provider, migrationTableSchema: 'desk' })
  const { error } = await migrator.migrateTo(migration)
  expect(error).toBeUndefined()
  for (const statement of statements) await sql.raw(statement).execute(db)
  await db.destroy()
}

const booking = `insert into desk.booking
  (office_id, reference, kind, client_reference, sealed_lead_name, summary, total_cents, state, made_by, created_at, seen_at)
  values ('O', 'PH0000001', 'hotel', 'TD-1', null, 'null', 40133, 'withdrawn', 'Maya', now(), now())`
const audit = `insert into desk.audit
  (office_id, seq, at, who, verb, reference, before_state, after_state, request_id, previous_hash, hash)
  values ('O', 1, now(), 'maya', 'hotel.cancel', 'PH0000001', 'confirmed', 'withdrawn', 'R', 'a', 'b')`
const duplicate = `insert into desk.intent
  (office_id, verb, client_reference, body_hash, state, answer, created_by, created_at)
  values ('O', 'air.book', 'TD-2', 'h', 'refused',
    '{"kind":"duplicate","existingReference":"PO0000001","nextReference":"TD-3"}', 'maya', now())`
const intent = `insert into desk.intent
  (office_id, verb, client_reference, body_hash, state, answer, created_by, created_at)
  values ('O', 'hotel.book', 'TD-1', 'h', 'done', '{"kind":"held","reference":"PH0000001"}', 'maya', now())`

test('rows of before have no settlement, agreed terms, name or office time after the migrations', async () => {
  await storedAt('005-open-kinds', booking, audit, intent, duplicate)
  const store = openStore(database.url, {
    name: 'DESK_KEY',
    now: 'a secret of the tests, thirty-two characters or more',
    before: [],
  })
  try {
    const db = await store.db()
    expect(await db.selectFrom('booking').select(['state', 'settlement', 'agreed']).execute()).toEqual([
      { state: 'withdrawn', settlement: null, agreed: null },
    ])
    expect(await db.selectFrom('audit').select(['who', 'who_name', 'office_at']).execute()).toEqual([
      { who: 'maya', who_name: null, office_at: null },
    ])
    expect(await db.selectFrom('intent').select(['answer', 'agreed']).orderBy('verb').execute()).toEqual([
      { answer: { kind: 'duplicate', existing: null, nextReference: 'TD-3' }, agreed: null },
      { answer: { kind: 'held', reference: 'PH0000001' }, agreed: null },
    ])
  } finally {
    await store.close()
  }
})

test('saved views of before keep their names, for which they are sealed, until the desk seals them too', async () => {
  const view = (name: string) => `insert into desk.saved_view (office_id, user_name, name, query, created_at)
    values ('O', 'maya', '${name}', 'sealed', now())`
  await storedAt('047-activity-catalogue', view('keller'), view('okafor'))
  const store = openStore(database.url, {
    name: 'DESK_KEY',
    now: 'a secret of the tests, thirty-two characters or more',
    before: [],
  })
  try {
    const rows = await (await store.db()).selectFrom('saved_view').selectAll().orderBy('name').execute()
    expect(rows.map(({ name, query }) => [name, query])).toEqual([
      ['keller', 'sealed'],
      ['okafor', 'sealed'],
    ])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2)
  } finally {
    await store.close()
  }
})

/** A booking that was held, and cancelled by this desk or past it. */
async function cancelledBooking(world: World, by: 'desk' | 'gateway') {
  const grant: Grant<'air_book'> = await world.grant(
    await world.signIn(await world.gateway.mint()),
    'air_book',
  )
  const SessionId = grant.gatewaySession.reveal()
  const held = await holdFlight(world, grant)
  if (by === 'gateway') await world.gateway.mustCall('air.cancel', { SessionId, UniqueId: held.reference })
  else expect(await actOn(world.desk, grant, airHandling, 'cancel', held.reference)).toEqual({ kind: 'done' })
  const timeline = async () => {
    const read = await lookUpBooking(world.desk, grant, airHandling, held.reference)
    if (read.kind !== 'read') throw new Error(read.kind)
    return read.booking.timeline.map(({ text, who }) => [text, who])
  }
  return { grant, timeline }
}

test('an entry of before has the user name, and an event without an entry nobody', async () => {
  const world = await openWorld()
  try {
    const { grant, timeline } = await cancelledBooking(world, 'desk')
    expect(await timeline()).toEqual([
      ['Held', grant.displayName],
      ['Cancelled, funds released', grant.displayName],
    ])
    const db = await world.desk.store.db()
    await sql.raw('alter table desk.audit disable trigger audit_append_only').execute(db)
    await db.updateTable('audit').set({ who_name: null, office_at: null }).execute()
    expect(await timeline()).toEqual([
      ['Held', grant.displayName],
      ['Cancelled, funds released', grant.userName],
    ])
    const other = await cancelledBooking(world, 'gateway')
    expect(await other.timeline()).toEqual([
      ['Held', other.grant.displayName],
      ['Cancelled, funds released', null],
    ])
  } finally {
    await world.close()
  }
})

test('sessions, links of clients and clients of bookings survive the keys of a cluster', async () => {
  const id = 'a'.repeat(43)
  await storedAt(
    '047-activity-catalogue',
    `insert into desk.session (id, id_hash, office_id, office_name, user_name, display_name, role, environment,
        sign_in_office, sealed_gateway_session, idle_expires_at, absolute_expires_at, created_at)
      values ('00000000-0000-4000-8000-000000000001', '${hashOfSessionId(id)}', 'sandbox:O', 'O', 'maya', 'Maya',
        'agent', 'sandbox', 'O', 'v1', now() + interval '1 hour', now() + interval '1 hour', now())`,
    `insert into desk.sign_in_failure (subject, at) values ('s', now()), ('s', now())`,
    `insert into desk.client (office_id, id, sealed_fields, name_hash, find_tokens, find_key, version, made_at,
        changed_at, changed_by, changed_by_name)
      values ('sandbox:O', '00000000-0000-4000-8000-000000000002', 'v1', 'n', '{}', 'k', 1, now(), now(), 'm', 'M')`,
    `insert into desk.booking (office_id, reference, kind, state, made_by, created_at, seen_at, client_id)
      values ('sandbox:O', 'PO0000001', 'air', 'held', 'm', now(), now(), '00000000-0000-4000-8000-000000000002')`,
  )
  const store = openStore(database.url, {
    name: 'DESK_KEY',
    now: 'a secret of the tests, thirty-two characters or more',
    before: [],
  })
  try {
    const db = await store.db()
    const desk = { store, clock: { now: () => new Date() } } as Desk
    // A cookie of before names no office; the next renewal gives one that does.
    for (const cookie of [id, cookieOf(id, 'sandbox:O')]) {
      expect(await findSession(desk, cookie)).toMatchObject({ user_name: 'maya', office_id: 'sandbox:O' })
    }
    expect(await db.selectFrom('sign_in_failure').select('subject').execute()).toHaveLength(2)
    const [booking] = await db.selectFrom('booking').selectAll().execute()
    expect(booking?.client_id).toBe('00000000-0000-4000-8000-000000000002')
    await inTransaction(db, (trx) => deleteClient(trx, 'sandbox:O', booking?.client_id ?? ''))
    expect(await db.selectFrom('booking').select('client_id').execute()).toEqual([{ client_id: null }])
  } finally {
    await store.close()
  }
})

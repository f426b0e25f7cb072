import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asUser } from '../../../../database/address.ts'
import { grantRows } from '../../../../database/program-rights.ts'
import { checkLedger } from '../../../../gateway/domain/wallet/check-ledger.ts'
import { programRights as gatewayRights } from '../../../../gateway/store/program-rights.ts'
import { purge as purgeGateway } from '../../../../gateway/store/purge.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { programRights as deskRights } from '../../../../server/store/program-rights.ts'
import { purge as purgeDesk } from '../../../../server/store/purge.ts'
import { verifyAudit } from '../../../../server/store/verify-audit.ts'
import { emptyDatabase, type TestDatabase } from '../../../setup/database.ts'
import { databaseAt } from '../../../setup/database-address.ts'
import { migrations } from '../../../setup/migrations.ts'
import { runOn } from '../../../setup/template.ts'
import { holdFlight, openWorld, type World } from '../world.ts'

/** Each program works as a user who owns nothing: it changes rows, no tables and nothing that guards them. */

const roles = { gateway: `gateway_${process.pid}`, desk: `desk_${process.pid}` }

let database: TestDatabase
let world: World
beforeAll(async () => {
  database = await emptyDatabase()
  await runOn(
    database.url,
    `create role ${roles.gateway} login; create role ${roles.desk} login;
      do $$ begin execute format('revoke all on database %I from public', current_database());
        execute format('grant connect on database %I to ${roles.gateway}, ${roles.desk}', current_database()); end $$`,
  )
  for (const run of migrations) await run(database.url)
  await grant()
  world = await openWorld({
    gateway: { databaseUrl: asUser(database.url, roles.gateway) },
    env: { DATABASE_URL: asUser(database.url, roles.desk) },
  })
})
afterAll(async () => {
  await world.close()
  await database.drop()
  await runOn(databaseAt(database.url, 'postgres'), `drop role ${roles.gateway}, ${roles.desk}`)
})

async function grant(): Promise<void> {
  await grantRows(database.url, 'gateway', roles.gateway, gatewayRights)
  await grantRows(database.url, 'desk', roles.desk, deskRights)
}

test('people sign in, hold, cancel and are audited; rows are purged; a sandbox office is reset', async () => {
  const office = await world.gateway.mint()
  const held = await world.grant(await world.signIn(office), 'air_book')
  const { reference } = await holdFlight(world, held)
  await actOn(world.desk, held, airHandling, 'cancel', reference)
  expect(await verifyAudit(await world.desk.store.db(), [])).toMatchObject({
    faults: [],
    heads: [{ seq: '2' }],
  })
  await purgeGateway(world.gateway.services.db, world.gateway.services.clock)
  await purgeDesk(world.desk)
  const reset = await world.gateway.send('/_sandbox/reset', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ office: office.officeId }),
  })
  expect(reset.status).toBe(200)
  expect(await checkLedger(world.gateway.services.db, office.officeId)).toEqual([])
})

describe.each([
  ['gateway', 'transfer', 'desk.audit'],
  ['desk', 'audit', 'gateway.transfer'],
] as const)('the user of the %s', (program, appendOnly, elsewhere) => {
  test.each([
    ['switches no guard off', `alter table ${program}.${appendOnly} disable trigger all`],
    ['does not pass for a replica', 'set session_replication_role = replica'],
    ['changes no row that is only appended', `update ${program}.${appendOnly} set office_id = office_id`],
    ['empties no table', `truncate ${program}.${appendOnly}`],
    [
      'replaces no function',
      `create or replace function ${program}.x() returns int language sql as 'select 1'`,
    ],
    ['makes no table', `create table ${program}.x (id int)`],
    ['makes no table in public', 'create table public.x (id int)'],
    ['makes no temporary table', 'create temporary table x (id int)'],
    ['makes no schema', 'create schema x'],
    ['says of no migration that it has run', `insert into ${program}.kysely_migration values ('x', 'x')`],
    ['does not read the other schema', `select from ${elsewhere}`],
  ])('%s', async (_what, statement) => {
    const url = asUser(database.url, roles[program])
    await expect(runOn(url, statement)).rejects.toThrow(/^(permission denied|must be owner)/)
  })
})

test('a right that is missing is given, one too many is taken, and an owner is left alone', async () => {
  await runOn(database.url, `create table desk.later (id int); grant delete on desk.audit to ${roles.desk}`)
  await grant()
  const desk = asUser(database.url, roles.desk)
  expect(await runOn(desk, 'select * from desk.later')).toEqual([])
  await expect(runOn(desk, 'delete from desk.audit')).rejects.toThrow(/^permission denied/)
  await runOn(database.url, 'drop table desk.later')
  const [{ user } = { user: '' }] = await runOn<{ user: string }>(database.url, 'select current_user as user')
  await grantRows(database.url, 'desk', user, deskRights)
  expect(await runOn(database.url, 'select from desk.audit limit 0')).toEqual([])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MintedOffice, TestGateway } from '../setup/gateway.ts'
import { openGateway } from '../setup/simulated-gateway.ts'
import { runOn } from '../setup/template.ts'

/** A database that answers and takes no writes is away, for every call and for who asks for the health. */

let gateway: TestGateway
let office: MintedOffice
let url = ''

beforeAll(async () => {
  gateway = await openGateway()
  office = await gateway.mint()
  url = gateway.services.settings.databaseUrl
})
afterAll(() => gateway.close())

const health = async () => {
  const answer = await gateway.send('/healthz')
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    body: (await answer.json()) as unknown,
  }
}

/** A call that writes. */
const write = async () => {
  const [person] = office.users
  const { status, headers } = await gateway.call('token.issue', {
    grant_type: 'client_credentials',
    client_id: `${office.officeId}:${person?.userName}`,
    client_secret: person?.accountUuid,
  })
  return { status, retryAfter: headers.get('retry-after') }
}

/** Sets the mode of new sessions, and ends the old ones, as a failover does. */
async function setReadOnly(value: 'on' | 'off'): Promise<void> {
  await runOn(
    url,
    `begin read write;
     do $$ begin execute format('alter database %I set default_transaction_read_only = ${value}', current_database()); end $$;
     commit;
     select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
}

test('a read-only database is 503 with Retry-After, and not healthy, until it is written again', async () => {
  await setReadOnly('on')
  try {
    expect(await write()).toMatchObject({ status: 503, retryAfter: '2' })
    const minted = await gateway.send('/_sandbox/offices', { method: 'POST' })
    expect([minted.status, minted.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await health()).toEqual({
      status: 503,
      retryAfter: '2',
      body: { status: 'the database is read-only' },
    })
  } finally {
    await setReadOnly('off')
  }
  expect(await health()).toMatchObject({ status: 200 })
  expect(await write()).toMatchObject({ status: 200 })
})

test('a full disk is 503 with Retry-After, and not healthy, until there is room again', async () => {
  // What PostgreSQL says where it cannot extend a table.
  await runOn(
    url,
    `create function gateway.no_room() returns trigger language plpgsql as $$ begin
       raise exception 'could not extend file: No space left on device' using errcode = '53100';
     end $$;
     create trigger no_room before insert on gateway.token for each row execute function gateway.no_room();
     create trigger no_room before insert on gateway.setting for each row execute function gateway.no_room()`,
  )
  // Nothing has failed yet, and a check that writes each time would itself fill the disk.
  expect(await health()).toMatchObject({ status: 200 })
  expect(await write()).toMatchObject({ status: 503, retryAfter: '2' })
  const full = { status: 503, body: { status: 'the database has no space left on its disk' } }
  expect(await health()).toMatchObject(full)
  expect(await health()).toMatchObject(full)
  await runOn(url, 'drop function gateway.no_room cascade')
  expect(await health()).toMatchObject({ status: 200 })
  expect(await write()).toMatchObject({ status: 200 })
  expect(await runOn(url, `select from gateway.setting where name = 'room'`)).toEqual([])
})

import { existsSync } from 'node:fs'
import { loadModule } from 'libpg-query'
import { beforeAll, describe, expect, test } from 'vitest'
import { faultsOf } from '../setup/statements/check.ts'
import { EXCEPTIONS } from '../setup/statements/exceptions.ts'

/** What every statement is looked at for while tests with a database run (`tests/setup/statements`). */

beforeAll(() => loadModule())

const BOOKING = 'desk.booking without office_id = $n'

describe('a statement for a cluster', () => {
  test.each([
    ['select * from desk.booking where office_id = $1 and state = $2', []],
    ['select * from desk.booking b where b.office_id = $1::text', []],
    [`select * from "desk"."booking" where "office_id" = 'O'`, []],
    ['select * from desk.booking where state = $1', [BOOKING]],
    ['select * from desk.booking where office_id = $1 or state = $2', [BOOKING]],
    ['select * from desk.booking where office_id in ($1)', []],
    ['select * from desk.booking where office_id in ($1, $2)', [BOOKING]],
    ['select * from desk.booking where office_id = any($1)', [BOOKING]],
    ['select * from desk.booking where office_id <> $1', [BOOKING]],
    ['select * from desk.booking where not (office_id = $1)', [BOOKING]],
    ['select count(*) from (select from desk.booking where office_id = $1 limit 5) as few', []],
    [
      'select (select max(seq) from desk.audit_head h where h.office_id = b.office_id) from desk.booking b where b.office_id = $1',
      [],
    ],
    ['with open as (select * from desk.intent where office_id = $1) select * from open', []],
    ['select * from gateway.office', []],
    ['select * from gateway.wallet w join gateway.office o using (office_id) where w.office_id = $1', []],
  ])('names the office of every table: %s', (text, faults) => {
    expect(faultsOf(text).faults).toEqual(faults)
  })

  test.each([
    [
      'select * from desk.trip t join desk.trip_option o on o.office_id = t.office_id where t.office_id = $1',
      [],
    ],
    ['select * from desk.trip t join desk.trip_option o using (office_id) where t.office_id = $1', []],
    [
      'select * from desk.trip t left join desk.trip_option o on o.trip_id = t.id where t.office_id = $1',
      ['desk.trip_option without office_id = $n'],
    ],
    [
      'select * from desk.trip t where office_id = $1 and exists (select from desk.booking b where b.client_id = t.client_id)',
      [BOOKING],
    ],
    [
      'select * from gateway.token t join gateway.session s on s.session_key = t.session_key where t.token_key = $1 and s.session_key = $2',
      ['joins groups: gateway.token, gateway.session'],
    ],
  ])('joins by the office, on one node: %s', (text, faults) => {
    expect(faultsOf(text).faults).toEqual(faults)
  })

  test.each([
    ['insert into desk.draft (office_id, key) values ($1, $2), ($3, $4)', []],
    [
      'insert into desk.draft (key, office_id) select key, office_id from desk.intent where office_id = $1',
      [],
    ],
    ['insert into desk.draft (key) values ($1)', ['desk.draft without office_id = $n']],
    ['insert into desk.draft (office_id) values (lower($1))', ['desk.draft without office_id = $n']],
    ['update desk.booking set state = $1 where office_id = $2', []],
    ['update desk.booking set state = $1 where reference = $2', [BOOKING]],
    ['delete from desk.draft d using desk.intent i where d.office_id = i.office_id and i.office_id = $1', []],
    [
      'delete from desk.draft d using desk.intent i where d.office_id = $1',
      ['desk.intent without office_id = $n'],
    ],
  ])('writes rows of one office: %s', (text, faults) => {
    expect(faultsOf(text).faults).toEqual(faults)
  })

  test.each([
    ['update desk.booking set seen_at = now() where office_id = $1', ['SET calls now']],
    [
      'update desk.booking set seen_at = current_timestamp where office_id = $1',
      ['SET reads the clock of the node'],
    ],
    [
      `update gateway.session set seen_at = $1 where session_key = $2 returning json_build_object('a', office_id)`,
      ['RETURNING calls json_build_object'],
    ],
    [
      'insert into desk.draft (office_id) values ($1) on conflict (office_id) do update set expires_at = now()',
      ['SET calls now'],
    ],
    ['select pg_advisory_xact_lock(1)', ['pg_advisory_xact_lock locks on one node alone']],
    [`select nextval('gateway.some')`, ['nextval counts on one node alone']],
    ['create table desk.some (id int)', ['CreateStmt is no statement of a running program']],
  ])('depends on no node: %s', (text, faults) => {
    expect(faultsOf(text).faults).toEqual(faults)
  })

  test('asks several nodes only without locks and without another fault', () => {
    expect(faultsOf('select * from desk.booking')).toMatchObject({
      spread: ['desk.booking'],
      isOnlySpread: true,
    })
    expect(faultsOf('select * from desk.booking where office_id = $1').isOnlySpread).toBe(false)
    const locking = faultsOf('select * from desk.booking where state = $1 for update')
    expect(locking.faults).toContain('locks rows of desk.booking on several nodes')
    expect(locking.isOnlySpread).toBe(false)
    expect(faultsOf('update desk.booking set seen_at = now()').isOnlySpread).toBe(false)
  })

  test('that asks all nodes is of a module that is there', () => {
    expect(Object.keys(EXCEPTIONS).filter((file) => !existsSync(file))).toEqual([])
  })
})

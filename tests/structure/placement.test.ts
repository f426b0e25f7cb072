import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Placement } from '../../database/placement.ts'
import { gatewayPlacement } from '../../gateway/store/placement.ts'
import { deskPlacement } from '../../server/store/placement.ts'
import { cleanDatabase, type TestDatabase } from '../setup/database.ts'

/** What Citus asks of a schema, read from the catalogue of PostgreSQL after all migrations. */

const placements = new Map<string, Placement>([
  ...Object.entries(gatewayPlacement).map(([name, placement]) => [`gateway.${name}`, placement] as const),
  ...Object.entries(deskPlacement).map(([name, placement]) => [`desk.${name}`, placement] as const),
])

const spread = [...placements].flatMap(([table, placement]) =>
  placement.kind === 'distributed' ? [{ table, ...placement }] : [],
)

const OURS = `relnamespace in ('gateway'::regnamespace, 'desk'::regnamespace)`

/** Numbers that a node gives out by itself: they only tell rows of one shard apart. */
const IDENTITIES = ['desk.sign_in_failure.id', 'gateway.sign_in_failure.id', 'gateway.timer.timer_id']

const TRIGGERS = [
  'desk.audit audit_append_only',
  'desk.audit audit_not_truncated',
  'desk.audit_head audit_head_moves_on',
  'desk.audit_head audit_head_not_deleted',
  'desk.audit_head audit_head_not_truncated',
  'gateway.transfer transfer_immutable',
  'gateway.transfer transfer_not_truncated',
]

let database: TestDatabase
let pool: Pool
beforeAll(async () => {
  database = await cleanDatabase()
  pool = new Pool({ connectionString: database.url, max: 1, options: '-c search_path=' })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** The first column of a query, sorted as text. */
async function names(query: string): Promise<string[]> {
  const { rows } = await pool.query<Record<string, string>>(query)
  return rows.map((row) => Object.values(row)[0] ?? '').sort()
}

type Key = { name: string; table: string; primary: boolean; columns: (string | null)[] }

/** Unique indexes with the names of their columns; an expression is null. */
async function uniqueKeys(): Promise<Key[]> {
  const { rows } = await pool.query<Key>(`
    select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as table, i.indisprimary as primary,
      (select array_agg(a.attname::text order by k.n) from unnest(i.indkey::int2[]) with ordinality as k (attnum, n)
        left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum and k.attnum > 0) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid where c.${OURS} and i.indisunique and c.relkind = 'r'`)
  return rows
}

describe('where the rows of a table are in a cluster', () => {
  test('is said for every table, and for no other', async () => {
    const tables = await names(
      `select oid::regclass::text from pg_class where ${OURS} and relkind in ('r', 'p')`,
    )
    expect([...placements.keys()].sort()).toEqual(tables)
  })

  test('is decided by a column that each row has', async () => {
    const { rows } = await pool.query<{ column: string }>(`
      select c.oid::regclass || '.' || a.attname as column from pg_class c
      join pg_attribute a on a.attrelid = c.oid where c.${OURS} and a.attnotnull and a.attnum > 0`)
    const filled = new Set(rows.map(({ column }) => column))
    expect(spread.map(({ table, by }) => `${table}.${by}`).filter((column) => !filled.has(column))).toEqual(
      [],
    )
  })

  test('is decided by a column of every key, and every table has a primary key', async () => {
    const keys = await uniqueKeys()
    const withPrimary = new Set(keys.filter(({ primary }) => primary).map(({ table }) => table))
    expect([...placements.keys()].filter((table) => !withPrimary.has(table))).toEqual([])
    const without = spread.flatMap(({ table, by }) =>
      keys.filter((key) => key.table === table && !key.columns.includes(by)).map(({ name }) => name),
    )
    expect(without).toEqual([])
  })

  test('is no matter of foreign keys that set a column of a row', async () => {
    // Citus takes neither SET NULL nor SET DEFAULT, of single columns neither, and no action on update.
    expect(
      await names(`
      select conrelid::regclass || ' ' || conname from pg_constraint
      where contype = 'f' and connamespace in ('gateway'::regnamespace, 'desk'::regnamespace)
        and (confdeltype in ('n', 'd') or confupdtype <> 'a')`),
    ).toEqual([])
  })

  test('is the same node for rows that refer to each other', async () => {
    type Reference = { name: string; table: string; other: string; columns: string[]; others: string[] }
    const { rows } = await pool.query<Reference>(`
      select f.conname as name, f.conrelid::regclass::text as table, f.confrelid::regclass::text as other,
        (select array_agg(attname::text order by n) from unnest(f.conkey) with ordinality as k (num, n)
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = num) as columns,
        (select array_agg(attname::text order by n) from unnest(f.confkey) with ordinality as k (num, n)
          join pg_attribute a on a.attrelid = f.confrelid and a.attnum = num) as others
      from pg_constraint f join pg_class c on c.oid = f.conrelid where f.contype = 'f' and c.${OURS}`)
    expect(rows.length).toBeGreaterThan(5)
    const apart = rows.filter(({ table, other, columns, others }) => {
      const [from, to] = [placements.get(table), placements.get(other)]
      if (from?.kind !== 'distributed' || to?.kind !== 'distributed') return true
      const at = columns.indexOf(from.by)
      return from.group !== to.group || at === -1 || others[at] !== to.by
    })
    expect(apart.map(({ name }) => name)).toEqual([])
    // A cluster spreads a table only after those that it refers to.
    const order = [...placements.keys()]
    const early = rows.filter(({ table, other }) => order.indexOf(table) < order.indexOf(other))
    expect(early.map(({ name }) => name)).toEqual([])
  })

  test('is not decided where a table has a reason of its own, unless it says which', () => {
    const silent = spread.filter(({ by, why }) => by !== 'office_id' && why === undefined)
    expect(silent.map(({ table }) => table)).toEqual([])
    const columns = new Map<string, Set<string>>()
    for (const { group, by } of spread) columns.set(group, (columns.get(group) ?? new Set()).add(by))
    expect([...columns].filter(([, by]) => by.size > 1)).toEqual([])
  })
})

test('numbers that PostgreSQL gives out are of rows that are named by more than their number', async () => {
  expect(
    await names(`
    select c.oid::regclass || '.' || a.attname from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.${OURS} and a.attidentity <> ''`),
  ).toEqual(IDENTITIES)
  // Sequences that are no identity's.
  expect(
    await names(`
    select s.oid::regclass::text from pg_class s where s.${OURS} and s.relkind = 'S'
      and not exists (select from pg_depend where objid = s.oid and deptype = 'i')`),
  ).toEqual([])
})

test('triggers are those that were tried on shards', async () => {
  expect(
    await names(`
    select tgrelid::regclass || ' ' || tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.${OURS} and not tgisinternal`),
  ).toEqual(TRIGGERS)
})

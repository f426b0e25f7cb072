import pg from 'pg'
import { serversOf } from './hosts.ts'
import type { SchemaName } from './migrate.ts'
import { openPool } from './pool.ts'

const ROWS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] as const
type Right = (typeof ROWS)[number]

/** What a program may do with the rows of tables where it is less than everything. */
export type FewerRights = Readonly<Record<string, readonly Right[]>>

/** Kysely's notes of the migrations that have run. */
const notes: FewerRights = { kysely_migration: ['SELECT'], kysely_migration_lock: ['SELECT'] }

/** The user of a connection string. */
export function userOf(url: string): string {
  return new pg.Client({ connectionString: serversOf(url).urls[0] }).user ?? ''
}

/**
 * Gives the role of a program the rows of its schema, and neither its tables nor what guards them: a role
 * that owns nothing can change no table and switch no trigger off. Grants only what is missing, and takes
 * away what is too much. Does nothing for a role that owns the schema or is a superuser.
 * @param url connects as the owner of the schema
 */
export async function grantRows(
  url: string,
  schema: SchemaName,
  role: string,
  fewer: FewerRights,
): Promise<void> {
  const pool = openPool({ url, size: 1, unlimited: true })
  const client = await pool.connect()
  try {
    await client.query('begin')
    // As of the migrations: two programs that grant at the same moment would fail each other.
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [`${schema}-schema`])
    for (const statement of await missing(client, schema, role, { ...fewer, ...notes })) {
      await client.query(statement)
    }
    await client.query('commit')
  } finally {
    // Ending the connection rolls back what is not committed.
    client.release(true)
    await pool.end()
  }
}

/** The statements that give the role what it should have and take what it should not. */
async function missing(client: pg.ClientBase, schema: SchemaName, role: string, fewer: FewerRights) {
  const to = pg.escapeIdentifier(role)
  const { rows: places } = await client.query<{ owns: boolean; usage: boolean }>(
    `select r.rolsuper or pg_has_role(r.oid, n.nspowner, 'usage') as owns,
      has_schema_privilege(r.oid, n.oid, 'usage') as usage
    from pg_roles r, pg_namespace n where r.rolname = $1 and n.nspname = $2`,
    [role, schema],
  )
  const [place] = places
  if (!place) throw new Error(`there is no role "${role}" for the schema ${schema}`)
  if (place.owns) return []
  const { rows: tables } = await client.query<{ name: string; right: Right; has: boolean }>(
    `select c.relname as name, p.name as right, has_table_privilege($1, c.oid, p.name) as has
    from pg_class c cross join unnest($3::text[]) as p (name)
    where c.relnamespace = $2::text::regnamespace and c.relkind in ('r', 'p')`,
    [role, schema, ROWS],
  )
  const { rows: sequences } = await client.query<{ name: string }>(
    // A condition of its own would be tried on tables too, which the function refuses.
    `select c.relname as name from pg_class c where c.relnamespace = $2::text::regnamespace
      and case c.relkind when 'S' then not has_sequence_privilege($1, c.oid, 'usage') else false end`,
    [role, schema],
  )
  const named = (name: string) => `${schema}.${pg.escapeIdentifier(name)}`
  return [
    ...(place.usage ? [] : [`grant usage on schema ${schema} to ${to}`]),
    ...tables.flatMap(({ name, right, has }) => {
      const should = (fewer[name] ?? ROWS).includes(right)
      if (should === has) return []
      return should
        ? [`grant ${right} on ${named(name)} to ${to}`]
        : [`revoke ${right} on ${named(name)} from ${to}`]
    }),
    ...sequences.map(({ name }) => `grant usage on sequence ${named(name)} to ${to}`),
  ]
}

import pg from 'pg'
import { asUser } from '../../database/address.ts'

/** The users of the embedded PostgreSQL that the programs run as; its own user makes their tables. */
export const programRoles = ['gateway', 'desk'] as const
export type ProgramRole = (typeof programRoles)[number]

/** The address of the embedded database for a program; empty where there is none. */
export function addressFor(role: ProgramRole, url: string): string {
  return url === '' ? '' : asUser(url, role)
}

/**
 * Makes the users of the programs, who may connect and make nothing: no schema, no temporary table. Data
 * from before, which both programs used as the server's own user, need nothing else.
 */
export async function makeProgramRoles(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      'select rolname as name from pg_roles where rolname = any ($1)',
      [programRoles],
    )
    if (rows.length === programRoles.length) return
    const there = new Set(rows.map(({ name }) => name))
    const database = pg.escapeIdentifier(client.database ?? '')
    await client.query(
      [
        'begin',
        ...programRoles.filter((role) => !there.has(role)).map((role) => `create role ${role} login`),
        `revoke all on database ${database} from public`,
        `grant connect on database ${database} to ${programRoles.join(', ')}`,
        'revoke create on schema public from public',
        'commit',
      ].join(';'),
    )
  } catch (error) {
    // Two starters may both find them missing; the later one gets the error that they exist.
    const code = (error as { code?: string }).code
    if (code !== '42710' && code !== '23505') throw error
  } finally {
    await client.end()
  }
}

import { createHash } from 'node:crypto'
import type { Pool } from 'pg'

/** A secret is not the one that the data were written with; the message is one sentence. */
export class SecretMismatch extends Error {}

/** Begins the names of our rows in a schema's table `setting`. */
const ROW = 'secret:'

/** Identifies a secret without telling it: 16 hexadecimal digits. */
export function secretId(secret: string): string {
  return createHash('sha256').update(`travel-desk secret\n${secret}`).digest('hex').slice(0, 16)
}

/** Whether data that were written with the secret `id` can be read with these. */
export function fits(id: string, secret: string, before: readonly string[]): boolean {
  return [secret, ...before].some((candidate) => secretId(candidate) === id)
}

/** Says that a secret does not fit, and how to correct it. */
export function mismatch(name: string): SecretMismatch {
  return new SecretMismatch(
    `${name} is not the secret that this database was written with: put that one back, or name it in ${name}_BEFORE if it was changed on purpose.`,
  )
}

/**
 * Notes in `schema` which secret its data are written with; a later start, on any machine, must have the
 * same. Otherwise sealed data could not be read, or each of two instances would write data that the other
 * cannot read.
 * @param name the variable of the secret.
 * @param before secrets that were changed on purpose: the note then follows the new one.
 * @throws SecretMismatch
 */
export async function expectSecret(
  pool: Pool,
  schema: 'gateway' | 'desk',
  name: string,
  secret: string,
  before: readonly string[],
): Promise<void> {
  const id = secretId(secret)
  await pool.query(
    `insert into ${schema}.setting (name, value) values ($1, $2) on conflict (name) do nothing`,
    [ROW + name, id],
  )
  const changed = [id, ...before.map(secretId)]
  const { rowCount } = await pool.query(
    `update ${schema}.setting set value = $2 where name = $1 and value = any ($3)`,
    [ROW + name, id, changed],
  )
  if (rowCount === 0) throw mismatch(name)
}

/**
 * The secrets that a schema's data were written with, as ids by variable; null when there is no such schema.
 * Empty for data from before the ids were noted.
 */
export async function knownSecrets(pool: Pool, schema: string): Promise<Map<string, string> | null> {
  const there = await pool.query<{ schema: boolean; setting: boolean }>(
    `select to_regnamespace($1) is not null as schema, to_regclass($1 || '.setting') is not null as setting`,
    [schema],
  )
  if (!there.rows[0]?.schema) return null
  if (!there.rows[0].setting) return new Map()
  const { rows } = await pool.query<{ name: string; value: string }>(
    `select name, value from ${schema}.setting where name like $1`,
    [`${ROW}%`],
  )
  return new Map(rows.map(({ name, value }) => [name.slice(ROW.length), value]))
}

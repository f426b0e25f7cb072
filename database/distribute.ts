import type { Placement } from './placement.ts'
import { openPool } from './pool.ts'

/** The database cannot be spread; the message is one sentence. */
class NotDistributable extends Error {}

type Step = { table: string; statement: string }

/** What a session must set before: triggers that refuse changes are wanted on the nodes, too. */
const SETTING = 'set citus.enable_unsafe_triggers = on'

/**
 * What each database must set for good: a reset of a sandbox office says so to the trigger of the ledger by
 * `set local`, which has to reach the node of the office.
 */
const DATABASE_SETTING = `do $$ begin execute format(
  'alter database %I set citus.propagate_set_commands = ''local''', current_database()); end $$`

/**
 * The statements that spread the tables of a schema over the nodes of a Citus cluster, in their order:
 * reference tables first, then each table after those that it refers to.
 * @param placements in this order, too
 */
export function stepsOf(schema: string, placements: Readonly<Record<string, Placement>>): Step[] {
  const leaders = new Map<string, string>()
  const all = Object.entries(placements).map(([name, placement]) => {
    const table = `${schema}.${name}`
    return { kind: placement.kind, table, statement: statementOf(table, placement, leaders) }
  })
  return (['reference', 'distributed', 'local'] as const).flatMap((kind) =>
    all.filter((step) => step.kind === kind).map(({ table, statement }) => ({ table, statement })),
  )
}

/** @param leaders the first table of each group, which the others stand with; it gets those that are new. */
function statementOf(table: string, placement: Placement, leaders: Map<string, string>): string {
  if (placement.kind === 'reference') return `select create_reference_table('${table}')`
  // Migrations run on the coordinator; the other nodes read there which have run.
  if (placement.kind === 'local') return `select citus_add_local_table_to_metadata('${table}')`
  const leader = leaders.get(placement.group)
  if (leader === undefined) leaders.set(placement.group, table)
  const shards = placement.shards === undefined ? '' : `, shard_count => ${placement.shards}`
  return `select create_distributed_table('${table}', '${placement.by}', colocate_with => '${leader ?? 'none'}'${shards})`
}

/** The same as a text for `psql`. */
export function distributionText(steps: readonly Step[]): string {
  return [SETTING, ...steps.map(({ statement }) => statement), DATABASE_SETTING]
    .map((statement) => `${statement};\n`)
    .join('')
}

/**
 * Spreads the tables of a schema that are not spread yet, each by itself: run again, it goes on where it was
 * interrupted. The programs must not run meanwhile.
 * @returns the tables that were spread now
 * @throws NotDistributable where the server has no Citus
 */
export async function distribute(url: string, steps: readonly Step[]): Promise<string[]> {
  const pool = openPool({ url, size: 1, unlimited: true })
  try {
    const { rows: there } = await pool.query<{ citus: boolean }>(
      `select to_regproc('create_distributed_table') is not null as citus`,
    )
    if (!there[0]?.citus) {
      throw new NotDistributable(
        'This database has no Citus: run "create extension citus" in it and add its nodes first (docs/operations.md, A cluster).',
      )
    }
    const { rows } = await pool.query<{ name: string }>(
      'select logicalrelid::regclass::text as name from pg_dist_partition',
    )
    const done = new Set(rows.map(({ name }) => name))
    const left = steps.filter(({ table }) => !done.has(table))
    await pool.query(SETTING)
    for (const { statement } of left) await pool.query(statement)
    await pool.query(DATABASE_SETTING)
    return left.map(({ table }) => table)
  } finally {
    await pool.end()
  }
}

/**
 * A program's part of `npm run distribute [-- --print]`: spreads its tables, or prints the statements.
 * @param url asked for only where tables are spread
 */
export async function distributeCommand(
  schema: string,
  placements: Readonly<Record<string, Placement>>,
  url: () => string,
): Promise<void> {
  const steps = stepsOf(schema, placements)
  if (process.argv.includes('--print')) return console.log(distributionText(steps))
  try {
    const done = await distribute(url(), steps)
    console.log(`${schema}: ${done.length} of ${steps.length} tables were spread now.`)
  } catch (error) {
    if (!(error instanceof NotDistributable)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

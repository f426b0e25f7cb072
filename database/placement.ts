/**
 * Where the rows of a table are kept in a cluster of PostgreSQL servers (Citus). One server alone keeps all
 * of them and ignores this.
 */
export type Placement =
  /** Every node has all rows: small tables that are read with those of offices and seldom change. */
  | { kind: 'reference' }
  /** Rows are spread by the hash of a column. Rows of one value in one group are on the same node. */
  | { kind: 'distributed'; by: string; group: string; shards?: 1; why?: string }
  /** Only the node that runs migrations has the table; programs do not use it. */
  | { kind: 'local' }

/** The placement of every table of a schema, by its name, and of what Kysely's Migrator keeps there. */
export type Placements<Tables> = Readonly<
  Record<(keyof Tables & string) | 'kysely_migration' | 'kysely_migration_lock', Placement>
>

/** On every node. */
export const reference: Placement = { kind: 'reference' }

/** What the migrations note about themselves. */
export const ofMigrations = {
  kysely_migration: { kind: 'local' },
  kysely_migration_lock: { kind: 'local' },
} as const satisfies Record<string, Placement>

import { migrateGateway } from '../../gateway/store/migrate.ts'

/**
 * The migrations from an empty database to the current schema, in order. Each takes a connection address and
 * closes its connections before it returns, because a database in use cannot be copied.
 */
export const migrations: readonly ((url: string) => Promise<void>)[] = [
  // A new database has no hotel of before.
  (url) => migrateGateway(url, () => Promise.resolve(null)),
]

import { migrateGateway } from '../../gateway/store/migrate.ts'

/**
 * What brings an empty database to today's schema, in order. Each takes a connection address and closes its
 * connections before it returns: a database that somebody uses cannot be copied.
 */
export const migrations: readonly ((url: string) => Promise<void>)[] = [migrateGateway]

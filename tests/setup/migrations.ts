import { masterKeys } from '../../gateway/store/data-keys.ts'
import { migrateGateway } from '../../gateway/store/migrate.ts'
import { openStore } from '../../server/store/store.ts'
import { runOn } from './template.ts'

/** The secret that personal data is encrypted with in tests. */
export const TEST_DATA_KEY = { secret: 'the data key of the tests, thirty-two characters', before: null }

export const testMaster = masterKeys(TEST_DATA_KEY.secret, TEST_DATA_KEY.before)

/**
 * The migrations from an empty database to the current schema, in order. Each takes a connection address and
 * closes its connections before it returns, because a database in use cannot be copied.
 */
export const migrations: readonly ((url: string) => Promise<void>)[] = [
  // A new database has no hotel of before.
  (url) => migrateGateway(url, { hotelIdNow: () => Promise.resolve(null), master: testMaster }),
  migrateDesk,
]

/** The desk migrates when it first connects. The note of its secret goes: each test may have another. */
async function migrateDesk(url: string): Promise<void> {
  const store = openStore(url, { name: 'NEXTAUTH_SECRET', now: TEST_DATA_KEY.secret, before: [] })
  await store.db()
  await store.close()
  await runOn(url, 'delete from desk.setting')
}

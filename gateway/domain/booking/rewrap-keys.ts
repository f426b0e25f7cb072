import { sql } from 'kysely'
import type { Services } from '../../services.ts'
import { HASH_KEY, isWrappedWith, unwrapKey, wrapKey } from '../../store/data-keys.ts'
import { placeOfPerson } from './people.ts'

const BATCH = 500

type Keyed = Pick<Services, 'db' | 'keys'>
type Row = { office_id: string; reference: string; position: number; wrapped_key: string }

/**
 * Wraps every stored key with the current master key, after which the one before is not needed any more. The
 * data itself is not encrypted anew.
 * @returns the number of keys that were wrapped anew.
 */
export async function rewrapKeys(services: Keyed): Promise<number> {
  let count = await rewrapHashKey(services)
  let after: Pick<Row, 'office_id' | 'reference' | 'position'> = { office_id: '', reference: '', position: 0 }
  for (;;) {
    const { rows } = await sql<Row>`
      select office_id, reference, position, wrapped_key from gateway.person_key
      where (office_id, reference, position) > (${after.office_id}, ${after.reference}, ${after.position}::int)
        and wrapped_key is not null and wrapped_key not like ${`v1.${services.keys.master.current.id}.%`}
      order by office_id, reference, position limit ${BATCH}`.execute(services.db)
    for (const row of rows) await rewrapOne(services, row)
    count += rows.length
    const last = rows.at(-1)
    if (!last) return count
    after = last
  }
}

async function rewrapHashKey({ db, keys: { master } }: Keyed): Promise<number> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', HASH_KEY).executeTakeFirst()
  if (!row || isWrappedWith(master.current, row.value)) return 0
  const value = wrapKey(master, HASH_KEY, unwrapKey(master, HASH_KEY, row.value))
  await db
    .updateTable('setting')
    .set({ value })
    .where('name', '=', HASH_KEY)
    .where('value', '=', row.value)
    .execute()
  return 1
}

async function rewrapOne({ db, keys: { master } }: Keyed, row: Row): Promise<void> {
  const { office_id, reference, position, wrapped_key } = row
  const place = placeOfPerson({ officeId: office_id, reference }, position)
  await db
    .updateTable('person_key')
    .set({ wrapped_key: wrapKey(master, place, unwrapKey(master, place, wrapped_key)) })
    .where('office_id', '=', office_id)
    .where('reference', '=', reference)
    .where('position', '=', position)
    // One that is erased meanwhile stays erased.
    .where('wrapped_key', '=', wrapped_key)
    .execute()
}

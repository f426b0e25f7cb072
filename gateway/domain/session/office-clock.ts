import type { Db, Tx } from '../../store/transaction.ts'

const NAME = 'sandbox-clock-offset-seconds'

/**
 * The offset of the sandbox clock in seconds that new offices start with, after it was moved for all offices.
 */
export async function laterOfficesOffset(db: Db | Tx): Promise<number> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirst()
  return row ? Number(row.value) : 0
}

/** Sets the offset that `laterOfficesOffset` returns. */
export async function setLaterOfficesOffset(db: Db | Tx, seconds: number): Promise<void> {
  const row = { name: NAME, value: String(seconds) }
  await db
    .insertInto('setting')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value }))
    .execute()
}

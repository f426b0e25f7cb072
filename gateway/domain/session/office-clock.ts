import type { Db, Tx } from '../../store/transaction.ts'

const NAME = 'sandbox-clock-offset-seconds'

/** How far the sandbox clock was moved for every office: offices made later start there. Seconds. */
export async function laterOfficesOffset(db: Db | Tx): Promise<number> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirst()
  return row ? Number(row.value) : 0
}

/** Sets what `laterOfficesOffset` answers. */
export async function setLaterOfficesOffset(db: Db | Tx, seconds: number): Promise<void> {
  const row = { name: NAME, value: String(seconds) }
  await db
    .insertInto('setting')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value }))
    .execute()
}

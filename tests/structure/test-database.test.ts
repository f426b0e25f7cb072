import { expect, test } from 'vitest'
import pg from 'pg'
import { freshDatabase } from '../setup/database.ts'

test('each fresh database is a world of its own', async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()])
  const inOne = new pg.Client({ connectionString: one.url })
  const inOther = new pg.Client({ connectionString: other.url })
  await Promise.all([inOne.connect(), inOther.connect()])
  await inOne.query('create table public.only_here (id int)')
  const { rows } = await inOther.query("select from information_schema.tables where table_name = 'only_here'")
  expect(rows).toHaveLength(0)
  await Promise.all([inOne.end(), inOther.end()])
  await Promise.all([one.drop(), other.drop()])
  const gone = new pg.Client({ connectionString: one.url })
  await expect(gone.connect()).rejects.toMatchObject({ code: '3D000' })
})

import { sql } from 'kysely'
import { deleteInBatches } from '../database/delete-in-batches.ts'
import { openStore } from '../gateway/store/open.ts'
import { processCost } from './process-cost.ts'
import { openSubject } from './subject.ts'

// `npm run deletion`: what PostgreSQL spends on a search that is written, and on one whose day has passed.
// It keeps a day of searches and deletes hour after hour of older ones, as the sweeper does
// (docs/decisions/0040-rows-are-deleted-in-batches.md).

const HOURS_KEPT = 24
const EACH_HOUR = 25_000
const HOURS = 4
const BEGIN = '2026-01-01T00:00:00Z'

const subject = await openSubject()
// One connection, whose process is asked for its CPU time.
const store = openStore(subject.databaseUrl, 1)

/** Microseconds of PostgreSQL's CPU for each row. */
async function micros(rows: number, work: () => Promise<unknown>): Promise<number> {
  const { rows: found } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(store.db)
  const cost = processCost(found[0]?.pid ?? NaN)
  const before = await cost.cpuMillis()
  await work()
  return (((await cost.cpuMillis()) - before) * 1000) / rows
}

/** Writes the searches of one hour. */
const write = (hour: number) =>
  sql`insert into gateway.search (office_id, search_id, kind, user_id, query, searched_at)
    select md5((n % 5000)::text)::uuid::text, n, 'air', 'agent',
      jsonb_build_object('from', 'LHR', 'to', 'SIN', 'depart', '2027-01-14', 'adults', 1, 'cabin', 'Y'),
      ${BEGIN}::timestamptz + make_interval(secs => n * 3600.0 / ${EACH_HOUR})
    from generate_series(${hour * EACH_HOUR}::int, ${(hour + 1) * EACH_HOUR - 1}::int) n`.execute(store.db)

try {
  for (let hour = 0; hour <= HOURS_KEPT; hour += 1) await write(hour)
  await sql`vacuum analyze gateway.search`.execute(store.db)
  for (let hour = 0; hour < HOURS; hour += 1) {
    const until = new Date(Date.parse(BEGIN) + (hour + 1) * 3_600_000 - 1)
    const wanted = {
      table: 'gateway.search',
      key: ['office_id', 'search_id'],
      since: 'searched_at',
      until,
    }
    const deleted = await micros(EACH_HOUR, async () => {
      const count = await deleteInBatches(store.db, wanted)
      if (count !== EACH_HOUR) throw new Error(`${count} rows were deleted, not ${EACH_HOUR}`)
    })
    const vacuumed = await micros(EACH_HOUR, () => sql`vacuum gateway.search`.execute(store.db))
    const written = await micros(EACH_HOUR, () => write(HOURS_KEPT + 1 + hour))
    console.log(
      `hour ${hour + 1}: written ${written.toFixed(1)}, deleted ${deleted.toFixed(1)}, vacuumed ${vacuumed.toFixed(1)} us for each row`,
    )
  }
} finally {
  await store.close()
  await subject.close()
}

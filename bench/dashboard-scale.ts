import { openDesk, type DeskSubject } from './desk-subject.ts'
import { sendLoad } from './load.ts'
import { interleave, median, type BenchRow } from './row.ts'
import { openSubject, type Subject } from './subject.ts'

const FEW = 100
const MANY = 100_000
const ROUNDS = 7
const PAGES = 10
const AT_ONCE = 5000
const NEWEST = 'PO0000001'

/** Bar 21: the bookings page of an office with 100,000 bookings, compared with an office that has 100. */
export async function dashboardScale(): Promise<BenchRow[]> {
  const subject = await openSubject()
  const desk = await openDesk(subject)
  const row = await dashboardRow(subject, desk)
  await desk.close()
  await subject.close()
  return [row]
}

/** The same of a desk that runs. */
export async function dashboardRow(subject: Subject, desk: DeskSubject): Promise<BenchRow> {
  const page = async (bookings: number) => {
    const { officeId, cookie } = await desk.signIn()
    await book(subject, officeId, bookings)
    const request = { url: `${desk.url}/bookings`, headers: { cookie } }
    const html = await (await fetch(request.url, request)).text()
    if (!html.includes(NEWEST)) throw new Error('the page does not list the newest booking')
    return async () => (await sendLoad({ ...request, requests: PAGES, atOnce: 1 })).millis / PAGES
  }
  const contenders = { few: await page(FEW), many: await page(MANY) }
  // Autovacuum would do this sooner or later for a table of that size.
  await subject.pool.query('analyze desk.booking')
  const wall = await interleave(contenders, ROUNDS)
  const [many, few] = [median(wall.many), median(wall.few)]
  return {
    bar: 21,
    name: 'dashboard-scale',
    ours: `${many.toFixed(1)} ms`,
    peer: `${few.toFixed(1)} ms`,
    ratio: many / few,
    better: 'less',
    guard: 3,
    goal: 1.5,
  }
}

/**
 * Inserts ticketed and cancelled flights, one a minute, into the desk's bookings of a sandbox office: some
 * past, some ahead, of twenty agents, each found by a dozen words.
 */
async function book({ pool, services }: Subject, officeId: string, count: number): Promise<void> {
  // In parts: the pool ends a statement that takes long.
  for (let from = 1; from <= count; from += AT_ONCE) {
    await bookFrom(pool, officeId, {
      from,
      to: Math.min(count, from + AT_ONCE - 1),
      now: services.clock.now(),
    })
  }
}

async function bookFrom(
  pool: Subject['pool'],
  officeId: string,
  { from, to, now }: { from: number; to: number; now: Date },
): Promise<void> {
  await pool.query(
    `insert into desk.booking (office_id, reference, kind, summary, total_cents, state, made_by, created_at, seen_at,
                               first_day, last_day, starts_at, state_since, find_tokens, find_key)
     select $1, 'PO' || lpad(n::text, 7, '0'), 'air', $2::jsonb, 50000 + n,
            case when n % 5 = 0 then 'cancelled' else 'ticketed' end, 'agent ' || n % 20,
            $3::timestamptz - n * interval '1 minute', $3::timestamptz,
            day, day, day || 'T21:40', $3::timestamptz,
            array(select hashtextextended(word || ' ' || n % (word * 50), 0) from generate_series(1, 12) word), 'bench'
     from (select n, to_char($5::date + 180 - n % 1000, 'YYYY-MM-DD') as day
           from generate_series($4::int, $6::int) n) booked`,
    [`sandbox:${officeId}`, JSON.stringify(flight), new Date(0), from, now, to],
  )
}

const flight = {
  route: [
    { from: 'LHR', to: 'SIN', departsAt: '2027-01-14T21:40:00' },
    { from: 'SIN', to: 'LHR', departsAt: '2027-01-28T23:15:00' },
  ],
  carriers: ['SQ'],
  pnrs: ['K7WQ2M'],
  travellerCount: 2,
}

import { setTimeout as sleep } from 'node:timers/promises'
import { createHash } from 'node:crypto'
import { bookBody, searchBody } from '../tests/setup/air.ts'
import { dashboardRow } from './dashboard-scale.ts'
import { openDesk } from './desk-subject.ts'
import { repeatBooking } from './many-bookings.ts'
import { median, type BenchRow } from './row.ts'
import { openSubject, type Subject } from './subject.ts'
import { walletRow } from './wallet-hold.ts'

const BOOKINGS = Number(process.env['BENCH_BOOKINGS'] ?? 100_000)
const SAMPLE_SECONDS = 2

/** How far the import was at one moment. */
type Sample = { seconds: number; bookings: number; bytes: number }

/**
 * An office of which other programs made 100,000 bookings signs in at the desk for the first time. The rate
 * stays as the list grows, memory does not grow with it, and bars 21 and 22 hold meanwhile.
 */
export async function bookingImport(): Promise<BenchRow[]> {
  const subject = await openSubject()
  const desk = await openDesk(subject)
  const person = await subject.mint({ role: 'admin', balanceCents: 100_000_000_000n })
  const { officeId } = person
  await repeatBooking(subject, { officeId, reference: await bookOne(subject, person) }, BOOKINGS - 1)
  const { cookie } = await desk.signIn(person)
  const headers = { cookie, origin: desk.url, 'x-desk': '1', 'content-type': 'application/json' }
  const samples: Sample[] = []
  const startedAt = performance.now()
  const watching = (async () => {
    for (;;) {
      // As a screen in use does, if more often.
      const balance = await fetch(`${desk.url}/api/wallet/balance`, { method: 'POST', headers, body: '{}' })
      if (!balance.ok) throw new Error(`the balance answered ${balance.status}`)
      await balance.text()
      const bookings = await countOf(subject, `sandbox:${officeId}`)
      const seconds = (performance.now() - startedAt) / 1000
      samples.push({ seconds, bookings, bytes: await desk.cost.residentBytes() })
      if (bookings === BOOKINGS) return
      await sleep(SAMPLE_SECONDS * 1000)
    }
  })()
  const meanwhile = [await walletRow(subject), await dashboardRow(subject, desk)]
  const isOver = samples.at(-1)?.bookings === BOOKINGS
  await watching
  await desk.close()
  await subject.close()
  if (isOver) throw new Error('the import was over before the other bars were measured')
  return [...importRows(samples), ...meanwhile.map((row) => ({ ...row, name: `${row.name}, importing` }))]
}

/** Books a flight and orders its ticket, over HTTP. */
async function bookOne({ url }: Subject, person: Awaited<ReturnType<Subject['mint']>>): Promise<string> {
  const call = async <Answer>(path: string, body: object): Promise<Answer> => {
    const response = await fetch(url + path, { method: 'POST', body: JSON.stringify(body) })
    return (await response.json()) as Answer
  }
  const Password = createHash('sha512').update(person.accountUuid).digest('hex')
  const { SessionId } = await call<{ SessionId: string }>('/Authenticate/CreateSession', {
    OfficeId: person.officeId,
    UserName: person.userName,
    Password,
  })
  const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  const found = await call<{ PricedItineraries: { FareSourceCode: string }[] }>('/Air/AirLowFareSearch', {
    SessionId,
    ...searchBody([['LHR', 'AMS', day]]),
  })
  const FareSourceCode = found.PricedItineraries[0]?.FareSourceCode
  const priced = await call<{ PricedItinerary: { FareSourceCode: string } }>('/Air/AirRevalidate', {
    SessionId,
    FareSourceCode,
  })
  const { UniqueId } = await call<{ UniqueId: string }>('/Air/AirBook', {
    SessionId,
    ...bookBody(priced.PricedItinerary.FareSourceCode),
  })
  await call('/Air/AirOrderTicket', { SessionId, UniqueId })
  await call('/Air/AirBookingData', { SessionId, UniqueId })
  return UniqueId
}

async function countOf({ pool }: Subject, officeId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from desk.booking where office_id = $1',
    [officeId],
  )
  return rows[0]?.count ?? 0
}

/** The rate and the memory of the last quarter, compared with those of the first. */
function importRows(samples: readonly Sample[]): BenchRow[] {
  const part = (from: number, to: number) =>
    samples.filter(({ bookings }) => bookings >= from * BOOKINGS && bookings <= to * BOOKINGS)
  const [early, late] = [part(0.05, 0.25), part(0.75, 1)]
  const [slow, fast] = [rateOf(late), rateOf(early)]
  const megabytes = (some: readonly Sample[]) => median(some.map(({ bytes }) => bytes)) / 1e6
  const seconds = samples.at(-1)?.seconds ?? NaN
  const whole = Math.round(BOOKINGS / seconds)
  console.log(`${BOOKINGS} bookings in ${Math.round(seconds)} s, ${whole}/s`)
  const row = { bar: 26, better: 'less', goal: 1.1 } as const
  return [
    {
      ...row,
      name: 'booking-import, rate',
      ours: `${slow.toFixed(0)}/s`,
      peer: `${fast.toFixed(0)}/s`,
      ratio: fast / slow,
      guard: 1.5,
    },
    {
      ...row,
      name: 'booking-import, memory',
      ours: `${megabytes(late).toFixed(0)} MB`,
      peer: `${megabytes(early).toFixed(0)} MB`,
      ratio: megabytes(late) / megabytes(early),
      guard: 1.3,
    },
  ]
}

function rateOf(samples: readonly Sample[]): number {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last) return NaN
  return (last.bookings - first.bookings) / (last.seconds - first.seconds)
}

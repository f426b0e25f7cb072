import { interleave, median, type BenchRow } from './row.ts'
import { openSubject, type Subject } from './subject.ts'

const DAYS = 30
/** One route a round, so that no round finds the flights of the one before. */
const ROUTES = [
  ['LON', 'SIN'],
  ['BER', 'LIS'],
  ['NYC', 'LAX'],
  ['PAR', 'BKK'],
  ['MAD', 'ROM'],
  ['DEL', 'DXB'],
  ['STO', 'ATH'],
  ['TYO', 'SYD'],
] as const
const ROUNDS = ROUTES.length - 1

/** First days of the two months, far enough apart that neither contender finds the other's flights. */
const OURS_AHEAD = 60
const PEER_AHEAD = 120
const NIGHTS_AFTER = 45

const dateAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The month with thirty days of departures: a calendar takes months, so ours starts on the first of one. */
function monthAhead(days: number): { month: string; back: string } {
  const month = dateAhead(days).slice(0, 7)
  const back = new Date(Date.parse(`${month}-01`) + NIGHTS_AFTER * 86_400_000)
  return { month, back: back.toISOString().slice(0, 10) }
}

async function post(subject: Subject, path: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(subject.url + path, { method: 'POST', body: JSON.stringify(body) })
  const answer = (await response.json()) as Record<string, unknown>
  if (answer['Success'] !== true) throw new Error(JSON.stringify(answer['Error']))
  return answer
}

/** A route a call: each contender goes through them by itself. */
function routes(): () => (typeof ROUTES)[number] {
  let round = 0
  return () => ROUTES[round++ % ROUTES.length]!
}

async function took(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/**
 * Bar 23: a month of departures in the price calendar, there and back, compared with thirty blocking searches
 * of the same route, whose sources answer without delay. Neither has seen the route before.
 */
export async function calendarMonth(): Promise<BenchRow[]> {
  const subject = await openSubject()
  const SessionId = await subject.signIn()
  const [ours, peer] = [routes(), routes()]
  const month = async () => {
    const [Origin, Destination] = ours()
    const { month: DepartDate, back: ReturnDate } = monthAhead(OURS_AHEAD)
    const body = { SessionId, Origin, Destination, DepartDate, ReturnDate }
    const { DaysCount } = await post(subject, '/Air/AirPriceCalendar', body)
    if (Number(DaysCount) < 28) throw new Error(`the calendar has ${String(DaysCount)} days`)
  }
  const searches = async () => {
    const [from, to] = peer()
    const { month: first, back } = monthAhead(PEER_AHEAD)
    const leg = (OriginLocationCode: string, DestinationLocationCode: string, DepartureDateTime: string) => ({
      ...{ OriginLocationCode, DestinationLocationCode, DepartureDateTime },
    })
    for (let day = 0; day < DAYS; day += 1) {
      const depart = new Date(Date.parse(`${first}-01`) + day * 86_400_000).toISOString().slice(0, 10)
      await post(subject, '/Air/AirLowFareSearch', {
        ...{ SessionId, AdultCount: 1, ChildCount: 0, InfantCount: 0 },
        ...{ PricingSourceType: 'All', RequestOption: 'All' },
        OriginDestinationInformations: [leg(from, to, depart), leg(to, from, back)],
      })
    }
  }
  const millis = await interleave({ ours: () => took(month), peer: () => took(searches) }, ROUNDS)
  await subject.close()
  const [mine, theirs] = [median(millis.ours), median(millis.peer)]
  return [
    {
      bar: 23,
      name: 'calendar-month',
      ours: `${mine.toFixed(0)} ms`,
      peer: `${theirs.toFixed(0)} ms`,
      ratio: theirs / mine,
      better: 'more',
      guard: 10,
      goal: 40,
    },
  ]
}

import { openDesk } from './desk-subject.ts'
import { interleave, median, type BenchRow } from './row.ts'
import { openSubject, type Subject } from './subject.ts'

const ROUNDS = 5
const CALLS = 10
/** Loads of another page of the new desk before the measured one: they read no catalogue. */
const LOADS_BEFORE = 5
/** Pause before the browser asks again for counts that are missing. */
const ASKS_AGAIN_MS = 100

/**
 * Bar 25: the first visit of an office to /activities, from its address until the page has the total and the
 * counts of places, beside one `products` call of the same gateway with as many rows. Once at a desk that has
 * never read the catalogue, in a new process for each round, and once at a desk that another office uses.
 */
export async function activitiesFirst(): Promise<BenchRow[]> {
  const subject = await openSubject()
  const session = await subject.signIn()
  const used = await openDesk(subject)
  await visit(used.url, used.cookie)
  const wall = await interleave(
    {
      newDesk: () => firstAtNewDesk(subject),
      newOffice: async () => visit(used.url, (await used.signIn()).cookie),
      peer: () => productsCall(subject.url, session),
    },
    ROUNDS,
  )
  await used.close()
  await subject.close()
  const peer = median(wall.peer)
  const row = (name: string, millis: number): BenchRow => ({
    bar: 25,
    name: `activities-first, ${name}`,
    ours: `${millis.toFixed(1)} ms`,
    peer: `${peer.toFixed(1)} ms`,
    ratio: millis / peer,
    better: 'less',
    guard: 10,
    goal: 4,
  })
  return [row('new desk', median(wall.newDesk)), row('new office', median(wall.newOffice))]
}

async function firstAtNewDesk(subject: Subject): Promise<number> {
  await subject.pool.query('delete from desk.activity_catalogue')
  const desk = await openDesk(subject)
  try {
    for (let load = 0; load < LOADS_BEFORE; load += 1) {
      await (await fetch(`${desk.url}/hotels`, { headers: { cookie: desk.cookie } })).text()
    }
    return await visit(desk.url, desk.cookie)
  } finally {
    await desk.close()
  }
}

/** Milliseconds until the page, or what its browser asks for after it, has the counts. */
async function visit(deskUrl: string, cookie: string): Promise<number> {
  const startedAt = performance.now()
  const html = await (await fetch(`${deskUrl}/activities`, { headers: { cookie } })).text()
  if (!/[\d,]{5,} activities/.test(html))
    throw new Error('the page does not tell how many activities there are')
  let isCounted = html.includes('aria-label="Open ')
  while (!isCounted) {
    await new Promise((resolve) => setTimeout(resolve, ASKS_AGAIN_MS))
    const answer = await fetch(`${deskUrl}/api/activities`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-desk': '1', origin: deskUrl, cookie },
      body: JSON.stringify({ search: '' }),
    })
    const { facets } = (await answer.json()) as { facets: { places?: unknown } | null }
    isCounted = facets?.places !== undefined
  }
  return performance.now() - startedAt
}

async function productsCall(gatewayUrl: string, session: string): Promise<number> {
  const startedAt = performance.now()
  for (let call = 0; call < CALLS; call += 1) {
    const url = `${gatewayUrl}/Activity/v2/products?SessionId=${session}&page=1&per_page=50&sort=bestselling`
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`products answered ${answer.status}`)
    await answer.text()
  }
  return (performance.now() - startedAt) / CALLS
}

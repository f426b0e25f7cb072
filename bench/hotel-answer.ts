import { searchPlaces } from '../gateway/world/place/search-places.ts'
import { sendLoad } from './load.ts'
import { interleave, median, type BenchRow } from './row.ts'
import { listen, openSubject, type Subject } from './subject.ts'

const REQUESTS = 600
const AT_ONCE = 8
const ROUNDS = 5

/**
 * Bar 6: the v3 search over HTTP with its token check, answering 200 of London's hotels with every facet,
 * compared with a plain server that sends the same bytes. It measures the CPU time of this process; client
 * and PostgreSQL are other processes.
 */
export async function hotelAnswer(): Promise<BenchRow[]> {
  const subject = await openSubject()
  const url = `${subject.url}/v3/hotels/searches`
  const [body, headers] = [searchBody(), { authorization: `Bearer ${await tokenOf(subject)}` }]
  const answer = await fetch(url, { method: 'POST', body, headers })
  const fixed = Buffer.from(await answer.arrayBuffer())
  const { offer_count: hotels } = JSON.parse(fixed.toString()) as { offer_count?: number }
  if (hotels !== 200)
    throw new Error(`the search answers ${hotels} hotels: ${fixed.toString().slice(0, 300)}`)
  const bare = await listen((request, response) => {
    request.resume()
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': fixed.length })
      response.end(fixed)
    })
  })
  const cpu = (address: string) => async () => {
    const before = process.cpuUsage()
    const load = { url: address, body, headers, requests: REQUESTS, atOnce: AT_ONCE }
    const { bytes } = await sendLoad(load)
    if (bytes !== fixed.length * REQUESTS) throw new Error('both sides must answer the same bytes')
    const used = process.cpuUsage(before)
    return (used.user + used.system) / REQUESTS
  }
  const times = await interleave({ ours: cpu(url), peer: cpu(`${bare.url}/`) }, ROUNDS)
  await new Promise((resolve) => bare.server.close(resolve))
  await subject.close()
  const [ours, peer] = [median(times.ours), median(times.peer)]
  return [
    {
      bar: 6,
      name: 'hotel-answer',
      ours: `${ours.toFixed(0)} us`,
      peer: `${peer.toFixed(0)} us (${Math.round(fixed.length / 1000)} kB)`,
      ratio: ours / peer,
      better: 'less',
      guard: 6,
      goal: 3,
    },
  ]
}

/** Three nights for two in London, two months ahead, with filters in two groups. */
function searchBody(): string {
  const [place] = searchPlaces({ q: 'london', limit: 1, type: null, sandbox: true })
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  return JSON.stringify({
    ...{ check_in: day(60), check_out: day(63), city_id: place?.externalId },
    occupancies: [{ adults: 2 }],
    filters: { stars: ['3', '4', '5'], facility: ['107', '433'] },
    ...{ sort: 'price', page: 1, page_size: 200 },
  })
}

async function tokenOf(subject: Subject): Promise<string> {
  const { officeId, userName, accountUuid } = await subject.mint()
  const response = await fetch(`${subject.url}/v3/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'client_credentials',
      client_id: `${officeId}:${userName}`,
      client_secret: accountUuid,
    }),
  })
  return ((await response.json()) as { access_token: string }).access_token
}

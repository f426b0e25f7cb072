import type { IncomingMessage, ServerResponse } from 'node:http'
import { facetWriter } from '../gateway/domain/hotel/search/facet-writer.ts'
import { keptRows } from '../gateway/domain/hotel/search/kept-rows.ts'
import { writePage } from '../gateway/domain/hotel/search/write-page.ts'
import { joined } from '../gateway/http/pieces.ts'
import type { PlainQuery } from '../tests/gateway/hotel/search/naive-search.ts'
import { facetPlace, type FacetPlace } from './facet-place.ts'
import { sendLoad } from './load.ts'
import { interleave, median, type BenchRow } from './row.ts'
import { listen } from './subject.ts'

const REQUESTS = 1500
const AT_ONCE = 8
const ROUNDS = 5

const question: PlainQuery = {
  filters: { stars: ['3', '4', '5'], facility: ['107', '433'] },
  sort: 'price',
  page: 1,
  pageSize: 200,
  bounds: null,
}

/**
 * Bar 6: a search over HTTP that answers 200 hotels with all facets, beside sending a fixed body of that size. CPU of this
 * process; the client is another. The engine and its writers stand behind a bare server, so that the session check and
 * zod, which bar 14 measures, are not counted here.
 */
export async function hotelAnswer(): Promise<BenchRow[]> {
  const place = facetPlace(5000)
  const fixed = answerOf(place, question)
  const ours = await listen((request, response) => {
    void bodyOf(request).then((body) => send(response, answerOf(place, JSON.parse(body) as PlainQuery)))
  })
  const peer = await listen((request, response) => {
    void bodyOf(request).then(() => send(response, fixed))
  })
  const cpu = (url: string) => async () => {
    const before = process.cpuUsage()
    const { bytes } = await sendLoad({
      ...{ url, body: JSON.stringify(question), headers: {}, requests: REQUESTS, atOnce: AT_ONCE },
    })
    if (bytes !== fixed.length * REQUESTS) throw new Error('both sides must answer the same bytes')
    const used = process.cpuUsage(before)
    return (used.user + used.system) / REQUESTS
  }
  const times = await interleave({ ours: cpu(ours.url), peer: cpu(peer.url) }, ROUNDS)
  for (const { server } of [ours, peer]) await new Promise((resolve) => server.close(resolve))
  const [mine, bare] = [median(times.ours), median(times.peer)]
  return [
    {
      bar: 6,
      name: 'hotel-answer',
      ours: `${mine.toFixed(0)} us`,
      peer: `${bare.toFixed(0)} us (${Math.round(fixed.length / 1000)} kB)`,
      ratio: mine / bare,
      better: 'less',
      guard: 6,
      goal: 3,
    },
  ]
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

function send(response: ServerResponse, body: Buffer): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
  response.end(body)
}

/** An answer as the v3 search writes it: what belongs to the hotel, then what belongs to the dates, then the facets. */
function answerOf(place: FacetPlace, asked: PlainQuery): Buffer {
  const { index, stay, city } = place
  const answer = place.ask(asked)
  const hotels = keptRows(index, 'bench', (row) =>
    JSON.stringify({
      object: 'hotel_summary',
      hotel_id: String(city.hotelId[row]),
      name: city.name[row],
      rating: city.stars[row],
      review_score: (city.reviewScore[row] ?? 0) / 10,
      review_count: city.reviewCount[row],
      review_word: 'Very good',
      accommodation: 'Hotels',
      address: { city: 'Lisbon', country: 'Portugal', country_code: 'PT' },
      location: { lat: city.lat[row], lng: city.lon[row] },
      images: [1, 2, 3].map((at) => `http://localhost:4010/photos/hotels/${city.hotelId[row]}/${at}.webp`),
    }).slice(0, -1),
  )
  const prices = keptRows(stay, 'bench', (row) => {
    const value = ((stay.prices.totalCents[row] ?? 0) / 100).toFixed(2)
    return JSON.stringify({
      lead_rate: { amount: value, currency: 'USD' },
      lead_rate_before_discount: null,
      discount_percent: 0,
      deal_badges: [],
      meal_plan: 'Breakfast included',
      refundable: stay.prices.leadRefundable[row] === 1,
      free_cancellation: stay.prices.freeCancellation[row] === 1,
      nights: stay.nights,
      occupancy: { adults: 2, children: 0 },
    }).slice(1)
  })
  const facets = facetWriter(index, 'bench', {
    group: ({ key, title, type }) => `${JSON.stringify({ key, title, type }).slice(0, -1)},"options":`,
    option: ({ value, name }) => `${JSON.stringify({ value, name }).slice(0, -1)},"count":`,
  })
  const head = `{"object":"hotel_search","total":${answer.total},"total_pages":${answer.totalPages},"facets":`
  return joined([head, facets(answer.counts), ',"offers":', ...writePage(answer.rows, [hotels, prices]), '}'])
}

import { sendLoad } from './load.ts'
import { interleave, median, type BenchRow } from './row.ts'
import { listen, openSubject, type Subject } from './subject.ts'
import type { AirQuery, Fare } from '../gateway/supply/air/fare.ts'
import type { AirSupply } from '../gateway/supply/air/port.ts'
import { createAirSupply } from '../gateway/world/air/supply.ts'

export const ITINERARIES = 5000
const BATCH = 50
const ROUNDS = 7

/**
 * A supply whose answer is repeated until there are 5,000 fares on shared legs, without source delays or
 * computing.
 */
export function manyFares(): AirSupply {
  const supply = createAirSupply({ seed: 'bench', wait: () => Promise.resolve(), latencyScale: 0 })
  let fares: Fare[] | null = null
  const make = async (query: AirQuery): Promise<Fare[]> => {
    if (fares) return fares
    const some = await supply.all(query)
    if (some.length === 0) throw new Error('the bench route has no fares')
    fares = Array.from({ length: ITINERARIES }, (_, index) => ({
      ...(some[index % some.length] as Fare),
      index,
    }))
    return fares
  }
  return {
    async *search(query) {
      const all = await make(query)
      for (let at = 0; at < all.length; at += BATCH) yield all.slice(at, at + BATCH)
    },
    all: make,
    fareAt: async (query, index) => {
      const fare = (await make(query))[index]
      return fare ? { fare, repriced: { byCents: 0 }, bookingByCents: 0, ticketSeconds: null } : null
    },
    rules: supply.rules,
    extras: supply.extras,
    calendar: () => Promise.resolve([]),
    scenarios: [],
  }
}

/** The body of the search that the stream bars send. */
export function streamBody(SessionId: string): string {
  const leg = (OriginLocationCode: string, DestinationLocationCode: string, DepartureDateTime: string) => ({
    OriginLocationCode,
    DestinationLocationCode,
    DepartureDateTime,
  })
  const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  return JSON.stringify({
    SessionId,
    AdultCount: 1,
    ChildCount: 0,
    InfantCount: 0,
    PricingSourceType: 'All',
    RequestOption: 'All',
    OriginDestinationInformations: [leg('LON', 'SIN', soon(40)), leg('SIN', 'LON', soon(54))],
  })
}

/** The events of one stream as prepared bytes, which the peer writes. */
export async function recordedEvents(subject: Subject, body: string): Promise<Buffer[]> {
  const response = await fetch(`${subject.url}/Air/AirLowFareSearchIncremental`, { method: 'POST', body })
  const text = await response.text()
  return text
    .split(/(?<=\n\n)/)
    .filter((event) => event.length > 0)
    .map((event) => Buffer.from(event))
}

/** A plain node:http server that writes prepared events. */
export function bareStream(events: readonly Buffer[]) {
  return listen((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    void (async () => {
      for (const event of events) {
        if (!response.write(event)) await new Promise((resolve) => response.once('drain', resolve))
      }
      response.end()
    })()
  })
}

/**
 * Bar 9: 5,000 itineraries in events of 50 from the gateway, compared with node:http writing the same
 * prepared bytes.
 */
export async function airStream(): Promise<BenchRow[]> {
  const subject = await openSubject(manyFares())
  const body = streamBody(await subject.signIn())
  const bare = await bareStream(await recordedEvents(subject, body))
  const measure = (url: string) => async () =>
    (await sendLoad({ url, body, headers: {}, requests: 6, atOnce: 1 })).millis / 6
  const wall = await interleave(
    { ours: measure(`${subject.url}/Air/AirLowFareSearchIncremental`), peer: measure(`${bare.url}/`) },
    ROUNDS,
  )
  await new Promise((resolve) => bare.server.close(resolve))
  await subject.close()
  const [ours, peer] = [median(wall.ours), median(wall.peer)]
  return [
    {
      bar: 9,
      name: 'air-stream',
      ours: `${ours.toFixed(0)} ms`,
      peer: `${peer.toFixed(0)} ms`,
      ratio: ours / peer,
      better: 'less',
      guard: 1.5,
      goal: 1.1,
    },
  ]
}

import { manyFares, streamBody } from './air-stream.ts'
import { openDesk } from './desk-subject.ts'
import { sendLoad } from './load.ts'
import { interleave, median, type BenchRow } from './row.ts'
import { openSubject } from './subject.ts'

const ROUNDS = 5
const STREAMS = 4

/** Bar 10: the same 5,000 itineraries through the desk's read route, compared with the gateway directly. */
export async function airProxy(): Promise<BenchRow[]> {
  const subject = await openSubject(manyFares())
  const desk = await openDesk(subject)
  const body = streamBody(await subject.signIn())
  const measure = (url: string, headers: Record<string, string>, sent: string) => async () =>
    (await sendLoad({ url, body: sent, headers, requests: STREAMS, atOnce: 1 })).millis / STREAMS
  const { SessionId: _, ...input } = JSON.parse(body) as Record<string, unknown>
  const deskHeaders = {
    'content-type': 'application/json',
    'x-desk': '1',
    origin: desk.url,
    'sec-fetch-site': 'same-origin',
    cookie: desk.cookie,
  }
  const wall = await interleave(
    {
      ours: measure(
        `${desk.url}/api/read/air.low-fare-search-incremental`,
        deskHeaders,
        JSON.stringify(input),
      ),
      peer: measure(`${subject.url}/Air/AirLowFareSearchIncremental`, {}, body),
    },
    ROUNDS,
  )
  await desk.close()
  await subject.close()
  const [ours, peer] = [median(wall.ours), median(wall.peer)]
  return [
    {
      bar: 10,
      name: 'air-proxy',
      ours: `${ours.toFixed(0)} ms`,
      peer: `${peer.toFixed(0)} ms`,
      ratio: ours / peer,
      better: 'less',
      guard: 2.5,
      goal: 1.5,
    },
  ]
}

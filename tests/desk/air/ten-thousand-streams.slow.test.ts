import { createParser } from 'eventsource-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeFlightGroups } from '../../../components/air/results/flight-groups.ts'
import { readStream } from '../../../components/air/results/stream.ts'
import { guardStream } from '../../../server/gateway-client/stream-guard.ts'
import { itinerary } from './itinerary-fixture.ts'

/**
 * The way of a streamed search from the gateway through the desk's server to the list (trust, E1 and E2),
 * whatever happens to its bytes: one terminal event, the fares before it are kept, no fare twice, and a
 * search that says it is complete has as many fares as it says.
 */

const STREAMS = 10_000
const TERMINAL = new Set(['done', 'error'])
const encoder = new TextEncoder()

const wire = ['1', '2', '3', '4'].map((code) =>
  JSON.stringify(itinerary({ code, total: 100 + Number(code) })),
)
const batchOf = (...at: number[]) =>
  `event: itineraries|data: {"PricedItineraries":[${at.map((index) => wire[index]).join(',')}]}||`
const endings = {
  done: 'event: done|data: {"Success":true,"SearchId":7,"Total":4}||',
  error: 'event:error|data:{"Success":false,"Error":{"Id":"InternalError","Message":"A source went away"}}||',
}
const heartbeat = ': é||'

/** The stream that the gateway sends, and its fate on the way to the desk. */
type Sent = {
  /** Parts of the stream; `|` stands for a line end. */
  parts: readonly string[]
  lineEnd: string
  /** Bytes after which the connection ends; all of them if null. */
  cutAt: number | null
  breaks: boolean
  /** Where chunks end, on the way to the desk and on the way to the browser. */
  chunksIn: readonly number[]
  chunksOut: readonly number[]
}

/** A whole search with every fare once, or more often. */
const bodies = [
  [batchOf(0, 1), heartbeat, batchOf(2), batchOf(3)],
  [batchOf(0, 1), batchOf(0, 1), heartbeat, batchOf(2, 3), batchOf(3, 2)],
  [heartbeat, batchOf(0), batchOf(0, 0), batchOf(1, 2, 3)],
]

function bytesOf({ parts, lineEnd, cutAt }: Sent): Uint8Array {
  const whole = encoder.encode(parts.join('').replaceAll('|', lineEnd))
  return cutAt === null ? whole : whole.subarray(0, cutAt % whole.length)
}

function streamOf(bytes: Uint8Array, chunks: readonly number[], breaks = false): ReadableStream<Uint8Array> {
  const at = [0, ...chunks.map((chunk) => chunk % (bytes.length + 1)).sort((a, b) => a - b), bytes.length]
  const left = at.slice(1).map((end, index) => bytes.subarray(at[index], end))
  return new ReadableStream({
    pull(controller) {
      const next = left.shift()
      if (next) controller.enqueue(next)
      else if (breaks) controller.error(new Error('socket hang up'))
      else controller.close()
    },
  })
}

async function check(sent: Sent): Promise<'done' | 'error'> {
  const guarded = guardStream(streamOf(bytesOf(sent), sent.chunksIn, sent.breaks), TERMINAL)
  const passed = new Uint8Array(await new Response(guarded).arrayBuffer())
  const names: string[] = []
  createParser({ onEvent: ({ event }) => names.push(event ?? '') }).feed(new TextDecoder().decode(passed))
  expect(names.filter((name) => TERMINAL.has(name))).toHaveLength(1)

  const groups = makeFlightGroups()
  const end = await readStream(streamOf(passed, sent.chunksOut), (batch) => groups.add(batch))
  const codes = groups.flights().flatMap(({ fares }) => fares.map(({ offerCode }) => offerCode))
  expect(new Set(codes).size).toBe(codes.length)
  expect(groups.fareCount()).toBe(codes.length)
  if (end.kind !== 'done' && end.kind !== 'error') throw new Error(`the list ends as ${end.kind}`)
  expect(end.kind).toBe(names.at(-1))
  if (end.kind === 'done') expect(codes).toHaveLength(end.total)
  return end.kind
}

const chunks = fc.array(fc.nat(), { maxLength: 6 })
const anyStream = fc.record<Sent>({
  parts: fc
    .tuple(
      fc.constantFrom(...bodies),
      fc.constantFrom(
        [endings.done],
        [endings.error],
        [],
        [endings.done, endings.done],
        [endings.error, batchOf(0)],
      ),
    )
    .map(([body, ending]) => [...body, ...ending]),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  cutAt: fc.option(fc.nat()),
  breaks: fc.boolean(),
  chunksIn: chunks,
  chunksOut: chunks,
})

test(
  `${STREAMS} streams that are cut, split or sent twice end once, with every fare once`,
  { timeout: 60_000 },
  async () => {
    const ends = { done: 0, error: 0 }
    let seen = 0
    const take = async (sent: Sent) => {
      ends[await check(sent)] += 1
      seen += 1
    }
    // Every byte at which a stream can be cut, and every one at which it can be split in two.
    const parts = [batchOf(0), heartbeat, batchOf(0), 'event: done|data: {"Success":true,"Total":1}||']
    const whole = { parts, lineEnd: '\r\n', cutAt: null, breaks: false, chunksIn: [], chunksOut: [] }
    for (let at = 1; at < bytesOf(whole).length; at += 1) {
      await take(at % 2 === 0 ? { ...whole, cutAt: at, breaks: true } : { ...whole, cutAt: at })
      await take({ ...whole, chunksIn: [at], chunksOut: [at] })
    }
    await fc.assert(fc.asyncProperty(anyStream, take), { numRuns: STREAMS - seen })
    expect(seen).toBe(STREAMS)
    expect(Math.min(ends.done, ends.error)).toBeGreaterThan(STREAMS / 5)
  },
)

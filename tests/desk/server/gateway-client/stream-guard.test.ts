import fc from 'fast-check'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { guardStream } from '../../../../server/gateway-client/stream-guard.ts'
import { streamFailures } from '../../../../server/gateway-client/stream-guard.ts'

const TERMINAL = new Set(['done', 'error'])
const encoder = new TextEncoder()

afterEach(() => vi.useRealTimers())

function streamOf(chunks: Uint8Array[], end: 'close' | 'break'): ReadableStream<Uint8Array> {
  const left = [...chunks]
  return new ReadableStream({
    pull(controller) {
      const next = left.shift()
      if (next) controller.enqueue(next)
      else if (end === 'close') controller.close()
      else controller.error(new Error('socket hang up'))
    },
  })
}

async function eventsOf(stream: ReadableStream<Uint8Array>): Promise<EventSourceMessage[]> {
  const events: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => events.push(event) })
  const decoder = new TextDecoder()
  for await (const chunk of stream) parser.feed(decoder.decode(chunk, { stream: true }))
  return events
}

function split(bytes: Uint8Array, cuts: number[]): Uint8Array[] {
  const at = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length]
  return at.slice(1).map((end, index) => bytes.subarray(at[index], end))
}

const batch = fc
  .array(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 3 })
  .map(
    (codes) =>
      `event: itineraries|data: ${JSON.stringify({ PricedItineraries: codes }).replaceAll('|', '/')}||`,
  )
const comment = fc.constantFrom(':||', ': still here||')
const ending = fc.constantFrom(
  'event: done|data: {"Success":true,"SearchId":7,"Total":3}||',
  'event:error|data:{"Success":false,"Error":{"Id":"InternalError","Message":"x"}}||',
)
const newline = fc.constantFrom('\n', '\r\n', '\r')
const body = fc.array(fc.oneof(batch, comment), { maxLength: 6 })

/** Joins the parts of a stream with a line end; `|` stands for one. */
function write(parts: string[], lineEnd: string): Uint8Array {
  return encoder.encode(parts.join('').replaceAll('|', lineEnd))
}

describe('a guarded stream', () => {
  test('ends with exactly one terminal event wherever it is cut, however it is split', async () => {
    await fc.assert(
      fc.asyncProperty(
        body,
        fc.option(ending, { nil: null }),
        newline,
        fc.array(fc.nat(), { maxLength: 8 }),
        fc.nat(),
        fc.constantFrom('close' as const, 'break' as const),
        async (parts, last, lineEnd, cuts, cutAt, end) => {
          const whole = write(last ? [...parts, last] : parts, lineEnd)
          const bytes = whole.subarray(0, cutAt % (whole.length + 1))
          const events = await eventsOf(guardStream(streamOf(split(bytes, cuts), end), TERMINAL))
          const terminals = events.filter((event) => TERMINAL.has(event.event ?? ''))
          expect(terminals).toHaveLength(1)
          expect(events.at(-1)).toBe(terminals[0])
          for (const event of events) expect(() => JSON.parse(event.data) as unknown).not.toThrow()
        },
      ),
      { numRuns: 500 },
    )
  })

  test('passes every byte of a whole stream and nothing after its end', async () => {
    await fc.assert(
      fc.asyncProperty(
        body,
        ending,
        newline,
        fc.array(fc.nat(), { maxLength: 8 }),
        async (parts, last, lineEnd, cuts) => {
          const whole = write([...parts, last], lineEnd)
          const tail = write(['event: itineraries|data: {}||', last], lineEnd)
          const sent = Buffer.concat([whole, tail])
          const guarded = guardStream(streamOf(split(sent, cuts), 'close'), TERMINAL)
          const out = Buffer.from(await new Response(guarded).arrayBuffer()).toString()
          const trimmed = out.replace(/[\r\n]+$/, '')
          expect(trimmed).toBe(
            Buffer.from(whole)
              .toString()
              .replace(/[\r\n]+$/, ''),
          )
        },
      ),
      { numRuns: 300 },
    )
  })

  test('cut at every byte of one stream, keeps the events that were whole', async () => {
    const one = 'event: itineraries\r\ndata: {"PricedItineraries":["é"]}\r\n\r\n'
    const bytes = encoder.encode(one + one + 'event: done\r\ndata: {"Success":true}\r\n\r\n')
    const size = encoder.encode(one).length
    for (let cut = 0; cut < bytes.length - 3; cut++) {
      const events = await eventsOf(guardStream(streamOf([bytes.subarray(0, cut)], 'close'), TERMINAL))
      expect(events.at(-1)?.data).toContain(streamFailures.cut)
      // An event is complete without the line feed of its last CRLF.
      expect(events.length - 1).toBe(Math.min(2, Math.floor((cut + 1) / size)))
    }
  })

  test('drops a terminal event without data, which readers would ignore', async () => {
    const events = await eventsOf(
      guardStream(streamOf([encoder.encode('event: done\n\n')], 'close'), TERMINAL),
    )
    expect(events.map((event) => event.event)).toEqual(['error'])
  })

  test('a silent stream gets a heartbeat every 15 s and ends after 60 s, upstream too', async () => {
    vi.useFakeTimers()
    let cancelled = false
    const upstream = new ReadableStream<Uint8Array>({ cancel: () => void (cancelled = true) })
    const text = new Response(guardStream(upstream, TERMINAL)).text()
    await vi.advanceTimersByTimeAsync(59_000)
    expect(cancelled).toBe(false)
    await vi.advanceTimersByTimeAsync(2_000)
    const out = await text
    expect(out.match(/^:$/gm)).toHaveLength(3)
    expect(out).toContain(streamFailures.silent)
    expect(cancelled).toBe(true)
  })

  test('leaving stops the upstream', async () => {
    let cancelled = false
    const upstream = new ReadableStream<Uint8Array>({ cancel: () => void (cancelled = true) })
    await guardStream(upstream, TERMINAL).cancel()
    expect(cancelled).toBe(true)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Fare } from '../../../lib/air/fare.ts'
import { readStream, type StreamEnd } from '../../../components/air/results/stream.ts'
import { itinerary } from './itinerary-fixture.ts'

const encoder = new TextEncoder()
const batches = [['1', '2'], ['3'], ['4', '5', '6']].map((codes) => codes.map((code) => itinerary({ code })))

function streamText(lineEnd = '\n'): string {
  const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
  const body =
    ': heartbeat\n\n' +
    batches.map((batch) => event('itineraries', { PricedItineraries: batch })).join(': heartbeat\n\n') +
    event('done', { Success: true, SearchId: 77, Total: 6 })
  return body.replaceAll('\n', lineEnd)
}

/** A body that arrives in chunks, split at the given bytes. */
function bodyOf(text: string, cuts: readonly number[] = []): ReadableStream<Uint8Array> {
  const bytes = encoder.encode(text)
  const edges = [0, ...cuts.map((cut) => cut % bytes.length).sort((one, other) => one - other), bytes.length]
  return new ReadableStream({
    start(controller) {
      edges.slice(1).forEach((edge, index) => controller.enqueue(bytes.slice(edges[index], edge)))
      controller.close()
    },
  })
}

async function read(body: ReadableStream<Uint8Array>, signal?: AbortSignal) {
  const got: Fare[] = []
  const end = await readStream(body, (batch) => got.push(...batch), signal)
  return { end, codes: got.map((one) => one.offerCode) }
}

const whole: { end: StreamEnd; codes: string[] } = {
  end: { kind: 'done', searchId: 77, total: 6 },
  codes: ['1', '2', '3', '4', '5', '6'],
}

describe('the streamed search', () => {
  test('is read whole however the bytes are cut and whichever line ends it has', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(), { maxLength: 30 }),
        fc.constantFrom('\n', '\r\n'),
        async (cuts, lineEnd) => {
          expect(await read(bodyOf(streamText(lineEnd), cuts))).toEqual(whole)
        },
      ),
      { numRuns: 200 },
    )
  })

  test('ends as cut, with what came before, when it closes at any byte before its last word', async () => {
    const bytes = encoder.encode(streamText())
    const lastWord = bytes.length - 1
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: lastWord - 1 }), async (at) => {
        const { end, codes } = await read(bodyOf(new TextDecoder().decode(bytes.slice(0, at))))
        expect(end).toEqual({ kind: 'cut' })
        expect(whole.codes.slice(0, codes.length)).toEqual(codes)
      }),
      { numRuns: 200 },
    )
  })

  test('takes the first last word and nothing after it', async () => {
    const text = `${streamText()}event: itineraries\ndata: {"PricedItineraries":[{"FareSourceCode":"9"}]}\n\n`
    expect(await read(bodyOf(`${text}event: error\ndata: {}\n\n`))).toEqual(whole)
  })

  test('says what an error event says, and keeps the batches before it', async () => {
    const [batch] = batches
    const text =
      `event: itineraries\ndata: ${JSON.stringify({ PricedItineraries: batch })}\n\n` +
      'event: error\ndata: {"Success":false,"Error":{"Id":"Err0103011","Message":"Sources went away"}}\n\n'
    expect(await read(bodyOf(text))).toEqual({
      end: { kind: 'error', code: 'Err0103011', message: 'Sources went away' },
      codes: ['1', '2'],
    })
  })

  test('calls a broken line cut, and a reader that left left', async () => {
    const broken = (failure: unknown) =>
      new ReadableStream<Uint8Array>({
        start: (controller) => controller.error(failure),
      })
    expect((await read(broken(new TypeError('network')))).end).toEqual({ kind: 'cut' })
    expect((await read(broken(new DOMException('left', 'AbortError')))).end).toEqual({ kind: 'left' })
  })
})

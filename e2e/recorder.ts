import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { world } from './world.ts'

// Stands between desk and gateway while the journeys run: passes every byte on, and remembers the SessionIds and the
// tokens that really go over this wire, so that the canary knows what must be nowhere else. It can hold back the end of streamed
// searches, so that a journey can look at one that still runs. A program of its own; the configuration starts it.

/** What is secret on this wire. */
export type Recorded = { sessionIds: string[]; tokens: string[] }

const sessionIds = new Set<string>()
const tokens = new Set<string>()
/** The id as both dialects send it: a field of a JSON body, or a part of an address. */
const SESSION_ID = /SessionId"?\s*[:=]\s*"?([0-9a-f]{8}-[0-9a-f-]{27})/gi

/** Settles when the ends of streams may go on; null while nobody holds them back. */
let held: PromiseWithResolvers<void> | null = null

function remember(chunk: Buffer | string): void {
  for (const [, id] of chunk.toString().matchAll(SESSION_ID)) if (id) sessionIds.add(id)
}

function pass(incoming: IncomingMessage, answer: ServerResponse): void {
  remember(incoming.url ?? '')
  const [, token] = /^Bearer (.+)$/i.exec(incoming.headers.authorization ?? '') ?? []
  if (token) tokens.add(token)
  const { gatewayUrl } = world
  const upstream = send(new URL(incoming.url ?? '/', gatewayUrl), {
    method: incoming.method,
    // The gateway knows its environments by their host.
    headers: { ...incoming.headers, host: new URL(gatewayUrl).host },
  })
  upstream.on('response', (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers)
    const isStream = response.headers['content-type']?.startsWith('text/event-stream') === true
    const heard = remembered(response)
    const passed = isStream && held ? untilLetGo(heard, held.promise) : heard
    pipeline(passed, answer).catch(() => answer.destroy())
  })
  // A broken line is passed on as a broken line.
  upstream.on('error', () => answer.destroy())
  answer.on('close', () => upstream.destroy())
  incoming.on('data', remember)
  incoming.pipe(upstream)
}

async function* remembered(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    remember(chunk)
    yield chunk
  }
}

/** Event by event, the last one only when it may. */
async function* untilLetGo(chunks: AsyncIterable<Buffer>, letGo: Promise<void>): AsyncGenerator<Buffer> {
  let rest = ''
  for await (const chunk of chunks) {
    rest += chunk.toString('latin1')
    for (let end = rest.indexOf('\n\n'); end !== -1; end = rest.indexOf('\n\n')) {
      const event = rest.slice(0, end + 2)
      rest = rest.slice(end + 2)
      if (event.startsWith('event: done')) await letGo
      yield Buffer.from(event, 'latin1')
    }
  }
  yield Buffer.from(rest, 'latin1')
}

createServer((incoming, answer) => {
  if (incoming.url === '/_recorder/hold') held ??= Promise.withResolvers()
  else if (incoming.url === '/_recorder/let-go') {
    held?.resolve()
    held = null
  } else if (incoming.url !== '/_recorder') return pass(incoming, answer)
  const recorded: Recorded = { sessionIds: [...sessionIds], tokens: [...tokens] }
  answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(recorded))
}).listen(world.recorderPort, '127.0.0.1')

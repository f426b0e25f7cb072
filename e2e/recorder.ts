import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { world } from './world.ts'

// A proxy between desk and gateway, a program of its own that the Playwright configuration starts. It passes
// every byte on and records the SessionIds and tokens on this connection, so that the canary knows what must
// appear nowhere else. It can delay the end of streamed searches, so that a journey can look at one that is
// still running.

/** The secrets on this connection. */
export type Recorded = { sessionIds: string[]; tokens: string[] }

const sessionIds = new Set<string>()
const tokens = new Set<string>()
/** The id as both dialects send it: a field of a JSON body, or a part of an address. */
const SESSION_ID = /SessionId"?\s*[:=]\s*"?([0-9a-f]{8}-[0-9a-f-]{27})/gi

/** Settles when streams may end; null while none are delayed. */
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
    // The gateway tells its environments apart by host.
    headers: { ...incoming.headers, host: new URL(gatewayUrl).host },
  })
  upstream.on('response', (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers)
    const isStream = response.headers['content-type']?.startsWith('text/event-stream') === true
    const heard = remembered(response)
    const passed = isStream && held ? untilLetGo(heard, held.promise) : heard
    pipeline(passed, answer).catch(() => answer.destroy())
  })
  // A broken connection is passed on as one.
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

/** Passes events one by one and delays the last. */
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

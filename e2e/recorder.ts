import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { world } from './world.ts'

// Stands between desk and gateway while the journeys run: passes every byte on, and remembers the SessionIds and the
// tokens that really go over this wire, so that the canary knows what must be nowhere else. A program of its own; the configuration starts it.

/** What is secret on this wire. */
export type Recorded = { sessionIds: string[]; tokens: string[] }

const sessionIds = new Set<string>()
const tokens = new Set<string>()
/** The id as both dialects send it: a field of a JSON body, or a part of an address. */
const SESSION_ID = /SessionId"?\s*[:=]\s*"?([0-9a-f]{8}-[0-9a-f-]{27})/gi

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
    response.on('data', remember)
    response.on('error', () => answer.destroy())
    response.pipe(answer)
  })
  // A broken line is passed on as a broken line.
  upstream.on('error', () => answer.destroy())
  answer.on('close', () => upstream.destroy())
  incoming.on('data', remember)
  incoming.pipe(upstream)
}

createServer((incoming, answer) => {
  if (incoming.url !== '/_recorder') return pass(incoming, answer)
  const recorded: Recorded = { sessionIds: [...sessionIds], tokens: [...tokens] }
  answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(recorded))
}).listen(world.recorderPort, '127.0.0.1')

import type { RequestListener, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { eventSourceOf } from './answer.ts'
import type { EventSource } from './events.ts'

type Fetch = (request: Request, peer: string | null) => Promise<Response>

/**
 * The request listener of a port. A stream of events is written directly to the socket; any other answer is
 * sent by the usual adapter.
 */
export function portListener(fetch: Fetch): RequestListener {
  const listener = getRequestListener(async (request, env) => {
    const { incoming, outgoing } = env as HttpBindings
    const response = await fetch(request, incoming.socket.remoteAddress ?? null)
    const source = eventSourceOf(response)
    if (!source) return response
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    await writeEvents(outgoing, source)
    return RESPONSE_ALREADY_SENT
  })
  return (incoming, outgoing) => {
    // For every answer, whoever gives it: no browser may take JSON or a supplier's file for a page.
    outgoing.setHeader('x-content-type-options', 'nosniff')
    void listener(incoming, outgoing)
  }
}

async function writeEvents(outgoing: ServerResponse, source: EventSource): Promise<void> {
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) void source.leave()
  })
  let sent = Promise.resolve()
  while (!outgoing.destroyed) {
    const bytes = await source.next()
    // At most one event ahead: events that the reader does not take are not produced.
    await sent
    if (!bytes) {
      outgoing.end()
      return
    }
    sent = write(outgoing, bytes)
  }
}

/** Resolves when the bytes have left this process, or the connection is closed. */
function write(outgoing: ServerResponse, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    outgoing.write(bytes, () => resolve())
  })
}

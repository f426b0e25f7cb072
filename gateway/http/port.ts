import type { RequestListener, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { eventSourceOf } from './answer.ts'
import type { EventSource } from './events.ts'
import { lengthOf, writePieces } from './pieces.ts'

type Fetch = (request: Request, peer: string | null) => Promise<Response>

/**
 * The request listener of a port. A stream of events is written directly to the socket; any other answer is
 * sent by the usual adapter. Each event is assembled in one of two reused buffers: allocating a buffer per
 * event costs the garbage collector more than the copy (docs/performance.md, bar 9).
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

/** Alternates two buffers: one is filled while the other is being sent. */
async function writeEvents(outgoing: ServerResponse, source: EventSource): Promise<void> {
  const buffers: [Buffer, Buffer] = [Buffer.alloc(0), Buffer.alloc(0)]
  const sent: [Promise<void>, Promise<void>] = [Promise.resolve(), Promise.resolve()]
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) void source.leave()
  })
  for (let turn: 0 | 1 = 0; !outgoing.destroyed; turn = turn === 0 ? 1 : 0) {
    const pieces = await source.next()
    if (!pieces) {
      outgoing.end()
      return
    }
    await sent[turn]
    const length = lengthOf(pieces)
    if (buffers[turn].length < length) buffers[turn] = Buffer.allocUnsafeSlow(length)
    writePieces(pieces, buffers[turn], 0)
    sent[turn] = write(outgoing, buffers[turn].subarray(0, length))
    // At most one event ahead: events that the reader does not take are not produced.
    await sent[turn === 0 ? 1 : 0]
  }
}

/** Resolves when the bytes have left this process, or the connection is closed. */
function write(outgoing: ServerResponse, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    outgoing.write(bytes, () => resolve())
  })
}

import 'server-only'
import {
  Agent as HttpAgent,
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
} from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import type { Fetch } from './send.ts'

/** Chunks that are buffered for a slow reader before the gateway is paused. */
const CHUNKS_AHEAD = 4

const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) }

/**
 * `fetch` for answers that are passed on as bytes. Node's own client passes its chunks on as read, where the
 * engine's `fetch` copies each of them twice: half the CPU time of a stream of megabytes
 * (docs/performance.md, bar 10). Like the client's other requests it follows no redirects and asks for no
 * compression. Rejects as `fetch` does: with the reason of the signal, or an error with a `code`.
 */
export const fetchBytes: Fetch = (url, init) =>
  new Promise((resolve, reject) => {
    const signal = init.signal ?? undefined
    const secure = url.startsWith('https:')
    const sent = (secure ? httpsRequest : httpRequest)(url, {
      method: init.method ?? 'GET',
      headers: init.headers as Record<string, string>,
      agent: secure ? agents.https : agents.http,
      ...(signal ? { signal } : {}),
    })
    sent.on('error', (error) => reject(signal?.aborted ? (signal.reason as Error) : error))
    sent.once('response', (answer) => {
      const status = answer.statusCode ?? 0
      if (status >= 300 && status < 400) {
        sent.destroy()
        reject(new Error('the booking service redirects'))
      } else resolve(responseOf(answer, sent))
    })
    sent.end(typeof init.body === 'string' ? init.body : undefined)
  })

function responseOf(answer: IncomingMessage, sent: ClientRequest): Response {
  const headers = new Headers()
  for (let at = 0; at + 1 < answer.rawHeaders.length; at += 2) {
    headers.append(answer.rawHeaders[at] ?? '', answer.rawHeaders[at + 1] ?? '')
  }
  const status = answer.statusCode ?? 502
  // These statuses have no body by definition, and `Response` rejects one.
  const bare = status === 204 || status === 205 || status === 304
  if (bare) answer.resume()
  return new Response(bare ? null : bytesOf(answer, sent), { status, headers })
}

/** The body as it arrives. It errors if the connection breaks, and cancelling it ends the request. */
function bytesOf(answer: IncomingMessage, sent: ClientRequest): ReadableStream<Uint8Array> {
  let left = false
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        answer.on('data', (chunk: Buffer) => {
          if (left) return
          controller.enqueue(chunk)
          if ((controller.desiredSize ?? 0) <= 0) answer.pause()
        })
        answer.once('end', () => {
          if (!left) controller.close()
        })
        answer.on('error', (error) => {
          if (!left) controller.error(error)
        })
      },
      pull() {
        answer.resume()
      },
      cancel() {
        left = true
        sent.destroy()
      },
    },
    { highWaterMark: CHUNKS_AHEAD },
  )
}

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

/** 304 is none: it answers a question about a file that has not changed. */
const REDIRECTS: ReadonlySet<number> = new Set([300, 301, 302, 303, 307, 308])

/**
 * `fetch` for everything that the desk asks the booking service for, by Node's own client. The engine's
 * `fetch` ends the whole program when a connection closes in the moment in which nobody reads its answer
 * (nodejs/undici#5360), and it copies each chunk of a stream twice: half the CPU time of a stream of
 * megabytes (docs/performance.md, bar 10). This one follows no redirects and asks for no compression. Rejects
 * as `fetch` does: with the reason of the signal, or an error with a `code`.
 */
export const gatewayFetch: Fetch = (url, init) =>
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
      if (REDIRECTS.has(status)) {
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

import 'server-only'
import type { UnknownReason } from './outcome.ts'
import type { WireRequest } from './request.ts'

/** Thrown when a request got no answer. */
export class NoAnswer extends Error {
  readonly reason: UnknownReason
  readonly sent: boolean

  constructor(reason: UnknownReason, sent: boolean) {
    super(reason)
    this.name = 'NoAnswer'
    this.reason = reason
    this.sent = sent
  }
}

/** Connection errors that prove that nothing reached the gateway. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH'])

/** `fetch` as the client uses it; tests pass their own. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/**
 * Sends once. Never cached (addresses may contain a SessionId and would become cache keys), never redirected.
 * Throws `NoAnswer` if no answer begins.
 */
export async function send(fetch: Fetch, request: WireRequest, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      cache: 'no-store',
      redirect: 'error',
      signal,
    })
  } catch (error) {
    throw noAnswer(error, signal)
  }
}

/** Reads a whole body. Throws `NoAnswer` if it breaks off. */
export async function readBody(response: Response, signal: AbortSignal): Promise<string> {
  try {
    return await response.text()
  } catch (error) {
    throw noAnswer(error, signal)
  }
}

function noAnswer(error: unknown, signal: AbortSignal): NoAnswer {
  if (signal.aborted) {
    const timedOut = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
    return new NoAnswer(timedOut ? 'timeout' : 'aborted', true)
  }
  const code = errorCode(error)
  return NEVER_SENT.has(code) ? new NoAnswer('unreachable', false) : new NoAnswer('lost', true)
}

/**
 * `fetch` wraps the socket's error in `cause`; an AggregateError holds one error per address that was tried.
 */
function errorCode(error: unknown): string {
  const own: unknown = error instanceof Error ? (error.cause ?? error) : undefined
  const inner: unknown = own instanceof AggregateError ? own.errors[0] : own
  const code = (inner as { code?: unknown } | undefined)?.code
  return typeof code === 'string' ? code : ''
}

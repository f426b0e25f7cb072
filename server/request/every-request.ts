import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import { Server, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Headers of every answer of the desk (trust rules, threat model), besides a content security policy. */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const

/** The policy of an answer that is data: opened as a page, it can run and load nothing. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'"

/** The objects that Node publishes for each request before the server sees it. */
type Begun = { request: IncomingMessage; response: ServerResponse }

/**
 * How long a request may take to come in, in milliseconds. Next leaves these at Node's 60 and 300 s. Node
 * looks every 30 s, so that a half-sent request is closed within a minute.
 */
export const REQUEST_MILLISECONDS = 25_000

/**
 * Prepares every request of this process in ways that must not depend on who answers it: static files, errors
 * and refusals of Next's own have the security headers too, and the x-forwarded- headers are true before
 * anything reads them (Next compares the origin of an action with x-forwarded-host). Requests that are never
 * sent to their end are closed. Next has no place as early.
 * @param trusted true behind a proxy of ours (TRUST_PROXY)
 */
export function prepareEveryRequest(trusted: boolean): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Begun
    trueForwarded(request.headers, trusted)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    // For answers that are data. The proxy sets the policy of pages.
    response.setHeader('content-security-policy', DATA_POLICY)
  })
  subscribe('net.server.socket', (message) => {
    const { server } = (message as { socket: Socket & { server?: unknown } }).socket
    if (!(server instanceof Server)) return
    server.headersTimeout = REQUEST_MILLISECONDS
    server.requestTimeout = REQUEST_MILLISECONDS
  })
}

/**
 * Without a proxy of ours the headers are removed, because anybody could have written them. Behind one, the
 * last entry of each remains: the proxy wrote it, while those before it came with the request.
 */
export function trueForwarded(headers: IncomingHttpHeaders, trusted: boolean): void {
  for (const name of Object.keys(headers)) {
    if (!name.startsWith('x-forwarded-')) continue
    const last = String(headers[name]).split(',').at(-1)?.trim()
    if (trusted && last) headers[name] = last
    else delete headers[name]
  }
}

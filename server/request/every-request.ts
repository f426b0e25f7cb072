import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'

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
 * Prepares every request of this process in ways that must not depend on who answers it: static files, errors
 * and refusals of Next's own have the security headers too, and the x-forwarded- headers are true before
 * anything reads them (Next compares the origin of an action with x-forwarded-host). Next has no place as
 * early.
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

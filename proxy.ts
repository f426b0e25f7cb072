import { NextResponse, type NextRequest } from 'next/server'
import { isRequestId, REQUEST_ID_HEADER } from './contract/request-id.ts'
import { SECURITY_HEADERS } from './lib/security-headers.ts'

/**
 * Headers for every page, a fresh nonce for its policy, and one request id for all that follows. The redirect
 * to the sign-in is a comfort: authorisation is the gate's work, in every page, action and handler.
 */
export function proxy(request: NextRequest): NextResponse {
  const requestHeaders = new Headers(request.headers)
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  const policy = contentSecurityPolicy(nonce, process.env.NODE_ENV === 'development', mapOrigin())
  requestHeaders.set('x-nonce', nonce)
  // Next reads the nonce for its own script tags from the request's policy.
  requestHeaders.set('content-security-policy', policy)
  // Written whatever the browser sent: the frame leads back here after a sign-in.
  requestHeaders.set('x-desk-page', `${request.nextUrl.pathname}${request.nextUrl.search}`)
  if (!isRequestId(requestHeaders.get(REQUEST_ID_HEADER) ?? '')) {
    requestHeaders.set(REQUEST_ID_HEADER, crypto.randomUUID())
  }
  const response = wantsSignIn(request)
    ? NextResponse.redirect(signInAddress(request))
    : NextResponse.next({ request: { headers: requestHeaders } })
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.headers.set(name, value)
  response.headers.set('content-security-policy', policy)
  const caching = cacheControl(request.nextUrl.pathname)
  if (caching !== null) response.headers.set('cache-control', caching)
  return response
}

/**
 * Everything but files that the build names by their content, and the door for reads: it is asked with every
 * key and filter, its answers are data, and `next.config.ts` gives them the same headers without a nonce that
 * nothing there could use.
 */
export const config = { matcher: ['/((?!_next/static/|api/read/).*)'] }

/**
 * The hash of the one style attribute that pages from the server carry: it hides the input by which a select or a combobox
 * (@base-ui/react) takes part in its form. `unsafe-hashes` lets this text through as an attribute, and no other.
 */
const HIDDEN_INPUT_STYLE = 'sha256-5F9GrKBhqyaNOeYUtJnXqF6zx18El+yIK5QJdjPDOus='

/**
 * The policy of trust rules, threat model, CSP. `next dev` needs eval, its own inline styles and a socket.
 * @param mapOrigin where a configured map style lies: it and its tiles are the only foreign things that a
 * page loads
 */
export function contentSecurityPolicy(
  nonce: string,
  development: boolean,
  mapOrigin: string | null = null,
): string {
  const map = mapOrigin === null ? '' : ` ${mapOrigin}`
  const directives = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    ...(development
      ? ["style-src 'self' 'unsafe-inline'"]
      : [`style-src 'self' 'nonce-${nonce}'`, `style-src-attr 'unsafe-hashes' '${HIDDEN_INPUT_STYLE}'`]),
    `img-src 'self' blob: data:${map}`,
    `connect-src 'self'${map}${development ? ' ws:' : ''}`,
    "font-src 'self'",
    // The map's worker has an address of its own (public/map): no blob may become a script.
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    'report-uri /api/csp-report',
  ]
  return directives.join('; ')
}

/** Null for `/api/`, whose handlers say it themselves. Everything else is a page or a file of `public/`. */
function cacheControl(pathname: string): string | null {
  if (pathname.startsWith('/api/')) return null
  // Its address carries the version of the library.
  if (pathname === '/map/worker.mjs') return 'public, max-age=31536000, immutable'
  const isFile = /^\/(icons\/|favicon\.ico$|robots\.txt$|manifest\.webmanifest$)/.test(pathname)
  return isFile ? 'public, max-age=86400' : 'no-store'
}

/**
 * The origin of the map style that MAP_STYLE_URL names; the settings have said what is wrong with it, if
 * anything.
 */
function mapOrigin(): string | null {
  const text = process.env['MAP_STYLE_URL'] ?? ''
  return URL.canParse(text) ? new URL(text).origin : null
}

/** A page asked for by a browser that holds no session cookie at all. */
function wantsSignIn(request: NextRequest): boolean {
  const { pathname } = request.nextUrl
  if (request.method !== 'GET' || pathname.startsWith('/api/') || pathname === '/sign-in') return false
  if (pathname.startsWith('/_next/') || /\.[a-z0-9]+$/.test(pathname)) return false
  return !request.cookies.getAll().some((cookie) => /^(__Host-)?travel-desk\.session$/.test(cookie.name))
}

function signInAddress(request: NextRequest): URL {
  const address = request.nextUrl.clone()
  const from = `${address.pathname}${address.search}`
  address.pathname = '/sign-in'
  address.search = from === '/' ? '' : `?${new URLSearchParams({ from })}`
  return address
}

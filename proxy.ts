import { NextResponse, type NextRequest } from 'next/server'
import { isRequestId, REQUEST_ID_HEADER } from './contract/request-id.ts'
import { secondsToWait } from './server/quote/link-limit.ts'
import { isOwnForm, isOwnOrigin } from './server/request/same-origin.ts'
import { unstorableSentence } from './server/request/unstorable.ts'
import { trustsProxy } from './server/settings.ts'

/**
 * Sets the policy of every page with a fresh nonce, and one request id. The redirect to the sign-in is only a
 * convenience: the gate authorises, in every page, action and route handler.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const requestHeaders = new Headers(request.headers)
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  const policy = contentSecurityPolicy(nonce, process.env.NODE_ENV === 'development', mapOrigin())
  requestHeaders.set('x-nonce', nonce)
  // Next takes the nonce of its own script tags from the request's policy.
  requestHeaders.set('content-security-policy', policy)
  // Overwrites what the browser sent: the sign-in leads back to this address.
  requestHeaders.set('x-desk-page', `${request.nextUrl.pathname}${request.nextUrl.search}`)
  if (!isRequestId(requestHeaders.get(REQUEST_ID_HEADER) ?? '')) {
    requestHeaders.set(REQUEST_ID_HEADER, crypto.randomUUID())
  }
  const response = isClientPage(request)
    ? await answerClient(request, requestHeaders)
    : answerTo(request, requestHeaders)
  response.headers.set('content-security-policy', policy)
  const caching = cacheControl(request.nextUrl.pathname)
  if (caching !== null) response.headers.set('cache-control', caching)
  return response
}

function answerTo(request: NextRequest, headers: Headers): NextResponse {
  const unreadable = unreadablePart(request.nextUrl)
  if (unreadable !== null) return refused(400, 'BadRequest', unstorableSentence(unreadable))
  if (isForeignWrite(request)) return refused(403, 'ForeignOrigin')
  if (wantsSignIn(request)) return NextResponse.redirect(signInAddress(request))
  return NextResponse.next({ request: { headers } })
}

/** True for the pages of clients, which nobody signs in to: the secret in the address lets them in. */
function isClientPage({ nextUrl }: NextRequest): boolean {
  return nextUrl.pathname.startsWith('/q/')
}

/** Answers a client: not too often, and what they send only from the page itself. */
async function answerClient(request: NextRequest, headers: Headers): Promise<NextResponse> {
  const trustProxy = trustsProxy(process.env)
  const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
  const waitSeconds = await secondsToWait(request.headers, request.nextUrl.pathname, isWrite)
  const unreadable = unreadablePart(request.nextUrl)
  const response =
    waitSeconds > 0
      ? new NextResponse('Too many requests. Wait a minute, then try again.', {
          status: 429,
          headers: { 'retry-after': `${waitSeconds}`, 'content-type': 'text/plain; charset=utf-8' },
        })
      : unreadable !== null
        ? refused(400, 'BadRequest', unstorableSentence(unreadable))
        : isWrite && !isOwnForm(request.headers, { trustProxy })
          ? refused(403, 'ForeignOrigin')
          : NextResponse.next({ request: { headers } })
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

function refused(status: number, code: string, message = ''): NextResponse {
  return NextResponse.json({ code, message }, { status })
}

/**
 * The part of an address that Next cannot decode, or that has a NUL, which no store accepts: the name of a
 * parameter, or `The address`. Null if there is none.
 */
function unreadablePart({ pathname, searchParams }: URL): string | null {
  try {
    if (decodeURIComponent(pathname).includes('\0')) return 'The address'
  } catch {
    return 'The address'
  }
  for (const [name, value] of searchParams) {
    if (name.includes('\0')) return 'The address'
    if (value.includes('\0')) return name
  }
  return null
}

/**
 * True for a call of an action, or a sign-in, that no page of ours sends. They refuse it themselves; Next
 * would answer 500 for an action. Browsers send reports of the policy with other origins.
 */
function isForeignWrite(request: NextRequest): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return false
  if (request.nextUrl.pathname === '/api/csp-report') return false
  return !isOwnOrigin(request.headers, { trustProxy: trustsProxy(process.env) })
}

/**
 * Everything except files that the build names by their content, the health of the desk, and the read route.
 * That route is called with every keystroke and filter, and its answers are data that need no nonce; no
 * operation of it has a percent sign.
 */
export const config = { matcher: ['/((?!_next/static/|healthz$|api/read/[^%]*$).*)'] }

/**
 * Hash of the only style attribute in pages from the server: it hides the input that makes a select or a
 * combobox (@base-ui/react) part of its form. `unsafe-hashes` allows exactly this text as an attribute.
 */
const HIDDEN_INPUT_STYLE = 'sha256-5F9GrKBhqyaNOeYUtJnXqF6zx18El+yIK5QJdjPDOus='

/**
 * The policy of trust rules, threat model, CSP. `next dev` needs eval, its own inline styles and a socket.
 * @param mapOrigin origin of a configured map style: the style and its tiles are the only foreign files that
 * a page loads
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
    // The map's worker is a file (public/map), so no blob needs to run as a script.
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

/** Null for `/api/`, whose handlers set it themselves. Everything else is a page or a file of `public/`. */
function cacheControl(pathname: string): string | null {
  if (pathname.startsWith('/api/')) return null
  // Its address contains the version of the library.
  if (pathname === '/map/worker.mjs') return 'public, max-age=31536000, immutable'
  const isFile = /^\/(icons\/|favicon\.ico$|robots\.txt$|manifest\.webmanifest$)/.test(pathname)
  return isFile ? 'public, max-age=86400' : 'no-store'
}

/** The origin of MAP_STYLE_URL. `server/settings.ts` reports an invalid value at start. */
function mapOrigin(): string | null {
  const text = process.env['MAP_STYLE_URL'] ?? ''
  return URL.canParse(text) ? new URL(text).origin : null
}

/** True for a page request from a browser without any session cookie. */
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

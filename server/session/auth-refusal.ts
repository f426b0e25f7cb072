import 'server-only'
import { failure } from '../request/failure.ts'
import { isOwnOrigin } from '../request/same-origin.ts'
import type { DeskSettings } from '../settings.ts'

/**
 * The calls of the sign-in page and of next-auth's browser code. To other paths next-auth answers with pages
 * of its own.
 */
const CALLS: ReadonlySet<string> = new Set([
  'GET csrf',
  'GET providers',
  'GET session',
  'GET signin',
  'POST callback/credentials',
  'POST signout',
  'POST _log',
])

/** Where next-auth remembers the page to return to; with the prefix where cookies are Secure. */
const RETURN_COOKIE = /^(__Secure-)?next-auth\.callback-url$/

type AuthRequest = {
  method: string
  headers: Headers
  nextUrl: URL
  cookies: { getAll: () => { name: string; value: string }[] }
}

/**
 * The answer to a call that must not reach next-auth: 404 for one that the desk does not use, 403 for one
 * that acts and comes from no page of ours (whoever signs a person in as somebody else reads what they type),
 * 400 for a return address that is not an address. Null for any other.
 */
export function authRefusal(
  request: AuthRequest,
  path: readonly string[],
  settings: Pick<DeskSettings, 'trustProxy' | 'deskOrigin'>,
): Response | null {
  if (!CALLS.has(`${request.method} ${path.join('/')}`)) return failure(404, 'NotFound')
  if (request.method === 'POST' && !isOwnOrigin(request.headers, settings)) {
    return failure(403, 'ForeignOrigin')
  }
  const isAddress = (text: string) => isReturnAddress(text, settings.deskOrigin)
  const cookies = request.cookies.getAll().filter(({ name }) => RETURN_COOKIE.test(name))
  const isGood =
    request.nextUrl.searchParams.getAll('callbackUrl').every(isAddress) &&
    cookies.every(({ value }) => isAddress(value))
  if (isGood) return null
  const answer = failure(400, 'BadRequest', 'callbackUrl must be an http or https address.')
  // A cookie that no request gets past would keep this browser from signing in.
  for (const { name } of cookies) {
    answer.headers.append('set-cookie', `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure`)
  }
  return answer
}

/** As next-auth reads it: a path of the desk, or a whole address. It fails on anything else with 500. */
function isReturnAddress(text: string, origin: string): boolean {
  if (text === '') return true
  const base = text.startsWith('/') ? origin : undefined
  return URL.canParse(text, base) && /^https?:$/.test(new URL(text, base).protocol)
}

/** The page that next-auth returns to: of the desk, or its first page. */
export function returnAddress({ url, baseUrl }: { url: string; baseUrl: string }): string {
  const address = URL.canParse(url, baseUrl) ? new URL(url, baseUrl) : null
  return address?.origin === baseUrl ? address.href : baseUrl
}

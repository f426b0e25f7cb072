import type { IncomingMessage } from 'node:http'

/**
 * How much a request matters to a desk that is behind, most first. `write` changes something and is never
 * turned away. `money` shows what a booking is about to cost or be. `work` is what signed-in people do
 * besides, `list` what they look up, `new` is whoever is not signed in, and `ahead` what a browser requests
 * before anybody has asked for it.
 */
export const ranks = ['write', 'money', 'work', 'list', 'new', 'ahead'] as const
export type Rank = (typeof ranks)[number]

/** What the rank of a request depends on. */
export type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

const OPERATOR = /^\/(?:healthz|readyz|metrics)$/
const FILE = /^\/(?:_next\/static\/|icons\/|map\/)|\.(?:ico|txt|webmanifest)$/

/** Routes that a browser posts to in order to read. Whatever else is posted changes something. */
const READ =
  /^\/api\/(?:read|offers|flights|wallet|activities|bookings|studio|macros|(?:trips|clients|travellers)\/find)(?:\/|$)/

const MONEY =
  /^\/(?:(?:flights|hotels|activities)\/book|bookings\/[^/]+|api\/(?:offers|wallet\/balance|bookings\/(?:read|cancel-previews)|flights\/rules|itinerary|voucher))(?:\/|$)/

const LIST =
  /^\/(?:bookings|clients|trips|office|studio|api\/(?:bookings|activities|office|wallet|studio|map|reference|calendar|quotes))(?:\/|$)/

const SESSION = /(?:^|;\s*)(?:__Host-)?travel-desk\.session=/

/**
 * The rank of a request, told by its first line and headers alone; null for files and for what an operator
 * asks, which cost next to nothing. A session cookie counts unproved: whoever forges one is served before a
 * stranger, and the gate still lets nobody in.
 */
export function rankOf({ method = 'GET', url = '/', headers }: Asked): Rank | null {
  const path = url.split('?', 1)[0] ?? '/'
  if (OPERATOR.test(path) || FILE.test(path)) return null
  const isRead = method === 'GET' || method === 'HEAD'
  const isSignIn = path.startsWith('/api/auth/callback/')
  if (!isRead && !isSignIn && (headers['next-action'] !== undefined || !READ.test(path))) return 'write'
  if (isSignIn || !carriesSession(headers)) return 'new'
  if (isAhead(headers)) return 'ahead'
  // Without these bytes the browser would load the whole page instead.
  if (headers['rsc'] !== undefined || MONEY.test(path)) return 'money'
  return LIST.test(path) ? 'list' : 'work'
}

/** Whether a request has a session cookie, proved or not. */
export function carriesSession({ cookie = '' }: Asked['headers']): boolean {
  return SESSION.test(cookie)
}

function isAhead(headers: Asked['headers']): boolean {
  return (
    headers['next-router-prefetch'] !== undefined || headers['sec-purpose']?.includes('prefetch') === true
  )
}

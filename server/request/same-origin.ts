import 'server-only'
import type { DeskSettings } from '../settings.ts'

type OriginSettings = Pick<DeskSettings, 'trustProxy'>

/**
 * True if a request comes from a page of the desk: own Origin and own site. Browsers state the Origin of
 * every request that is not GET or HEAD, so one without it, or with `null`, is refused.
 */
export function isOwnOrigin(headers: Headers, settings: OriginSettings): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const host = (settings.trustProxy ? headers.get('x-forwarded-host') : null) ?? headers.get('host')
  const origin = headers.get('origin')
  if (origin === null || host === null || !URL.canParse(origin)) return false
  return new URL(origin).host === host.toLowerCase()
}

/**
 * True if a plain form was sent by a page of the desk. Pages have the policy `no-referrer`, under which
 * browsers send a form with the Origin `null`: then they must say themselves that page and address are of one
 * origin.
 */
export function isOwnForm(headers: Headers, settings: OriginSettings): boolean {
  const origin = headers.get('origin')
  if (origin !== null && origin !== 'null') return isOwnOrigin(headers, settings)
  return headers.get('sec-fetch-site') === 'same-origin'
}

/**
 * The same for the read route, which also wants the header that a foreign form or image cannot send. Next
 * checks the origin for actions only, so every route handler that acts calls one of these.
 */
export function isFromTheDesk(headers: Headers, settings: OriginSettings): boolean {
  return headers.get('x-desk') === '1' && isOwnOrigin(headers, settings)
}

import 'server-only'
import type { DeskSettings } from '../settings.ts'

/**
 * True if a request comes from a page of the desk: own Origin, own site, and the header that a foreign form
 * or image cannot send. Next checks this for actions only, so every route handler calls it.
 */
export function isFromTheDesk(headers: Headers, settings: Pick<DeskSettings, 'trustProxy'>): boolean {
  if (headers.get('x-desk') !== '1') return false
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const host = (settings.trustProxy ? headers.get('x-forwarded-host') : null) ?? headers.get('host')
  const origin = headers.get('origin')
  if (origin === null || host === null || !URL.canParse(origin)) return false
  return new URL(origin).host === host
}

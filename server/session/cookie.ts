import 'server-only'
import type { DeskSettings } from '../settings.ts'

/** Longest life of a desk session, in hours. */
export const SESSION_HOURS = 12

type CookieSettings = Pick<DeskSettings, 'secureCookies'>

/** Name of the session cookie, with the `__Host-` prefix wherever browsers accept Secure cookies. */
export function cookieName(settings: CookieSettings): string {
  return settings.secureCookies ? '__Host-travel-desk.session' : 'travel-desk.session'
}

/** Attributes of the session cookie (RFC 10017; threat model, session theft). */
export function cookieOptions(settings: CookieSettings) {
  return { httpOnly: true, sameSite: 'strict' as const, path: '/', secure: settings.secureCookies }
}

import 'server-only'

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/
const OFFSET = /^[+-]\d{2}:\d{2}$/

/**
 * The instant, ISO 8601 UTC, of the local time and offset that AirBook writes as TktTimeLimit and
 * TktTimeLimitTimeZone (gap 62). Null without a time. An unreadable offset counts as UTC, as gap 62 says.
 */
export function zonedInstant(local: string | null, offset: string | null): string | null {
  if (local === null || !LOCAL.test(local)) return null
  const zone = offset !== null && OFFSET.test(offset) ? offset : 'Z'
  return instantOf(`${local}${zone}`) ?? instantOf(`${local}Z`)
}

/** Null for text that looks like an instant and is none: a thirteenth month, an offset of 99 hours. */
function instantOf(text: string): string | null {
  const millis = Date.parse(text)
  return Number.isNaN(millis) ? null : new Date(millis).toISOString()
}

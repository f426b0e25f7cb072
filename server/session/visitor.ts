import 'server-only'
import type { DeskSettings } from '../settings.ts'

/**
 * The address that a request comes from, as far as it can be believed: x-forwarded-for counts only where a proxy of ours
 * writes it (TRUST_PROXY=on), and of it the last entry, which is that proxy's own word.
 */
export function visitorAddress(headers: Headers, settings: Pick<DeskSettings, 'trustProxy'>): string {
  if (!settings.trustProxy) return 'direct'
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'direct'
}

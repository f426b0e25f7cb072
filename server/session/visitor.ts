import 'server-only'
import type { DeskSettings } from '../settings.ts'

/**
 * The address that a request comes from. x-forwarded-for counts only behind a proxy of ours (TRUST_PROXY=on),
 * and then only its last entry, which that proxy wrote.
 */
export function visitorAddress(headers: Headers, settings: Pick<DeskSettings, 'trustProxy'>): string {
  if (!settings.trustProxy) return 'direct'
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'direct'
}

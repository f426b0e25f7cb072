import type { Environment } from '../../contract/session/limits.ts'

/**
 * The environment of a call: by Host header, or by the deprecated `X-Sandbox` header and `sandbox=1`
 * (Versioning; gap 16). Null for a host without an environment.
 */
export function environmentOf(
  hosts: ReadonlyMap<string, Environment>,
  host: string,
  headers: Headers,
  query: URLSearchParams,
): { environment: Environment; deprecated: boolean } | null {
  const named = hosts.get(host.toLowerCase())
  if (!named) return null
  const asked = isOn(headers.get('x-sandbox')) || isOn(query.get('sandbox'))
  return asked ? { environment: 'sandbox', deprecated: true } : { environment: named, deprecated: false }
}

function isOn(value: string | null): boolean {
  return value !== null && ['1', 'true', 'on', 'yes'].includes(value.toLowerCase())
}

import { log } from '../../../server/log.ts'
import { readJsonObject } from '../../../server/request/json-body.ts'

/**
 * Browsers report here what the policy blocked. Only the directive is logged: addresses may contain what
 * people typed.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await readJsonObject(request)
  const report = body?.['csp-report'] as Record<string, unknown> | undefined
  const directive = report?.['effective-directive'] ?? report?.['violated-directive']
  if (typeof directive === 'string') log.warn('policy violation', { code: directive.slice(0, 40) })
  return new Response(null, { status: 204 })
}

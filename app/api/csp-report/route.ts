import { log } from '../../../server/log.ts'
import { readJsonObject } from '../../../server/request/json-body.ts'
import { UnstorableText } from '../../../server/request/unstorable.ts'

/**
 * Browsers report here what the policy blocked. The directive and the screen are logged, and no more of the
 * address: it may contain what people typed.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await readJsonObject(request).catch((error: unknown) => {
    if (error instanceof UnstorableText) return null
    throw error
  })
  const report = body?.['csp-report'] as Record<string, unknown> | undefined
  const directive = report?.['effective-directive'] ?? report?.['violated-directive']
  if (typeof directive === 'string') {
    log.warn('policy violation', { code: directive.slice(0, 40), reason: screenOf(report?.['document-uri']) })
  }
  return new Response(null, { status: 204 })
}

/** The first part of a path, where it is the name of a screen. */
function screenOf(address: unknown): string {
  const path = typeof address === 'string' && URL.canParse(address) ? new URL(address).pathname : ''
  return /^\/([a-z-]{1,20})(?:\/|$)/.exec(path)?.[1] ?? 'another screen'
}

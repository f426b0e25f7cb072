import 'server-only'
import { REQUEST_ID_HEADER } from '../../contract/request-id.ts'
import { traceHeaders } from '../../telemetry/propagation.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { gatewayFetch } from '../gateway-client/gateway-fetch.ts'

const TIMEOUT_MILLISECONDS = 10_000

const PASSED_HEADERS = ['etag', 'last-modified'] as const

type SiteFile = {
  /** Path below the site's address, made of constants and encoded parts. */
  path: string
  /** Content types that are passed on. */
  type: string | readonly string[]
  maxBytes: number
  /** Seconds that a browser may cache it. */
  keepSeconds: number
}

/**
 * Streams a static file of the booking service's site: the same bytes with our own headers. A request with an
 * ETag is answered by the site's own check for changes. Anything unexpected is 404 or 502 and never passed
 * on.
 */
export async function siteFile(
  desk: Desk,
  grant: AnyGrant,
  request: Request,
  file: SiteFile,
): Promise<Response> {
  const response = await fetchFile(desk, grant, request, file)
  if (!response) return plain(502)
  if (response.status === 304) return new Response(null, { status: 304, headers: headersOf(response, file) })
  if (response.status === 404) return plain(404)
  const size = Number(response.headers.get('content-length') ?? 0)
  const isExpected = [file.type].flat().includes(typeOf(response))
  if (response.status !== 200 || !isExpected || size > file.maxBytes || !response.body) {
    await response.body?.cancel()
    return plain(response.status === 200 ? 502 : 404)
  }
  return new Response(response.body.pipeThrough(atMost(file.maxBytes)), {
    headers: headersOf(response, file),
  })
}

async function fetchFile(
  desk: Desk,
  grant: AnyGrant,
  request: Request,
  file: SiteFile,
): Promise<Response | null> {
  const ifNoneMatch = request.headers.get('if-none-match')
  try {
    return await gatewayFetch(`${desk.settings.siteUrls[grant.environment]}${file.path}`, {
      headers: {
        [REQUEST_ID_HEADER]: grant.requestId,
        ...traceHeaders(),
        ...(ifNoneMatch === null ? {} : { 'if-none-match': ifNoneMatch }),
      },
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MILLISECONDS)]),
    })
  } catch {
    // Down, slow, redirected or aborted by the browser: the page shows a monogram, or says that names are
    // missing.
    return null
  }
}

function typeOf(response: Response): string {
  return (response.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? ''
}

function headersOf(response: Response, file: SiteFile): Headers {
  const headers = new Headers({
    'content-type': typeof file.type === 'string' ? file.type : typeOf(response),
    // Only signed-in people may read it, so shared caches must not store it.
    'cache-control': `private, max-age=${file.keepSeconds}, stale-while-revalidate=86400`,
    'x-content-type-options': 'nosniff',
  })
  for (const name of PASSED_HEADERS) {
    const value = response.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}

/** Fails a body that is longer than allowed. */
function atMost(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.length
      if (size > maxBytes) controller.error(new Error('The file is larger than it may be.'))
      else controller.enqueue(chunk)
    },
  })
}

function plain(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
}

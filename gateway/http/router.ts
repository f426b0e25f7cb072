import { randomUUID } from 'node:crypto'
import type { DialectName } from '../../contract/operation.ts'
import { isRequestId, REQUEST_ID_HEADER } from '../../contract/request-id.ts'
import { operationOf } from '../../contract/registry.ts'
import type { Fault, Faults } from '../control/faults.ts'
import { searchLimit } from '../domain/rate-limit.ts'
import { isTracing } from '../../telemetry/spans.ts'
import type { Services } from '../services.ts'
import {
  answerFailure,
  answerOperation,
  send,
  type IncomingCall,
  type OperationCall,
  type RouterParts,
} from './answer-operation.ts'
import { activityDialect } from './dialects/activity.ts'
import type { Dialect } from './dialects/dialect.ts'
import { oauthDialect } from './dialects/oauth.ts'
import { sessionDialect } from './dialects/session.ts'
import { v3Dialect } from './dialects/v3.ts'
import { faultAnswer } from './fault-answer.ts'
import type { Handlers } from './handler.ts'
import type { Metrics } from './metrics.ts'
import { matchRoute } from './routes.ts'
import { traced } from './traced.ts'
import type { Environment } from '../../contract/session/limits.ts'

/** Answers a contract request. Independent of ports: tests call it like `fetch`. */
export type Router = (request: Request, peer?: string | null) => Promise<Response>

/** Builds the router from the registry: every operation with its dialect and handler. */
export function createRouter(
  services: Services,
  handlers: Handlers,
  faults: Faults,
  metrics: Metrics,
): Router {
  const parts = { services, handlers, metrics, searches: searchLimit(services) }
  const dialects: Record<DialectName, (headers: Headers, requestId: string) => Dialect> = {
    session: () => sessionDialect,
    activity: () => activityDialect(services.clock),
    oauth: () => oauthDialect,
    v3: (headers, requestId) => v3Dialect(requestId, headers),
  }

  return async (request, peer = null) => {
    const call = incoming(request, peer)
    const { url, requestId } = call
    const match = matchRoute(request.method, url.pathname)
    const name = match.kind === 'operation' ? operationOf(match.id).dialect : match.family
    const dialect = dialects[name](request.headers, requestId)
    const chosen = environmentOf(
      services.settings.hosts,
      hostOf(request, url),
      request.headers,
      url.searchParams,
    )
    if (!chosen) {
      const op = match.kind === 'operation' ? operationOf(match.id) : null
      return send(call, dialect.transport(op, 'misdirected', null))
    }
    call.environment = chosen.environment
    if (chosen.deprecated) call.extra['deprecation'] = 'true'
    if (match.kind === 'none') return send(call, dialect.transport(null, 'not-found', null))
    if (match.kind === 'method') {
      call.extra['allow'] = match.methods.join(', ')
      return send(call, dialect.transport(null, 'method', null))
    }
    const { id, params } = match
    const op = operationOf(id)
    // Files are served even then: they are not operations (gap 224).
    if (op.standing === 'assumed' && op.answer !== 'file' && !services.settings.assumed) {
      return send(call, dialect.transport(null, 'not-found', null))
    }
    const asked: OperationCall = { ...call, id, op, params, dialect, officeId: null }
    if (!isTracing()) return answerAsked(parts, asked, faults)
    return traced(asked, services.settings.trustedPeers, () => answerAsked(parts, asked, faults))
  }
}

/** Answers the call of an operation, in the sandbox with a fault that the control plane has set on it. */
async function answerAsked(parts: RouterParts, asked: OperationCall, faults: Faults): Promise<Response> {
  let fault: Fault | null
  try {
    fault = asked.environment === 'sandbox' ? await faults.take(asked.op.id) : null
  } catch (error) {
    return answerFailure(parts, asked, error)
  }
  if (!fault) return answerOperation(parts, asked)
  return faultAnswer(fault, () => answerOperation(parts, asked), asked.op, asked.dialect)
}

function incoming(request: Request, peer: string | null): IncomingCall {
  const requestId = requestIdOf(request)
  return {
    request,
    peer,
    url: new URL(request.url),
    requestId,
    startedAt: performance.now(),
    environment: 'sandbox',
    extra: { [REQUEST_ID_HEADER]: requestId },
    accepts: request.headers.get('accept-encoding') ?? '',
  }
}

function requestIdOf(request: Request): string {
  const id = request.headers.get(REQUEST_ID_HEADER) ?? ''
  return isRequestId(id) ? id : randomUUID()
}

function hostOf(request: Request, url: URL): string {
  return request.headers.get('host') ?? url.host
}

/**
 * The environment of a call: by Host header, or by the deprecated `X-Sandbox` header and `sandbox=1`
 * (Versioning; gap 16). Null for a host without an environment.
 */
function environmentOf(
  hosts: ReadonlyMap<string, Environment>,
  host: string,
  headers: Headers,
  query: URLSearchParams,
): { environment: Environment; deprecated: boolean } | null {
  const named = hosts.get(host.toLowerCase())
  if (!named) return null
  const isSandbox = isOn(headers.get('x-sandbox')) || isOn(query.get('sandbox'))
  return isSandbox ? { environment: 'sandbox', deprecated: true } : { environment: named, deprecated: false }
}

function isOn(value: string | null): boolean {
  return value !== null && ['1', 'true', 'on', 'yes'].includes(value.toLowerCase())
}

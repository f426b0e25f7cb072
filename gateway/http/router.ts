import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { DialectName, OperationSpec } from '../../contract/operation.ts'
import { IDEMPOTENCY_HEADER, REPEATED_HEADER } from '../../contract/repeated.ts'
import { isRequestId, REQUEST_ID_HEADER } from '../../contract/request-id.ts'
import { operationOf, type OperationId } from '../../contract/registry.ts'
import type { Environment } from '../../contract/session/limits.ts'
import { isDatabaseLost, LOST_RETRY_SECONDS } from '../../database/lost.ts'
import { takeFault, type Faults } from '../control/faults.ts'
import { RateLimited } from '../domain/rate-limit.ts'
import type { Services } from '../services.ts'
import { fileAnswer, jsonAnswer, officeFileAnswer, payloadOf, streamAnswer } from './answer.ts'
import { BodyTooLarge } from './body.ts'
import { bindKeys } from './bind-keys.ts'
import { activityDialect } from './dialects/activity.ts'
import type { Dialect, Wire } from './dialects/dialect.ts'
import { oauthDialect } from './dialects/oauth.ts'
import { sessionDialect } from './dialects/session.ts'
import { v3Dialect } from './dialects/v3.ts'
import { environmentOf } from './environment.ts'
import { faultSentence, fieldFaults, type FieldFault } from './field-message.ts'
import { passGate } from './gate.ts'
import type { AnyHandler, Handlers, OfficeFile, PublicFile, ServerEvent } from './handler.ts'
import type { Metrics } from './metrics.ts'
import { faultAnswer } from './fault-answer.ts'
import { matchRoute } from './routes.ts'
import { visitorOf } from './visitor.ts'

/** The state of one call, shared by all steps. */
type Passage = {
  request: Request
  peer: string | null
  url: URL
  requestId: string
  startedAt: number
  environment: Environment
  extra: Record<string, string>
  accepts: string
}

/** Answers a contract request. Independent of ports: tests call it like `fetch`. */
export type Router = (request: Request, peer?: string | null) => Promise<Response>

/** Builds the router from the registry: every operation with its dialect and handler. */
export function createRouter(
  services: Services,
  handlers: Handlers,
  faults: Faults,
  metrics: Metrics,
): Router {
  const activity = activityDialect(services.clock)
  const dialects: Record<DialectName, (asked: Headers, requestId: string) => Dialect> = {
    session: () => sessionDialect,
    activity: () => activity,
    oauth: () => oauthDialect,
    v3: (asked, requestId) => v3Dialect(requestId, asked),
  }

  const send = (passage: Passage, wire: Wire) =>
    jsonAnswer(wire, passage.accepts, { ...passage.extra, ...wire.headers })

  async function route(request: Request, peer: string | null = null): Promise<Response> {
    const url = new URL(request.url)
    const requestId = requestIdOf(request)
    const passage: Passage = {
      request,
      peer,
      url,
      requestId,
      startedAt: performance.now(),
      environment: 'sandbox',
      extra: { [REQUEST_ID_HEADER]: requestId },
      accepts: request.headers.get('accept-encoding') ?? '',
    }
    const match = matchRoute(request.method, url.pathname)
    const name = match.kind === 'operation' ? operationOf(match.id).dialect : match.family
    const dialect = dialects[name](request.headers, requestId)
    const chosen = environmentOf(
      services.settings.hosts,
      hostOf(request, url),
      request.headers,
      url.searchParams,
    )
    if (!chosen) return send(passage, dialect.transport(null, 'misdirected', null))
    passage.environment = chosen.environment
    if (chosen.deprecated) passage.extra['deprecation'] = 'true'
    if (match.kind === 'none') return send(passage, dialect.transport(null, 'not-found', null))
    if (match.kind === 'method') {
      passage.extra['allow'] = match.methods.join(', ')
      return send(passage, dialect.transport(null, 'method', null))
    }
    const op = operationOf(match.id)
    // Files are served even then: they are not operations (gap 224).
    if (op.standing === 'assumed' && op.answer !== 'file' && !services.settings.assumed) {
      return send(passage, dialect.transport(null, 'not-found', null))
    }
    const fault = passage.environment === 'sandbox' ? takeFault(faults, op.id) : null
    const answer = () => answerOperation(passage, op, match.id, match.params, dialect)
    return fault ? faultAnswer(fault, answer, op, dialect) : answer()
  }

  async function answerOperation(
    passage: Passage,
    op: OperationSpec,
    id: OperationId,
    params: Record<string, string>,
    dialect: Dialect,
  ): Promise<Response> {
    const { request, url, requestId, environment } = passage
    let officeId: string | null = null
    const log = (outcome: string) => {
      const millis = performance.now() - passage.startedAt
      metrics.answered(op.id, outcome, millis / 1000)
      services.log.info({
        requestId,
        operation: op.id,
        environment,
        officeId,
        outcome,
        millis: Math.round(millis),
      })
    }
    const refuse = (wire: Wire, outcome: string) => {
      log(outcome)
      return send(passage, wire)
    }
    try {
      const body = await dialect.readBody(request)
      if (!body) return refuse(dialect.transport(op, 'bad-request', null), 'bad-request')
      const credential = dialect.credential({ body, query: url.searchParams, headers: request.headers })
      const gate = await passGate(services, op, dialect, { credential, environment, requestId })
      if (!gate.ok) return refuse(dialect.failure(op, gate.failure, null), gate.failure)
      officeId = gate.caller?.officeId ?? null
      const parsed = parseRequest(op, params, url.searchParams, body)
      if (!parsed.ok) {
        const { faults } = parsed
        return refuse(dialect.failure(op, dialect.invalid, faultSentence(faults[0]), faults), dialect.invalid)
      }
      const gone = op.answer === 'events' ? new AbortController() : null
      const handler = handlers[id] as unknown as AnyHandler
      const result = await handler({
        request: parsed.request,
        caller: gate.caller,
        environment,
        requestId,
        // Created on demand: making a signal costs more than a small call.
        get signal() {
          return gone ? AbortSignal.any([request.signal, gone.signal]) : request.signal
        },
        origin: url.origin,
        accepts: passage.accepts,
        idempotencyKey: request.headers.get(IDEMPOTENCY_HEADER),
        get visitor() {
          return visitorOf(request.headers, passage.peer, services.settings.trustedPeers)
        },
      })
      if (result.repeated) passage.extra[REPEATED_HEADER] = 'true'
      if (!result.ok) return refuse(dialect.failure(op, result.failure, result.message), result.failure)
      log('ok')
      return await sendValue(passage, op, dialect, result.value, () => gone?.abort())
    } catch (error) {
      if (error instanceof RateLimited) {
        passage.extra['retry-after'] = String(error.retryAfterSeconds)
        return refuse(dialect.transport(op, 'rate', null), 'rate-limit')
      }
      if (error instanceof BodyTooLarge) {
        // What was not read would be taken for the next call of this connection.
        passage.extra['connection'] = 'close'
        return refuse(dialect.transport(op, 'too-large', error.message), 'too-large')
      }
      if (isDatabaseLost(error)) {
        services.log.error({ requestId, operation: op.id, err: error }, 'the database is away')
        passage.extra['retry-after'] = String(LOST_RETRY_SECONDS)
        const sentence = 'The gateway cannot reach its database at the moment'
        return refuse(dialect.transport(op, 'unavailable', sentence), 'unavailable')
      }
      // The caller disconnected before the supplier answered: nobody reads the answer, and there is no error.
      if (request.signal.aborted && error instanceof Error && error.name === 'AbortError') {
        return refuse(dialect.transport(op, 'internal', null), 'left')
      }
      services.log.error({ requestId, operation: op.id, err: error }, 'the call failed')
      return refuse(dialect.transport(op, 'internal', null), 'internal')
    }
  }

  /**
   * Sends the value of a handler as a stream of events, a file, or JSON. `leave` ends the work of a stream.
   */
  async function sendValue(
    passage: Passage,
    op: OperationSpec,
    dialect: Dialect,
    value: unknown,
    leave: () => void,
  ): Promise<Response> {
    if (op.answer === 'events') {
      return streamAnswer(value as AsyncIterable<ServerEvent>, leave, metrics, passage.extra)
    }
    if (op.answer === 'file') {
      if (op.auth === 'none') return fileAnswer(op, value as PublicFile | null, passage.request)
      return officeFileAnswer(op, value as OfficeFile, passage.request, passage.extra)
    }
    const { payload, rendered } = payloadOf(value)
    return send(passage, dialect.success(op, payload, rendered))
  }

  return route
}

function requestIdOf(request: Request): string {
  const given = request.headers.get(REQUEST_ID_HEADER) ?? ''
  return isRequestId(given) ? given : randomUUID()
}

function hostOf(request: Request, url: URL): string {
  return request.headers.get('host') ?? url.host
}

type Parsed =
  | { ok: true; request: { params: unknown; query: unknown; body: unknown } }
  | { ok: false; faults: FieldFault[] }

/** Reads params, query and body by the operation's schemas; a part that breaks rules names its fields. */
function parseRequest(
  op: OperationSpec,
  params: Record<string, string>,
  query: URLSearchParams,
  body: Record<string, unknown>,
): Parsed {
  const parts: [z.ZodType | null, unknown][] = [
    [op.request.params, params],
    [op.request.query, op.request.query ? Object.fromEntries(query) : {}],
    [op.request.body, body],
  ]
  const values: unknown[] = []
  for (const [schema, value] of parts) {
    if (!schema) {
      values.push({})
      continue
    }
    const bound = op.family === 'session' ? bindKeys(schema, value) : value
    const result = schema.safeParse(bound)
    if (!result.success) return { ok: false, faults: fieldFaults(result.error, bound) }
    values.push(result.data)
  }
  return { ok: true, request: { params: values[0], query: values[1], body: values[2] } }
}

import type { OperationSpec } from '../../contract/operation.ts'
import type { OperationId } from '../../contract/registry.ts'
import { IDEMPOTENCY_HEADER, REPEATED_HEADER } from '../../contract/repeated.ts'
import { IGNORED_HEADER } from '../../contract/ignored.ts'
import type { Environment } from '../../contract/session/limits.ts'
import { isDatabaseLost, LOST_RETRY_SECONDS } from '../../database/lost.ts'
import { isTracing, note } from '../../telemetry/spans.ts'
import { RateLimited, type RateLimit } from '../domain/rate-limit.ts'
import type { Caller } from '../domain/session/caller.ts'
import type { Services } from '../services.ts'
import { fileAnswer, jsonAnswer, officeFileAnswer, payloadOf, streamAnswer } from './answer.ts'
import { BodyTooLarge } from './body.ts'
import type { Dialect, Wire } from './dialects/dialect.ts'
import { faultSentence } from './field-message.ts'
import { passGate } from './gate.ts'
import type { AnyHandler, Handlers, OfficeFile, PublicFile, ServerEvent } from './handler.ts'
import type { Metrics } from './metrics.ts'
import { ignoredParameters } from './ignored-parameters.ts'
import { nextLink, withPageOfAddress } from './next-link.ts'
import { parseRequest } from './parse-request.ts'
import { visitorOf } from './visitor.ts'

/** The parts that answering a call needs. `searches`: how often an office may search. */
export type RouterParts = { services: Services; handlers: Handlers; metrics: Metrics; searches: RateLimit }

/** The state of one call, shared by all steps. `extra`: headers of any answer to it. */
export type IncomingCall = {
  request: Request
  peer: string | null
  url: URL
  requestId: string
  startedAt: number
  environment: Environment
  extra: Record<string, string>
  accepts: string
}

/** A call of an operation. `officeId`: that of its caller, once it is proved. */
export type OperationCall = IncomingCall & {
  id: OperationId
  op: OperationSpec
  params: Record<string, string>
  dialect: Dialect
  officeId: string | null
}

type Done = { ok: true; value: unknown; leave: () => void }
/** An answer without a value, and its name in the log. */
type Refused = { ok: false; wire: Wire; outcome: string }

/** Runs the operation of a call. A failure of any kind is answered in the form of the family, and logged. */
export async function answerOperation(parts: RouterParts, call: OperationCall): Promise<Response> {
  try {
    const result = await run(parts, call)
    if (!result.ok) return sendRefused(parts, call, result)
    logAnswer(parts, call, 'ok')
    return await sendValue(parts, call, result)
  } catch (error) {
    return answerFailure(parts, call, error)
  }
}

/** Answers a call that failed with an error, in the form of its family, and logs it. */
export function answerFailure(parts: RouterParts, call: OperationCall, error: unknown): Promise<Response> {
  return sendRefused(parts, call, refusalOf(parts, call, error))
}

function sendRefused(parts: RouterParts, call: OperationCall, { wire, outcome }: Refused): Promise<Response> {
  logAnswer(parts, call, outcome)
  return send(call, wire)
}

/** Sends an answer that a dialect wrote. */
export function send(call: IncomingCall, wire: Wire): Promise<Response> {
  return jsonAnswer(wire, call.accepts, { ...call.extra, ...wire.headers })
}

async function run(
  { services, handlers, searches }: RouterParts,
  call: OperationCall,
): Promise<Done | Refused> {
  const { request, url, requestId, environment, op, dialect } = call
  const ignored = ignoredParameters(op, url.searchParams)
  if (ignored !== null) call.extra[IGNORED_HEADER] = ignored
  const body = await dialect.readBody(request)
  if (!body) return refuse(dialect.transport(op, 'bad-request', null), 'bad-request')
  const credential = dialect.credential({ body, query: url.searchParams, headers: request.headers })
  const gate = await passGate(services, op, dialect, { credential, environment, requestId })
  if (!gate.ok) return refuse(dialect.failure(op, gate.failure, null), gate.failure)
  call.officeId = gate.caller?.officeId ?? null
  if (gate.caller) dialect.setTime?.(gate.caller.now)
  const parsed = parseRequest(
    op,
    call.params,
    url.searchParams,
    withPageOfAddress(op, url.searchParams, body),
  )
  if (!parsed.ok) {
    const { faults } = parsed
    return refuse(dialect.failure(op, dialect.invalid, faultSentence(faults[0]), faults), dialect.invalid)
  }
  if (op.limit === 'searches' && gate.caller) await searches.take(gate.caller.officeId)
  const gone = op.answer === 'events' ? new AbortController() : null
  const handler = handlers[call.id] as unknown as AnyHandler
  const result = await handler(inputOf(services, call, parsed.request, gate.caller, gone))
  if (result.repeated) call.extra[REPEATED_HEADER] = 'true'
  if (!result.ok) return refuse(dialect.failure(op, result.failure, result.message), result.failure)
  if (result.next) call.extra['link'] = nextLink(op, url, result.next)
  return { ok: true, value: result.value, leave: () => gone?.abort() }
}

/** @param gone aborts when the reader of a stream has left. */
function inputOf(
  services: Services,
  { request, url, requestId, environment, accepts, peer }: OperationCall,
  parsed: Parameters<AnyHandler>[0]['request'],
  caller: Caller | null,
  gone: AbortController | null,
): Parameters<AnyHandler>[0] {
  return {
    request: parsed,
    caller,
    environment,
    requestId,
    // Created on demand: making a signal costs more than a small call.
    get signal() {
      return gone ? AbortSignal.any([request.signal, gone.signal]) : request.signal
    },
    origin: url.origin,
    accepts,
    idempotencyKey: request.headers.get(IDEMPOTENCY_HEADER),
    get visitor() {
      return visitorOf(request.headers, peer, services.settings.trustedPeers)
    },
  }
}

function refuse(wire: Wire, outcome: string): Refused {
  return { ok: false, wire, outcome }
}

function refusalOf({ services }: RouterParts, call: OperationCall, error: unknown): Refused {
  const { op, dialect, extra, requestId } = call
  if (error instanceof RateLimited) {
    extra['retry-after'] = String(error.retryAfterSeconds)
    return refuse(dialect.transport(op, 'rate', null), 'rate-limit')
  }
  if (error instanceof BodyTooLarge) {
    // The unread rest of the body would be taken for the next call of this connection.
    extra['connection'] = 'close'
    return refuse(dialect.transport(op, 'too-large', error.message), 'too-large')
  }
  if (isDatabaseLost(error)) {
    services.log.error({ requestId, operation: op.id, err: error }, 'the database is away')
    extra['retry-after'] = String(LOST_RETRY_SECONDS)
    const sentence = 'The gateway cannot reach its database at the moment'
    return refuse(dialect.transport(op, 'unavailable', sentence), 'unavailable')
  }
  // The caller disconnected before the supplier answered: nobody reads the answer, and there is no error.
  if (call.request.signal.aborted && error instanceof Error && error.name === 'AbortError') {
    return refuse(dialect.transport(op, 'internal', null), 'left')
  }
  services.log.error({ requestId, operation: op.id, err: error }, 'the call failed')
  return refuse(dialect.transport(op, 'internal', null), 'internal')
}

/** Sends the value of a handler as a stream of events, a file, or JSON. `leave` ends the work of a stream. */
async function sendValue(
  { metrics }: RouterParts,
  call: OperationCall,
  { value, leave }: Done,
): Promise<Response> {
  const { op, dialect, request, extra } = call
  if (op.answer === 'events') {
    return streamAnswer(value as AsyncIterable<ServerEvent>, leave, metrics, extra)
  }
  if (op.answer === 'file') {
    if (op.auth === 'none') return fileAnswer(op, value as PublicFile | null, request)
    return officeFileAnswer(op, value as OfficeFile, request, extra)
  }
  const { payload, rendered } = payloadOf(value)
  return send(call, dialect.success(op, payload, rendered))
}

function logAnswer({ services, metrics }: RouterParts, call: OperationCall, outcome: string): void {
  const { requestId, op, environment, officeId, startedAt } = call
  const millis = performance.now() - startedAt
  metrics.answered(op.id, outcome, millis / 1000)
  if (isTracing()) note({ 'travel.outcome': outcome })
  services.log.info({
    requestId,
    operation: op.id,
    environment,
    officeId,
    outcome,
    millis: Math.round(millis),
  })
}

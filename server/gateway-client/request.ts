import 'server-only'
import { REQUEST_ID_HEADER } from '../../contract/request-id.ts'
import { IDEMPOTENCY_HEADER } from '../../contract/repeated.ts'
import { FORWARDED_FOR_HEADER } from '../../contract/visitor-address.ts'
import type { OperationSpec } from '../../contract/operation.ts'
import { traceHeaders } from '../../telemetry/propagation.ts'

/** A request as it is sent. `url` may contain a SessionId: never log it. */
export type WireRequest = {
  url: string
  method: string
  headers: Record<string, string>
  body: string | null
}

/** The facts that every call has. `token` is for v3 operations only. */
export type CallContext = {
  sessionId: string | null
  token?: string
  requestId: string
  idempotencyKey?: string
  forwardedFor?: string
}

/**
 * Builds the request of an operation: path with encoded parameters, SessionId where the record says, token
 * and trace of the caller in headers, body as JSON or as a form. Throws if a path parameter is missing,
 * which is a defect of the desk.
 */
export function wireRequest(
  base: string,
  op: OperationSpec,
  input: Readonly<Record<string, unknown>>,
  context: CallContext,
): WireRequest {
  const path = op.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeSegment(input[name], op.id))
  const query = new URLSearchParams(pickText(op.request.query?.shape, input))
  const body = op.request.body ? pick(op.request.body.shape, input) : null
  if (context.sessionId !== null) {
    if (op.sessionIn === 'body' && body) body['SessionId'] = context.sessionId
    if (op.sessionIn === 'query') query.set('SessionId', context.sessionId)
  }
  const search = query.size > 0 ? `?${query}` : ''
  return {
    url: `${base}${path}${search}`,
    method: op.method,
    headers: {
      accept: op.answer === 'events' ? 'text/event-stream, application/json' : 'application/json',
      [REQUEST_ID_HEADER]: context.requestId,
      ...traceHeaders(),
      ...(context.forwardedFor === undefined ? {} : { [FORWARDED_FOR_HEADER]: context.forwardedFor }),
      ...(context.idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: context.idempotencyKey }),
      ...(op.auth === 'token' && context.token !== undefined
        ? { authorization: `Bearer ${context.token}` }
        : {}),
      ...(body ? { 'content-type': op.encoding === 'form' ? FORM : 'application/json' } : {}),
    },
    body: body
      ? op.encoding === 'form'
        ? new URLSearchParams(pickText(body, body)).toString()
        : JSON.stringify(body)
      : null,
  }
}

const FORM = 'application/x-www-form-urlencoded'

/** One path segment. A segment of dots alone would climb the path even when encoded. */
function encodeSegment(value: unknown, id: string): string {
  if (typeof value !== 'string' || value === '' || /^\.+$/.test(value)) {
    throw new Error(`A path parameter of ${id} is missing.`)
  }
  return encodeURIComponent(value)
}

function pick(shape: Readonly<Record<string, unknown>>, input: Readonly<Record<string, unknown>>) {
  const entries = Object.keys(shape).map((key) => [key, input[key]] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Record<string, unknown>
}

function pickText(
  shape: Readonly<Record<string, unknown>> | undefined,
  input: Readonly<Record<string, unknown>>,
) {
  const entries = Object.entries(pick(shape ?? {}, input)).filter(([, value]) => value !== null)
  return entries.map(([key, value]): [string, string] => [key, String(value)])
}

import 'server-only'
import type { OperationSpec } from '../../contract/operation.ts'
import { operationOf, operations, type OperationId, type ResponseOf } from '../../contract/registry.ts'
import type { Desk } from '../desk.ts'
import { readAnswer } from '../gateway-client/answer.ts'
import { callAs, openAs } from '../gateway-client/call-as.ts'
import { peek } from '../gateway-client/peek.ts'
import { guardStream } from '../gateway-client/stream-guard.ts'
import { withoutSecrets } from '../gateway-client/without-secrets.ts'
import { gateFailure } from '../session/gate.ts'
import type { Gatekeeper } from '../session/desk-route.ts'
import type { AnyGrant } from '../session/grant.ts'
import { permissionOf } from '../session/permission.ts'
import { readJsonObject } from '../request/json-body.ts'
import { outcomeFailure } from '../gateway-client/outcome-failure.ts'
import { failure } from '../request/failure.ts'
import { isFromTheDesk } from '../request/same-origin.ts'

const READS: ReadonlyMap<string, OperationId> = new Map(
  operations
    .filter((op) => op.kind === 'read' && op.answer !== 'file' && !op.serverOnly)
    .map((op) => [op.id, op.id]),
)

/** Bodies below this size are parsed: failures of the gateway are that small. */
const SMALL_BYTES = 64_000

/**
 * The read route, through which the browser asks for an operation of kind `read` by name. Files, and answers
 * that the desk makes of several, have routes of their own. Accepts calls from the desk's own pages, by
 * signed-in users with the permission. Adds the SessionId or token, calls the gateway and passes the answer
 * on. The upstream call ends when the browser disconnects.
 */
export async function answerRead(
  desk: Desk,
  gate: Gatekeeper,
  request: Request,
  operation: string,
): Promise<Response> {
  if (!isFromTheDesk(request.headers, desk.settings)) return failure(403, 'ForeignOrigin')
  const id = READS.get(operation)
  if (!id) return failure(404, 'NotFound')
  return answerAsked(desk, gate, request, id, (grant, input) =>
    readFor(desk, grant, id, input, request.signal),
  )
}

/**
 * A read whose answer does not leave as it is, with the checks and the statuses of the read route: the
 * browser asks a route of its own for it.
 * @param shown makes the part of the answer that leaves
 */
export async function answerShown<Id extends OperationId>(
  desk: Desk,
  gate: Gatekeeper,
  request: Request,
  id: Id,
  shown: (answer: ResponseOf<Id>, grant: AnyGrant) => unknown,
): Promise<Response> {
  if (!isFromTheDesk(request.headers, desk.settings)) return failure(403, 'ForeignOrigin')
  return answerAsked(desk, gate, request, id, (grant, input) =>
    readSmall(desk, grant, id, input, request.signal, shown),
  )
}

/** Asks the gate, checks the input and answers with the result of `answer`. */
async function answerAsked(
  desk: Desk,
  gate: Gatekeeper,
  request: Request,
  id: OperationId,
  answer: (grant: AnyGrant, input: Record<string, unknown>) => Promise<Response>,
): Promise<Response> {
  const op = operationOf(id)
  const passed = await gate(permissionOf(id))
  if (!passed.ok) return gateFailure(passed.refusal)
  const body = await readJsonObject(request)
  if (!body) return failure(400, 'BadRequest', 'The body must be a JSON object of at most 256 kB.')
  const parsed = parseInput(op, body)
  if (!parsed.ok) return failure(400, 'BadRequest', `${parsed.field || 'The input'} is missing or wrong.`)
  return answer(passed.grant, parsed.input)
}

type ParsedInput = { ok: true; input: Record<string, unknown> } | { ok: false; field: string }

/** Checks the browser's input by the operation's own schemas. Undeclared keys are dropped. */
function parseInput(op: OperationSpec, values: Record<string, unknown>): ParsedInput {
  const input: Record<string, unknown> = {}
  for (const schema of [op.request.params, op.request.query, op.request.body]) {
    if (!schema) continue
    const parsed = schema.safeParse(values)
    if (!parsed.success) return { ok: false, field: parsed.error.issues[0]?.path.join('.') ?? '' }
    Object.assign(input, parsed.data)
  }
  return { ok: true, input }
}

async function readFor(
  desk: Desk,
  grant: AnyGrant,
  id: OperationId,
  input: Record<string, unknown>,
  signal: AbortSignal,
): Promise<Response> {
  const op = operationOf(id)
  if (!op.bulk) return readSmall(desk, grant, id, input, signal, (answer) => answer)
  // Parsing megabytes here would cost several times as much as passing them on.
  const opened = await openAs(desk, grant, id, input, signal)
  return opened.kind === 'ok' ? pass(op, grant, opened.data) : outcomeFailure(opened)
}

async function readSmall<Id extends OperationId>(
  desk: Desk,
  grant: AnyGrant,
  id: Id,
  input: Record<string, unknown>,
  signal: AbortSignal,
  shown: (answer: ResponseOf<Id>, grant: AnyGrant) => unknown,
): Promise<Response> {
  const outcome = await callAs(desk, grant as never, id, input as never, signal)
  if (outcome.kind !== 'ok') return outcomeFailure(outcome)
  const data = await shown(outcome.data, grant)
  return Response.json(data, { headers: { 'cache-control': 'no-store' } })
}

/** Passes a stream or a large answer on. Anything else is small, and parsed. */
async function pass(op: OperationSpec, grant: AnyGrant, response: Response): Promise<Response> {
  const hide = (text: string) => withoutSecrets(text, [grant.gatewaySession.reveal()])
  const type = response.headers.get('content-type') ?? ''
  if (op.answer === 'events' && response.ok && type.startsWith('text/event-stream') && response.body) {
    return streamAnswer(guardStream(response.body, terminalsOf(op), hide))
  }
  const peeked = await peek(response.body, SMALL_BYTES).catch(() => null)
  if (!peeked) return outcomeFailure({ kind: 'unknown', reason: 'lost', sent: true })
  if (peeked.kind === 'large') {
    return new Response(peeked.stream, {
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    })
  }
  const retryAfter = response.headers.get('retry-after')
  const outcome = readAnswer(op, { httpStatus: response.status, text: hide(peeked.text), retryAfter })
  if (outcome.kind !== 'ok') return outcomeFailure(outcome)
  return Response.json(outcome.data, { headers: { 'cache-control': 'no-store' } })
}

function terminalsOf(op: OperationSpec): ReadonlySet<string> {
  const events = Object.entries(op.events ?? {})
  return new Set(events.filter(([, event]) => event.terminal).map(([name]) => name))
}

function streamAnswer(stream: ReadableStream<Uint8Array>): Response {
  return new Response(stream, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-store',
      'x-accel-buffering': 'no',
    },
  })
}

import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import type { OperationSpec } from '../../contract/operation.ts'
import { operationOf, type InputOf, type OperationId, type ResponseOf } from '../../contract/registry.ts'
import type { Environment } from '../../contract/session/limits.ts'
import type { Clock } from '../clock.ts'
import { log } from '../log.ts'
import { countGatewayCall } from '../measures.ts'
import { readAnswer } from './answer.ts'
import { gatewayCircuits, type Caller, type Guard } from './circuits.ts'
import { gatewayFetch } from './gateway-fetch.ts'
import type { CallOutcome, UnknownReason } from './outcome.ts'
import { wireRequest } from './request.ts'
import { NoAnswer, readBody, send, type Fetch } from './send.ts'
import { timeLimit } from './time-limit.ts'
import { timeLimitOf } from './time-limits.ts'
import { traceAttempt } from './trace-attempt.ts'
import type { WireLog } from './wire-log.ts'
import { withoutSecrets } from './without-secrets.ts'

/** Who calls, which environment, and when to stop. */
export type CallOptions = {
  environment: Environment
  /** Key of the office that calls, for the wire log and the circuits; left out where nobody is signed in. */
  officeId?: string
  /** The office that was typed, for the circuits, while nobody is signed in. */
  typedOffice?: string
  /** Null for public operations. */
  sessionId: string | null
  /** Access token of v3 operations. */
  token?: string
  /** Values of the input that no answer may repeat, besides the SessionId and the token. */
  secrets?: readonly string[]
  requestId: string
  /** The name of a v3 commit, for its header `Idempotency-Key`. */
  idempotencyKey?: string
  /** The visitor that a sign-in is for. */
  forwardedFor?: string
  /** The reader's signal. Commits ignore it: once sent, their answer is awaited. */
  signal?: AbortSignal
}

/** The typed client of the booking service. Failures of a gateway or a network never make it throw. */
export type GatewayClient = {
  /** Calls an operation and reads its answer by the contract. */
  call: <Id extends OperationId>(
    id: Id,
    input: InputOf<Id>,
    options: CallOptions,
  ) => Promise<CallOutcome<ResponseOf<Id>>>
  /** Opens an operation whose body is passed on as bytes: streams and large answers. */
  open: (
    id: OperationId,
    input: Readonly<Record<string, unknown>>,
    options: CallOptions,
  ) => Promise<CallOutcome<Response>>
}

export type ClientParts = {
  bases: Readonly<Record<Environment, string>>
  /** Base addresses of the v3 family. */
  v3Bases: Readonly<Record<Environment, string>>
  clock: Clock
  /** Where calls of the sandbox are noted; nowhere if it is left out. */
  wireLog?: WireLog
  fetch?: Fetch
  /** Milliseconds to wait before the given retry; tests use 0. */
  retryDelay?: (attempt: number) => number
  /** Begins the time limit of a call, in milliseconds; tests end it themselves. */
  timeLimit?: typeof timeLimit
}

const MOST_RETRIES = 2

/** Half a second, then a second, each with jitter so that many desks do not retry at the same moment. */
function jitteredDelay(attempt: number): number {
  return 250 * 2 ** attempt * (1 + Math.random())
}

/** Makes a client with its own circuits. */
export function gatewayClient(parts: ClientParts): GatewayClient {
  const tools = {
    ...parts,
    fetch: parts.fetch ?? gatewayFetch,
    guarded: gatewayCircuits(parts.clock),
  }
  return {
    call: (id, input, options) => call(tools, operationOf(id), input, options) as never,
    open: (id, input, options) => open(tools, operationOf(id), input, options),
  }
}

type Input = Readonly<Record<string, unknown>>
type Tools = ClientParts & {
  fetch: Fetch
  guarded: Guard
}

function call(tools: Tools, op: OperationSpec, input: Input, options: CallOptions) {
  return repeatedly(tools, op, options, (attempt) => attemptOnce(tools, op, input, options, attempt))
}

/**
 * Makes an attempt, and for reads up to two more. A stream counts as answered once its answer begins: a part
 * that has been passed on is never asked for again.
 */
async function repeatedly<T>(
  tools: Tools,
  op: OperationSpec,
  options: CallOptions,
  attemptOf: (attempt: number) => Promise<CallOutcome<T>>,
): Promise<CallOutcome<T>> {
  const retries = op.kind === 'read' && op.retry === 'idempotent' ? MOST_RETRIES : 0
  for (let attempt = 0; ; attempt++) {
    const startedAt = tools.clock.now().getTime()
    const outcome = await traceAttempt(op, attempt, () => attemptOf(attempt))
    note(op, options, outcome, tools.clock.now().getTime() - startedAt, attempt)
    if (attempt >= retries || !mayRepeat(outcome)) return outcome
    await wait((tools.retryDelay ?? jitteredDelay)(attempt + 1))
    if (options.signal?.aborted) return outcome
  }
}

const notRepeated: readonly UnknownReason[] = ['aborted', 'circuit-open', 'operation-rests', 'timeout']

/** Reads are repeated after a temporary failure, but not after a refusal, an abort or an open circuit. */
function mayRepeat(outcome: CallOutcome<unknown>): boolean {
  return outcome.kind === 'unknown' && !notRepeated.includes(outcome.reason)
}

async function attemptOnce(
  tools: Tools,
  op: OperationSpec,
  input: Input,
  options: CallOptions,
  attempt: number,
) {
  const limit = (tools.timeLimit ?? timeLimit)(timeLimitOf(op))
  const isLeft = op.kind === 'commit' ? undefined : options.signal
  const signal = isLeft ? AbortSignal.any([limit.signal, isLeft]) : limit.signal
  const outcome = tools.guarded<unknown>(callerOf(options), op, async () => {
    const request = wireRequest(baseOf(tools, op, options), op, input, options)
    const noted = tools.wireLog?.begin(op, input, options, attempt + 1, request)
    const outcome = await orNoAnswer(async () => {
      const response = await send(tools.fetch, request, signal)
      const text = await readBody(response, signal)
      noted?.answered(response.status, text)
      const retryAfter = response.headers.get('retry-after')
      const hidden = withoutSecrets(text, secretsOf(options))
      return readAnswer(op, { httpStatus: response.status, text: hidden, retryAfter })
    })
    noted?.ended(outcome)
    return outcome
  })
  return outcome.finally(limit.clear)
}

function open(tools: Tools, op: OperationSpec, input: Input, options: CallOptions) {
  return repeatedly(tools, op, options, (attempt) => openOnce(tools, op, input, options, attempt))
}

async function openOnce(
  tools: Tools,
  op: OperationSpec,
  input: Input,
  options: CallOptions,
  attempt: number,
) {
  const request = wireRequest(baseOf(tools, op, options), op, input, options)
  // The time limit covers the start of the answer. A stream then has no total limit; its guard ends a silent
  // one.
  const limit = (tools.timeLimit ?? timeLimit)(timeLimitOf(op))
  const signal = options.signal ? AbortSignal.any([options.signal, limit.signal]) : limit.signal
  const outcome = tools.guarded<Response>(callerOf(options), op, async () => {
    const noted = tools.wireLog?.begin(op, input, options, attempt + 1, request)
    const opened = await orNoAnswer<Response>(async () => {
      const response = await send(tools.fetch, request, signal)
      if (response.status < 500) return { kind: 'ok', data: noted?.following(response) ?? response }
      noted?.answered(response.status, '')
      // A body that has broken off by now rejects; it is not read either way.
      await response.body?.cancel().catch(() => undefined)
      return { kind: 'unknown', reason: 'server-error', sent: true }
    })
    if (opened.kind !== 'ok') noted?.ended(opened)
    return opened
  })
  return outcome.finally(limit.clear)
}

function callerOf({ environment, officeId, typedOffice }: CallOptions): Caller {
  return { environment, officeId: officeId ?? typedOffice }
}

function baseOf(tools: Tools, op: OperationSpec, { environment }: CallOptions): string {
  return (op.family === 'v3' ? tools.v3Bases : tools.bases)[environment]
}

/** The secrets that are sent with a call and must not come back to whoever reads its answer. */
function secretsOf({ sessionId, token, secrets = [] }: CallOptions): string[] {
  return [sessionId, token, ...secrets].filter((secret) => secret !== null && secret !== undefined)
}

/** The outcome of a call that got no answer. */
async function orNoAnswer<T>(work: () => Promise<CallOutcome<T>>): Promise<CallOutcome<T>> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof NoAnswer) return { kind: 'unknown', reason: error.reason, sent: error.sent }
    throw error
  }
}

function note(
  op: OperationSpec,
  options: CallOptions,
  outcome: CallOutcome<unknown>,
  durationMs: number,
  attempt: number,
) {
  const fields = {
    requestId: options.requestId,
    operation: op.id,
    environment: options.environment,
    outcome: outcome.kind,
    durationMs,
    attempt,
  }
  countGatewayCall(op.id, outcome.kind === 'unknown' ? outcome.reason : outcome.kind)
  if (outcome.kind === 'ok') log.info('gateway call', fields)
  else if (outcome.kind === 'refused') log.info('gateway call', { ...fields, code: outcome.code })
  else log.warn('gateway call', { ...fields, reason: outcome.reason })
}

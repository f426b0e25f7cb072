import 'server-only'
import {
  BrokenCircuitError,
  CircuitState,
  circuitBreaker,
  handleWhen,
  type CircuitBreakerPolicy,
  type IBreaker,
} from 'cockatiel'
import { LRUCache } from 'lru-cache'
import type { OperationSpec } from '../../contract/operation.ts'
import type { Environment } from '../../contract/session/limits.ts'
import type { Clock } from '../clock.ts'
import type { CallOutcome, UnknownReason } from './outcome.ts'

const FAILURES = 5
const WINDOW_MILLISECONDS = 30_000
const HALF_OPEN_MILLISECONDS = 5_000
/** Circuits of operations that are remembered: those that failed last. */
const MOST_CIRCUITS = 10_000

/**
 * The circuits that a failed call counts against: that of the whole gateway, that of one operation of one
 * office, or both.
 */
export type Blame = 'gateway' | 'operation' | 'both'

/**
 * Null for outcomes that are no failures: a refusal is a healthy answer, an aborted read says nothing, and an
 * answer that breaks the contract is still an answer. A 5xx answer and a supplier read that timed out count
 * against their operation alone: the gateway may well be there, and the agent can go on with other
 * operations. A refused connection proves that nobody is there, for whatever operation.
 */
export function blameOf(op: OperationSpec, reason: UnknownReason): Blame | null {
  if (reason === 'unreachable') return 'gateway'
  if (reason === 'lost') return 'both'
  if (reason === 'timeout') return op.kind === 'read' && op.asks === 'supplier' ? 'operation' : 'both'
  return reason === 'server-error' ? 'operation' : null
}

/** Whose circuits a call needs. The office is left out where none is known. */
export type Caller = { environment: Environment; officeId?: string | undefined }

/** Runs a call unless its circuit is open. */
export type Guard = <T>(
  caller: Caller,
  op: OperationSpec,
  work: () => Promise<CallOutcome<T>>,
) => Promise<CallOutcome<T>>

/**
 * The circuits of a client: one per environment, and one per operation and office within it. A call needs
 * both closed.
 */
export function gatewayCircuits(clock: Clock): Guard {
  const wholes = new Map<Environment, { circuit: CircuitBreakerPolicy; evidence: Evidence }>()
  const owns = new LRUCache<string, CircuitBreakerPolicy>({ max: MOST_CIRCUITS })
  const wholeOf = (environment: Environment) => {
    const existing = wholes.get(environment)
    if (existing) return existing
    const evidence = gatewayEvidence(clock)
    const counts = (error: unknown) => error instanceof Resting || isBlamed(error, 'gateway')
    const made = { evidence, circuit: openCircuit(counts, evidence.breaker) }
    wholes.set(environment, made)
    return made
  }
  const ownOf = (name: string) => {
    const existing = owns.get(name)
    if (existing) return existing
    const made = openCircuit((error) => isBlamed(error, 'operation'), windowBreaker(clock))
    owns.set(name, made)
    return made
  }
  return async ({ environment, officeId = '' }, op, work) => {
    const { circuit: whole, evidence } = wholeOf(environment)
    const name = `${environment} ${op.id} ${officeId}`
    const asked = () => orFailed(op, work, evidence)
    // Most operations never fail, and have no circuit until they do.
    const own = () =>
      owns.get(name)?.execute(asked) ?? asked().catch((error) => ownOf(name).execute(() => failed(error)))
    try {
      return await whole.execute(() => own().catch(resting))
    } catch (error) {
      if (error instanceof FailedCall) return error.outcome
      if (error instanceof Resting) return { kind: 'unknown', reason: 'operation-rests', sent: false }
      if (error instanceof BrokenCircuitError) return { kind: 'unknown', reason: 'circuit-open', sent: false }
      throw error
    }
  }
}

/** After five seconds one probe is let through (trust rules: gateway down). */
function openCircuit(counts: (error: unknown) => boolean, breaker: IBreaker): CircuitBreakerPolicy {
  return circuitBreaker(handleWhen(counts), { halfOpenAfter: HALF_OPEN_MILLISECONDS, breaker })
}

/** Opens after 5 failures within 30 s. A failed probe opens the circuit again without asking here. */
function windowBreaker(clock: Clock): IBreaker {
  let failedAt: number[] = []
  return {
    state: null,
    success: (state) => {
      if (state === CircuitState.HalfOpen) failedAt = []
    },
    failure: () => {
      const now = clock.now().getTime()
      failedAt = [...failedAt.filter((at) => now - at < WINDOW_MILLISECONDS), now]
      return failedAt.length >= FAILURES
    },
  }
}

/** What the calls of all offices tell of the gateway. */
type Evidence = {
  failed(operation: string, reason: UnknownReason): void
  answered(): void
  breaker: IBreaker
}

/**
 * The gateway is away after 5 failures within 30 s without any answer between them, to whomever. Calls that
 * were lost or too late must be of two operations: one of them alone may have a trouble of its own.
 */
function gatewayEvidence(clock: Clock): Evidence {
  let failures: { at: number; operation: string; reason: UnknownReason }[] = []
  return {
    failed: (operation, reason) => {
      const at = clock.now().getTime()
      failures = [...failures.filter((one) => at - one.at < WINDOW_MILLISECONDS), { at, operation, reason }]
    },
    answered: () => {
      failures = []
    },
    breaker: {
      state: null,
      success: () => undefined,
      failure: () => {
        const refused = failures.filter(({ reason }) => reason === 'unreachable')
        const operations = new Set(failures.map(({ operation }) => operation))
        return refused.length >= FAILURES || (failures.length >= FAILURES && operations.size > 1)
      },
    },
  }
}

/** The circuit of the operation is open, not that of the gateway. It proves nothing of the gateway. */
class Resting extends Error {}

function resting(error: unknown): never {
  throw error instanceof BrokenCircuitError ? new Resting() : error
}

/** Circuits count thrown errors only. */
class FailedCall extends Error {
  readonly outcome: CallOutcome<never>
  readonly blame: Blame

  constructor(outcome: CallOutcome<never>, blame: Blame) {
    super('failed call')
    this.outcome = outcome
    this.blame = blame
  }
}

function failed(error: unknown): never {
  throw error
}

function isBlamed(error: unknown, circuit: Blame): boolean {
  return error instanceof FailedCall && (error.blame === circuit || error.blame === 'both')
}

async function orFailed<T>(
  op: OperationSpec,
  work: () => Promise<CallOutcome<T>>,
  evidence: Evidence,
): Promise<CallOutcome<T>> {
  const outcome = await work()
  const blame = outcome.kind === 'unknown' ? blameOf(op, outcome.reason) : null
  if (outcome.kind !== 'unknown' || outcome.reason === 'server-error' || outcome.reason === 'malformed') {
    evidence.answered()
  } else if (blame === 'gateway' || blame === 'both') evidence.failed(op.id, outcome.reason)
  if (outcome.kind === 'unknown' && blame !== null) throw new FailedCall(outcome, blame)
  return outcome
}

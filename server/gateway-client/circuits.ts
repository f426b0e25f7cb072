import 'server-only'
import {
  BrokenCircuitError,
  CircuitState,
  circuitBreaker,
  handleWhen,
  type CircuitBreakerPolicy,
  type IBreaker,
} from 'cockatiel'
import type { OperationSpec } from '../../contract/operation.ts'
import type { Environment } from '../../contract/session/limits.ts'
import type { Clock } from '../clock.ts'
import type { Outcome, UnknownReason } from './outcome.ts'

const FAILURES = 5
const WINDOW_MILLISECONDS = 30_000
const HALF_OPEN_MILLISECONDS = 5_000

/** What a failed call speaks against: the whole gateway, or that operation of it. */
export type Blame = 'gateway' | 'operation'

/**
 * Null for what is no failure: a refusal is a healthy answer, a reader who left says nothing, and an answer that breaks the
 * contract is an answer. A gateway that answers 5xx is there, and one long search is no sign that it is not: only that
 * operation then rests, and the agent goes on with the others.
 */
export function blameOf(op: OperationSpec, reason: UnknownReason): Blame | null {
  if (reason === 'unreachable' || reason === 'lost') return 'gateway'
  if (reason === 'timeout') return op.kind === 'read' && op.asks === 'supplier' ? 'operation' : 'gateway'
  return reason === 'server-error' ? 'operation' : null
}

/** Runs a call unless its circuit is open. */
export type Guard = <T>(
  environment: Environment,
  op: OperationSpec,
  work: () => Promise<Outcome<T>>,
) => Promise<Outcome<T>>

/** The circuits of a client: one for each environment, and one for each operation in it. Both have to be closed. */
export function gatewayCircuits(clock: Clock): Guard {
  const circuits = new Map<string, CircuitBreakerPolicy>()
  const circuitOf = (name: string, blame: Blame) => {
    const known = circuits.get(name)
    if (known) return known
    const made = openCircuit(clock, blame)
    circuits.set(name, made)
    return made
  }
  return async (environment, op, work) => {
    const whole = circuitOf(environment, 'gateway')
    const own = circuitOf(`${environment} ${op.id}`, 'operation')
    try {
      return await whole.execute(() => own.execute(() => orFailed(op, work)))
    } catch (error) {
      if (error instanceof FailedCall) return error.outcome
      if (error instanceof BrokenCircuitError) return { kind: 'unknown', reason: 'circuit-open', sent: false }
      throw error
    }
  }
}

/** Opens after 5 failures within 30 s (trust rules: gateway down). One probe goes through five seconds later. */
function openCircuit(clock: Clock, blame: Blame): CircuitBreakerPolicy {
  const counts = handleWhen((error) => error instanceof FailedCall && error.blame === blame)
  return circuitBreaker(counts, { halfOpenAfter: HALF_OPEN_MILLISECONDS, breaker: windowBreaker(clock) })
}

/** Opens at once when the half-open probe fails. */
function windowBreaker(clock: Clock): IBreaker {
  let failedAt: number[] = []
  return {
    state: null,
    success: (state) => {
      if (state === CircuitState.HalfOpen) failedAt = []
    },
    failure: (state) => {
      const now = clock.now().getTime()
      failedAt = [...failedAt.filter((at) => now - at < WINDOW_MILLISECONDS), now]
      return state === CircuitState.HalfOpen || failedAt.length >= FAILURES
    },
  }
}

/** Circuits count what is thrown. */
class FailedCall extends Error {
  readonly outcome: Outcome<never>
  readonly blame: Blame

  constructor(outcome: Outcome<never>, blame: Blame) {
    super('failed call')
    this.outcome = outcome
    this.blame = blame
  }
}

async function orFailed<T>(op: OperationSpec, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const outcome = await work()
  const blame = outcome.kind === 'unknown' ? blameOf(op, outcome.reason) : null
  if (outcome.kind === 'unknown' && blame !== null) throw new FailedCall(outcome, blame)
  return outcome
}

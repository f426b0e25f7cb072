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
import type { CallOutcome, UnknownReason } from './outcome.ts'

const FAILURES = 5
const WINDOW_MILLISECONDS = 30_000
const HALF_OPEN_MILLISECONDS = 5_000

/** The circuit that a failed call counts against: the whole gateway, or one operation. */
export type Blame = 'gateway' | 'operation'

/**
 * Null for outcomes that are no failures: a refusal is a healthy answer, an aborted read says nothing, and an
 * answer that breaks the contract is still an answer. A 5xx answer and a supplier read that timed out count
 * against their operation alone: the gateway may well be there, and the agent can go on with other
 * operations.
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
  work: () => Promise<CallOutcome<T>>,
) => Promise<CallOutcome<T>>

/**
 * The circuits of a client: one per environment, and one per operation within it. A call needs both closed.
 */
export function gatewayCircuits(clock: Clock): Guard {
  const circuits = new Map<string, CircuitBreakerPolicy>()
  const circuitOf = (name: string, blame: Blame) => {
    const existing = circuits.get(name)
    if (existing) return existing
    const made = openCircuit(clock, blame)
    circuits.set(name, made)
    return made
  }
  return async (environment, op, work) => {
    const whole = circuitOf(environment, 'gateway')
    const own = circuitOf(`${environment} ${op.id}`, 'operation')
    try {
      return await whole.execute(() => own.execute(() => orFailed(op, work)).catch(resting))
    } catch (error) {
      if (error instanceof FailedCall) return error.outcome
      if (error instanceof Resting) return { kind: 'unknown', reason: 'operation-rests', sent: false }
      if (error instanceof BrokenCircuitError) return { kind: 'unknown', reason: 'circuit-open', sent: false }
      throw error
    }
  }
}

/**
 * Opens after 5 failures within 30 s (trust rules: gateway down). After five seconds one probe is let
 * through.
 */
function openCircuit(clock: Clock, blame: Blame): CircuitBreakerPolicy {
  const counts = handleWhen((error) => error instanceof FailedCall && error.blame === blame)
  return circuitBreaker(counts, { halfOpenAfter: HALF_OPEN_MILLISECONDS, breaker: windowBreaker(clock) })
}

/** A failed probe opens the circuit again without asking here. */
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

/** The circuit of the operation is open, not that of the gateway. */
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

async function orFailed<T>(op: OperationSpec, work: () => Promise<CallOutcome<T>>): Promise<CallOutcome<T>> {
  const outcome = await work()
  const blame = outcome.kind === 'unknown' ? blameOf(op, outcome.reason) : null
  if (outcome.kind === 'unknown' && blame !== null) throw new FailedCall(outcome, blame)
  return outcome
}

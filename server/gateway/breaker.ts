import 'server-only'
import { CircuitState, circuitBreaker, handleAll, type CircuitBreakerPolicy, type IBreaker } from 'cockatiel'
import type { Clock } from '../clock.ts'

const FAILURES = 5
const WINDOW_MILLISECONDS = 30_000
const HALF_OPEN_MILLISECONDS = 5_000

/** Opens after 5 failures within 30 s (trust rules: gateway down), and at once when the half-open probe fails. */
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

/** The circuit of one environment. One probe goes through five seconds after it opened. */
export function gatewayCircuit(clock: Clock): CircuitBreakerPolicy {
  return circuitBreaker(handleAll, { halfOpenAfter: HALF_OPEN_MILLISECONDS, breaker: windowBreaker(clock) })
}

import type { FailureId } from '../../contract/failures.ts'
import type { Fault } from './fault.ts'

/** Why there is no answer: the domain says a fault, a family and whoever proves a caller a documented id. */
export type Reason = Fault | FailureId

/**
 * What a domain function or a handler answers: facts, or a reason with an optional sentence of its own.
 * @typeParam D what broke which rule, as the domain says it. A handler cannot answer it: it puts it `inWords` first.
 */
export type Outcome<T, F extends Reason, D = never> = { ok: true; value: T } | Failure<F, D>

export type Failure<F extends Reason, D = never> = {
  ok: false
  failure: F
  message: string | null
  rule?: D
}

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

/** A failure; without a message the contract's own sentence is sent. */
export function fail<const F extends Reason>(failure: F, message: string | null = null): Failure<F> {
  return { ok: false, failure, message }
}

/** A broken rule. */
export function broken<D>(rule: D): Failure<'rule-broken', D> {
  return { ok: false, failure: 'rule-broken', message: null, rule }
}

import type { FailureId } from '../../contract/failures.ts'
import type { Fault } from './fault.ts'

/**
 * Why there is no answer. Domain functions give a fault; families and the
 * authentication give a documented id.
 */
export type Reason = Fault | FailureId

/**
 * The result of a domain function or a handler: facts, or a reason with an optional sentence.
 * @typeParam D the broken rule as domain data. A handler cannot return it: it turns
 * it into a sentence with `inWords`.
 */
export type Outcome<T, F extends Reason, D = never> = Success<T> | Failure<F, D>

export type Success<T> = {
  ok: true
  value: T
  /** The value is the first answer to the same request, given again. */
  repeated?: boolean
}

export type Failure<F extends Reason, D = never> = {
  ok: false
  failure: F
  message: string | null
  rule?: D
  /** The failure is the first answer to the same request, given again. */
  repeated?: boolean
}

export function ok<T>(value: T): Success<T> {
  return { ok: true, value }
}

/** The facts of `outcome` as another value: a repeated answer stays one. */
export function okAs<T>(outcome: Success<unknown>, value: T): Success<T> {
  return outcome.repeated ? { ok: true, value, repeated: true } : { ok: true, value }
}

/** A failure; without a message the contract's own sentence is sent. */
export function fail<const F extends Reason>(failure: F, message: string | null = null): Failure<F> {
  return { ok: false, failure, message }
}

/** A failure for a broken rule. */
export function broken<D>(rule: D): Failure<'rule-broken', D> {
  return { ok: false, failure: 'rule-broken', message: null, rule }
}

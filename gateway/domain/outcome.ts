import type { FailureId } from '../../contract/failures.ts'

/**
 * What a domain function or a handler answers: facts, or a declared failure with an optional sentence of its own.
 * @typeParam D what broke which rule, as the domain says it. A handler cannot answer it: it puts it `inWords` first.
 */
export type Outcome<T, F extends FailureId = FailureId, D = never> = { ok: true; value: T } | Failure<F, D>

export type Failure<F extends FailureId = FailureId, D = never> = {
  ok: false
  failure: F
  message: string | null
  fault?: D
}

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

/** A declared failure; without a message the contract's own sentence is sent. */
export function fail<const F extends FailureId>(failure: F, message: string | null = null): Failure<F> {
  return { ok: false, failure, message }
}

/** A declared failure with what broke which rule. */
export function broken<const F extends FailureId, D>(failure: F, fault: D): Failure<F, D> {
  return { ok: false, failure, message: null, fault }
}

/** A failure whose fault, where it has one, is a sentence: the words are those of the family that answers. */
export function inWords<F extends FailureId, D>(
  { failure, message, fault }: Failure<F, D>,
  sentenceOf: (fault: D) => string,
): Failure<F> {
  return { ok: false, failure, message: fault === undefined ? message : sentenceOf(fault) }
}

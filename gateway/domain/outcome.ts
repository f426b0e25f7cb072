import type { FailureId } from '../../contract/failures.ts'

/** What a domain function or a handler answers: facts, or a declared failure with an optional sentence of its own. */
export type Outcome<T, F extends FailureId = FailureId> = { ok: true; value: T } | Failure<F>

export type Failure<F extends FailureId = FailureId> = { ok: false; failure: F; message: string | null }

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

/** A declared failure; without a message the contract's own sentence is sent. */
export function fail<const F extends FailureId>(failure: F, message: string | null = null): Failure<F> {
  return { ok: false, failure, message }
}

import type { FailureId } from '../../contract/failures.ts'
import type { Fault } from '../domain/fault.ts'
import { fail, type Failure, type Reason } from '../domain/outcome.ts'

/** Turns the broken rule of a failure, if it has one, into a sentence of the answering family. */
export function inWords<F extends Reason, D>(
  { failure, message, rule }: Failure<F, D>,
  sentenceOf: (rule: D) => string,
): Failure<F> {
  return fail(failure, rule === undefined ? message : sentenceOf(rule))
}

/** Maps a domain fault to the id that a family documents. A fault missing in the table is a type error. */
export function withId<F extends Fault, I extends Readonly<Record<F, FailureId>>>(
  { failure, message }: Failure<F>,
  ids: I,
): Failure<I[F]> {
  return fail(ids[failure], message)
}

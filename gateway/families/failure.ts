import type { FailureId } from '../../contract/failures.ts'
import type { Fault } from '../domain/fault.ts'
import { fail, type Failure, type Reason } from '../domain/outcome.ts'

/** A failure whose broken rule, where it has one, is a sentence in the words of the family that answers. */
export function inWords<F extends Reason, D>(
  { failure, message, rule }: Failure<F, D>,
  sentenceOf: (rule: D) => string,
): Failure<F> {
  return fail(failure, rule === undefined ? message : sentenceOf(rule))
}

/** A fault of the domain as a family documents it. A fault that the table leaves out is a type error. */
export function withId<F extends Fault, I extends Readonly<Record<F, FailureId>>>(
  { failure, message }: Failure<F>,
  ids: I,
): Failure<I[F]> {
  return fail(ids[failure], message)
}

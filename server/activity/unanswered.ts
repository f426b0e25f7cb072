import 'server-only'
import type { CallOutcome } from '../gateway-client/outcome.ts'

/** The reason why data is not known: the booking service refused, or did not answer. */
export type NotAnswered = Exclude<CallOutcome<unknown>, { kind: 'ok' }>

/** Thrown while data is read into a cache, which keeps no failures. */
export class Unanswered extends Error {
  readonly outcome: NotAnswered

  constructor(outcome: NotAnswered) {
    super(outcome.kind === 'refused' ? outcome.code : outcome.reason)
    this.name = 'Unanswered'
    this.outcome = outcome
  }
}

/** The data of an outcome. @throws Unanswered */
export function answered<Data>(outcome: CallOutcome<Data>): Data {
  if (outcome.kind !== 'ok') throw new Unanswered(outcome)
  return outcome.data
}

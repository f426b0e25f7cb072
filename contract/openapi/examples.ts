import type { Family, OperationSpec } from '../operation.ts'
import activity from './examples/activity.json' with { type: 'json' }
import session from './examples/session.json' with { type: 'json' }
import v3 from './examples/v3.json' with { type: 'json' }
import type { Json } from './schema.ts'

/**
 * One call as it was made: what was sent, and what came back. Long lists and texts are shortened. `npm run
 * examples` makes the calls and stores them.
 */
export type Exchange = {
  parameters: Json
  body: Json | null
  status: number
  answer: unknown
}

/** The calls of an operation by their outcome: `ok`, or the code of a failure. */
export type Exchanges = Readonly<Record<string, Exchange>>

/** By the id of an operation; failures that any call of a dialect can meet by the name of the dialect. */
const recorded: Record<Family, Readonly<Record<string, Exchanges>>> = { session, v3, activity }

/** The calls that were made of an operation. */
export function exchangesOf(op: OperationSpec): Exchanges {
  return recorded[op.family][op.id] ?? {}
}

/** The failures that any call of the dialect of an operation can meet. */
export function sharedExchangesOf(op: OperationSpec): Exchanges {
  return recorded[op.family][op.dialect] ?? {}
}

/** The answers that were got with a status, by their outcomes, of which each has its words. */
export function answerExamples(op: OperationSpec, status: number, words: ReadonlyMap<string, string>): Json {
  const all = { ...sharedExchangesOf(op), ...exchangesOf(op) }
  const entries = Object.entries(all).filter(
    ([outcome, exchange]) => exchange.status === status && words.has(outcome),
  )
  return Object.fromEntries(
    entries.map(([outcome, { answer }]) => [outcome, { summary: words.get(outcome), value: answer }]),
  )
}

import { trace } from '@opentelemetry/api'
import { failed, isTracing, startSpan } from './spans.ts'

/** What Kysely's log tells of a statement that is over. */
type Heard = { query: { sql: string }; queryDurationMillis: number; error?: unknown }

/** Longer texts are lists of placeholders. */
const MOST_CHARACTERS = 4000

/**
 * Makes the span of a statement that is over, below that of the code that sent it: for the `log` of Kysely.
 * Statements that are part of nothing, such as those that look for due jobs each second, have none.
 */
export function traceQuery({ query, queryDurationMillis, error }: Heard): void {
  if (isTracing()) noteQuery(query.sql, queryDurationMillis, error)
}

/** The same for a statement that is sent without Kysely. Call it in the moment in which it is sent. */
export async function tracedQuery<T>(text: string, answer: Promise<T>): Promise<T> {
  const startedAt = performance.now()
  try {
    const result = await answer
    noteQuery(text, performance.now() - startedAt)
    return result
  } catch (error) {
    noteQuery(text, performance.now() - startedAt, error)
    throw error
  }
}

function noteQuery(text: string, millis: number, error?: unknown): void {
  if (trace.getActiveSpan() === undefined) return
  const endedAt = performance.timeOrigin + performance.now()
  const { operation, table } = namesIn(text)
  const { span } = startSpan({
    name: table === undefined ? operation : `${operation} ${table}`,
    kind: 'client',
    startedAt: endedAt - millis,
    facts: {
      'db.system.name': 'postgresql',
      // With placeholders for all values: parameters are personal data, and are not looked at here.
      'db.query.text': text.slice(0, MOST_CHARACTERS),
      'db.operation.name': operation,
      'db.collection.name': table,
    },
  })
  if (error !== undefined) failed(span, stateOf(error))
  span.end(endedAt)
}

/** The first word of a statement, and the first table of ours that it names. */
export function namesIn(text: string): { operation: string; table: string | undefined } {
  const [, word = 'unknown'] = /^\s*(\w+)/.exec(text) ?? []
  const [, schema, name] = /\b(?:from|into|update|join)\s+"?(desk|gateway)"?\."?(\w+)/i.exec(text) ?? []
  return { operation: word.toUpperCase(), table: name === undefined ? undefined : `${schema}.${name}` }
}

/** The SQLSTATE or the code of a connection's error. */
function stateOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : 'unknown'
}

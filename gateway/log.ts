import { pino, type Logger } from 'pino'

/** What may be logged of a call. Anything else is dropped: the list is what keeps SessionIds and names out. */
const allowed = new Set([
  'requestId',
  'operation',
  'environment',
  'officeId',
  'outcome',
  'millis',
  'kind',
  'subject',
  'port',
  'signal',
  'err',
  'count',
])

/** The gateway's log: one JSON line a call, allow-listed fields, no SessionId, no personal data (P1). */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: { program: 'gateway' },
    formatters: {
      log: (fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => allowed.has(name))),
    },
    serializers: {
      // A database error may carry the row in its detail; the kind of error and where it came from is enough.
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: error.code ? 'see code' : error.message,
        stack: error.stack?.split('\n').slice(1, 6).join('\n'),
      }),
    },
  })
}

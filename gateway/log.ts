import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { isTracing, traceOfLog } from '../telemetry/spans.ts'

/**
 * The fields that may be logged of a call. Anything else is dropped, which keeps SessionIds and names out of
 * the log.
 */
const allowed = new Set([
  'requestId',
  'traceId',
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

/**
 * The gateway's log: one JSON line per call, only the allowed fields, no SessionId and no personal data (P1).
 * It goes to the standard output unless `to` is given.
 */
export function createLog(level: string, to?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: { program: 'gateway' },
    // Left out while tracing is off, because it costs every line.
    ...(isTracing() && { mixin: traceOfLog }),
    formatters: {
      log: (fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => allowed.has(name))),
    },
    serializers: {
      // A database error may hold the row in its detail, so only its kind and where it came from are logged.
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: error.code ? 'see code' : error.message,
        // A message of several lines would reach into the lines of the stack.
        stack: error.stack
          ?.split('\n')
          .filter((line) => /^ +at /.test(line))
          .slice(0, 5)
          .join('\n'),
      }),
    },
  }
  return to === undefined ? pino(options) : pino(options, to)
}

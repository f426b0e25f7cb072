import 'server-only'
import pino from 'pino'
import { traceOfLog } from '../telemetry/spans.ts'

/** The only fields that a log line of the desk may have: no SessionId, no names, no addresses, no bodies. */
export type LogFields = {
  requestId?: string
  operation?: string
  environment?: string
  outcome?: string
  code?: string
  reason?: string
  httpStatus?: number
  durationMs?: number
  attempt?: number
  /** A gateway booking reference. */
  reference?: string
  /** Class name of an error. Its message may quote data and is left out. */
  errorName?: string
}

const ALLOWED: readonly (keyof LogFields)[] = [
  'requestId',
  'operation',
  'environment',
  'outcome',
  'code',
  'reason',
  'httpStatus',
  'durationMs',
  'attempt',
  'reference',
  'errorName',
]

/** Keeps the allowed fields only, whatever else the object has at run time. */
export function allowedFields(fields: LogFields): LogFields {
  return Object.fromEntries(
    ALLOWED.filter((key) => fields[key] !== undefined).map((key) => [key, fields[key]]),
  )
}

/** The fields that are allowed, and the trace that the line is part of. */
const fieldsOf = (fields: LogFields) => ({ ...allowedFields(fields), ...traceOfLog() })

const logger = pino({
  level: process.env['LOG_LEVEL'] ?? (process.env['VITEST'] ? 'silent' : 'info'),
  base: { program: 'desk' },
})

/** The desk's log: an event name and allowed fields. */
export const log = {
  info: (event: string, fields: LogFields = {}) => logger.info(fieldsOf(fields), event),
  warn: (event: string, fields: LogFields = {}) => logger.warn(fieldsOf(fields), event),
  error: (event: string, fields: LogFields = {}) => logger.error(fieldsOf(fields), event),
}

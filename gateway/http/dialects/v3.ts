import { v3Failures, type V3FailureId } from '../../../contract/failures.ts'
import type { Dialect, TransportFailure } from './dialect.ts'

const transports: Record<TransportFailure, V3FailureId> = {
  'bad-request': 'malformed_json',
  'not-found': 'not_found',
  method: 'method_not_allowed',
  rate: 'rate_limited',
  internal: 'internal_error',
  misdirected: 'not_found',
}

const BEARER = /^bearer\s+(\S+)$/i

/** Bearer token, plain JSON, `{ error: { code, message, http_status, request_id, details } }` (v3; gap 124). */
export function v3Dialect(requestId: string): Dialect {
  const refusal = (id: V3FailureId, status: number, message: string) => ({
    status,
    text: JSON.stringify({
      error: { code: id, message, http_status: status, request_id: requestId, details: [] },
    }),
  })
  return {
    invalid: 'validation_failed',
    denied: 'insufficient_scope',
    credential: ({ headers }) => BEARER.exec(headers.get('authorization') ?? '')?.[1] ?? '',
    success: (payload, rendered) => ({ status: 200, text: rendered ?? JSON.stringify(payload) }),
    failure: (_op, id, message) => {
      const known = v3Failures[id as V3FailureId]
      return refusal(id as V3FailureId, known.httpStatus, message ?? known.message)
    },
    transport: (_op, failure, message) => {
      const id = transports[failure]
      const status = failure === 'misdirected' ? 421 : v3Failures[id].httpStatus
      return refusal(id, status, message ?? v3Failures[id].message)
    },
    unauthenticated: () => 'unauthorized',
  }
}

import { v3Failures, type V3FailureId } from '../../../contract/failures.ts'
import type { OperationSpec } from '../../../contract/operation.ts'
import { readBody } from '../body.ts'
import type { FieldFault } from '../field-message.ts'
import { ownStatus, type Dialect, type TransportFailure } from './dialect.ts'

const transports: Record<TransportFailure, V3FailureId> = {
  'bad-request': 'malformed_json',
  'too-large': 'malformed_json',
  'not-found': 'not_found',
  method: 'method_not_allowed',
  rate: 'rate_limited',
  internal: 'internal_error',
  unavailable: 'internal_error',
  misdirected: 'not_found',
}

const BEARER = /^bearer\s+(\S+)$/i
const CHALLENGE = 'Bearer realm="travel-desk"'

function tokenOf(headers: Headers): string {
  return BEARER.exec(headers.get('authorization') ?? '')?.[1] ?? ''
}

/**
 * The WWW-Authenticate challenge of a refusal (RFC 6750, section 3): without an error when no token was sent.
 */
function challenge(
  op: OperationSpec | null,
  id: V3FailureId,
  offered: boolean,
): Record<string, string> | undefined {
  if (id === 'unauthorized') {
    return { 'www-authenticate': offered ? `${CHALLENGE}, error="invalid_token"` : CHALLENGE }
  }
  if (id !== 'insufficient_scope') return undefined
  return {
    'www-authenticate': `${CHALLENGE}, error="insufficient_scope", scope="${[op?.scope ?? '', ...(op?.otherScopes ?? [])].join(' ')}"`,
  }
}

/** The field that a rule outside the schemas refuses: the sentence of such a rule is `field: reason`. */
function faultsOf(httpStatus: number, sentence: string): FieldFault[] {
  const [, path, message] = /^([\w.[\]-]+): (.+)$/s.exec(sentence) ?? []
  return httpStatus === 422 && path && message ? [{ path, message }] : []
}

/**
 * Bearer token, plain JSON, `{ error: { code, message, http_status, request_id,
 * details } }` (v3; gaps 122, 124). `details` of a 422 has each field that breaks a rule (gap 239).
 * @param requestHeaders headers of the request, which decide the challenge of a refusal.
 */
export function v3Dialect(requestId: string, requestHeaders: Headers): Dialect {
  const refusal = (
    id: V3FailureId,
    status: number,
    message: string,
    details: readonly FieldFault[] = [],
  ) => ({
    status,
    text: JSON.stringify({
      error: { code: id, message, http_status: status, request_id: requestId, details },
    }),
  })
  return {
    readBody,
    invalid: 'validation_failed',
    denied: 'insufficient_scope',
    credential: ({ headers }) => tokenOf(headers),
    success: (op, payload, rendered) => ({
      status: op.successStatus,
      text: rendered ?? JSON.stringify(payload),
    }),
    failure: (op, id, message, faults) => {
      const spec = v3Failures[id as V3FailureId]
      const headers = challenge(op, id as V3FailureId, tokenOf(requestHeaders) !== '')
      const sentence = message ?? spec.message
      const details = faults ?? faultsOf(spec.httpStatus, sentence)
      return { ...refusal(id as V3FailureId, spec.httpStatus, sentence, details), headers }
    },
    transport: (_op, failure, message) => {
      const id = transports[failure]
      const status = ownStatus[failure] ?? v3Failures[id].httpStatus
      return refusal(id, status, message ?? v3Failures[id].message)
    },
    unauthenticated: () => 'unauthorized',
  }
}

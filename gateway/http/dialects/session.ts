import { sessionFailures, transportFailures, type SessionFailureId } from '../../../contract/failures.ts'
import type { OperationSpec } from '../../../contract/operation.ts'
import { readBody } from '../body.ts'
import { ownStatus, type Dialect, type TransportFailure, type Wire } from './dialect.ts'

const transports: Record<TransportFailure, keyof typeof transportFailures> = {
  'bad-request': 'BadRequest',
  'too-large': 'BadRequest',
  'not-found': 'NotFound',
  method: 'MethodNotAllowed',
  rate: 'RateLimit',
  internal: 'InternalError',
  unavailable: 'InternalError',
  misdirected: 'Misdirected',
}

function refusal(op: OperationSpec | null, status: number, id: string, message: string): Wire {
  const body = { Success: false, ...(op?.onFailure ?? {}), Error: { Id: id, Message: message } }
  return { status, text: JSON.stringify(body) }
}

const ENVELOPE_START = Buffer.from('{"Success":true,')

/** Envelope `{ Success, ...payload, Error }`, SessionId in the JSON body (Session gateway; gaps 10-12). */
export const sessionDialect: Dialect = {
  readBody,
  invalid: 'Err0106001',
  denied: 'Err0101006',
  credential: ({ body }) => {
    if (typeof body['SessionId'] === 'string') return body['SessionId']
    const key = Object.keys(body).find((name) => name.toLowerCase() === 'sessionid')
    const value = key ? body[key] : null
    return typeof value === 'string' ? value : ''
  },
  success: (op, payload, rendered) => {
    if (op.envelope === 'none') return { status: 200, text: rendered ?? JSON.stringify(payload) }
    if (rendered !== null) {
      const inside = rendered.subarray(1, -1)
      const end = inside.length > 0 ? ',"Error":null}' : '"Error":null}'
      return { status: 200, text: Buffer.concat([ENVELOPE_START, inside, Buffer.from(end)]) }
    }
    return { status: 200, text: JSON.stringify({ Success: true, ...(payload as object), Error: null }) }
  },
  failure: (op, id, message) => {
    const spec = sessionFailures[id as SessionFailureId]
    return refusal(op, spec.httpStatus, id, message ?? spec.message)
  },
  // A body that cannot be parsed is 400 with Err0106001 (gap 10).
  transport: (op, failure, message) => {
    const spec = transportFailures[transports[failure]]
    const id = transports[failure] === 'BadRequest' ? 'Err0106001' : transports[failure]
    return refusal(op, ownStatus[failure] ?? spec.httpStatus, id, message ?? spec.message)
  },
  unauthenticated: (id) => id,
}

import { activityFailures, type ActivityFailureId } from '../../../contract/failures.ts'
import type { OperationSpec } from '../../../contract/operation.ts'
import { singaporeTime, type Clock } from '../../clock.ts'
import { readBody } from '../body.ts'
import { ownStatus, type Dialect, type TransportFailure } from './dialect.ts'

const transports: Record<TransportFailure, ActivityFailureId> = {
  'bad-request': 'wrong_args',
  'too-large': 'wrong_args',
  'not-found': 'not_found',
  method: 'method_not_allowed',
  rate: 'rate_limited',
  internal: 'server_error',
  unavailable: 'server_error',
  misdirected: 'wrong_args',
}

/**
 * The dialect of one call: `{ data, timestamp }` and `{ error, timestamp }`; SessionId in the query, the
 * body, or a header (gap 183). The time stamp is that of the machine until the office is known (gap 252).
 */
export function activityDialect(clock: Clock): Dialect {
  let officeTime: Date | null = null
  const stamp = () => singaporeTime(officeTime ?? clock.now())
  const refusal = (id: ActivityFailureId, status: number, message: string) => ({
    status,
    text: JSON.stringify({
      error: { code: id, message, http_code: status },
      timestamp: stamp(),
    }),
  })
  /** A list is an object of `data` and `meta` that gets a time stamp; some answers have no envelope. */
  const enveloped = (op: OperationSpec, payload: unknown, rendered: Buffer | null) => {
    const json = rendered ?? JSON.stringify(payload)
    if (op.envelope === 'none') return json
    const timestamp = `"timestamp":"${stamp()}"}`
    if (op.envelope === 'data-timestamp') return `{"data":${json.toString()},${timestamp}`
    if (typeof json === 'string') return `${json.slice(0, -1)},${timestamp}`
    return Buffer.concat([json.subarray(0, -1), Buffer.from(`,${timestamp}`)])
  }
  return {
    readBody,
    setTime: (now) => {
      officeTime = now
    },
    invalid: 'wrong_args',
    denied: 'forbidden',
    credential: ({ body, query, headers }) => {
      const inBody = body['SessionId']
      if (typeof inBody === 'string') return inBody
      for (const [name, value] of query) if (name.toLowerCase() === 'sessionid') return value
      return headers.get('x-authorization') ?? headers.get('x-session-id') ?? ''
    },
    success: (op, payload, rendered) => ({ status: 200, text: enveloped(op, payload, rendered) }),
    failure: (_op, id, message) => {
      const spec = activityFailures[id as ActivityFailureId]
      return refusal(id as ActivityFailureId, spec.httpStatus, message ?? spec.message)
    },
    transport: (_op, failure, message) => {
      const id = transports[failure]
      const status = ownStatus[failure] ?? activityFailures[id].httpStatus
      return refusal(id, status, message ?? activityFailures[id].message)
    },
    // A session of the other environment is known and not allowed here (gap 218).
    unauthenticated: (id) => (id === 'Err0101007' ? 'forbidden' : 'unauthorized'),
  }
}

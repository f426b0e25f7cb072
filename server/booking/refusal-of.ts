import 'server-only'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { OperationId } from '../../contract/registry.ts'
import { refusalReason } from '../../lib/booking/act-outcome.ts'
import type { HoldOutcome } from '../../lib/booking/hold-outcome.ts'
import { SERVICE_AWAY } from '../../lib/not-responding.ts'
import { isSessionLost, type CallOutcome } from '../gateway-client/outcome.ts'
import { permissionOf } from '../session/permission.ts'

/**
 * The outcome of a hold that the gateway refused or that was certainly not sent.
 * @param of the kind, and the operation of its hold
 */
export function refusalOf(
  outcome: Exclude<CallOutcome<unknown>, { kind: 'ok' }>,
  of: { kind: BookingKind; operation: OperationId },
): HoldOutcome {
  if (outcome.kind === 'unknown') {
    return {
      kind: 'refused',
      code: 'Unavailable',
      message: `${SERVICE_AWAY}. Nothing was sent.`,
    }
  }
  if (isSessionLost(outcome)) return { kind: 'session' }
  const reason = refusalReason(of.kind, outcome.code)
  if (reason === 'offer-gone') return { kind: 'gone', code: outcome.code }
  if (reason === 'offer-unchecked') return { kind: 'revalidate' }
  const permission = reason === 'not-permitted' ? { permission: permissionOf(of.operation) } : {}
  return { kind: 'refused', code: outcome.code, message: outcome.message, ...permission }
}

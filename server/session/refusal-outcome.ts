import 'server-only'
import type { GateRefusal } from './gate.ts'

/** A refusal of the gate as actions tell it: a session that is over, or the missing permission by name. */
export function refusalOutcome(
  refusal: GateRefusal,
  permission: string,
): { kind: 'session' } | { kind: 'refused'; code: string; message: string; permission: string } {
  return refusal.code === 'NotPermitted' ? notPermitted(permission) : { kind: 'session' }
}

/** What somebody without a permission is told, as the gateway tells it. */
export function notPermitted(permission: string) {
  return { kind: 'refused', code: 'Err0101006', message: 'Permission denied', permission } as const
}

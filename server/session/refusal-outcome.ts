import 'server-only'
import type { GateRefusal } from './gate.ts'

/** A refusal of the gate as actions tell it: a session that is over, or the missing permission by name. */
export function refusalOutcome(
  refusal: GateRefusal,
  permission: string,
): { kind: 'session' } | { kind: 'refused'; code: string; message: string; permission: string } {
  if (refusal.code !== 'NotPermitted') return { kind: 'session' }
  return { kind: 'refused', code: 'Err0101006', message: 'Permission denied', permission }
}

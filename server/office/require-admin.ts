import 'server-only'
import { desk, type Desk } from '../desk.ts'
import { requireGrant } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'

/**
 * Why somebody does not see the office's pages. `roleKnown` is false where the service does not say who is an
 * admin.
 */
export type AdminRefusal = { kind: 'session' } | { kind: 'not-admin'; roleKnown: boolean }

/** Runs a read for an admin of the office; others are told that they are none. */
export async function asAdmin<Result>(
  read: (here: Desk, grant: AnyGrant) => Promise<Result>,
): Promise<Result | AdminRefusal> {
  const gate = await requireGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const refusal = refusalOfRole(gate.grant)
  return refusal ?? read(desk(), gate.grant)
}

/** The refusal of a person who is no admin; null for an admin. */
export function refusalOfRole(grant: Pick<AnyGrant, 'role' | 'permissions'>): AdminRefusal | null {
  if (grant.role === 'admin') return null
  return { kind: 'not-admin', roleKnown: grant.permissions !== null }
}

import 'server-only'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { OperationId } from '../../contract/registry.ts'
import { onlyMakerText } from '../../lib/office/whom-to-ask.ts'
import { missingPermissionText } from '../../lib/permission-text.ts'
import { readPermission } from '../kinds.ts'
import { alsoMay } from '../session/gate.ts'
import type { GrantFacts } from '../session/grant.ts'
import { permissionOf } from '../session/permission.ts'
import type { Owner } from './owner.ts'

/**
 * Why a person may not call an operation, naming the missing permission and whom to ask; null if their
 * permissions allow it.
 * @param admins names of the office's admins
 */
export function barOf(grant: GrantFacts, operation: OperationId, admins: readonly string[]): string | null {
  const permission = permissionOf(operation)
  return alsoMay(grant, permission) === null ? missingPermissionText(permission, admins) : null
}

/**
 * Why a person may not act on a booking at all: somebody else made it, and they are no admin. Null if they
 * may, or it is not known.
 */
export function ownerBarOf(
  grant: GrantFacts,
  { madeBy, isOwn }: Owner,
  admins: readonly string[],
): string | null {
  return isOwn === false && grant.role !== 'admin' ? onlyMakerText(madeBy, admins) : null
}

/** Why a person may not see full numbers of documents; null if they may. Viewers see them masked. */
export function revealBarOf(
  grant: GrantFacts,
  { kind }: { kind: BookingKind },
  admins: readonly string[],
): string | null {
  if (grant.role === 'viewer') return 'Viewers see passport numbers masked. Ask an agent of the office.'
  const permission = readPermission(kind)
  return alsoMay(grant, permission) === null ? missingPermissionText(permission, admins) : null
}

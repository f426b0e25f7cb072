import 'server-only'
import type { OperationId } from '../../contract/registry.ts'
import { alsoMay } from '../session/gate.ts'
import type { GrantFacts } from '../session/grant.ts'
import { permissionOf } from '../session/permission.ts'
import { missingPermissionText } from '../../lib/permission-text.ts'

/**
 * Why a person may not call an operation, naming the missing permission; null if their permissions allow it.
 */
export function barOf(grant: GrantFacts, operation: OperationId): string | null {
  const permission = permissionOf(operation)
  return alsoMay(grant, permission) === null ? missingPermissionText(permission) : null
}

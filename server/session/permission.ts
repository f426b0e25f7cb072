import 'server-only'
import {
  operationOf,
  operations,
  type OperationId,
  type OperationOf,
  type PermissionId,
} from '../../contract/registry.ts'
import { adminPermissions, type Role } from '../../contract/session/limits.ts'

/** The requirement of a call: the role permission of an operation, or just being signed in. */
export type Permission = PermissionId | 'signed_in'

/** The permission of an operation; operations without one require a signed-in user. */
export type PermissionOf<Id extends OperationId> = Extract<
  OperationOf<Id>['permission'] extends string ? OperationOf<Id>['permission'] : 'signed_in',
  Permission
>

/** The same for an operation that is known only at run time. */
export function permissionOf(id: OperationId): Permission {
  return (operationOf(id).permission ?? 'signed_in') as Permission
}

const readPermissions: ReadonlySet<string> = new Set(
  operations.flatMap((op) => (op.kind === 'read' && op.permission ? [op.permission] : [])),
)

/**
 * Whether a role may do this. Viewers only read, and only admins have the permissions that are for admins,
 * whatever the gateway lists. For others the listed permissions decide if the gateway supplies them;
 * otherwise agents and admins may try and the gateway decides.
 */
export function mayUse(role: Role, listed: readonly string[] | null, permission: Permission): boolean {
  if (permission === 'signed_in') return true
  if (role === 'viewer' && !readPermissions.has(permission)) return false
  if (role !== 'admin' && adminPermissions.has(permission)) return false
  return listed === null || listed.includes(permission)
}

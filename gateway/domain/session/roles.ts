import { operations } from '../../../contract/registry.ts'
import { adminPermissions, type Role } from '../../../contract/session/limits.ts'

/** Every permission with the kind of the operations that require it. */
const kinds = new Map<string, 'read' | 'commit' | 'session'>()
for (const operation of operations) if (operation.permission) kinds.set(operation.permission, operation.kind)

const all = [...kinds.keys()]
const reads = all.filter((permission) => kinds.get(permission) === 'read')

/**
 * Admins may do everything, agents everything that is not for admins alone; viewers may read but not commit
 * (interface, Roles).
 */
const byRole: Readonly<Record<Role, ReadonlySet<string>>> = {
  agent: new Set(all.filter((permission) => !adminPermissions.has(permission))),
  admin: new Set(all),
  viewer: new Set(reads),
}

/** Permissions of a role. */
export function permissionsOf(role: Role): readonly string[] {
  return [...byRole[role]]
}

/** Whether a role has a permission. */
export function roleMay(role: Role, permission: string): boolean {
  return byRole[role].has(permission)
}

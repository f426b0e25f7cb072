import { operations } from '../../../contract/registry.ts'
import type { Role } from '../../../contract/session/limits.ts'

/** Permission to kind of the operation that asks for it. */
const kinds = new Map<string, 'read' | 'commit' | 'session'>()
for (const operation of operations) if (operation.permission) kinds.set(operation.permission, operation.kind)

/** Permissions of a role: agents and admins all, viewers every read and no commit (interface, Roles). */
export function permissionsOf(role: Role): string[] {
  return [...kinds]
    .filter(([, kind]) => role !== 'viewer' || kind === 'read')
    .map(([permission]) => permission)
}

const byRole: Readonly<Record<Role, ReadonlySet<string>>> = {
  agent: new Set(permissionsOf('agent')),
  admin: new Set(permissionsOf('admin')),
  viewer: new Set(permissionsOf('viewer')),
}

/** Whether a role holds a permission. */
export function roleMay(role: Role, permission: string): boolean {
  return byRole[role].has(permission)
}

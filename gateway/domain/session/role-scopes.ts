import type { Role } from '../../../contract/session/limits.ts'
import { permissionsOfScope, scopes, type Scope } from '../../../contract/v3/scopes.ts'
import { roleMay } from './roles.ts'

/** The scopes of a role: those whose permissions it has, so that viewers can only read (interface, Roles). */
function scopesOf(role: Role): readonly Scope[] {
  return scopes.filter((scope) => permissionsOfScope[scope].every((permission) => roleMay(role, permission)))
}

/**
 * The scopes of a token from the requested ones, separated by blanks. All scopes of the role when none was
 * requested; null when one is unknown or not allowed for the role (RFC 6749, section 3.3).
 */
export function grantedScopes(role: Role, asked: string | undefined): readonly Scope[] | null {
  const held = scopesOf(role)
  const wanted = new Set((asked ?? '').split(' ').filter((scope) => scope !== ''))
  if (wanted.size === 0) return held
  const granted = held.filter((scope) => wanted.has(scope))
  return granted.length === wanted.size ? granted : null
}

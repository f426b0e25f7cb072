import type { Role } from '../../../contract/session/limits.ts'
import { permissionsOfScope, scopes, type Scope } from '../../../contract/v3/scopes.ts'
import { roleMay } from './roles.ts'

/** Scopes of a role: those whose permissions it has, so that viewers only read (interface, Roles). */
function scopesOf(role: Role): readonly Scope[] {
  return scopes.filter((scope) => permissionsOfScope[scope].every((permission) => roleMay(role, permission)))
}

/**
 * What a token gets of what was asked for, parted by blanks: all of the role's scopes when nothing was. Null when one is
 * unknown or beyond the role (RFC 6749, section 3.3).
 */
export function grantedScopes(role: Role, asked: string | undefined): readonly Scope[] | null {
  const held = scopesOf(role)
  const wanted = new Set((asked ?? '').split(' ').filter((scope) => scope !== ''))
  if (wanted.size === 0) return held
  const granted = held.filter((scope) => wanted.has(scope))
  return granted.length === wanted.size ? granted : null
}

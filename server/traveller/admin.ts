import 'server-only'
import type { GrantFacts } from '../session/grant.ts'

/** Why a person may not look for travellers of the office; null for admins. */
export function adminBarOf({ role, permissions }: Pick<GrantFacts, 'role' | 'permissions'>): string | null {
  if (role === 'admin') return null
  return permissions === null
    ? "The booking service doesn't say who is an office admin, so nobody can do this here. " +
        'Your administrator can: npm run erase.'
    : "Only admins can find, export and erase travellers. Ask one of the office's admins."
}

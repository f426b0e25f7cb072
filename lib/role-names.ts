import type { Role } from '../contract/session/limits.ts'

/** What a person may do in an office, in words. */
export const roleNames: Readonly<Record<Role, string>> = {
  agent: 'agent',
  admin: 'office admin',
  viewer: 'read only',
}

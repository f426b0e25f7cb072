import type { Role } from '../contract/session/limits.ts'

/** The roles of people in an office, in words. */
export const roleNames: Readonly<Record<Role, string>> = {
  agent: 'agent',
  admin: 'office admin',
  viewer: 'read only',
}

/** Tells a viewer why the acts of agents and admins are not for them, and whom to ask; two sentences. */
export const VIEWERS_READ = 'Viewers have read-only access. Ask an agent or an admin.'

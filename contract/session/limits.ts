/** Facts of sessions. Source: Session gateway, Authentication and Limits. zod-free. */

/** Minutes that a session lasts after its last authenticated request. */
export const SESSION_MINUTES = 15

/**
 * Roles of office users: agents perform all operations, admins also act on every booking, viewers only read.
 */
export const roles = ['agent', 'admin', 'viewer'] as const
export type Role = (typeof roles)[number]

/** Permissions that admins have and nobody else. */
export const adminPermissions: ReadonlySet<string> = new Set(['people_erase'])

/** The two environments, chosen by host (gap 16). */
export const environments = ['sandbox', 'production'] as const
export type Environment = (typeof environments)[number]

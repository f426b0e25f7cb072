import 'server-only'

/** The gateway's code for a missing permission. */
export const PERMISSION_DENIED = 'Err0101006'

/** What somebody without a permission is told, as the gateway tells it. */
export function notPermitted(permission: string) {
  return { kind: 'refused', code: PERMISSION_DENIED, message: 'Permission denied', permission } as const
}

import 'server-only'

/** The gateway's code for a missing permission. */
export const PERMISSION_DENIED = 'Err0101006'

/** The answer to somebody without a permission, in the gateway's words. */
export function notPermitted(permission: string) {
  return { kind: 'refused', code: PERMISSION_DENIED, message: 'Permission denied', permission } as const
}

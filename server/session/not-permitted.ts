import 'server-only'

/** What somebody without a permission is told, as the gateway tells it. */
export function notPermitted(permission: string) {
  return { kind: 'refused', code: 'Err0101006', message: 'Permission denied', permission } as const
}

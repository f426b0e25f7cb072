import type { FewerRights } from '../../database/program-rights.ts'

/**
 * Transfers are never changed. They are deleted when a sandbox office is reset, which the trigger of the
 * table allows for such an office alone.
 */
export const programRights: FewerRights = { transfer: ['SELECT', 'INSERT', 'DELETE'] }

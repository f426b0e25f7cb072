import 'server-only'
import type { FewerRights } from '../../database/program-rights.ts'

/** The audit is only appended to. */
export const programRights: FewerRights = {
  audit: ['SELECT', 'INSERT'],
  audit_head: ['SELECT', 'INSERT', 'UPDATE'],
}

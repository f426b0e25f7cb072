import 'server-only'
import type { OperationSpec } from '../../contract/operation.ts'

/** Time limit of a call in milliseconds: look-ups 5 s, reads that ask suppliers 30 s, commits 60 s. */
export function timeLimitOf(op: OperationSpec): number {
  if (op.kind === 'commit') return 60_000
  return op.asks === 'supplier' ? 30_000 : 5_000
}

import 'server-only'
import type { OperationSpec } from '../../contract/operation.ts'

/** Milliseconds that a call may take: look-ups 5 s, what asks suppliers 30 s, commits 60 s. */
export function timeLimitOf(op: OperationSpec): number {
  if (op.kind === 'commit') return 60_000
  return op.asks === 'supplier' ? 30_000 : 5_000
}

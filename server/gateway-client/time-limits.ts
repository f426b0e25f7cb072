import 'server-only'
import type { OperationSpec } from '../../contract/operation.ts'

const SEARCHES: ReadonlySet<string> = new Set([
  'air.low-fare-search',
  'air.low-fare-search-incremental',
  'hotel.search',
  'hotel.availability',
])

/** Whether an operation asks suppliers, and may take its time. */
export function isSearch(op: OperationSpec): boolean {
  return SEARCHES.has(op.id)
}

/** Milliseconds that a call may take: look-ups 5 s, searches 30 s, commits 60 s. */
export function timeLimitOf(op: OperationSpec): number {
  if (op.kind === 'commit') return 60_000
  return isSearch(op) ? 30_000 : 5_000
}

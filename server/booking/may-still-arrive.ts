import 'server-only'
import { operationOf, operations } from '../../contract/registry.ts'
import type { Desk } from '../desk.ts'
import { timeLimitOf } from '../gateway-client/time-limits.ts'
import type { IntentRow } from '../intent/intent.ts'

/** How long after it was sent a commit may still take effect: its time limit and a margin. */
export const MAY_STILL_ARRIVE_MILLISECONDS =
  Math.max(...operations.filter((op) => op.kind === 'commit').map((op) => timeLimitOf(operationOf(op.id)))) +
  10_000

/** True while a commit that was sent may still take effect. Until then its missing effect proves nothing. */
export function mayStillArrive(desk: Desk, intent: Pick<IntentRow, 'sent_at'> | null): boolean {
  const sentAt = intent?.sent_at?.getTime()
  return sentAt !== undefined && desk.clock.now().getTime() < sentAt + MAY_STILL_ARRIVE_MILLISECONDS
}

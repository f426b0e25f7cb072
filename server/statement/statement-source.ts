import 'server-only'
import type { StatementOrigin } from '../../lib/wallet/wallet-view.ts'
import type { Desk } from '../desk.ts'
import { alsoMay } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { copyStatement, type CopyOutcome } from './copy-statement.ts'
import { copiedMovements, ownMovements, type MovementSource } from './movements.ts'
import type { CopiedRange } from './stored-copy.ts'

/** Brings the copy up to date for somebody who may read the statement, and for nobody else. */
export function copyPermitted(desk: Desk, grant: AnyGrant): Promise<CopyOutcome> {
  if (alsoMay(grant, 'wallet_statement')) return copyStatement(desk, grant)
  return Promise.resolve({ kind: 'not-supplied', permissionMissing: true })
}

/**
 * The movements that a person's statement is made from. While the gateway is away these are the last ones
 * that were read; without its statement, those that the bookings of the desk tell of.
 * @param copiedAt when the statement was last read, office time
 */
export function sourceOf(
  grant: AnyGrant,
  copied: CopyOutcome,
  range: CopiedRange,
  copiedAt: string | null,
): { source: MovementSource; origin: StatementOrigin } {
  const copy = copiedMovements(grant.officeId, range)
  if (copied.kind === 'copied') return { source: copy, origin: { kind: 'gateway' } }
  if (copied.kind === 'unavailable' && range.to > 0) {
    return { source: copy, origin: { kind: 'kept', at: copiedAt } }
  }
  const why =
    copied.kind !== 'not-supplied' ? 'away' : copied.permissionMissing ? 'permission' : 'not-supplied'
  return { source: ownMovements(grant), origin: { kind: 'own', why } }
}

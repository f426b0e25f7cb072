import 'server-only'
import { inTransaction } from '../../database/transaction.ts'
import type { EraseSavedOutcome } from '../../lib/traveller/found-traveller.ts'
import { ERASE } from '../booking/erase-names.ts'
import { dropViewsNaming } from '../booking/saved-views.ts'
import type { Desk } from '../desk.ts'
import { officeConfig } from '../office/office-config.ts'
import type { AnyGrant } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import { adminBarOf } from './admin.ts'
import { deleteSaved } from './saved.ts'

/**
 * Erases a saved traveller of the office, for its admins: everything that is kept of the person for the next
 * booking, and the saved views with the name. Bookings are not touched. The audit entry names the traveller
 * by its id. Erasing one that is gone changes nothing.
 * Source: GDPR, article 17.
 */
export async function eraseSavedOf(
  desk: Desk,
  grant: AnyGrant,
  { id, reason }: { id: string; reason: string },
): Promise<EraseSavedOutcome> {
  const bar = adminBarOf(grant)
  if (bar !== null) return { kind: 'refused', message: bar }
  const config = await officeConfig(desk, grant)
  if (config.kind === 'session') return { kind: 'session' }
  await inTransaction(await desk.store.db(), async (trx) => {
    const erased = await deleteSaved(desk, trx, grant, id)
    if (erased === null) return
    if (erased.name !== null) await dropViewsNaming(desk, trx, grant.officeId, erased.name)
    await appendAudit(trx, {
      officeId: grant.officeId,
      at: desk.clock.now(),
      officeAt: config.kind === 'read' ? new Date(config.serverNow) : null,
      who: grant.userName,
      whoName: grant.displayName,
      verb: ERASE,
      reference: id,
      before: 'saved traveller',
      after: null,
      reason,
      requestId: grant.requestId,
    })
  })
  return { kind: 'erased' }
}

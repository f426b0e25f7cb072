import 'server-only'
import { inTransaction } from '../../database/transaction.ts'
import type { EraseSavedOutcome } from '../../lib/traveller/found-traveller.ts'
import { dropViewsNaming } from '../booking/saved-views.ts'
import { forgetQuoteNames } from '../booking/forget-quotes.ts'
import { forgetTripNames } from '../booking/trip-names.ts'
import { dropMacrosNaming } from '../macro/macros.ts'
import type { Desk } from '../desk.ts'
import { officeConfig } from '../config/office-config.ts'
import type { AnyGrant } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import { adminBarOf } from './admin.ts'
import { deleteSaved } from './saved.ts'

/** The verb of the audit entry of it. */
export const ERASE_SAVED = 'traveller.erase'

/**
 * Erases a saved traveller of the office, for its admins: all data of the person for the next booking, and
 * the saved views with the name. Bookings are not touched. The audit entry names the traveller by its id.
 * One that the office does not have is `gone`, of another office as well. A booking form that is open keeps
 * the values that were filled in for as long as its draft is kept, up to 24 hours: nothing tells which drafts
 * a traveller is in.
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
  return inTransaction(await desk.store.db(), async (trx): Promise<EraseSavedOutcome> => {
    const erased = await deleteSaved(desk, trx, grant, id)
    if (erased === null) return { kind: 'gone' }
    // The head of the audit is locked before the views, as in every erasure.
    await appendAudit(trx, {
      officeId: grant.officeId,
      at: desk.clock.now(),
      officeAt: config.kind === 'read' ? new Date(config.serverNow) : null,
      who: grant.userName,
      whoName: grant.displayName,
      verb: ERASE_SAVED,
      reference: id,
      before: 'saved',
      after: 'erased',
      reason,
      requestId: grant.requestId,
    })
    if (erased.name === null) return { kind: 'erased' }
    await dropViewsNaming(desk, trx, grant.officeId, erased.name)
    await dropMacrosNaming(desk, trx, grant.officeId, erased.name)
    await forgetTripNames(desk, trx, grant.officeId, erased.name)
    await forgetQuoteNames(desk, trx, grant.officeId, erased.name)
    return { kind: 'erased' }
  })
}

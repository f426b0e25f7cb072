import 'server-only'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { AuditEntry } from '../store/audit.ts'

/** The verbs of the audit entries about clients. */
export const CLIENT_MADE = 'client.make'
export const CLIENT_CHANGED = 'client.change'
export const CLIENT_TRAVELLER_ADDED = 'client.add-traveller'
export const CLIENT_TRAVELLER_REMOVED = 'client.remove-traveller'
export const CLIENT_ERASED = 'client.erase'

/** The words for them in the change log. */
export const CLIENT_WORDS: Readonly<Record<string, string>> = {
  [CLIENT_MADE]: 'Client added',
  [CLIENT_CHANGED]: 'Client changed',
  [CLIENT_TRAVELLER_ADDED]: 'Traveller of a client added',
  [CLIENT_TRAVELLER_REMOVED]: 'Traveller of a client removed',
  [CLIENT_ERASED]: 'Client erased',
}

/** An audit entry about a client, which it names by its id alone. */
export function clientEntry(
  desk: Pick<Desk, 'clock'>,
  grant: AnyGrant,
  officeAt: Date,
  {
    verb,
    id,
    after,
    reason = null,
  }: { verb: string; id: string; after: string | null; reason?: string | null },
): AuditEntry {
  return {
    officeId: grant.officeId,
    at: desk.clock.now(),
    officeAt,
    who: grant.userName,
    whoName: grant.displayName,
    verb,
    reference: id,
    before: null,
    after,
    reason,
    requestId: grant.requestId,
  }
}

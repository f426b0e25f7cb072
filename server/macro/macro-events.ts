import 'server-only'
import { officeConfig } from '../config/office-config.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { AuditEntry } from '../store/audit.ts'

/** The verbs of the audit entries about macros. */
export const MACRO_SAVED = 'macro.save'
export const MACRO_RENAMED = 'macro.rename'
export const MACRO_KEY_CHANGED = 'macro.change-key'
export const MACRO_DELETED = 'macro.delete'

/** Their words in the change log. */
export const MACRO_WORDS: Readonly<Record<string, string>> = {
  [MACRO_SAVED]: 'Macro saved',
  [MACRO_RENAMED]: 'Macro renamed',
  [MACRO_KEY_CHANGED]: 'Macro key changed',
  [MACRO_DELETED]: 'Macro deleted',
}

/**
 * An audit entry about a macro, but for its id and its values. It has neither name nor steps of the macro:
 * they may name a traveller, and nothing is erased from the audit.
 */
export async function macroEntry(
  desk: Desk,
  grant: AnyGrant,
  verb: string,
): Promise<Omit<AuditEntry, 'reference' | 'before' | 'after'>> {
  const config = await officeConfig(desk, grant)
  return {
    officeId: grant.officeId,
    at: desk.clock.now(),
    officeAt: config.kind === 'read' ? new Date(config.serverNow) : null,
    who: grant.userName,
    whoName: grant.displayName,
    verb,
    requestId: grant.requestId,
  }
}

import 'server-only'
import type { LastSeen } from '../../lib/booking/last-seen.ts'
import type { Desk } from '../desk.ts'
import { officeConfig, officeTimeOf, serverNowOf } from '../config/office-config.ts'
import type { AnyGrant } from '../session/grant.ts'
import { rowsByReference } from './office-rows.ts'
import { lineOfRow } from './stored-row.ts'

/**
 * What the desk knows of a booking by itself; null if it does not know it, has never read it, or this person
 * may not read its kind.
 */
export async function lastSeenOf(desk: Desk, grant: AnyGrant, reference: string): Promise<LastSeen | null> {
  const row = (await rowsByReference(await desk.store.db(), grant, [reference])).get(reference)
  if (!row || row.summary === null) return null
  const serverNow = serverNowOf(desk, await officeConfig(desk, grant))
  return {
    line: lineOfRow(desk, row),
    seenAt: officeTimeOf(desk, row.seen_at.getTime(), serverNow),
    serverNow,
  }
}

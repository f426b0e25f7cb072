import 'server-only'
import type { Desk } from '../../desk.ts'
import type { AnyGrant } from '../../session/grant.ts'
import { startDiscovery } from './discover.ts'
import { makeDue } from './discovery-row.ts'
import { addListed } from './listed-rows.ts'

/** References that one import takes. */
export const MOST_REFERENCES = 5_000

/**
 * Looks for bookings by references that somebody has pasted, in the background; the service finds those of
 * the office alone.
 * @returns how many of them the list does not have
 */
export async function importReferences(
  desk: Desk,
  grant: AnyGrant,
  references: readonly string[],
): Promise<number> {
  const entries = references.map((id) => ({ id, kind: null, madeAt: null }))
  const added = await addListed(desk, grant.officeId, entries, true)
  await goOn(desk, grant)
  return added.size
}

/** Looks once more for bookings that the service named and did not give. */
export async function readGivenUp(desk: Desk, grant: AnyGrant): Promise<void> {
  const db = await desk.store.db()
  await db
    .updateTable('listed_booking')
    .set({ given_up: false, tries: 0, next_at: desk.clock.now() })
    .where('office_id', '=', grant.officeId)
    .where('given_up', '=', true)
    .execute()
  await goOn(desk, grant)
}

/** Begins a run now, also shortly after the last one. */
async function goOn(desk: Desk, grant: AnyGrant): Promise<void> {
  await makeDue(desk, grant.officeId)
  startDiscovery(desk, grant)
}

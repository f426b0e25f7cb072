import 'server-only'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Desk } from '../../desk.ts'
import type { ListPosition } from '../../store/tables/discovery.ts'

/** A run that died is followed by another one after this time. */
const CLAIM_MILLISECONDS = 90_000
/** The lists are looked at again this long after everything was read. */
const AGAIN_MILLISECONDS = 25_000

/** The right to read the lists of an office: of all desks and processes one has it. */
export type DiscoveryClaim = {
  officeId: string
  id: string
  positions: Readonly<Record<string, ListPosition>>
}

/** Claims the lists of an office; null while another run has them, or shortly after the last one. */
export async function claimDiscovery(desk: Desk, officeId: string): Promise<DiscoveryClaim | null> {
  const db = await desk.store.db()
  const now = desk.clock.now()
  await db
    .insertInto('discovery')
    .values({
      office_id: officeId,
      positions: '{}',
      claimed_by: null,
      claimed_until: null,
      started_at: now,
      passed_at: null,
    })
    .onConflict((conflict) => conflict.column('office_id').doNothing())
    .execute()
  const id = randomUUID()
  const row = await db
    .updateTable('discovery')
    .set({ claimed_by: id, claimed_until: later(now, CLAIM_MILLISECONDS) })
    .where('office_id', '=', officeId)
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now)]))
    .where((where) =>
      where.or([where('passed_at', 'is', null), where('passed_at', '<=', later(now, -AGAIN_MILLISECONDS))]),
    )
    .returning('positions')
    .executeTakeFirst()
  return row ? { officeId, id, positions: row.positions } : null
}

/** Keeps the claim and notes what was done meanwhile; false if another run has taken it. */
export async function renewClaim(
  desk: Desk,
  { officeId, id }: DiscoveryClaim,
  done: { positions: Readonly<Record<string, ListPosition>>; read: number },
): Promise<boolean> {
  const db = await desk.store.db()
  const renewed = await db
    .updateTable('discovery')
    .set({
      claimed_until: later(desk.clock.now(), CLAIM_MILLISECONDS),
      positions: JSON.stringify(done.positions),
      read_count: sql`read_count + ${done.read}`,
    })
    .where('office_id', '=', officeId)
    .where('claimed_by', '=', id)
    .executeTakeFirst()
  return renewed.numUpdatedRows === 1n
}

/**
 * Gives the claim back.
 * @param whole what the wallet holds besides, where everything that the lists have was read; null where not
 */
export async function endClaim(
  desk: Desk,
  { officeId, id }: DiscoveryClaim,
  whole: { unlistedCents: number | null } | null,
): Promise<void> {
  const db = await desk.store.db()
  await db
    .updateTable('discovery')
    .set({
      claimed_by: null,
      claimed_until: null,
      ...(whole && { passed_at: desk.clock.now(), unlisted_cents: whole.unlistedCents }),
    })
    .where('office_id', '=', officeId)
    .where('claimed_by', '=', id)
    .execute()
}

function later(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() + milliseconds)
}

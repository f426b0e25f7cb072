import 'server-only'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Desk } from '../../desk.ts'
import { deskWide } from '../../process-wide.ts'
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

/**
 * Claims the lists of an office; null while another run has them, or shortly after the last one. Every screen
 * asks, so this process does not ask the database again before a run is due.
 */
export async function claimDiscovery(desk: Desk, officeId: string): Promise<DiscoveryClaim | null> {
  const now = desk.clock.now()
  const dueAt = dueTimes(desk).get(officeId)
  if (dueAt && now < dueAt) return null
  const claim = { claimed_by: randomUUID(), claimed_until: later(now, CLAIM_MILLISECONDS) }
  const db = await desk.store.db()
  const row = await db
    .insertInto('discovery')
    .values({ ...claim, office_id: officeId, positions: '{}', started_at: now, passed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('office_id')
        .doUpdateSet(claim)
        .where(({ or, eb, ref }) => {
          const claimedUntil = ref('discovery.claimed_until')
          return or([eb(claimedUntil, 'is', null), eb(claimedUntil, '<=', now)])
        })
        .where(({ or, eb, ref }) => {
          const passedAt = ref('discovery.passed_at')
          return or([eb(passedAt, 'is', null), eb(passedAt, '<=', later(now, -AGAIN_MILLISECONDS))])
        }),
    )
    .returning('positions')
    .executeTakeFirst()
  if (row) return { officeId, id: claim.claimed_by, positions: row.positions }
  dueTimes(desk).set(officeId, later(now, AGAIN_MILLISECONDS))
  return null
}

/** Lets the next run begin at once, also shortly after the last one. */
export async function makeDue(desk: Desk, officeId: string): Promise<void> {
  dueTimes(desk).delete(officeId)
  const db = await desk.store.db()
  await db.updateTable('discovery').set({ passed_at: null }).where('office_id', '=', officeId).execute()
}

/** When this process looks again whether it may read the lists of an office. */
function dueTimes(desk: Desk): Map<string, Date> {
  return deskWide(desk, 'discovery due', () => new Map<string, Date>())
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
  const now = desk.clock.now()
  if (whole) dueTimes(desk).set(officeId, later(now, AGAIN_MILLISECONDS))
  const db = await desk.store.db()
  await db
    .updateTable('discovery')
    .set({
      claimed_by: null,
      claimed_until: null,
      ...(whole && { passed_at: now, unlisted_cents: whole.unlistedCents }),
    })
    .where('office_id', '=', officeId)
    .where('claimed_by', '=', id)
    .execute()
}

function later(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() + milliseconds)
}

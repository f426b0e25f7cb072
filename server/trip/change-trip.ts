import 'server-only'
import type { Selectable, Transaction } from 'kysely'
import { inTransaction } from '../../database/transaction.ts'
import type { TripOutcome } from '../../lib/trip/trip.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import type { DeskTables } from '../store/schema.ts'
import type { TripTable } from '../store/tables/trip.ts'

/** What people do to a trip, as the audit names it; its timeline puts them into words. */
export type TripVerb =
  | 'trip.make'
  | 'trip.rename'
  | 'trip.client'
  | 'trip.travellers'
  | 'trip.collect'
  | 'trip.choose'
  | 'trip.markup'
  | 'trip.remove'
  | 'trip.check'
  | 'trip.hold'
  | 'trip.hold-end'
  | 'trip.attach'
  | 'trip.detach'
  | 'trip.copy'
  | 'trip.drop'
  | 'trip.resume'
  | QuoteVerb

/** What was done to a quote for a trip. The client's own acts are noted in the name of `CLIENT`. */
export type QuoteVerb =
  'quote.make' | 'quote.withdraw' | 'quote.send' | 'quote.open' | 'quote.agree' | 'quote.ask'

/** What a change did: the audit has it before and after. No name of a person and no title stands in it. */
export type TripChange = { verb: TripVerb; before?: string | null; after?: string | null }

/** Why this person may change no trip; null where they may. */
export function changeBar({ role }: Pick<AnyGrant, 'role'>): string | null {
  return role === 'viewer' ? 'Viewers cannot change trips.' : null
}

/** The refusal of a change by somebody who may make none; null where they may. */
export function refusedChange(grant: Pick<AnyGrant, 'role'>): { kind: 'refused'; message: string } | null {
  const message = changeBar(grant)
  return message === null ? null : { kind: 'refused', message }
}

const NOT_THERE = { kind: 'refused', message: 'There is no such trip in this office.' } as const

/**
 * Changes a trip: the row is locked, `change` does its part, and the version, the time and the audit follow
 * in the same transaction. A change that was made on an older reading is answered `changed`, and nothing is
 * done.
 * @param version the version that the person saw; null where any will do, because nothing can be overwritten
 * @param change answers what it did, or why it is refused; null if there was nothing to do
 */
export async function changeTrip(
  desk: Desk,
  grant: AnyGrant,
  { tripId, version }: { tripId: string; version: number | null },
  change: (
    trx: Transaction<DeskTables>,
    trip: Selectable<TripTable>,
  ) => Promise<TripChange | { kind: 'refused'; message: string } | null>,
): Promise<TripOutcome> {
  const refused = refusedChange(grant)
  if (refused) return refused
  const officeAt = new Date(serverNowOf(desk, await officeConfig(desk, grant)))
  return inTransaction(await desk.store.db(), async (trx) => {
    const trip = await trx
      .selectFrom('trip')
      .selectAll()
      .where('office_id', '=', grant.officeId)
      .where('id', '=', tripId)
      .forUpdate()
      .executeTakeFirst()
    if (!trip) return NOT_THERE
    if (version !== null && version !== trip.version) return { kind: 'changed' }
    const done = await change(trx, trip)
    if (done === null) return { kind: 'done' }
    if ('kind' in done) return done
    await trx
      .updateTable('trip')
      .set({ version: trip.version + 1, changed_at: officeAt })
      .where('office_id', '=', grant.officeId)
      .where('id', '=', tripId)
      .execute()
    await auditTrip(desk, trx, grant, { ...done, tripId, officeAt })
    return { kind: 'done' }
  })
}

/** Appends what was done to a trip to the audit. */
export async function auditTrip(
  desk: Desk,
  trx: Transaction<DeskTables>,
  grant: AnyGrant,
  { tripId, officeAt, verb, before = null, after = null }: TripChange & { tripId: string; officeAt: Date },
): Promise<void> {
  await appendAudit(trx, {
    officeId: grant.officeId,
    at: desk.clock.now(),
    officeAt,
    who: grant.userName,
    whoName: grant.displayName,
    verb,
    reference: tripId,
    before,
    after,
    requestId: grant.requestId,
  })
}

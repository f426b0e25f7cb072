import 'server-only'
import type { Selectable, Transaction } from 'kysely'
import { inTransaction } from '../../database/transaction.ts'
import {
  nextStep,
  settledItems,
  type FailureChoice,
  type HoldRun,
  type ItemState,
  type RunItem,
  type RunOutcome,
} from '../../lib/trip/hold-run.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { DeskTables } from '../store/schema.ts'
import type { DeskDb } from '../store/store.ts'
import type { TripHoldRunTable } from '../store/tables/trip-hold-run.ts'
import { auditTrip, refusedChange } from './change-trip.ts'

/** The answer where a trip has no such run. */
export const NO_RUN = { kind: 'refused', message: 'There is no such run on this trip.' } as const
const RUNNING = {
  kind: 'refused',
  message: 'Somebody holds the options of this trip already. Open it again to see how far that is.',
} as const

/** Which run of which trip. */
export type RunAt = { tripId: string; runId: string }

/** The run of a trip in which something is still to be done; null if there is none. */
export async function openRun(desk: Desk, grant: AnyGrant, tripId: string): Promise<HoldRun | null> {
  const row = await runs(await desk.store.db(), grant, tripId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row ? runOf(row) : null
}

/** Stores what was agreed to, before anything is sent. */
export async function startRun(
  desk: Desk,
  grant: AnyGrant,
  { tripId, ifOneFails, items }: { tripId: string; ifOneFails: FailureChoice; items: readonly RunItem[] },
): Promise<RunOutcome> {
  const refused = refusedChange(grant)
  if (refused) return refused
  const officeAt = new Date(serverNowOf(desk, await officeConfig(desk, grant)))
  return inTransaction(await desk.store.db(), async (trx): Promise<RunOutcome> => {
    const row = await trx
      .insertInto('trip_hold_run')
      .values({
        office_id: grant.officeId,
        trip_id: tripId,
        id: crypto.randomUUID(),
        if_one_fails: ifOneFails,
        items: JSON.stringify(items),
        made_by_name: grant.displayName,
        started_at: officeAt,
        ended_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) return RUNNING
    const total = items.reduce((sum, { agreedCents }) => sum + agreedCents, 0)
    await auditTrip(desk, trx, grant, {
      verb: 'trip.hold',
      after: `${items.length} ${total}`,
      tripId,
      officeAt,
    })
    return { kind: 'run', run: runOf(row) }
  })
}

/**
 * Changes an item of a run, if it is still in one of these states: another step, of this person or a
 * colleague, may have been faster, and then what that one wrote counts. A run with nothing left to do ends
 * here, in the same transaction. Answers the run as it is now, and whether this change was made.
 */
export async function moveItem(
  desk: Desk,
  grant: AnyGrant,
  { tripId, runId }: RunAt,
  { optionId, from, to }: { optionId: string; from: readonly ItemState[]; to: Partial<RunItem> },
): Promise<{ run: HoldRun; moved: boolean } | null> {
  let moved = false
  const run = await changeRun(desk, grant, { tripId, runId }, (before) => ({
    ...before,
    items: before.items.map((item) => {
      if (item.optionId !== optionId || !from.includes(item.state)) return item
      moved = true
      return { ...item, ...to }
    }),
  }))
  return run === null ? null : { run, moved }
}

/** Holds nothing more in a run; what is held is kept or released. What is under way is still settled. */
export async function stopRun(
  desk: Desk,
  grant: AnyGrant,
  { ifOneFails, ...at }: RunAt & { ifOneFails: FailureChoice },
): Promise<RunOutcome> {
  const refused = refusedChange(grant)
  if (refused) return refused
  const run = await changeRun(desk, grant, at, ({ items }) => ({
    ifOneFails,
    items: items.map((item) => (item.state === 'waiting' ? { ...item, state: 'left' } : item)),
  }))
  return run === null ? NO_RUN : { kind: 'run', run }
}

async function changeRun(
  desk: Desk,
  grant: AnyGrant,
  { tripId, runId }: RunAt,
  change: (run: Pick<HoldRun, 'items' | 'ifOneFails'>) => Pick<HoldRun, 'items' | 'ifOneFails'>,
): Promise<HoldRun | null> {
  const officeAt = new Date(serverNowOf(desk, await officeConfig(desk, grant)))
  return inTransaction(await desk.store.db(), async (trx) => {
    const row = await runs(trx, grant, tripId).where('id', '=', runId).forUpdate().executeTakeFirst()
    if (!row) return null
    if (row.ended_at !== null) return runOf(row)
    const after = change(runOf(row))
    const items = settledItems(after.items)
    const isOver = nextStep({ ...after, items }) === null
    const changed = await trx
      .updateTable('trip_hold_run')
      .set({
        items: JSON.stringify(items),
        if_one_fails: after.ifOneFails,
        ended_at: isOver ? officeAt : null,
      })
      .where('office_id', '=', grant.officeId)
      .where('trip_id', '=', tripId)
      .where('id', '=', runId)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (isOver) await auditEnd(desk, trx, grant, { tripId, items, officeAt })
    return runOf(changed)
  })
}

/** The audit of the end has how many are held, released, and neither. */
async function auditEnd(
  desk: Desk,
  trx: Transaction<DeskTables>,
  grant: AnyGrant,
  { tripId, items, officeAt }: { tripId: string; items: readonly RunItem[]; officeAt: Date },
): Promise<void> {
  const count = (...states: ItemState[]) => items.filter(({ state }) => states.includes(state)).length
  const after = [count('held', 'not-released'), count('released'), count('failed', 'left')].join(' ')
  await auditTrip(desk, trx, grant, { verb: 'trip.hold-end', after, tripId, officeAt })
}

/** A run by its id; null if the trip has none. */
export async function runById(
  desk: Desk,
  grant: AnyGrant,
  { tripId, runId }: RunAt,
): Promise<HoldRun | null> {
  const row = await runs(await desk.store.db(), grant, tripId)
    .where('id', '=', runId)
    .executeTakeFirst()
  return row ? runOf(row) : null
}

function runs(db: DeskDb, { officeId }: Pick<AnyGrant, 'officeId'>, tripId: string) {
  return db
    .selectFrom('trip_hold_run')
    .selectAll()
    .where('office_id', '=', officeId)
    .where('trip_id', '=', tripId)
}

function runOf(row: Selectable<TripHoldRunTable>): HoldRun {
  return {
    id: row.id,
    ifOneFails: row.if_one_fails,
    items: row.items,
    by: row.made_by_name,
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  }
}

import { sql } from 'kysely'
import type { Db } from '../../store/transaction.ts'

/** Scenarios that can be armed for ordinary inventory: each affects the next matching call of the office. */
export const armable = [
  'ticket_stall',
  'ticket_fail',
  'sold_out',
  'expired',
  'price_rise',
  'price_fall',
  'rise_at_booking',
  'reprice',
  'retime',
] as const
export type ArmableScenario = (typeof armable)[number]

export type Armed = { officeId: string; scenario: string; times: number }

/** Adds so many more strikes to a scenario. */
export async function arm(db: Db, wanted: { officeId: string; scenario: ArmableScenario; times: number }) {
  await db
    .insertInto('armed')
    .values({ office_id: wanted.officeId, scenario: wanted.scenario, remaining: wanted.times })
    .onConflict((conflict) =>
      conflict
        .columns(['office_id', 'scenario'])
        .doUpdateSet({ remaining: sql<number>`armed.remaining + excluded.remaining` }),
    )
    .execute()
}

/** Takes all strikes of a scenario back. */
export async function disarm(db: Db, wanted: { officeId: string; scenario: ArmableScenario }) {
  await db
    .deleteFrom('armed')
    .where('office_id', '=', wanted.officeId)
    .where('scenario', '=', wanted.scenario)
    .execute()
}

/** Uses one strike of an armed scenario; false when none is left. Concurrent callers never share a strike. */
export async function takeArmed(db: Db, officeId: string, scenario: ArmableScenario): Promise<boolean> {
  const taken = await db
    .updateTable('armed')
    .set({ remaining: sql<number>`remaining - 1` })
    .where('office_id', '=', officeId)
    .where('scenario', '=', scenario)
    .where('remaining', '>', 0)
    .returning('remaining')
    .executeTakeFirst()
  return taken !== undefined
}

/** Gives a strike back that was taken and not used; nothing if the scenario was taken back or reset since. */
export async function putArmedBack(db: Db, officeId: string, scenario: ArmableScenario): Promise<void> {
  await db
    .updateTable('armed')
    .set({ remaining: sql<number>`remaining + 1` })
    .where('office_id', '=', officeId)
    .where('scenario', '=', scenario)
    .execute()
}

/** Whether a scenario has strikes left, so that a caller need not lock anything where it has none. */
export async function isArmed(db: Db, officeId: string, scenario: ArmableScenario): Promise<boolean> {
  const row = await db
    .selectFrom('armed')
    .select('remaining')
    .where('office_id', '=', officeId)
    .where('scenario', '=', scenario)
    .where('remaining', '>', 0)
    .executeTakeFirst()
  return row !== undefined
}

/** Armed scenarios with strikes left, of one office or of all. */
export async function armedOf(db: Db, officeId: string | null): Promise<Armed[]> {
  let wanted = db.selectFrom('armed').selectAll().where('remaining', '>', 0)
  if (officeId !== null) wanted = wanted.where('office_id', '=', officeId)
  const rows = await wanted.orderBy('office_id').orderBy('scenario').execute()
  return rows.map((row) => ({ officeId: row.office_id, scenario: row.scenario, times: row.remaining }))
}

/** The effect of an armed scenario on the revalidation of a fare or the check of a rate. */
export type ArmedEffect = Exclude<
  ArmableScenario,
  'ticket_stall' | 'ticket_fail' | 'reprice' | 'retime' | 'rise_at_booking'
>

/**
 * Uses one strike of the first armed scenario among those the caller supports; null when none is armed.
 * `sold_out` and `expired` refuse, the price scenarios change the total.
 */
export async function armedEffect<const E extends ArmedEffect>(
  db: Db,
  officeId: string,
  effects: readonly E[],
): Promise<E | null> {
  for (const scenario of effects) if (await takeArmed(db, officeId, scenario)) return scenario
  return null
}

import 'server-only'
import { inTransaction } from '../../database/transaction.ts'
import type { CostCentreOutcome, CostCentreRow } from '../../lib/booking/cost-centre.ts'
import { VIEWERS_READ } from '../../lib/role-names.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import { officeSettings } from '../config/office-settings.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { rowsByReference } from './office-rows.ts'
import { setColumn } from './set-column.ts'

/**
 * Sets the cost centre of bookings, with null none, each with an audit entry. Everybody of the office who
 * reads a booking and is no viewer may do so: it moves no money, and the booking service does not know it. A
 * booking in a closed month becomes a correction of the next one.
 */
export async function setCostCentre(
  desk: Desk,
  grant: AnyGrant,
  references: readonly string[],
  costCentre: string | null,
): Promise<CostCentreOutcome> {
  if (grant.role === 'viewer') return { kind: 'refused', code: 'Viewer', message: VIEWERS_READ }
  if (costCentre !== null) {
    const refusal = await unlistedRefusal(desk, grant.officeId, costCentre)
    if (refusal !== null) return refusal
  }
  const [stored, config] = await Promise.all([
    rowsByReference(await desk.store.db(), grant, references),
    officeConfig(desk, grant),
  ])
  if (config.kind === 'session') return { kind: 'session' }
  const officeAt = new Date(serverNowOf(desk, config))
  const rows: CostCentreRow[] = []
  for (const reference of new Set(references)) {
    const outcome = stored.has(reference)
      ? await inTransaction(await desk.store.db(), (trx) =>
          setColumn(desk, trx, grant, { reference, column: 'cost_centre', value: costCentre, officeAt }),
        )
      : 'not-found'
    rows.push({ reference, outcome })
  }
  return { kind: 'done', rows }
}

/** Refuses a cost centre that is not in the office's list; null if it is. */
export async function unlistedRefusal(
  desk: Desk,
  officeId: string,
  costCentre: string,
): Promise<{ kind: 'refused'; code: string; message: string } | null> {
  const { costCentres } = await officeSettings(desk, officeId)
  if (costCentres.includes(costCentre)) return null
  return {
    kind: 'refused',
    code: 'UnlistedCostCentre',
    message: `“${costCentre}” is not among the office's cost centres now. Choose another one.`,
  }
}

/** The cost centre of a booking of the office, if its list has it still. */
export async function listedCostCentreOf(
  desk: Desk,
  officeId: string,
  reference: string,
): Promise<string | null> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('booking')
    .select('cost_centre')
    .where('office_id', '=', officeId)
    .where('reference', '=', reference)
    .executeTakeFirst()
  const costCentre = row?.cost_centre ?? null
  const isListed = costCentre !== null && (await unlistedRefusal(desk, officeId, costCentre)) === null
  return isListed ? costCentre : null
}

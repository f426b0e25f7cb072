import 'server-only'
import { seal } from '../../database/sealed-text.ts'
import { inTransaction } from '../../database/transaction.ts'
import type {
  TravellerDetails,
  TravellerDetailsOutcome,
  TravellerFields,
} from '../../lib/traveller/saved-traveller.ts'
import { bookBarOf } from '../booking/book-bar.ts'
import { addTraveller } from '../client/client-travellers.ts'
import { officeConfig } from '../config/office-config.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import { opened, saveTravellers, travellerPlace } from './saved.ts'

/** The verb of the audit entry of it. */
export const TRAVELLER_CHANGED = 'traveller.change'

/**
 * Saves how a traveller is reached, what they like, and their loyalty numbers. Who changes details that a
 * colleague has changed meanwhile is told, and nothing is saved. The audit names the traveller by its id.
 * @param before the details that were changed
 */
export async function saveDetails(
  desk: Desk,
  grant: AnyGrant,
  { id, before, details }: { id: string; before: TravellerDetails; details: TravellerDetails },
): Promise<TravellerDetailsOutcome> {
  const bar = await bookBarOf(desk, grant)
  if (bar !== null) return { kind: 'refused', message: bar }
  const config = await officeConfig(desk, grant)
  if (config.kind === 'session') return { kind: 'session' }
  const { officeId } = grant
  return inTransaction(await desk.store.db(), async (trx) => {
    const row = await trx
      .selectFrom('traveller')
      .select('sealed_fields')
      .where('office_id', '=', officeId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    const fields = row && opened(desk, officeId, id, row.sealed_fields)
    if (!fields) return { kind: 'refused', message: 'This traveller was erased.' }
    const stored = detailsOf(fields)
    if (isSame(stored, details)) return { kind: 'saved' }
    if (!isSame(stored, before)) return { kind: 'changed', details: stored }
    await trx
      .updateTable('traveller')
      .set({
        sealed_fields: seal(
          desk.key,
          travellerPlace(officeId, id),
          JSON.stringify({ ...fields, ...details }),
        ),
        saved_at: desk.clock.now(),
      })
      .where('office_id', '=', officeId)
      .where('id', '=', id)
      .execute()
    await appendAudit(trx, {
      officeId,
      at: desk.clock.now(),
      officeAt: new Date(config.serverNow),
      who: grant.userName,
      whoName: grant.displayName,
      verb: TRAVELLER_CHANGED,
      reference: id,
      before: null,
      after: null,
      requestId: grant.requestId,
    })
    return { kind: 'saved' }
  })
}

/** Saves a traveller as typed, and adds them to a client. */
export async function saveForClient(
  desk: Desk,
  grant: AnyGrant,
  clientId: string,
  fields: TravellerFields,
): Promise<{ kind: 'done' } | { kind: 'session' } | { kind: 'refused'; message: string }> {
  const bar = await bookBarOf(desk, grant)
  if (bar !== null) return { kind: 'refused', message: bar }
  const [travellerId] = await saveTravellers(desk, grant, [fields], null)
  if (!travellerId) return { kind: 'refused', message: 'Enter both names first.' }
  return addTraveller(desk, grant, { clientId, travellerId })
}

function detailsOf({ email, phone, seat, meal, loyalty }: TravellerDetails): TravellerDetails {
  return { email, phone, seat, meal, loyalty }
}

function isSame(one: TravellerDetails, other: TravellerDetails): boolean {
  const text = ({ email, phone, seat, meal, loyalty }: TravellerDetails) =>
    JSON.stringify([email, phone, seat, meal, loyalty.map(({ programme, number }) => [programme, number])])
  return text(one) === text(other)
}

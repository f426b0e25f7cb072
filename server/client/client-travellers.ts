import 'server-only'
import { sql } from 'kysely'
import { inTransaction } from '../../database/transaction.ts'
import type { ClientTravellerOutcome } from '../../lib/client/client.ts'
import { officeConfig } from '../config/office-config.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import type { DeskDb } from '../store/store.ts'
import { CLIENT_TRAVELLER_ADDED, CLIENT_TRAVELLER_REMOVED, clientEntry } from './client-events.ts'

type Pair = { clientId: string; travellerId: string }

/** Adds a saved traveller to a client. One that is added already changes nothing. */
export async function addTraveller(
  desk: Desk,
  grant: AnyGrant,
  { clientId, travellerId }: Pair,
): Promise<ClientTravellerOutcome> {
  const config = await officeConfig(desk, grant)
  if (config.kind === 'session') return { kind: 'session' }
  const officeAt = new Date(config.serverNow)
  return inTransaction(await desk.store.db(), async (trx) => {
    // Both are locked, so that neither is erased before the row that names them is there.
    const client = await lockedKey(trx, 'client', grant.officeId, clientId)
    const traveller = await lockedKey(trx, 'traveller', grant.officeId, travellerId)
    if (!client || !traveller)
      return { kind: 'refused', message: `This ${client ? 'traveller' : 'client'} was erased.` }
    const added = await trx
      .insertInto('client_traveller')
      .values({
        office_id: grant.officeId,
        client_id: clientId,
        traveller_id: travellerId,
        added_at: officeAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows === 1n) {
      const entry = { verb: CLIENT_TRAVELLER_ADDED, id: clientId, after: travellerId }
      await appendAudit(trx, clientEntry(desk, grant, officeAt, entry))
    }
    return { kind: 'done' }
  })
}

/** Removes a traveller from a client; the saved traveller stays. One that is not there changes nothing. */
export async function removeTraveller(
  desk: Desk,
  grant: AnyGrant,
  { clientId, travellerId }: Pair,
): Promise<ClientTravellerOutcome> {
  const config = await officeConfig(desk, grant)
  if (config.kind === 'session') return { kind: 'session' }
  const officeAt = new Date(config.serverNow)
  return inTransaction(await desk.store.db(), async (trx) => {
    const removed = await trx
      .deleteFrom('client_traveller')
      .where('office_id', '=', grant.officeId)
      .where('client_id', '=', clientId)
      .where('traveller_id', '=', travellerId)
      .executeTakeFirst()
    if (removed.numDeletedRows === 1n) {
      const entry = { verb: CLIENT_TRAVELLER_REMOVED, id: clientId, after: travellerId }
      await appendAudit(trx, clientEntry(desk, grant, officeAt, entry))
    }
    return { kind: 'done' }
  })
}

/** Gives the clients of a saved traveller another one: two rows turned out to be one person. */
export async function replaceTraveller(
  trx: DeskDb,
  officeId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`
    insert into desk.client_traveller (office_id, client_id, traveller_id, added_at)
    select office_id, client_id, ${to}, added_at from desk.client_traveller
    where office_id = ${officeId} and traveller_id = ${from}
    on conflict do nothing`.execute(trx)
  await trx
    .deleteFrom('client_traveller')
    .where('office_id', '=', officeId)
    .where('traveller_id', '=', from)
    .execute()
}

function lockedKey(trx: DeskDb, table: 'client' | 'traveller', officeId: string, id: string) {
  return trx
    .selectFrom(table)
    .select('id')
    .where('office_id', '=', officeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

import 'server-only'
import { inTransaction } from '../../database/transaction.ts'
import { isSameName } from '../../lib/booking/same-person.ts'
import type { Client, EraseClientOutcome } from '../../lib/client/client.ts'
import { nameHash } from '../booking/person-hashes.ts'
import { dropViewsNaming } from '../booking/saved-views.ts'
import { officeConfig } from '../config/office-config.ts'
import type { Desk } from '../desk.ts'
import { forgetQuoteNames } from '../booking/forget-quotes.ts'
import { forgetTripNames } from '../booking/trip-names.ts'
import { dropMacrosNaming } from '../macro/macros.ts'
import type { AnyGrant, GrantFacts } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import { CLIENT_ERASED, clientEntry } from './client-events.ts'
import { deleteClient } from './delete-client.ts'
import { clientsOfRows, fieldsOf } from './stored-clients.ts'

/**
 * Erases a client: all that is written of it, what finds it, and which travellers it has. The travellers stay
 * saved, and bookings stay. Saved views and macros with the name go as well. One that the office does not
 * have is `gone`, of another office as well. Who may is for the caller to say.
 * Source: GDPR, article 17.
 */
export async function eraseClient(
  desk: Desk,
  grant: AnyGrant,
  { id, reason }: { id: string; reason: string },
): Promise<EraseClientOutcome> {
  const config = await officeConfig(desk, grant)
  if (config.kind === 'session') return { kind: 'session' }
  return inTransaction(await desk.store.db(), async (trx): Promise<EraseClientOutcome> => {
    const row = await deleteClient(trx, grant.officeId, id)
    if (!row) return { kind: 'gone' }
    // The head of the audit is locked before the views, as in every erasure.
    const entry = { verb: CLIENT_ERASED, id, after: 'erased', reason }
    await appendAudit(trx, clientEntry(desk, grant, new Date(config.serverNow), entry))
    const fields = fieldsOf(desk, row)
    if (fields === null) return { kind: 'erased' }
    await dropViewsNaming(desk, trx, grant.officeId, fields.name)
    await dropMacrosNaming(desk, trx, grant.officeId, fields.name)
    await forgetTripNames(desk, trx, grant.officeId, fields.name)
    await forgetQuoteNames(desk, trx, grant.officeId, fields.name)
    return { kind: 'erased' }
  })
}

/** The clients of the office with a name, in any spelling, with all that is written of them. */
export async function clientsNamed(
  desk: Desk,
  { officeId }: Pick<GrantFacts, 'officeId'>,
  name: string,
): Promise<Client[]> {
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('client')
    .selectAll()
    .where('office_id', '=', officeId)
    .where('name_hash', '=', nameHash(desk.findKey, officeId, name))
    .orderBy('id')
    .execute()
  const clients = await clientsOfRows(desk, db, rows)
  return clients.filter((client) => isSameName(client.name, name))
}

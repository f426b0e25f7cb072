import 'server-only'
import { sql } from 'kysely'
import { inTransaction } from '../../database/transaction.ts'
import type { ClientOfBookingOutcome } from '../../lib/booking/client-of-booking.ts'
import type { KnownPerson } from '../../lib/booking/same-person.ts'
import { VIEWERS_READ } from '../../lib/role-names.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import type { Desk } from '../desk.ts'
import { log } from '../log.ts'
import type { AnyGrant } from '../session/grant.ts'
import { rowsByReference } from './office-rows.ts'
import { nameHash, personHash } from './person-hashes.ts'
import { setColumn } from './set-column.ts'

/**
 * Sets the client of a booking, with null none, with an audit entry that names clients by their ids.
 * Everybody of the office who reads the booking and is no viewer may do so: the booking service knows no
 * clients.
 */
export async function setClient(
  desk: Desk,
  grant: AnyGrant,
  { reference, clientId }: { reference: string; clientId: string | null },
): Promise<ClientOfBookingOutcome> {
  if (grant.role === 'viewer') return { kind: 'refused', message: VIEWERS_READ }
  const [rows, config] = await Promise.all([
    rowsByReference(await desk.store.db(), grant, [reference]),
    officeConfig(desk, grant),
  ])
  if (config.kind === 'session') return { kind: 'session' }
  if (!rows.has(reference))
    return { kind: 'refused', message: 'There is no booking of this office that you may read.' }
  const officeAt = new Date(serverNowOf(desk, config))
  const { officeId } = grant
  return inTransaction(await desk.store.db(), async (trx) => {
    if (clientId !== null) {
      const client = await trx
        .selectFrom('client')
        .select('id')
        .where('office_id', '=', officeId)
        .where('id', '=', clientId)
        .forShare()
        .executeTakeFirst()
      if (!client) return { kind: 'refused', message: 'This client was erased. Choose another one.' }
    }
    await setColumn(desk, trx, grant, { reference, column: 'client_id', value: clientId, officeAt })
    return { kind: 'done' }
  })
}

/**
 * Gives a booking that was just made the client of its lead traveller, where they are saved with exactly one.
 * One that it has stays. The booking is there whatever becomes of this, so a failure is noted and no more.
 */
export async function setClientOfLead(
  desk: Desk,
  grant: AnyGrant,
  reference: string,
  lead: KnownPerson | undefined,
): Promise<void> {
  if (!lead) return
  try {
    const clientId = await clientOfPerson(desk, grant.officeId, lead)
    if (clientId === null) return
    const db = await desk.store.db()
    await db
      .updateTable('booking')
      .set({ client_id: clientId })
      .where('office_id', '=', grant.officeId)
      .where('reference', '=', reference)
      .where('client_id', 'is', null)
      // The form said for whom it is: for nobody, or for somebody who was erased since.
      .where(sql<boolean>`agreed -> 'clientId' is null`)
      .execute()
  } catch (error) {
    const errorName = error instanceof Error ? error.name : 'unknown'
    log.error('client of a booking not set', { requestId: grant.requestId, errorName })
  }
}

/** The only client of a saved traveller; null if they have none or several. */
async function clientOfPerson(
  desk: Desk,
  officeId: string,
  { name, birthDate }: KnownPerson,
): Promise<string | null> {
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('client_traveller')
    .innerJoin('traveller', (join) =>
      join
        .onRef('traveller.office_id', '=', 'client_traveller.office_id')
        .onRef('traveller.id', '=', 'client_traveller.traveller_id'),
    )
    .select('client_traveller.client_id')
    .distinct()
    .where('client_traveller.office_id', '=', officeId)
    .where((where) =>
      birthDate
        ? // Somebody may have been saved without a date of birth.
          where('traveller.person_hash', 'in', [
            personHash(desk.findKey, officeId, name, birthDate),
            personHash(desk.findKey, officeId, name, null),
          ])
        : where('traveller.name_hash', '=', nameHash(desk.findKey, officeId, name)),
    )
    .limit(2)
    .execute()
  return rows.length === 1 ? (rows[0]?.client_id ?? null) : null
}

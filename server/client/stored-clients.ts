import 'server-only'
import type { Selectable } from 'kysely'
import { seal, unseal } from '../../database/sealed-text.ts'
import type { Client, ClientFields } from '../../lib/client/client.ts'
import { clientPlace } from '../booking/client-of-booking.ts'
import { findLabel, findTokens } from '../booking/find-tokens.ts'
import { nameHash } from '../booking/person-hashes.ts'
import type { Desk } from '../desk.ts'
import type { DeskDb } from '../store/store.ts'
import type { ClientTable } from '../store/tables/client.ts'

type Keys = Pick<Desk, 'key' | 'findKey'>

/** The columns of a row that depend on what is written of the client. */
export function clientColumns(desk: Keys, officeId: string, id: string, fields: ClientFields) {
  return {
    sealed_fields: seal(desk.key, clientPlace(officeId, id), JSON.stringify(fields)),
    ...clientHashes(desk, officeId, fields),
  }
}

/** The columns by which a client is found: by name, e-mail, phone, address and tax number. */
export function clientHashes({ findKey }: Pick<Desk, 'findKey'>, officeId: string, fields: ClientFields) {
  const { name, email, phone, street, city, taxNumber } = fields
  const texts = [name, email ?? '', street ?? '', city ?? '', taxNumber ?? '', ...phonesTyped(phone ?? '')]
  return {
    name_hash: nameHash(findKey, officeId, name),
    find_tokens: findTokens(findKey, officeId, texts),
    name_tokens: findTokens(findKey, officeId, [name]),
    find_key: findLabel(findKey),
  }
}

/** A phone number as it is stored, and without its country code: that has one to three digits. */
function phonesTyped(phone: string): string[] {
  const digits = phone.replaceAll(/\D/g, '')
  return digits === '' ? [] : [phone, ...[0, 1, 2, 3].map((from) => digits.slice(from))]
}

/** What is written of a client; null if it was sealed with a key that is gone. */
export function fieldsOf(desk: Pick<Desk, 'key'>, row: Selectable<ClientTable>): ClientFields | null {
  const json = unseal(desk.key, clientPlace(row.office_id, row.id), row.sealed_fields)
  return json === null ? null : (JSON.parse(json) as ClientFields)
}

/** The clients of these rows, in their order. One that cannot be read is left out. */
export async function clientsOfRows(
  desk: Pick<Desk, 'key'>,
  db: DeskDb,
  rows: readonly Selectable<ClientTable>[],
): Promise<Client[]> {
  const [first] = rows
  if (!first) return []
  const ids = rows.map(({ id }) => id)
  const travellers = await db
    .selectFrom('client_traveller')
    .select(['client_id', 'traveller_id'])
    .where('office_id', '=', first.office_id)
    .where('client_id', 'in', ids)
    .orderBy('added_at')
    .orderBy('traveller_id')
    .execute()
  return rows.flatMap((row) => {
    const fields = fieldsOf(desk, row)
    if (fields === null) return []
    const travellerIds = travellers
      .filter(({ client_id }) => client_id === row.id)
      .map(({ traveller_id }) => traveller_id)
    return [
      {
        ...fields,
        id: row.id,
        travellerIds,
        version: row.version,
        madeAt: row.made_at.toISOString(),
        changedAt: row.changed_at.toISOString(),
        changedBy: row.changed_by_name,
      },
    ]
  })
}

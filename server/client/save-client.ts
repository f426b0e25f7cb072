import 'server-only'
import type { Selectable, Transaction } from 'kysely'
import { inTransaction } from '../../database/transaction.ts'
import type { MarkupRules } from '../../lib/booking/markup.ts'
import type { Client, ClientFields, SaveClientOutcome } from '../../lib/client/client.ts'
import { checkClientForm, fieldsOfForm, type ClientForm } from '../../lib/client/client-form.ts'
import { officeConfig } from '../config/office-config.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import type { DeskTables } from '../store/schema.ts'
import type { ClientTable } from '../store/tables/client.ts'
import { CLIENT_CHANGED, CLIENT_MADE, clientEntry } from './client-events.ts'
import { clientColumns, clientsOfRows, fieldsOf } from './stored-clients.ts'

/**
 * Makes a client, or changes it. Who saves a version that is not the last one is told, and nothing is saved.
 * Sent twice it is saved once: what is stored already counts as saved. The audit names the fields that
 * changed, and never what is in them.
 * @param version the one that was changed; 0 for a client that is made, whose `id` the form has chosen
 */
export async function saveClient(
  desk: Desk,
  grant: AnyGrant,
  { id, version, fields }: { id: string; version: number; fields: ClientFields },
): Promise<SaveClientOutcome> {
  const config = await officeConfig(desk, grant)
  if (config.kind === 'session') return { kind: 'session' }
  const officeAt = new Date(config.serverNow)
  const change = {
    changed_at: officeAt,
    changed_by: grant.userName,
    changed_by_name: grant.displayName,
    ...clientColumns(desk, grant.officeId, id, fields),
  }
  return inTransaction(await desk.store.db(), async (trx) => {
    const audit = (verb: string, after: string | null) =>
      appendAudit(trx, clientEntry(desk, grant, officeAt, { verb, id, after }))
    if (version === 0) {
      const made = await trx
        .insertInto('client')
        .values({ office_id: grant.officeId, id, version: 1, made_at: officeAt, ...change })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst()
      if (made) {
        await audit(CLIENT_MADE, null)
        return { kind: 'saved', client: await clientOfRow(desk, trx, made) }
      }
    }
    const before = await lockedRow(trx, grant.officeId, id)
    if (before === undefined) return { kind: 'gone' }
    const changes = changedFields(fieldsOf(desk, before), fields)
    if (changes.length === 0) return { kind: 'saved', client: await clientOfRow(desk, trx, before) }
    if (before.version !== version) return { kind: 'changed', client: await clientOfRow(desk, trx, before) }
    const stored = await trx
      .updateTable('client')
      .set({ version: version + 1, ...change })
      .where('office_id', '=', grant.officeId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(CLIENT_CHANGED, changes.join(', '))
    return { kind: 'saved', client: await clientOfRow(desk, trx, stored) }
  })
}

/** The same for a form as typed; refused with what is wrong in its first field. */
export async function saveTypedClient(
  desk: Desk,
  grant: AnyGrant,
  { id, version, form, markup }: { id: string; version: number; form: ClientForm; markup: MarkupRules },
): Promise<SaveClientOutcome> {
  const problems: string[] = []
  checkClientForm(form, (_, message) => problems.push(message))
  const [problem] = problems
  if (problem !== undefined) return { kind: 'refused', message: problem }
  return saveClient(desk, grant, { id, version, fields: { ...fieldsOfForm(form), markup } })
}

/** The words of the fields, for the audit. */
const FIELD_WORDS: Readonly<Record<keyof ClientFields, string>> = {
  kind: 'person or company',
  name: 'name',
  email: 'e-mail',
  phone: 'phone',
  language: 'language',
  note: 'note',
  street: 'street',
  city: 'city',
  taxNumber: 'tax number',
  markup: 'markup',
}

function changedFields(before: ClientFields | null, after: ClientFields): string[] {
  const fields = Object.keys(FIELD_WORDS) as (keyof ClientFields)[]
  return fields
    .filter((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after[field]))
    .map((field) => FIELD_WORDS[field])
}

function lockedRow(trx: Transaction<DeskTables>, officeId: string, id: string) {
  return trx
    .selectFrom('client')
    .selectAll()
    .where('office_id', '=', officeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

async function clientOfRow(
  desk: Desk,
  trx: Transaction<DeskTables>,
  row: Selectable<ClientTable>,
): Promise<Client> {
  const [client] = await clientsOfRows(desk, trx, [row])
  if (!client) throw new Error('this client was sealed with another key')
  return client
}

import 'server-only'
import type { Transaction } from 'kysely'
import { seal, unseal } from '../../database/sealed-text.ts'
import type { OwnerNotice } from '../../lib/booking/hand-over.ts'
import { kindFacts } from '../../lib/kinds.ts'
import type { Desk } from '../desk.ts'
import { kindOf } from '../kinds.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { AuditEntry } from '../store/audit.ts'
import type { DeskTables } from '../store/schema.ts'
import { intentOf } from './kind-act.ts'
import { officeRows } from './office-rows.ts'
import { HANDED_OVER } from './own-events.ts'
import { lineOfRow } from './stored-row.ts'

const SHOWN = 50

/** What a person is told, as it is written. */
export type NewNotice = Pick<AuditEntry, 'officeId' | 'reference' | 'verb' | 'whoName'> & {
  userName: string
  text: string | null
  at: Date
}

/** Tells a person something of a booking that is theirs. */
export async function writeNotice(
  desk: Pick<Desk, 'key'>,
  trx: Transaction<DeskTables>,
  { officeId, userName, reference, verb, whoName, text, at }: NewNotice,
): Promise<void> {
  const id = crypto.randomUUID()
  await trx
    .insertInto('owner_notice')
    .values({
      office_id: officeId,
      user_name: userName,
      id,
      reference,
      about: verb,
      by_name: whoName,
      sealed_text: text === null ? null : seal(desk.key, placeOf(officeId, id), text),
      at,
    })
    .execute()
}

/**
 * Tells the owner of a booking who did what to it, where somebody else did and gave a reason. Nobody is told
 * where the owner is not known by a user name.
 * @returns whether the owner is told
 */
export async function tellOwner(
  desk: Desk,
  trx: Transaction<DeskTables>,
  entry: Pick<AuditEntry, 'officeId' | 'reference' | 'verb' | 'who' | 'whoName' | 'reason'>,
  at: Date,
): Promise<boolean> {
  const { reason } = entry
  if (reason == null) return false
  const userName = await ownerNameOf(trx, entry.officeId, entry.reference)
  if (userName === null || userName === entry.who) return false
  await writeNotice(desk, trx, { ...entry, userName, text: reason, at })
  return true
}

/** The user name of whom a booking was handed to, or of who made it; null if neither is known. */
async function ownerNameOf(
  trx: Transaction<DeskTables>,
  officeId: string,
  reference: string,
): Promise<string | null> {
  const row = await trx
    .selectFrom('booking')
    .leftJoin('intent', (join) =>
      join
        .onRef('intent.office_id', '=', 'booking.office_id')
        .onRef('intent.client_reference', '=', 'booking.client_reference')
        .on('intent.state', '=', 'done'),
    )
    .leftJoin('person', (join) =>
      join
        .onRef('person.office_id', '=', 'booking.office_id')
        .onRef('person.display_name', '=', 'booking.made_by'),
    )
    .select(['booking.owner', 'intent.created_by', 'person.user_name'])
    .where('booking.office_id', '=', officeId)
    .where('booking.reference', '=', reference)
    .executeTakeFirst()
  return row?.owner ?? row?.created_by ?? row?.user_name ?? null
}

/** What this person has not seen yet of their bookings, the latest first. */
export async function noticesOf(desk: Desk, grant: AnyGrant): Promise<OwnerNotice[]> {
  const db = await desk.store.db()
  const notices = await db
    .selectFrom('owner_notice')
    .selectAll()
    .where('office_id', '=', grant.officeId)
    .where('user_name', '=', grant.userName)
    .where('seen_at', 'is', null)
    .orderBy('at', 'desc')
    .limit(SHOWN)
    .execute()
  if (notices.length === 0) return []
  const references = notices.map(({ reference }) => reference)
  const rows = await officeRows(db, grant).selectAll().where('reference', 'in', references).execute()
  const byReference = new Map(rows.map((row) => [row.reference, row]))
  return notices.flatMap((notice): OwnerNotice[] => {
    const row = byReference.get(notice.reference)
    if (!row) return []
    const { id, reference, sealed_text: sealed } = notice
    const text = sealed === null ? null : unseal(desk.key, placeOf(grant.officeId, id), sealed)
    const { kind, leadName } = lineOfRow(desk, row)
    const what = wordsOf(notice.about, row.kind)
    return [{ id, at: notice.at.toISOString(), reference, kind, leadName, what, by: notice.by_name, text }]
  })
}

function wordsOf(about: string, name: OwnerNotice['kind']): string {
  if (about === HANDED_OVER) return 'Handed to you'
  const verb = Object.entries(kindOf(name).acts).find(([, act]) => intentOf(act) === about)?.[0]
  return kindFacts(name).verbs[verb ?? '']?.done ?? about
}

/** Takes a notice off: only whom it tells can. One that is not there counts as taken off. */
export async function seeNotice(desk: Desk, grant: AnyGrant, id: string): Promise<void> {
  const db = await desk.store.db()
  await db
    .updateTable('owner_notice')
    .set({ seen_at: desk.clock.now() })
    .where('office_id', '=', grant.officeId)
    .where('user_name', '=', grant.userName)
    .where('id', '=', id)
    .where('seen_at', 'is', null)
    .execute()
}

function placeOf(officeId: string, id: string): string {
  return `notice:${officeId}:${id}`
}

import 'server-only'
import { inTransaction } from '../../database/transaction.ts'
import type { Colleague, HandOverOutcome } from '../../lib/booking/hand-over.ts'
import { VIEWERS_READ } from '../../lib/role-names.ts'
import { onlyMakerText } from '../../lib/office/whom-to-ask.ts'
import type { Desk } from '../desk.ts'
import { adminsOf } from '../config/admins.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import type { AnyGrant } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import { indexNotes, storeNote } from './notes.ts'
import { rowsByReference } from './office-rows.ts'
import { HANDED_OVER } from './own-events.ts'
import { ownerOf } from './owner.ts'
import { writeNotice } from './owner-notices.ts'
import type { StoredBooking } from './stored-row.ts'

/** The people of the office who have signed in at this desk and may do more than read, by name. */
export async function colleaguesOf(desk: Desk, { officeId }: AnyGrant): Promise<Colleague[]> {
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('person')
    .select(['user_name', 'display_name'])
    .where('office_id', '=', officeId)
    .where('role', '!=', 'viewer')
    .orderBy('display_name')
    .execute()
  return rows.map((row) => ({ userName: row.user_name, displayName: row.display_name }))
}

/**
 * Hands bookings over to a colleague: their owner hands them over, and so does an admin. The note stands in
 * the timeline, and the colleague sees both in Today. Who may ticket or cancel a booking is for the booking
 * service to say; a hand-over does not change it.
 */
export async function handOver(
  desk: Desk,
  grant: AnyGrant,
  references: readonly string[],
  to: string,
  note: string | null,
): Promise<HandOverOutcome> {
  if (grant.role === 'viewer') return { kind: 'refused', code: 'Viewer', message: VIEWERS_READ }
  const colleague = (await colleaguesOf(desk, grant)).find(({ userName }) => userName === to)
  if (!colleague) return NOBODY
  const [rows, config, admins] = await Promise.all([
    rowsByReference(await desk.store.db(), grant, references),
    officeConfig(desk, grant),
    adminsOf(desk, grant.officeId),
  ])
  if (config.kind === 'session') return { kind: 'session' }
  const officeAt = new Date(serverNowOf(desk, config))
  const handed: string[] = []
  const skipped: { reference: string; message: string }[] = []
  for (const reference of new Set(references)) {
    const row = rows.get(reference)
    const bar = row ? await barOf(desk, grant, row, admins) : 'No booking of this office has this reference'
    if (!row || bar !== null) {
      skipped.push({ reference, message: bar ?? '' })
      continue
    }
    await handOverOne(desk, grant, row, { colleague, note, officeAt })
    handed.push(reference)
  }
  return { kind: 'done', handed, skipped }
}

/** Why this person may not hand a booking over; null if they may, or its maker is not known. */
async function barOf(
  desk: Desk,
  grant: AnyGrant,
  row: StoredBooking,
  admins: readonly string[],
): Promise<string | null> {
  if (grant.role === 'admin' || row.owner === grant.userName) return null
  if (row.owner !== null) return onlyMakerText(row.owner_name, admins)
  const { isOwn, madeBy } = await ownerOf(desk, grant, row.reference)
  return isOwn === false ? onlyMakerText(madeBy, admins) : null
}

async function handOverOne(
  desk: Desk,
  grant: AnyGrant,
  { reference, made_by: madeBy }: StoredBooking,
  { colleague, note, officeAt }: { colleague: Colleague; note: string | null; officeAt: Date },
): Promise<void> {
  const { officeId, userName: who, displayName: whoName } = grant
  const { userName, displayName } = colleague
  await inTransaction(await desk.store.db(), async (trx) => {
    const before = await trx
      .selectFrom('booking')
      .select(['owner', 'owner_name'])
      .where('office_id', '=', officeId)
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirst()
    // A second press finds it handed over.
    if (!before || before.owner === userName) return
    await trx
      .updateTable('booking')
      .set({ owner: userName, owner_name: displayName })
      .where('office_id', '=', officeId)
      .where('reference', '=', reference)
      .execute()
    if (note !== null) {
      const id = crypto.randomUUID()
      const noteRow = { office_id: officeId, reference, id, place: 'desk' as const }
      const author = { written_by: who, written_by_name: whoName, written_at: officeAt }
      await storeNote(desk, trx, { ...noteRow, ...author }, note)
      await indexNotes(desk, trx, officeId, reference)
    }
    const entry = { officeId, reference, verb: HANDED_OVER, whoName }
    if (userName !== who) await writeNotice(desk, trx, { ...entry, userName, text: note, at: officeAt })
    await appendAudit(trx, {
      ...entry,
      at: desk.clock.now(),
      officeAt,
      who,
      before: before.owner_name ?? madeBy,
      after: displayName,
      requestId: grant.requestId,
    })
  })
}

const NOBODY = {
  kind: 'refused',
  code: 'NoColleague',
  message: 'Nobody of this name has signed in here. Choose a colleague.',
} as const

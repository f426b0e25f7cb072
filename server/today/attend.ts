import 'server-only'
import type { Transaction } from 'kysely'
import { inTransaction } from '../../database/transaction.ts'
import { isAsShown, seenUpTo, type ShownReason } from '../../lib/booking/attention.ts'
import { SEEN_WITH_CHANGED } from '../booking/booking-change.ts'
import { ATTENDED } from '../booking/own-events.ts'
import { lineOfRow } from '../booking/stored-row.ts'
import type { Desk } from '../desk.ts'
import { readableKinds } from '../kinds.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import type { AnyGrant } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import type { DeskTables } from '../store/schema.ts'
import { attendBarOf } from './office-facts.ts'

/**
 * `not-permitted`: a viewer. `not-found`: the office's desk has no such booking of a kind that they may read.
 * `moved-on`: the booking is not as it was shown any more, and nothing was noted.
 */
export type Attended =
  | { kind: 'done' }
  | { kind: 'session' }
  | { kind: 'not-found' }
  | { kind: 'moved-on' }
  | { kind: 'not-permitted'; message: string }

/**
 * Notes that somebody has seen to a booking that needed attention: who and when, in the row and in the audit.
 * The change is taken as known from then on. Events after the reason that was shown stay unseen, also if the
 * desk has not read them yet.
 */
export async function attend(
  here: Desk,
  grant: AnyGrant,
  reference: string,
  shown: ShownReason,
): Promise<Attended> {
  const bar = attendBarOf(grant)
  if (bar !== null) return { kind: 'not-permitted', message: bar }
  const kinds = readableKinds(grant).map(({ kind }) => kind)
  if (kinds.length === 0) return { kind: 'not-found' }
  const config = await officeConfig(here, grant)
  if (config.kind === 'session') return { kind: 'session' }
  const officeAt = new Date(serverNowOf(here, config))
  return inTransaction(await here.store.db(), async (trx): Promise<Attended> => {
    const row = await trx
      .selectFrom('booking')
      .selectAll()
      .where('office_id', '=', grant.officeId)
      .where('reference', '=', reference)
      .where('kind', 'in', kinds)
      // A reading that notes a change waits, or has noted it before this one looks.
      .forUpdate()
      .executeTakeFirst()
    if (!row) return { kind: 'not-found' }
    if (!isAsShown(lineOfRow(here, row), shown, officeAt.toISOString())) return { kind: 'moved-on' }
    await trx
      .updateTable('booking')
      .set({ attended_at: new Date(seenUpTo(shown)), attended_by: grant.userName, changed: null })
      .where('office_id', '=', grant.officeId)
      .where('reference', '=', reference)
      .execute()
    if (shown.reason === 'changed') await acceptShown(trx, grant, reference, shown.at, officeAt)
    await appendAudit(trx, {
      officeId: grant.officeId,
      at: here.clock.now(),
      officeAt,
      who: grant.userName,
      whoName: grant.displayName,
      verb: ATTENDED,
      reference,
      before: row.state,
      after: row.state,
      requestId: grant.requestId,
    })
    return { kind: 'done' }
  })
}

/** Accepts the changes that were shown: those of schedule and price up to this instant. */
async function acceptShown(
  trx: Transaction<DeskTables>,
  grant: AnyGrant,
  reference: string,
  shownAt: string,
  officeAt: Date,
): Promise<void> {
  await trx
    .updateTable('booking_change')
    .set({ accepted_at: officeAt, accepted_by: grant.userName })
    .where('office_id', '=', grant.officeId)
    .where('reference', '=', reference)
    .where('about', 'in', SEEN_WITH_CHANGED)
    .where('noticed_at', '<=', new Date(shownAt))
    .where('accepted_at', 'is', null)
    .execute()
}

import 'server-only'
import type { AirBookingRecord } from '../../contract/air/booking-data.ts'
import { rememberBooking } from '../booking/remember.ts'
import type { Desk } from '../desk.ts'
import { eraseDraft } from '../draft/drafts.ts'
import { callAs } from '../gateway/call-as.ts'
import { bodyHash } from '../intent/body-hash.ts'
import { settleIntent, type IntentKey } from '../intent/intent.ts'
import { DRAFT_KEY } from '../../lib/booking/draft-key.ts'
import type { HoldOutcome } from '../../lib/booking/hold-outcome.ts'
import type { AnyGrant } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import { inTransaction } from '../store/transaction.ts'
import { bookingView } from './view.ts'

/**
 * Takes a booking into the office's books: intent done, audit and the list's row in one transaction. The record is read
 * for the list; when that fails the list gets a row by the reference, to be filled at the next sight. The draft that it
 * was made from goes with it: passports are kept no longer than they are needed. False where the intent was settled
 * before: then nothing is written.
 */
export async function adoptBooking(
  desk: Desk,
  grant: AnyGrant,
  key: IntentKey,
  made: { answer: HoldOutcome; uniqueId: string; fare?: string; record?: AirBookingRecord; askedAt?: Date },
): Promise<boolean> {
  const at = desk.clock.now()
  const askedAt = made.askedAt ?? at
  const record = made.record ?? (await recordOf(desk, grant, made.uniqueId))
  return inTransaction(await desk.store.db(), async (trx) => {
    if (!(await settleIntent(desk, trx, key, { state: 'done', answer: made.answer }))) return false
    const fareHash = made.fare === undefined ? null : bodyHash(made.fare)
    if (record) await rememberBooking(desk, trx, grant, bookingView(record), askedAt, fareHash)
    else {
      await trx
        .insertInto('booking')
        .values({
          office_id: grant.officeId,
          unique_id: made.uniqueId,
          kind: 'air',
          client_reference: key.reference,
          fare_hash: fareHash,
          sealed_lead_name: null,
          summary: 'null',
          total_cents: null,
          state: 'held',
          deadline_at: null,
          made_by: grant.displayName,
          created_at: at,
          // As old as can be: whatever is seen later counts for more.
          seen_at: new Date(0),
        })
        .onConflict((conflict) => conflict.columns(['office_id', 'unique_id']).doNothing())
        .execute()
    }
    await appendAudit(trx, {
      officeId: grant.officeId,
      at,
      who: grant.userName,
      verb: key.verb,
      reference: made.uniqueId,
      before: null,
      after: record ? bookingView(record).state : 'held',
      requestId: grant.requestId,
    })
    await eraseDraft(trx, grant, DRAFT_KEY)
    return true
  })
}

async function recordOf(desk: Desk, grant: AnyGrant, uniqueId: string): Promise<AirBookingRecord | null> {
  const read = await callAs(desk, grant, 'air.booking-data', { UniqueId: uniqueId })
  return read.kind === 'ok' ? read.data : null
}

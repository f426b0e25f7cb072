import 'server-only'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import type { HoldOutcome } from '../../lib/booking/hold-outcome.ts'
import type { Desk } from '../desk.ts'
import { eraseDraft } from '../draft/drafts.ts'
import { bodyHash } from '../intent/body-hash.ts'
import { findIntent, settleIntent, type IntentKey } from '../intent/intent.ts'
import type { AnyGrant } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import type { DeskDb } from '../store/store.ts'
import { inTransaction } from '../store/transaction.ts'
import type { KindOfBooking } from './kind.ts'
import { rememberBooking } from './remember.ts'

/** What was made: the answer of the hold, and the booking where it was read already, `askedAt` before that. */
type Made<View extends BookingView> = {
  answer: HoldOutcome
  reference: string
  /** The offer's code where it is known. */
  offerCode?: string
  read?: { booking: View; askedAt: Date }
}

/**
 * Takes a booking into the office's books: intent done, audit and the list's row in one transaction. The record is read
 * for the list; when that fails the list gets a row by the reference, to be filled at the next sight. The draft that it
 * was made from goes with it: passports are kept no longer than they are needed. False where the intent was settled
 * before: then nothing is written.
 */
export async function adoptBooking<View extends BookingView>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindOfBooking<View>,
  key: IntentKey,
  made: Made<View>,
): Promise<boolean> {
  const at = desk.clock.now()
  const seen = made.read ?? (await readNow(desk, grant, kind, made.reference))
  const offerHash = made.offerCode === undefined ? null : bodyHash(made.offerCode)
  return inTransaction(await desk.store.db(), async (trx) => {
    if (!(await settleIntent(desk, trx, key, { state: 'done', answer: made.answer }))) return false
    if (seen) await rememberBooking(desk, trx, grant, kind, { ...seen, offerHash })
    else await noteReference(trx, grant, kind, { key, reference: made.reference, offerHash, at })
    await appendAudit(trx, {
      officeId: grant.officeId,
      at,
      who: grant.userName,
      verb: key.verb,
      reference: made.reference,
      before: null,
      after: seen?.booking.state ?? 'held',
      requestId: grant.requestId,
    })
    await eraseItsDraft(trx, key)
    return true
  })
}

async function readNow<View extends BookingView>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindOfBooking<View>,
  reference: string,
): Promise<{ booking: View; askedAt: Date } | null> {
  const askedAt = desk.clock.now()
  const read = await kind.read(desk, grant, { reference })
  return read.kind === 'ok' ? { booking: read.data, askedAt } : null
}

/** A row of which nothing but the reference is known. */
async function noteReference(
  trx: DeskDb,
  grant: AnyGrant,
  kind: Pick<KindOfBooking, 'kind'>,
  made: { key: IntentKey; reference: string; offerHash: string | null; at: Date },
): Promise<void> {
  await trx
    .insertInto('booking')
    .values({
      office_id: grant.officeId,
      reference: made.reference,
      kind: kind.kind,
      client_reference: made.key.reference,
      offer_hash: made.offerHash,
      sealed_lead_name: null,
      summary: 'null',
      total_cents: null,
      state: 'held',
      deadline_at: null,
      made_by: grant.displayName,
      created_at: made.at,
      // As old as can be: whatever is seen later counts for more.
      seen_at: new Date(0),
    })
    .onConflict((conflict) => conflict.columns(['office_id', 'reference']).doNothing())
    .execute()
}

/** The draft of whoever sent it: a colleague may be the one who finds the booking. */
async function eraseItsDraft(trx: DeskDb, key: IntentKey): Promise<void> {
  const intent = await findIntent(trx, key)
  if (!intent?.draft_key) return
  await eraseDraft(trx, { officeId: key.officeId, userName: intent.created_by }, intent.draft_key)
}

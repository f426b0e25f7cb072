import 'server-only'
import { sql } from 'kysely'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { AgreedTerms, BookingView } from '../../lib/booking/booking-view.ts'
import type { HoldOutcome } from '../../lib/booking/hold-outcome.ts'
import type { Desk } from '../desk.ts'
import { eraseDraft } from '../draft/drafts.ts'
import { bodyHash } from '../intent/body-hash.ts'
import { findIntent, settleIntent, type IntentKey, type IntentRow } from '../intent/intent.ts'
import type { AnyGrant } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import type { DeskDb } from '../store/store.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { KindHandling, KindTypes } from './kind.ts'
import { RISE_TAKEN } from './own-events.ts'
import { rememberBooking } from './remember.ts'

/**
 * A booking that was created: the answer of the hold, and the booking if it was read already. `askedAt` is
 * the time before that read.
 */
type Made<View extends BookingView> = {
  answer: HoldOutcome
  reference: string
  /** The code of the offer, if known. */
  offerCode?: string
  read?: { booking: View; askedAt: Date }
  /** The rise at the hold that was taken without asking. */
  raised?: Required<Pick<AgreedTerms, 'raisedFromCents' | 'totalCents'>>
}

/**
 * Records a booking for the office: completes the intent and writes the audit entry and the list row in one
 * transaction. The list row needs the record; if reading it fails, the row has the reference alone and is
 * filled by the next reading. The draft of the booking is erased, so that passport data is kept no longer
 * than needed. Writes nothing if the intent was settled before.
 */
export async function recordHold<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  key: IntentKey,
  made: Made<K['view']>,
): Promise<void> {
  const at = desk.clock.now()
  const seen = made.read ?? (await readNow(desk, grant, kind, made.reference))
  const offerHash = made.offerCode === undefined ? null : bodyHash(made.offerCode)
  await inTransaction(await desk.store.db(), async (trx) => {
    if (!(await settleIntent(desk, trx, key, { state: 'done', answer: made.answer }))) return
    const intent = await findIntent(trx, key)
    // A colleague may be the one who finds the booking.
    const madeBy = intent?.by_name ?? grant.displayName
    const agreed = intent?.agreed ? { ...intent.agreed, ...made.raised } : null
    if (seen) {
      const officeAt = new Date(seen.booking.createdAt)
      await rememberBooking(desk, trx, grant, kind, {
        ...seen,
        officeAt,
        agreed,
        offerHash,
        madeBy,
        ownAct: true,
      })
    } else {
      await noteReference(trx, grant.officeId, kind, {
        key,
        reference: made.reference,
        offerHash,
        madeBy,
        at,
      })
    }
    const entry = {
      officeId: grant.officeId,
      at,
      officeAt: seen ? new Date(seen.booking.createdAt) : null,
      who: intent?.by_name ? intent.created_by : grant.userName,
      whoName: madeBy,
      reference: made.reference,
      requestId: grant.requestId,
    }
    await appendAudit(trx, {
      ...entry,
      verb: key.verb,
      before: null,
      after: seen?.booking.state ?? 'held',
    })
    if (agreed?.raisedFromCents !== undefined) {
      const [before, after] = [agreed.raisedFromCents, agreed.totalCents].map(String)
      await appendAudit(trx, { ...entry, verb: RISE_TAKEN, before: before ?? null, after: after ?? null })
    }
    await keepOurs(trx, { officeId: grant.officeId, reference: made.reference, madeBy }, agreed)
    await eraseItsDraft(trx, key.officeId, intent)
  })
}

async function readNow<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  reference: string,
): Promise<{ booking: K['view']; askedAt: Date } | null> {
  const askedAt = desk.clock.now()
  const read = await kind.read(desk, grant, { reference })
  return read.kind === 'ok' ? { booking: read.data, askedAt } : null
}

/** Adds a list row that has nothing but the reference. */
async function noteReference(
  trx: DeskDb,
  officeId: string,
  kind: { kind: BookingKind },
  made: { key: IntentKey; reference: string; offerHash: string | null; madeBy: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('booking')
    .values({
      office_id: officeId,
      reference: made.reference,
      kind: kind.kind,
      client_reference: made.key.reference,
      offer_hash: made.offerHash,
      sealed_lead_name: null,
      summary: 'null',
      total_cents: null,
      markup_cents: null,
      settlement: 'null',
      agreed: 'null',
      state: 'held',
      deadline_at: null,
      made_by: made.madeBy,
      created_at: made.at,
      // The earliest possible time, so that any reading replaces this row.
      seen_at: new Date(0),
      state_since: made.at,
    })
    .onConflict((conflict) => conflict.columns(['office_id', 'reference']).doNothing())
    .execute()
}

/** Erases the draft of the person who sent the hold; a colleague may be the one who finds the booking. */
async function eraseItsDraft(trx: DeskDb, officeId: string, intent: IntentRow | null): Promise<void> {
  if (!intent?.draft_key) return
  await eraseDraft(trx, { officeId, userName: intent.created_by }, intent.draft_key)
}

/**
 * The booking keeps the terms that its offer had when it was held, and that it was made here: somebody may
 * have opened it before, when it seemed to be of another program.
 */
async function keepOurs(
  trx: DeskDb,
  made: { officeId: string; reference: string; madeBy: string },
  agreed: AgreedTerms | null,
): Promise<void> {
  await trx
    .updateTable('booking')
    .set({
      agreed: JSON.stringify(agreed),
      made_through: 'desk',
      cost_centre: sql`coalesce(cost_centre, ${agreed?.costCentre ?? null})`,
      // One that was erased since the form was sent is there no more.
      client_id: sql`coalesce(client_id, (select client.id from desk.client
        where client.office_id = ${made.officeId} and client.id = ${agreed?.clientId ?? null}::uuid))`,
      made_by: sql`coalesce(nullif(made_by, ''), ${made.madeBy})`,
    })
    .where('office_id', '=', made.officeId)
    .where('reference', '=', made.reference)
    .execute()
}
